/** Several words that stand apart: documents that have them all, in any order and on any page. */
import { fold } from './search-text.ts';

/** What was found for one word. */
interface Found {
  readonly documentId: string;
  readonly taskId: string;
  readonly isNamed: boolean;
  readonly hitPages: number;
}

/** More words than these are a sentence, and are looked for as one. */
const MOST_WORDS = 5;

/** The words of a search, folded and each once; none when it is a single phrase. */
export function wordsOf(keyword: string): readonly string[] {
  const words = [...new Set(keyword.split(/[\s，,、；;]+/u).map(fold))].filter((word) => word !== '');
  return words.length >= 2 && words.length <= MOST_WORDS ? words : [];
}

/** The documents found for every word, in the order of the first; of pages, those of the word with the most. */
export function foundForAll(lists: readonly (readonly Found[])[]): readonly Found[] {
  const [first = [], ...others] = lists.map(
    (list) => new Map(list.map((found) => [found.documentId, found])),
  );
  return [...first.values()].flatMap((found) => {
    const same = others.map((other) => other.get(found.documentId));
    if (same.some((one) => one === undefined)) return [];
    const all = [found, ...same.flatMap((one) => (one === undefined ? [] : [one]))];
    return {
      ...found,
      isNamed: all.some(({ isNamed }) => isNamed),
      hitPages: all.reduce((most, { hitPages }) => Math.max(most, hitPages), 0),
    };
  });
}

interface Mark {
  readonly start: number;
  readonly end: number;
}

/** In order, without those that overlap an earlier one. */
export function joinMarks(marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const mark of [...marks].sort((one, other) => one.start - other.start))
    if (mark.start >= (joined.at(-1)?.end ?? 0)) joined.push(mark);
  return joined;
}
