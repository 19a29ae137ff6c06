/** Words that would stand in a run if one character of them had been left out. */
import type { LanguageModel } from './language-model.ts';

export interface Omission {
  readonly start: number;
  /** Of what stands there, one character short of the word. */
  readonly end: number;
  readonly word: number;
  /** Before which character the missing one belongs, and what it is. */
  readonly at: number;
  readonly code: number;
  readonly length: number;
}

/** A shorter word short of a character is another word. */
const SHORTEST_WORD = 4;
const LONGEST_WORD = 6;

/** The missing character stands inside the word: a word that begins or ends early is no longer to be recognised. */
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
