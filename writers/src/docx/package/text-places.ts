/** Where in a document Word can have a comment or a change. */
import type { Block, BlockType, Document } from '@wenjian/document';
import { blockIndexAt, isWordText } from '../new-paragraph.ts';

interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface Stretch extends TextRange {
  readonly index: number;
  readonly block: Block;
}

export interface Anchor {
  /** Null when the document has no text for an anchor. */
  readonly anchor: TextRange | null;
  /** The type of the block with the text, when Word cannot comment there: the anchor is then beside it. */
  readonly strayedFrom: BlockType | null;
}

/** Types whose text continues from one paragraph to the next. */
export const flowing: ReadonlySet<BlockType> = new Set(['heading', 'paragraph', 'listItem']);
const ofBody: ReadonlySet<BlockType> = new Set([...flowing, 'tableCell']);

export class TextPlaces {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  anchorOf(range: TextRange): Anchor {
    const stretches = this.stretches(range);
    const [first, last] = [stretches[0], stretches.at(-1)];
    if (first !== undefined && last !== undefined)
      return { anchor: { start: first.start, end: last.end }, strayedFrom: null };
    const { blocks } = this.#document;
    const strayedFrom = blocks[blockIndexAt(blocks, range.start)]?.type ?? null;
    return { anchor: this.blockBefore(range.start), strayedFrom };
  }

  /** The parts of a span that the file can contain, block by block, without white space at their ends. */
  stretches({ start: from, end: to }: TextRange): readonly Stretch[] {
    const { blocks, text } = this.#document;
    const stretches: Stretch[] = [];
    for (let index = blockIndexAt(blocks, from); index < blocks.length; index++) {
      const block = blocks[index];
      if (block === undefined || block.start >= to) break;
      if (!isWordText(this.#document, block)) continue;
      const start = Math.max(from, block.start);
      const end = Math.min(to, block.end);
      if (start < end && text.slice(start, end).trim() !== '') stretches.push({ index, block, start, end });
    }
    return stretches;
  }

  /**
   * The last block of the body before an offset, after which a new paragraph can be inserted; the first one
   * if there is none, and any text at all in a file whose body has none.
   */
  blockBefore(offset: number): Block | null {
    const { blocks } = this.#document;
    const isPlace = (block: Block): boolean => ofBody.has(block.type) && isWordText(this.#document, block);
    const before = blocks.findLast((block) => block.start < offset && isPlace(block));
    const found = before ?? blocks.find(isPlace) ?? blocks.find((block) => isWordText(this.#document, block));
    if (found?.cell === undefined) return found ?? null;
    const { table } = found.cell;
    return blocks.findLast((block) => block.cell?.table === table && isPlace(block)) ?? found;
  }
}
