/**
 * The document model: what every reader makes and every engine takes. Plain readonly JSON.
 * Promise: `text` is the blocks' texts joined by BLOCK_SEPARATOR, in reading order, and every block's span slices back to its own text.
 */
import type { Revision, TextMark, TextRun } from './annotation.ts';
import type { LineFragment, PageBox } from './line-fragment.ts';
import { type DocumentOffset, documentSpan, type Span } from './offset.ts';

/** Stands between two blocks in `Document.text`. A block may contain it too (a line break inside a paragraph). */
export const BLOCK_SEPARATOR = '\n';

/** What the file is; a format that is read through its modern form keeps its own name. */
export type DocumentKind =
  | 'docx'
  | 'doc'
  | 'rtf'
  | 'odt'
  | 'pdf'
  | 'xlsx'
  | 'xls'
  | 'ods'
  | 'csv'
  | 'pptx'
  | 'ppt'
  | 'odp'
  | 'txt'
  | 'md'
  | 'html'
  | 'image';

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

/** Where a table cell stands; all counted from 0, `table` through the whole document. */
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
  /** The automatic number as displayed (第一条, 1.1). It is part of the text: the block's text begins with it. */
  readonly number?: string;
  readonly cell?: CellAddress;
  /** Where a block without text stands (an image, a seal). Text has its place in `Document.layout`. */
  readonly box?: PageBox;
  readonly alignment?: 'center' | 'right' | 'justify';
  readonly picture?: Picture;
  /** Of a comment. */
  readonly author?: string;
  /** Of a comment, as the file has it: ISO 8601. */
  readonly date?: string;
}

/** What a picture is by its content. */
export interface Picture {
  /** SHA-256 of the bytes in the file, hexadecimal. */
  readonly hash: string;
  /** 64-bit difference hash of what is seen, hexadecimal: pictures that look alike differ in few bits. Absent where it cannot be drawn. */
  readonly print?: string;
  /**
   * What is seen, more exactly: of the whole, of it without its borders, and of the inner part of each, 256 signs and 256 marks which of them
   * count, as 128 hexadecimal digits. Absent where it cannot be drawn, is tiny, or shows nothing.
   */
  readonly looks?: readonly string[];
}

export interface Page {
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Something that is in the file and not in `text`, said in the user's language. */
export interface NotRead {
  readonly what: string;
  readonly count: number;
  readonly reason: string;
}

/** One of several files that were put one behind the other. */
export interface DocumentPart extends Span {
  readonly name: string;
  readonly kind: DocumentKind;
}

export interface Document {
  readonly readerVersion: string;
  /** Of the first part where there are several: ask `documentParts`. */
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
  /** In order, together the whole text; absent where the document is one file. */
  readonly parts?: readonly DocumentPart[];
}

/** The files a document is made of; the name of one that is alone is not known here. */
export function documentParts({ kind, text, parts }: Document): readonly (Omit<DocumentPart, 'name'> & {
  readonly name: string | null;
})[] {
  return parts ?? [{ name: null, kind, ...documentSpan(0, text.length) }];
}

export function spanText(document: Document, span: Span): string {
  return document.text.slice(span.start, span.end);
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
