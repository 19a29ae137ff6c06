/**
 * Decides which type a question is of. In: candidates, with how like the question their examples are. Out: one type, two that are equally near, or none. Promise: a
 * type that is not clearly meant is never the only one.
 */
import type { TypeCandidate } from './fit-question.ts';
import type { QuestionType } from './question-type.ts';

export interface WeighedCandidate extends TypeCandidate {
  /** Cosines of the two nearest examples, by the encoder; null without one. */
  readonly likeness: { readonly nearest: number; readonly second: number } | null;
}

/** Weights and thresholds were chosen on questions that are none of the examples: `held-apart.testing.ts`. */
function typeWorth({ words, covered, likeness, articles, against }: WeighedCandidate): number {
  if (likeness === null) return words + covered - 0.3 * against;
  return 1.3 * likeness.nearest + 0.15 * likeness.second + 0.2 * covered + 0.05 * articles - 0.1 * against;
}

/** Below these no type is meant. */
const LEAST_WORTH = 1.07;
const LEAST_WORTH_OF_WORDS = 1.25;
/** Nearer to each other than this, both may be meant. */
const EQUALLY_NEAR = 0.05;

export function chooseTypes(candidates: readonly WeighedCandidate[]): readonly QuestionType[] {
  const ranked = candidates
    .map((candidate) => ({ ...candidate, worth: typeWorth(candidate) }))
    .sort((one, other) => other.worth - one.worth);
  const [best, second] = ranked;
  if (best === undefined) return [];
  const least = best.likeness === null ? LEAST_WORTH_OF_WORDS : LEAST_WORTH;
  if (best.worth < least) return [];
  const isTie = second !== undefined && second.worth >= least && best.worth - second.worth < EQUALLY_NEAR;
  return isTie ? [best.type, second.type] : [best.type];
}
