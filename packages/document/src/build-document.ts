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
import { documentOffset } from './offset.ts';

export interface BlockDraft {
  readonly type: BlockType;
  /** With the displayed number, if there is one, at its beginning. */
  readonly text: string;
  readonly page?: number;
  readonly level?: number;
  readonly number?: string;
  readonly cell?: CellAddress;
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
  let start = 0;
  for (const { text, ...rest } of draft.blocks) {
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
    start = end + BLOCK_SEPARATOR.length;
  }
  return { ...draft, blocks, text: draft.blocks.map((block) => block.text).join(BLOCK_SEPARATOR) };
}
