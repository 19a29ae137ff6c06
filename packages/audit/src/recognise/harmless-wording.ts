/**
 * A pattern can match words that burden nobody (乙方未以放贷为业). What reads nothing like a burden is taken out of the findings of rules whose
 * provisions always read like one. Promise: no finding is added or moved, and none
 * becomes more serious; findings of figures, facts and gaps stay.
 */
import { type Contract, countBefore, type Sentence, sentencesOf } from '@wenjian/contract';
import { absent } from '../checks/build-rule.ts';
import type { Finding, Rule, RuleFamily } from '../rule.ts';
import { burdenLikeness } from './burden-model.ts';
import { neverHigh, type Outcomes } from './recognise-provisions.ts';

/** Below this a sentence with the words of a rule burdens nobody. */
const LEAST_OF_WORDS = -3;
/** Below this it may burden somebody, and is told as no serious risk. */
const LEAST_OF_SERIOUS = 0.5;
/** 合同期内乙方结婚的，合同终止: in so few words those of the rule say all, and the regression knows nothing. */
const FEWEST_CHARACTERS = 20;
/** Of rules that also read names, places or laws. */
const LEAST_OF_OTHERS = -6;

/** What they tell may stand in neutral words: who the parties are, which court, which law, what is not said. */
const neutralFamilies: ReadonlySet<RuleFamily> = new Set([
  'parties',
  'consistency',
  'dispute',
  'notices',
  'signature',
  'attachments',
]);
/** To name a law or who somebody is is no burden; and where something is not said, or said for one side only, what is said may be fair. */
const neutralWords: ReadonlySet<string> = new Set([
  'validity.repealed-law',
  'validity.outdated-law',
  'forceMajeure.one-sided',
  'property.trademark-use',
  'confidentiality.scope-undefined',
  'validity.branch-guarantor',
  'validity.employment-denied',
  // The law forbids them to both parties: a copied package or a bid by agreement burdens neither of them.
  'validity.nonprofit-assets-shared',
  'price.earnest-not-named',
  'validity.mortgage-split-from-claim',
  'validity.mortgage-covers-later-buildings',
  'validity.juvenile-forbidden-work',
  'validity.consortium-higher-grade',
  'validity.untrained-on-site',
  'validity.look-alike-goods',
  'validity.prize-over-limit',
  'validity.rival-disparaged',
  'validity.traffic-hijacked',
  'confidentiality.rival-secrets-brought',
  'confidentiality.network-logs-short',
  'validity.real-name-skipped',
  'validity.intrusion-ordered',
  'subject.security-product-uncertified',
  'validity.origin-falsified',
  'price.foreign-exchange-evaded',
  'price.invoice-not-own',
  'validity.tax-refund-promised',
  'validity.bid-rigging',
  'validity.tender-agent-both-sides',
  'validity.kickback-to-staff',
  'validity.security-forbidden-thing',
  // Of trades: forbidden to whoever does it, in words that burden nobody.
  'price.guide-tips',
  'validity.food-expired-used',
  'validity.food-recall-waived',
  'validity.fire-opened-unchecked',
  'validity.identity-card-held',
  'validity.ad-on-traffic-facility',
  'validity.ad-endorsement',
  'validity.training-certificate-equal',
  'validity.dispatch-passed-on',
  'validity.dispatch-term-split',
  'subject.franchise-support-vague',
  // Open rather than harsh: nothing in the words is a burden.
  'subject.standard-comparative',
  'delivery.own-risk-excuses',
  'price.change-unpaid',
  'dispute.award-not-final',
]);

export function leaveOutHarmless(contract: Contract, rules: readonly Rule[], outcomes: Outcomes): Outcomes {
  const sentences = sentencesOf(contract);
  const left = new Map(outcomes);
  for (const rule of rules) {
    const least = leastOf(rule);
    const outcome = outcomes.get(rule.id);
    if (outcome?.kind !== 'hit') continue;
    const [first, ...rest] = outcome.findings.flatMap((finding) => {
      const leastHere = finding.yields === true ? LEAST_OF_WORDS : least;
      // A number that was worked out stands in neutral words.
      if (finding.detail !== undefined || leastHere === null) return [finding];
      const likeness = likenessOf(contract, sentences, finding);
      if (likeness < leastHere) return [];
      if (leastHere === LEAST_OF_OTHERS || likeness >= LEAST_OF_SERIOUS) return [finding];
      return [{ ...finding, levels: neverHigh(finding.levels ?? rule.levels) }];
    });
    left.set(rule.id, first === undefined ? absent : { kind: 'hit', findings: [first, ...rest] });
  }
  return left;
}

/** Its provisions read like burdens; a number that is too high stands in neutral words. */
export function judgesWords({ id, family, thresholds, isOfWords }: Rule): boolean {
  return (
    isOfWords === true && thresholds === undefined && !neutralWords.has(id) && !neutralFamilies.has(family)
  );
}

function leastOf(rule: Rule): number | null {
  if (judgesWords(rule)) return LEAST_OF_WORDS;
  const isOfActs = rule.family === 'validity' && rule.thresholds === undefined && !neutralWords.has(rule.id);
  return isOfActs ? LEAST_OF_OTHERS : null;
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
    most = Math.max(
      most,
      sentence.text.length < FEWEST_CHARACTERS
        ? Number.POSITIVE_INFINITY
        : burdenLikeness(contract, sentence.text).logit,
    );
  return at === from ? Number.POSITIVE_INFINITY : most;
}
