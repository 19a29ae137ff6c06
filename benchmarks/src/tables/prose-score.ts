/** In: a page of prose as it was read and as its Word file reads. Out: what the conversion changed. */
import type { Block, Document } from '@wenjian/document';

export interface ProseScore {
  readonly isSameText: boolean;
  readonly isSameCount: boolean;
  /** There was no table to be found. */
  readonly hasTable: boolean;
}

export function scoreProse(read: Document, converted: Document): ProseScore {
  const [before, after] = [paragraphsOf(read), paragraphsOf(converted)];
  return {
    isSameText: before.join('\n') === after.join('\n'),
    isSameCount: before.length === after.length,
    hasTable: [read, converted].some(({ blocks }) => blocks.some(({ cell }) => cell !== undefined)),
  };
}

function paragraphsOf({ blocks, text }: Document): readonly string[] {
  return blocks
    .filter(isBody)
    .map(({ start, end }) => text.slice(start, end))
    .filter((words) => words.trim() !== '');
}

function isBody({ type }: Block): boolean {
  return type !== 'header' && type !== 'footer';
}
