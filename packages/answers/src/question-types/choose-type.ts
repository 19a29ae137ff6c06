/**
 * Decides which type a question is of. In: candidates, with how like the question their examples are. Out: one type, two that are equally near, or none, and whether
 * the question is surely of one of them. Promise: a type that is not clearly meant is never said to be.
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

export interface ChosenTypes {
  readonly types: readonly QuestionType[];
  /** False: they are the nearest, and the question may be another one. */
  readonly isSure: boolean;
}

/** Below these it is not sure that a type is meant. */
const LEAST_WORTH = 1.07;
const LEAST_WORTH_OF_WORDS = 1.25;
/** Below this it is not even worth a look. Words alone do not say that much. */
const WORTH_A_LOOK = 0.95;
/** Nearer to each other than this, both may be meant. */
const EQUALLY_NEAR = 0.05;

const NONE: ChosenTypes = { types: [], isSure: false };

export function chooseTypes(candidates: readonly WeighedCandidate[]): ChosenTypes {
  const ranked = candidates
    .map((candidate) => ({ ...candidate, worth: typeWorth(candidate) }))
    .sort((one, other) => other.worth - one.worth);
  const [best, second] = ranked;
  if (best === undefined) return NONE;
  const hasEncoder = best.likeness !== null;
  const isSure = best.worth >= (hasEncoder ? LEAST_WORTH : LEAST_WORTH_OF_WORDS);
  const least = isSure ? (hasEncoder ? LEAST_WORTH : LEAST_WORTH_OF_WORDS) : WORTH_A_LOOK;
  if (!isSure && (!hasEncoder || best.worth < least)) return NONE;
  const isTie = second !== undefined && second.worth >= least && best.worth - second.worth < EQUALLY_NEAR;
  return { types: isTie ? [best.type, second.type] : [best.type], isSure };
}
