/**
 * Selects the passages to report. In: passages and the lengths of both texts. Out: those that show something
 * new on at least one side, so that a sentence that occurs twice in one text is found twice, but a repeated
 * phrase is not paired with everything.
 */
import { matchedTokens, type Passage } from './passage.ts';

/** The minimum number of tokens that no earlier passage covers. */
const LEAST_NEW = 6;

export function selectPassages(
  passages: readonly Passage[],
  lengths: { readonly a: number; readonly b: number },
): readonly Passage[] {
  const covered = { a: new Uint8Array(lengths.a), b: new Uint8Array(lengths.b) };
  const weights = passages.map(({ pieces }) => matchedTokens(pieces));
  const order = Array.from(passages.keys()).sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0));
  const selected: Passage[] = [];
  for (const index of order) {
    const passage = passages[index];
    if (passage === undefined) continue;
    if (newIn(covered.a, passage, 'a') < LEAST_NEW && newIn(covered.b, passage, 'b') < LEAST_NEW) continue;
    // Only its equal words: what stands between them may be copied from elsewhere.
    for (const { a, b, length } of passage.pieces) {
      covered.a.fill(1, a, a + length);
      covered.b.fill(1, b, b + length);
    }
    selected.push(passage);
  }
  return selected;
}

function newIn(covered: Uint8Array, { pieces }: Passage, side: 'a' | 'b'): number {
  let count = 0;
  for (const piece of pieces)
    for (let index = piece[side]; index < piece[side] + piece.length; index++)
      if (covered[index] === 0) count++;
  return count;
}
