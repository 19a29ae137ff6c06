/** Keeps recognition by example off sentences that lack the words a provision cannot do without. */
import type { Rule } from '../rule.ts';

/** However similar a sentence is to the examples: without one of these words it is not this provision. */
export function neverWithout(words: RegExp, rule: Rule): Rule {
  return {
    ...rule,
    excuses: (contract, sentence, thresholds) =>
      !words.test(sentence.text) || rule.excuses?.(contract, sentence, thresholds) === true,
  };
}
