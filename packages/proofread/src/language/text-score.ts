/**
 * How likely a run of Chinese characters is: the score of its best segmentation into words. Gives what `buildLattice(…).best` gives, in
 * a fraction of the time, because nothing behind a word is scored.
 */
import type { LanguageModel } from './language-model.ts';
import { LONGEST_WORD } from './word-lattice.ts';

export function textScore(text: string, model: LanguageModel): number {
  const { length } = text;
  if (length === 0) return 0;
  const words: number[] = [];
  const scores: number[] = [];
  /** Of the words that end at the same place, the one before in the list; -1: there is none. */
  const previous: number[] = [];
  const lastAt = new Array<number>(length + 1).fill(-1);
  for (let start = 0; start < length; start++) {
    let node = 0;
    for (let end = start + 1; end <= length && end - start <= LONGEST_WORD; end++) {
      node = model.child(node, text.charCodeAt(end - 1));
      if (end === start + 1 || model.isWord(node)) {
        let best = start === 0 ? model.wordScore(node) : Number.NEGATIVE_INFINITY;
        for (let at = lastAt[start] ?? -1; at >= 0; at = previous[at] ?? -1) {
          const score = (scores[at] ?? 0) + model.score(words[at] ?? 0, node);
          if (score > best) best = score;
        }
        previous.push(lastAt[end] ?? -1);
        lastAt[end] = words.length;
        words.push(node);
        scores.push(best);
      }
      if (node === 0) break;
    }
  }
  let best = Number.NEGATIVE_INFINITY;
  for (let at = lastAt[length] ?? -1; at >= 0; at = previous[at] ?? -1)
    best = Math.max(best, scores[at] ?? 0);
  return best;
}
