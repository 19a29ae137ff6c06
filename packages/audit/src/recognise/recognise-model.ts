/** How similar a folded sentence is to the examples of each rule. */
import { openLikeness } from './likeness-model.ts';
import { recognitionWeights } from './recognise-weights.ts';

export interface RecognisedRule {
  readonly ruleId: string;
  /** A sentence counts as the provision from this logit on. */
  readonly threshold: number;
}

export const recognisedRules: readonly RecognisedRule[] = recognitionWeights.rules.map(
  ([ruleId, threshold]) => ({ ruleId, threshold }),
);

/** By column of `recognisedRules`. */
export const likenessOf = openLikeness(recognitionWeights);
