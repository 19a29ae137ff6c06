/**
 * Two rankings of the same texts, by words and by meaning, as one. Places count, not scores: those of the two cannot be compared. What only one of
 * them has keeps its place in it, so a ranking by meaning that covers part of the texts takes nothing from the others.
 */
import type { Scored } from './article-index.ts';

/** Words lead: they are right more often where the tables know the matter, and meaning helps most where they do not. */
const MEANING_SHARE = 0.5;
/** How much sooner places than scores would the first ones count. */
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
