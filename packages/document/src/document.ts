/**
 * The document model: the output of every reader and the input of every engine. Plain readonly JSON. Promise:
 * `text` is the blocks' texts joined by BLOCK_SEPARATOR, in reading order, and every block's span slices back
 * to its own text.
 */
import type { Revision, TextMark, TextRun } from './annotation.ts';
import type { DocumentKind } from './formats.ts';
import type { LineFragment, PageBox } from './line-fragment.ts';
import { type DocumentOffset, documentSpan, type Span } from './offset.ts';

/** Separates two blocks in `Document.text`. A block may contain it too (a line break inside a paragraph). */
export const BLOCK_SEPARATOR = '\n';

export type BlockType =
  | 'heading'
  | 'paragraph'
  | 'listItem'
  | 'tableCell'
  | 'textBox'
  | 'header'
  | 'footer'
  | 'footnote'
  | 'endnote'
  | 'comment'
  | 'image'
  | 'seal'
  | 'watermark';

/** Position of a table cell. All counts start at 0; `table` counts through the whole document. */
export interface CellAddress {
  readonly table: number;
  readonly row: number;
  readonly column: number;
  /** How many rows and columns a merged cell covers; absent means one. */
  readonly rowSpan?: number;
  readonly columnSpan?: number;
}

export interface Block extends Span {
  /** Unique within its document, and the same each time the same bytes are read by the same reader version. */
  readonly id: string;
  readonly type: BlockType;
  /** Counted from 1; absent while the format has not been laid out on pages. */
  readonly page?: number;
  /** Heading level from 1, list level from 1. */
  readonly level?: number;
  /** The automatic number as displayed (第一条, 1.1). The block's text begins with it. */
  readonly number?: string;
  readonly cell?: CellAddress;
  /** Position of a block without text (an image, a seal). Positions of text are in `Document.layout`. */
  readonly box?: PageBox;
  readonly alignment?: 'center' | 'right' | 'justify';
  readonly picture?: Picture;
  /** What came of looking for text in the picture; absent: nobody looked. The text found is the block's own. */
  readonly pictureText?: PictureTextOutcome;
  /** What the file says of the picture before it in words; no page shows it. */
  readonly isAlternativeText?: true;
  /** Author of a comment; set for comments only. */
  readonly author?: string;
  /** Date of a comment as written in the file (ISO 8601); set for comments only. */
  readonly date?: string;
}

export type PictureTextOutcome =
  /** The block's text was recognised in its picture. */
  | 'read'
  /** Recognised, and there is no text worth telling. */
  | 'empty'
  | 'small'
  /** Nobody knows where it is on the pages. */
  | 'unplaced'
  /** The page has text of its own on it: a scan with a text layer, or a background. */
  | 'covered'
  /** The same picture as one before it, which has the text. */
  | 'repeated'
  | 'beyondLimit'
  | 'late'
  | 'failed';

/** Identifies a picture by its content. */
export interface Picture {
  /** SHA-256 of the bytes in the file, hexadecimal. */
  readonly hash: string;
  /** The hash is that of the pixels shown: another one is never the same picture stored anew. */
  readonly isOfPixels?: true;
  /**
   * 64-bit difference hash of the rendered picture, hexadecimal: similar pictures differ in few bits. Absent
   * when the picture cannot be rendered.
   */
  readonly print?: string;
  /**
   * A more exact fingerprint of the rendered picture: for the whole picture, the picture without its borders,
   * and the inner part of each, 256 sign bits and 256 bits that say which signs count, as 128 hexadecimal
   * digits. Absent when the picture cannot be rendered, is tiny, or is blank.
   */
  readonly looks?: readonly string[];
}

export interface Page {
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Content of the file that is missing from `text`, described in the user's language. */
export interface NotRead {
  readonly what: string;
  readonly count: number;
  readonly reason: string;
}

/** One of several files that were joined into one document. */
export interface DocumentPart extends Span {
  readonly name: string;
  readonly kind: DocumentKind;
}

export interface Document {
  readonly readerVersion: string;
  /** Format of the first part when there are several; `documentParts` lists all of them. */
  readonly kind: DocumentKind;
  readonly pages: readonly Page[] | null;
  readonly blocks: readonly Block[];
  readonly text: string;
  /** Sorted by `start`; absent while the format has not been laid out on pages. */
  readonly layout?: readonly LineFragment[];
  readonly runs?: readonly TextRun[];
  readonly revisions?: readonly Revision[];
  readonly marks?: readonly TextMark[];
  readonly notRead: readonly NotRead[];
  /** In order, together the whole text; absent when the document is a single file. */
  readonly parts?: readonly DocumentPart[];
}

/** The files a document is made of. The name of a single file is not known here. */
export function documentParts({ kind, text, parts }: Document): readonly (Omit<DocumentPart, 'name'> & {
  readonly name: string | null;
})[] {
  return parts ?? [{ name: null, kind, ...documentSpan(0, text.length) }];
}

export function spanText(document: Document, span: Span): string {
  return document.text.slice(span.start, span.end);
}

/** Whether a page shows any of it: what is said of a picture is no text of its own. */
export function hasText({ blocks, text }: Document): boolean {
  return blocks.some(
    ({ start, end, isAlternativeText }) => isAlternativeText !== true && text.slice(start, end).trim() !== '',
  );
}

/** The block that holds the offset; the separator after a block belongs to that block. */
export function blockAt(document: Document, offset: DocumentOffset): Block | undefined {
  let low = 0;
  let high = document.blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const block = document.blocks[middle];
    if (block !== undefined && block.end < offset) low = middle + 1;
    else high = middle;
  }
  return document.blocks[low];
}
