/** Blocks with their own texts in, a document with one text stream and offsets out. The only place that counts offsets. */
import {
  BLOCK_SEPARATOR,
  type Block,
  type BlockType,
  type CellAddress,
  type Document,
  type DocumentKind,
  type NotRead,
  type Page,
} from './document.ts';
import type { LineFragment, PageBox } from './line-fragment.ts';
import { documentOffset } from './offset.ts';

/** A line fragment with `start` and `end` counted from the beginning of its block's text. */
export interface LineDraft extends Omit<LineFragment, 'start' | 'end'> {
  readonly start: number;
  readonly end: number;
}

export interface BlockDraft {
  readonly type: BlockType;
  /** With the displayed number, if there is one, at its beginning. */
  readonly text: string;
  readonly page?: number;
  readonly level?: number;
  readonly number?: string;
  readonly cell?: CellAddress;
  readonly box?: PageBox;
  /** In text order. */
  readonly lines?: readonly LineDraft[];
}

export interface DocumentDraft {
  readonly readerVersion: string;
  readonly kind: DocumentKind;
  readonly pages: readonly Page[] | null;
  readonly blocks: readonly BlockDraft[];
  readonly notRead: readonly NotRead[];
}

export function buildDocument(draft: DocumentDraft): Document {
  const blocks: Block[] = [];
  const layout: LineFragment[] = [];
  let start = 0;
  for (const { text, lines = [], ...rest } of draft.blocks) {
    if (rest.number !== undefined && !text.startsWith(rest.number)) {
      throw new RangeError(`the text of a numbered block must begin with its number ${rest.number}`);
    }
    const end = start + text.length;
    blocks.push({
      id: `b${blocks.length + 1}`,
      ...rest,
      start: documentOffset(start),
      end: documentOffset(end),
    });
    for (const line of lines) layout.push(shifted(line, start));
    start = end + BLOCK_SEPARATOR.length;
  }
  const text = draft.blocks.map((block) => block.text).join(BLOCK_SEPARATOR);
  return { ...draft, blocks, text, ...(layout.length === 0 ? {} : { layout }) };
}

function shifted(line: LineDraft, by: number): LineFragment {
  return { ...line, start: documentOffset(line.start + by), end: documentOffset(line.end + by) };
}
