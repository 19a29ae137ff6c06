/** How much a sentence reads like a burden of any kind, and whom it would harm. */
import type { Contract } from '@wenjian/contract';
import { burdenWeights } from './burden-weights.ts';
import { type Likeness, openLikeness } from './likeness-model.ts';
import { foldSentence } from './recognise-wording.ts';

const likenessOf = openLikeness(burdenWeights);

/** From this logit on a sentence counts as a burden although no rule knows it. */
export const [[, burdenThreshold] = ['', Number.POSITIVE_INFINITY]] = burdenWeights.rules;

export function burdenLikeness(
  contract: Contract,
  sentence: string,
): { readonly logit: number; readonly harmed: Likeness['harmed'] } {
  const { logits, harmed } = likenessOf(foldSentence(contract, sentence));
  return { logit: logits[0] ?? Number.NEGATIVE_INFINITY, harmed };
}
