/**
 * Builds the third common kind of rule: the contract mentions a topic (验收, 不可抗力) but not what completes
 * it (a deadline, a notice).
 */
import { articleSentences, type Contract, type Sentence, sentencesOf } from '@wenjian/contract';
import type { Rule, RuleOutcome } from '../rule.ts';
import { metByAny, notApplicable, passed, placeFor } from './build-rule.ts';
import { agrees, headedFirst, isLeftToOneSide, passageOf } from './find-sentences.ts';

export interface IncompleteRule extends Omit<Rule, 'check'> {
  /** A sentence about the topic. */
  readonly topic: RegExp;
  readonly notTopic?: RegExp;
  /** What completes the topic, in one sentence. */
  readonly complete: RegExp;
  /** A sentence that also matches this is about something else. */
  readonly notComplete?: RegExp;
  /** What a sentence says that proves it, where `complete` is content with less. */
  readonly proof?: RegExp;
  /** A sentence that says this too proves nothing. */
  readonly notProof?: RegExp;
  /** Where to look for the completion: in the article with the topic, or (default) anywhere. */
  readonly within?: 'article' | 'contract';
  readonly applies?: (contract: Contract) => boolean;
  /**
   * Contracts that must have the topic: if no sentence mentions it, it is reported as missing after the
   * clause with this heading.
   */
  readonly needed?: { readonly by: (contract: Contract) => boolean; readonly after: RegExp };
}

/** The topic and what completes it may stand apart; only a sentence with both is quoted as proof. */
function proven(contract: Contract, both: readonly Sentence[], topic: RegExp): RuleOutcome {
  const spoken = both.filter(
    (sentence) => agrees(sentence) && sentence.end <= (contract.signature?.start ?? sentence.end),
  );
  return spoken.length === 0 || isLeftToOneSide(contract, topic)
    ? passed
    : { ...metByAny(headedFirst(contract, spoken, topic)), topic };
}

/** At most one hit, at the first sentence of the topic. */
export function incompleteRule(row: IncompleteRule): Rule {
  const {
    topic,
    notTopic,
    complete,
    notComplete,
    proof = complete,
    notProof,
    within,
    applies,
    needed,
    ...rule
  } = row;
  const completes = ({ text }: Sentence) => complete.test(text) && notComplete?.test(text) !== true;
  return {
    editMode: 'add',
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
      if (places.some(completes))
        return proven(
          contract,
          topics.filter(
            (sentence) =>
              completes(sentence) && proof.test(sentence.text) && notProof?.test(sentence.text) !== true,
          ),
          topic,
        );
      return { kind: 'hit', findings: [{ span: passageOf(contract, [first, ...others]) }] };
    },
  };
}
