/** The target text: its paragraphs, each as pieces that are kept from the old text or inserted. */
import {
  BLOCK_SEPARATOR,
  type Block,
  type BlockType,
  type CellAddress,
  type Document,
  spanText,
} from '@wenjian/document';

export type Piece =
  /** Offsets of the old document; never across a block border. */
  | { readonly kind: 'keep'; readonly start: number; readonly end: number }
  /** A line feed in it is a line break inside the paragraph. */
  | { readonly kind: 'insert'; readonly text: string };

export interface NewParagraph {
  readonly pieces: readonly Piece[];
  readonly text: string;
  /** Null when only its text is known. */
  readonly type: BlockType | null;
  readonly cell: CellAddress | null;
  /** The length of the number that Word counts at its beginning; 0 when it has none. */
  readonly numberLength: number;
  /** Its block in the source document of the text; null when there is none. */
  readonly block: number | null;
  /** The block of the old document that it replaces although no text is kept. */
  readonly instead?: number;
}

export interface TextEdit {
  /** Offsets of the old document's text. */
  readonly start: number;
  readonly end: number;
  /** A line feed starts a new paragraph, a vertical tab (U+000B) a new line in the same one. */
  readonly inserted: string;
  /** The type of completely new paragraphs: `paragraph` after a table cell means after the table. */
  readonly type?: BlockType;
  /** Between insertions at the same offset; without it they keep their order. */
  readonly rank?: number;
}

/** In the order of the text. */
export function byPlace(one: TextEdit, other: TextEdit): number {
  return one.start - other.start || one.end - other.end || (one.rank ?? 0) - (other.rank ?? 0);
}

const LINE_BREAK = '\v';

/** Types that tracked changes cannot contain: they are listed in the coverage, not written into the text. */
const withoutText: ReadonlySet<BlockType> = new Set(['comment', 'image', 'seal', 'watermark']);

/** What a file says of a picture belongs to the picture. */
function typeOf({ type, isAlternativeText }: Block): BlockType {
  return isAlternativeText === true ? 'image' : type;
}

/** Blocks that tracked changes can contain; Word's own reader leaves out empty paragraphs, so they do not count. */
export function isWordText(document: Document, block: Block): boolean {
  return !withoutText.has(typeOf(block)) && spanText(document, block).trim() !== '';
}

/**
 * Cuts kept pieces at the borders of the old blocks; a border there that is not one here becomes a line
 * break, and the reverse. `starts`: where each old block begins in the document of the pieces; null for a
 * missing one.
 */
export class PieceCollector {
  readonly pieces: Piece[] = [];
  readonly #old: Document;
  readonly #starts: readonly (number | null)[];

  constructor(old: Document, starts: readonly (number | null)[]) {
    this.#old = old;
    this.#starts = starts;
  }

