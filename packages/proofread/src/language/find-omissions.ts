/** Words that a run would contain if one character were inserted. */
import type { LanguageModel } from './language-model.ts';

export interface Omission {
  readonly start: number;
  /** The end of the written text, which is one character shorter than the word. */
  readonly end: number;
  readonly word: number;
  /** The position before which the missing character belongs, and the character. */
  readonly at: number;
  readonly code: number;
  readonly length: number;
}

/** A shorter word without one character is another word. */
const SHORTEST_WORD = 4;
const LONGEST_WORD = 6;

/** Only inner characters: a word without its first or last character cannot be recognised. */
export function findOmissions(
  codes: readonly number[],
  model: LanguageModel,
  visit: (omission: Omission) => void,
): void {
  const { nodeFirstChild, nodeCharacter } = model.arrays;
  for (let start = 0; start < codes.length; start++) {
    let node = model.characterNode(codes[start] ?? 0);
    for (let at = start + 1; node !== 0 && at < codes.length && at - start < LONGEST_WORD - 1; at++) {
      const last = nodeFirstChild[node + 1] ?? 0;
      for (let child = nodeFirstChild[node] ?? 0; child < last; child++) {
        const place = { start, at, code: nodeCharacter[child] ?? 0 };
        follow(codes, place, child, model, visit);
      }
      node = model.child(node, codes[at] ?? 0);
    }
  }
}

function follow(
  codes: readonly number[],
  { start, at, code }: { readonly start: number; readonly at: number; readonly code: number },
  child: number,
  model: LanguageModel,
  visit: (omission: Omission) => void,
): void {
  let word = child;
  for (let end = at; end < codes.length && end - start < LONGEST_WORD - 1; end++) {
    word = model.child(word, codes[end] ?? 0);
    if (word === 0) return;
    const length = end + 2 - start;
    if (length >= SHORTEST_WORD && model.isWord(word)) visit({ start, end: end + 1, word, at, code, length });
  }
}
