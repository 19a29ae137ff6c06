/** Maker of the third common kind of rule: a topic is begun (验收, 不可抗力) and what completes it (a deadline, a notice) is not there. */
import { articleSentences, type Contract, type Sentence, sentencesOf } from '@wenjian/contract';
import { notApplicable, passed, placeFor } from './build-rule.ts';
import { passageOf } from './find-sentences.ts';
import type { Rule } from './rule.ts';

export interface IncompleteRule extends Omit<Rule, 'check'> {
  /** A sentence that begins the topic. */
  readonly topic: RegExp;
  readonly notTopic?: RegExp;
  /** What completes it, in one sentence. */
  readonly complete: RegExp;
  /** A sentence that also says this speaks of something else. */
  readonly notComplete?: RegExp;
  /** Where the completion may stand: in the article with the topic, or (default) anywhere. */
  readonly within?: 'article' | 'contract';
  readonly applies?: (contract: Contract) => boolean;
  /** Contracts that need the whole topic: where it is never begun, it is missing behind the clause with this heading. */
  readonly needed?: { readonly by: (contract: Contract) => boolean; readonly after: RegExp };
}

/** One hit at most, at the first sentence of the topic: what is missing is missing once. */
export function incompleteRule(row: IncompleteRule): Rule {
  const { topic, notTopic, complete, notComplete, within, applies, needed, ...rule } = row;
  const completes = ({ text }: Sentence) => complete.test(text) && notComplete?.test(text) !== true;
  return {
    ...rule,
    check(contract) {
      if (applies?.(contract) === false) return notApplicable;
      const topics = sentencesOf(contract).filter(
        ({ text }) => topic.test(text) && notTopic?.test(text) !== true,
      );
      const [first, ...others] = topics;
      if (first === undefined)
        return needed?.by(contract) === true && !sentencesOf(contract).some(completes)
          ? { kind: 'missing', after: placeFor(contract, needed.after) }
          : notApplicable;
      const places =
        within === 'article'
          ? topics.flatMap((sentence) => articleSentences(contract, sentence))
          : sentencesOf(contract);
      if (places.some(completes)) return passed;
      return { kind: 'hit', findings: [{ span: passageOf(contract, [first, ...others]) }] };
    },
  };
}
