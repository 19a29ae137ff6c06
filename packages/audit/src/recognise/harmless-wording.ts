/**
 * A pattern can match words that burden nobody (乙方未以放贷为业). What reads nothing like a burden is taken out of the findings of rules whose
 * provisions always read like one. Promise: no finding is added, moved or changed; findings of figures, facts and gaps stay.
 */
import { type Contract, countBefore, type Sentence, sentencesOf } from '@wenjian/contract';
import type { Finding, Rule } from '../rule.ts';
import { burdenLikeness } from './burden-model.ts';
import { recognisedRules } from './recognise-model.ts';
import type { Outcomes } from './recognise-provisions.ts';

/** Of rules with many examples, which the model has learned from. */
const LEAST_OF_LEARNED = -5;
/** Of other rules on what is forbidden. */
const LEAST_OF_FORBIDDEN = -6;

const learned: ReadonlySet<string> = new Set(recognisedRules.map(({ ruleId }) => ruleId));
/** To name a law is no burden; and where something is not said, or said for one side only, what is said may be fair. */
const neutralWords: ReadonlySet<string> = new Set([
  'validity.repealed-law',
  'validity.outdated-law',
  'forceMajeure.one-sided',
  'property.trademark-use',
  'confidentiality.scope-undefined',
]);

export function leaveOutHarmless(contract: Contract, rules: readonly Rule[], outcomes: Outcomes): Outcomes {
  const sentences = sentencesOf(contract);
  const left = new Map(outcomes);
  for (const rule of rules) {
    const least = leastOf(rule);
    const outcome = outcomes.get(rule.id);
    if (outcome?.kind !== 'hit' || least === null) continue;
    const [first, ...rest] = outcome.findings.filter(
      (finding) => likenessOf(contract, sentences, finding) >= least,
    );
    left.set(rule.id, first === undefined ? { kind: 'passed' } : { kind: 'hit', findings: [first, ...rest] });
  }
  return left;
}

function leastOf({ id, family, thresholds }: Rule): number | null {
  // A number that is too high stands in neutral words.
  if (thresholds !== undefined || neutralWords.has(id)) return null;
  if (learned.has(id)) return LEAST_OF_LEARNED;
  return family === 'validity' ? LEAST_OF_FORBIDDEN : null;
}

/** Of the sentence that reads most like a burden; what is in no sentence (a cell, a label) stays. */
function likenessOf(contract: Contract, sentences: readonly Sentence[], { span }: Finding): number {
  const from = countBefore(sentences, ({ end }) => end <= span.start);
  let most = Number.NEGATIVE_INFINITY;
  let at = from;
  for (
    let sentence = sentences[at];
    sentence !== undefined && sentence.start < span.end;
    sentence = sentences[++at]
  )
    most = Math.max(most, burdenLikeness(contract, sentence.text).logit);
  return at === from ? Number.POSITIVE_INFINITY : most;
}
