/**
 * In: the reader's own steps through a Word file. Out: for each block where its text stands: the part, the paragraph and the elements
 * that bear the text, by their index in the part (elements counted from 0 in the order they open).
 * Text that a tracked deletion of a paragraph's end carries into the next paragraph is not followed: settle revisions first.
 */
import type { BlockDraft } from '@wenjian/document';

export interface TextSource {
  readonly element: number;
  /** Of the text as it is read: white space of the file already settled. */
  readonly length: number;
}

export interface BlockSource {
  readonly part: string;
  readonly paragraph: number;
  /** In reading order. */
  readonly texts: readonly TextSource[];
}

interface OpenSource {
  readonly paragraph: number;
  readonly texts: TextSource[];
}

export class SourceTrace {
  sources: readonly (BlockSource | null)[] = [];
  readonly #byBlock = new Map<BlockDraft, BlockSource>();
  readonly #open: OpenSource[] = [];
  #part = '';

  beginPart(part: string): void {
    this.#part = part;
  }

  beginParagraph(element: number): void {
    this.#open.push({ paragraph: element, texts: [] });
  }

  addText(element: number, length: number): void {
    this.#open.at(-1)?.texts.push({ element, length });
  }

  /** What to call with the block that the paragraph becomes. */
  endParagraph(): (block: BlockDraft) => void {
    const source = this.#open.pop();
    const part = this.#part;
    return (block) => {
      if (source !== undefined) this.#byBlock.set(block, { part, ...source });
    };
  }

  finish(blocks: readonly BlockDraft[]): void {
    this.sources = blocks.map((block) => this.#byBlock.get(block) ?? null);
  }
}