  keep(start: number, end: number): void {
    for (let at = start; at < end; ) {
      const index = blockIndexAt(this.#old.blocks, at);
      const block = this.#old.blocks[index];
      const base = this.#starts[index] ?? null;
      const isBorder = block === undefined || at >= block.end;
      const stop = isBorder ? at + 1 : Math.min(end, block.end);
      if (isBorder || base === null) this.insert(wordSafe(this.#old.text.slice(at, stop)));
      else this.#add(base + at - block.start, base + stop - block.start);
      at = stop;
    }
  }

  #add(start: number, end: number): void {
    const last = this.pieces.at(-1);
    if (last?.kind === 'keep' && last.end === start)
      this.pieces[this.pieces.length - 1] = { kind: 'keep', start: last.start, end };
    else this.pieces.push({ kind: 'keep', start, end });
  }

  insert(text: string): void {
    if (text !== '') this.pieces.push({ kind: 'insert', text });
  }
}

/** The block that contains the offset; the separator after a block belongs to it. */
export function blockIndexAt(blocks: readonly Block[], offset: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle]?.end ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The paragraphs that edits make of a document. */
export function paragraphsOfEdits(old: Document, edits: readonly TextEdit[]): readonly NewParagraph[] {
  const text = new EditedText(old);
  let at = 0;
  for (const edit of [...edits].sort(byPlace)) {
    if (edit.start < at || edit.end > old.text.length)
      throw new RangeError('edits overlap or leave the text');
    text.keep(at, edit.start);
    text.insert(edit);
    at = edit.end;
  }
  text.keep(at, old.text.length);
  return text
    .finish()
    .filter(({ text: own, type }) => own.trim() !== '' && (type === null || !withoutText.has(type)));
}

class EditedText {
  readonly #old: Document;
  readonly #starts: readonly number[];
  readonly #paragraphs: NewParagraph[] = [];
  #open: PieceCollector;
  /**
   * For the open paragraph: the block it begins with, the block it replaces, and its type if it is completely
   * new.
   */
  #owner: Block | undefined;
  #instead: number | undefined;
  #type: BlockType | undefined;

  constructor(old: Document) {
    this.#old = old;
    this.#starts = old.blocks.map(({ start }) => start);
    this.#open = new PieceCollector(old, this.#starts);
  }

  keep(start: number, end: number): void {
    const { blocks } = this.#old;
    for (let at = start; at < end; ) {
      const block = blocks[blockIndexAt(blocks, at)];
      if (block === undefined) return;
      this.#owner ??= at === block.end ? undefined : block;
      this.#open.keep(at, Math.min(end, block.end));
      at = block.end;
      if (at >= end) return;
      this.#close();
      at += BLOCK_SEPARATOR.length;
    }
  }

  insert(edit: TextEdit): void {
    const [first = '', ...rest] = edit.inserted.split(BLOCK_SEPARATOR);
    if (this.#open.pieces.length === 0) this.#instead = replacedBlock(this.#old, edit);
    this.#open.insert(insertable(first));
    for (const line of rest) {
      this.#close();
      this.#type = edit.type;
      this.#open.insert(insertable(line));
    }
  }

  finish(): readonly NewParagraph[] {
    this.#close();
    return this.#paragraphs;
  }

  #close(): void {
    const paragraph = paragraphOf(this.#old, this.#open.pieces, this.#owner);
    this.#paragraphs.push({
      ...paragraph,
      type: paragraph.type ?? this.#type ?? null,
      ...(this.#instead === undefined ? {} : { instead: this.#instead }),
    });
    this.#open = new PieceCollector(this.#old, this.#starts);
    this.#owner = undefined;
    this.#instead = undefined;
    this.#type = undefined;
  }
}

/** The first block that an edit replaces completely. */
function replacedBlock(old: Document, { start, end }: TextEdit): number | undefined {
  const index = blockIndexAt(old.blocks, start);
  const block = old.blocks[index];
  return block !== undefined && start === block.start && end >= block.end && end > start ? index : undefined;
}

function insertable(line: string): string {
  return wordSafe(line.replaceAll(LINE_BREAK, '\n'));
}

/** A paragraph keeps the number of its first block as long as the whole number is kept. */
function paragraphOf(old: Document, pieces: readonly Piece[], owner: Block | undefined): NewParagraph {
  const [first] = pieces;
  const text = pieces
    .map((piece) => (piece.kind === 'insert' ? piece.text : old.text.slice(piece.start, piece.end)))
    .join('');
  const wanted = owner?.number === undefined ? 0 : numberPrefix(old, owner);
  const isKept =
    owner !== undefined &&
    first?.kind === 'keep' &&
    first.start === owner.start &&
    first.end - first.start >= wanted;
  return {
    pieces,
    text,
    type: owner === undefined ? null : typeOf(owner),
    cell: owner?.cell ?? null,
    numberLength: isKept ? wanted : 0,
    block: null,
  };
}

/** Length of a block's automatic number with the space after it. */
export function numberPrefix(document: Document, block: Block): number {
  if (block.number === undefined) return 0;
  const { length } = block.number;
  return document.text[block.start + length] === ' ' && block.start + length < block.end
    ? length + 1
    : length;
}

/** XML cannot contain control characters and unpaired surrogates; they become the replacement character. */
export function wordSafe(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
  return text.replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '\ufffd').toWellFormed();
}
