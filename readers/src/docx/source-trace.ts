/**
 * In: the reader's steps through a Word file. Out: for each block the location of its text: the part, the
 * paragraph and the elements that contain the text, by their index in the part (elements counted from 0 in
 * the order they open). Text that a tracked deletion of a paragraph mark moves into the next paragraph is not
 * traced: settle revisions first.
 */
import type { BlockDraft } from '@wenjian/document';

export interface TextSource {
  readonly element: number;
  /** Length of the text as read: after white space of the file is processed. */
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

  /** Returns the function to call with the block that the paragraph becomes. */
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
