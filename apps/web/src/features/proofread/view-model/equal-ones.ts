/** The corrections that say the same of the same words. Pure. */
import type { Correction } from './proofread-shapes.ts';

type Pair = Pick<Correction, 'original' | 'suggestion' | 'ruleId'>;

/**
 * In the order of the text, the given one among them. What is missing between two characters is missing at each place for its own reasons, so such a
 * correction has no equals; remarks are equal when the same rule makes them.
 */
export function equalOnes<One extends Pair>(corrections: readonly One[], one: One): readonly One[] {
  if (one.original === '') return [one];
  return corrections.filter(
    ({ original, suggestion, ruleId }) =>
      original === one.original &&
      suggestion === one.suggestion &&
      (suggestion !== null || ruleId === one.ruleId),
  );
}
