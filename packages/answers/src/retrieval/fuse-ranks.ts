/**
 * Merges two rankings of the same texts, by words and by meaning. It uses ranks, not scores, because scores
 * of the two cannot be compared. A text that is only in one ranking keeps its rank there, so a ranking by
 * meaning that covers only some texts does not push the others down.
 */
import type { Scored } from './article-index.ts';

/**
 * Words weigh more: they are right more often when the tables know the topic; meaning helps most when they do
 * not.
 */
const MEANING_SHARE = 0.5;
/** The damping constant of reciprocal rank fusion: the larger it is, the less the first ranks stand out. */
const DAMPING = 20;

/** Best first; scores from 0 to about 1. */
export function fuseRanks(byWords: readonly Scored[], byMeaning: readonly Scored[]): readonly Scored[] {
  if (byMeaning.length === 0) return byWords;
  const scores = new Map<number, number>();
  const add = (ranked: readonly Scored[], share: number) => {
    ranked.forEach(({ id }, place) => {
      scores.set(id, (scores.get(id) ?? 0) + (share * DAMPING) / (DAMPING + place));
    });
  };
  add(byWords, 1 - MEANING_SHARE);
  add(byMeaning, MEANING_SHARE);
  return [...scores]
    .map(([id, score]) => ({ id, score }))
    .sort((one, other) => other.score - one.score || one.id - other.id);
}
