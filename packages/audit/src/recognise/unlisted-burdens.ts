/**
 * Sentences that read like a burden although no rule knows them: learned from all examples of all rules and from contracts of many hands.
 * Promise: a finding is a whole sentence of the contract in which nothing else was found; the same contract gives the same findings.
 */
import { type Contract, countBefore, type Sentence, sentencesOf } from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import { auditText } from '../audit.text.ts';
import { levelsAgainst } from '../checks/find-side.ts';
import type { Finding, RuleOutcome } from '../rule.ts';
import { hasShape, isProtecting, unlistedRuleFor } from '../rules/any-kind/unlisted.rules.ts';
import { isAnswered } from './answered-burdens.ts';
import { burdenLikeness, burdenThreshold } from './burden-model.ts';
import { isDefinition } from './recognise-topics.ts';
import { foldSentence, isSpoken } from './recognise-wording.ts';

/** In a contract with more of them the wording is unusual: the likeliest are shown. */
const MOST = 8;
/** From this difference between the two logits on, one side counts as harmed. */
const CLEARLY_HARMED = 2.5;

/** Extra logit required of every sentence: between the threshold and here contracts of strangers had thirteen false finds and no true one. */
const OF_STRANGERS = 0.65;
/** Extra logit required of a sentence without the words of any shape. */
const WITHOUT_SHAPE = 2;
/** 双方约定如下： only announces. */
const announcing = /[：:]\s*$/;

interface Burden {
  readonly sentence: Sentence;
  readonly logit: number;
  readonly harmed: 'payer' | 'performer' | null;
}

export function addUnlisted(
  contract: Contract,
  outcomes: ReadonlyMap<string, RuleOutcome>,
): ReadonlyMap<string, RuleOutcome> {
  const known = [...outcomes.values()].flatMap((outcome) =>
    outcome.kind === 'hit' ? outcome.findings.flatMap(({ span, related = [] }) => [span, ...related]) : [],
  );
  const isReported = overlapping(known);
  const burdens = sentencesOf(contract)
    .flatMap((sentence) => (isReported(sentence) ? [] : (burdenIn(contract, sentence) ?? [])))
    .sort((one, other) => other.logit - one.logit)
    .slice(0, MOST)
    .sort((one, other) => one.sentence.start - other.sentence.start);
  const all = new Map(outcomes);
  for (const burden of burdens) {
    const ruleId = unlistedRuleFor(burden.sentence.text);
    const before = all.get(ruleId);
    if (before?.kind === 'hit')
      all.set(ruleId, { kind: 'hit', findings: [...before.findings, findingOf(burden)] });
    // A review list may leave the rule out.
    else if (before?.kind === 'passed') all.set(ruleId, { kind: 'hit', findings: [findingOf(burden)] });
  }
  return all;
}

/** Whether one of the known places shares a character; a long contract has thousands of both. */
function overlapping(known: readonly Span[]): (place: Span) => boolean {
  const places = [...known].sort((one, other) => one.start - other.start);
  let last = 0;
  const furthest = places.map(({ end }) => (last = Math.max(last, end)));
  return (place) => {
    const before = countBefore(places, ({ start }) => start < place.end);
    return (furthest[before - 1] ?? 0) > place.start;
  };
}

function burdenIn(contract: Contract, sentence: Sentence): Burden | null {
  const folded = foldSentence(contract, sentence.text);
  if (sentence.isCell || !isSpoken(sentence.text, folded) || isDefinition(sentence.text)) return null;
  const { logit, harmed } = burdenLikeness(contract, sentence.text);
  const least = burdenThreshold + (hasShape(sentence.text) ? OF_STRANGERS : WITHOUT_SHAPE);
  if (logit < least || announcing.test(sentence.text) || isProtecting(sentence.text)) return null;
  if (isRecital(contract, sentence) || isAnswered(contract, sentence.text)) return null;
  const difference = harmed.payer - harmed.performer;
  const side = difference > 0 ? 'payer' : 'performer';
  return { sentence, logit, harmed: Math.abs(difference) < CLEARLY_HARMED ? null : side };
}

/** Before the first clause parties say why they meet, and lay nothing down. */
function isRecital({ clauses }: Contract, { start, clause }: Sentence): boolean {
  const [first] = clauses;
  return clause === null && first !== undefined && clauses.length >= LEAST_CLAUSES && start < first.start;
}

/** With fewer the text has no order of clauses. */
const LEAST_CLAUSES = 4;

function findingOf({ sentence, harmed }: Burden): Finding {
  const finding = { span: sentence, detail: auditText.unlisted };
  if (harmed === null) return finding;
  return { ...finding, levels: { ...levelsAgainst(harmed, 'medium'), neutral: 'medium' } };
}
