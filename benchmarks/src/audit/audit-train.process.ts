/**
 * Trains recognition by example from `packages/audit/examples` and writes its weights into the review engine.
 * The same examples give the same file.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, type Example, readExamples } from './audit-train-examples.ts';
import { packWeights } from './audit-train-pack.ts';
import { train } from './audit-train-regression.ts';
import { chooseThresholds } from './audit-train-thresholds.ts';

const AUDIT = join(import.meta.dirname, '../../../packages/audit');
/** Twelve sentences of one hand were tried: too few rules then stay quiet on harmless contracts. */
const FEWEST_EXAMPLES = 20;

/**
 * Rules that a single sentence cannot show: a number over a limit, a sum, an omission, a comparison with
 * another place.
 */
const beyondSentences: ReadonlySet<string> = new Set([
  'validity.probation-over-limit',
  'validity.company-guarantee-no-resolution',
  'validity.guarantee-kind-unclear',
  'validity.equity-preemption-absent',
  'validity.equity-capital-unpaid',
  'validity.repealed-law',
  'parties.credit-code-invalid',
  'parties.name-differs',
  'parties.branch-as-party',
  'parties.only-one',
  'subject.warranty-too-short',
  'price.uppercase-differs',
  'price.total-differs',
  'price.instalments-differ',
  'price.tax-unclear',
  'price.expenses-unclear',
  'price.interest-ambiguous',
  'delivery.retention-of-title',
  'delivery.partial-refusal',
  'acceptance.hidden-defects',
  'confidentiality.no-exceptions',
  'confidentiality.one-way',
  'liability.asymmetric-rate',
  'liability.one-sided',
  'termination.one-sided',
  'termination.term-contradiction',
  'termination.renewal-priority',
  'forceMajeure.no-notice',
  'notices.address-change',
  'dispute.court-no-connection',
  'dispute.other-side-forum',
  'dispute.exclusive-violated',
]);

const folder = join(AUDIT, 'examples');
const examples = readExamples(folder);
const rules = trainableRules(examples);
const thresholds = chooseThresholds(examples, rules);
for (const rule of rules) {
  const chosen = thresholds.find(({ ruleId }) => ruleId === rule);
  const figures =
    chosen &&
    `from ${chosen.logit.toFixed(2)}: precision ${chosen.precision.toFixed(2)}, recall ${chosen.recall.toFixed(2)}`;
  console.log(`${rule}: ${figures ?? 'off'}`);
}
const source = packWeights(train(examples, rules), thresholds, digestOf(folder), {
  name: 'recognitionWeights',
  madeBy: '`node benchmarks/src/audit/audit-train.process.ts` from `packages/audit/examples`',
});
writeFileSync(join(AUDIT, 'src/recognise/recognise-weights.ts'), source);
console.log(
  `${examples.length} examples, ${thresholds.length} of ${rules.length} rules, ${source.length} characters`,
);

function trainableRules(known: readonly Example[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { holds, contractType, isMirrored } of known)
    for (const rule of contractType !== null || isMirrored ? [] : holds)
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts]
    .filter(([rule, count]) => count >= FEWEST_EXAMPLES && !beyondSentences.has(rule))
    .map(([rule]) => rule)
    .sort();
}
