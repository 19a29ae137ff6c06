/**
 * Provisions recognised by example, in addition to the patterns of the rules: sentences similar to the
 * examples of a rule that neither its own check nor a better matching rule already reports. Promise: a
 * finding is a whole sentence of the contract, its rule applies to the contract and does not excuse the
 * sentence; the same contract gives the same findings.
 */
import {
  articleOf,
  type Contract,
  type ContractType,
  type Sentence,
  sentencesOf,
  sideWords,
} from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import { auditText } from '../audit.text.ts';
import { deniesWhole } from '../checks/denied-words.ts';
import { levelsAgainst, otherSide } from '../checks/find-side.ts';
import type { Finding, LevelsBySide, RiskLevel, Rule, RuleOutcome } from '../rule.ts';
import type { Likeness } from './likeness-model.ts';
import { likenessOf, recognisedRules } from './recognise-model.ts';
import { speaksOf } from './recognise-topics.ts';
import { foldSentence, isSpoken } from './recognise-wording.ts';

/** A rule with its numbers for this review. */
export interface AskedRule {
  readonly rule: Rule;
  readonly thresholds: Readonly<Record<string, number>>;
}

/** By rule id: the outcome of its check, including recognised provisions. */
export type Outcomes = ReadonlyMap<string, RuleOutcome>;

export function addRecognised(
  contract: Contract,
  type: ContractType,
  rules: readonly AskedRule[],
  outcomes: Outcomes,
): Outcomes {
  const candidates = candidatesOf(rules, type, outcomes);
  if (candidates.length === 0) return outcomes;
  const reported = reportedPlaces(outcomes);
  const byRule = Map.groupBy(reported, ({ ruleId }) => ruleId);
  const findings = new Map<string, Finding[]>();
  for (const sentence of sentencesOf(contract)) {
    const best = bestRule(contract, sentence, candidates, { reported, byRule });
    if (best === null) continue;
    const known = findings.get(best.rule.id) ?? [];
    findings.set(best.rule.id, [...known, best.finding]);
  }
  return merged(outcomes, findings);
}

/** With more hits than this the contract's wording is unusual, and further hits do not help. */
const MOST_OF_ONE_RULE = 3;
/** Extra logit required when another rule already reports the sentence. */
const BESIDE_ANOTHER_RULE = 0.7;
/** Extra logit required when the sentence contains words that usually excuse it. */
const DESPITE_DOUBTS = 3;
/** From this difference between the two logits on, one side counts as harmed. */
const CLEARLY_HARMED = 2.5;

interface Candidate extends AskedRule {
  readonly column: number;
  readonly threshold: number;
}

/** Rules with examples that were checked and can hit in this contract. */
function candidatesOf(
  rules: readonly AskedRule[],
  type: ContractType,
  outcomes: Outcomes,
): readonly Candidate[] {
  const byId = new Map(rules.map((asked) => [asked.rule.id, asked]));
  return recognisedRules.flatMap(({ ruleId, threshold }, column) => {
    const asked = byId.get(ruleId);
    const kind = outcomes.get(ruleId)?.kind;
    const isMeant = asked !== undefined && (asked.rule.types === 'all' || asked.rule.types.includes(type));
    return isMeant && kind !== undefined && open.has(kind) ? [{ ...asked, column, threshold }] : [];
  });
}

/** A rule that did not apply may have missed exactly this clause. */
const open: ReadonlySet<RuleOutcome['kind']> = new Set(['passed', 'hit', 'notApplicable']);

interface Place extends Span {
  readonly ruleId: string;
}

interface Reported {
  readonly reported: readonly Place[];
  readonly byRule: ReadonlyMap<string, readonly Place[]>;
}

function reportedPlaces(outcomes: Outcomes): readonly Place[] {
  return [...outcomes].flatMap(([ruleId, outcome]) =>
    outcome.kind === 'hit'
      ? outcome.findings.flatMap(({ span, yields }) =>
          // What was found by facts gives way to examples, and does not keep them off.
          yields === true ? [] : [{ ruleId, start: span.start, end: span.end }],
        )
      : [],
  );
}

/** Only the most likely rule: a sentence similar to two provisions is nearly always just one of them. */
function bestRule(
  contract: Contract,
  sentence: Sentence,
  candidates: readonly Candidate[],
  { reported, byRule }: Reported,
): { readonly rule: Rule; readonly finding: Finding } | null {
  const folded = foldSentence(contract, sentence.text);
  if (sentence.isCell || !isSpoken(sentence.text, folded) || deniesWhole(sentence.text)) return null;
  const likeness = likenessOf(folded);
  let best: Candidate | null = null;
  let margin = 0;
  const { logits } = likeness;
  for (const candidate of candidates) {
    const more = (logits[candidate.column] ?? 0) - candidate.threshold;
    if (more < margin || !speaksOf(candidate.rule.id, sentence.text)) continue;
    if (isExcused(contract, sentence, candidate, more)) continue;
    best = candidate;
    margin = more;
  }
  if (best === null) return null;
  const here = reported.filter(({ start, end }) => start < sentence.end && sentence.start < end);
  if (here.some(({ ruleId }) => ruleId === best.rule.id)) return null;
  if (!isSerious(best.rule) && isToldInArticle(contract, sentence, byRule.get(best.rule.id) ?? []))
    return null;
  if (here.length > 0 && margin < BESIDE_ANOTHER_RULE) return null;
  return { rule: best.rule, finding: findingOf(best.rule, sentence, likeness) };
}

/** A second serious provision is worth a second look. */
function isSerious({ levels }: Rule): boolean {
  return Object.values(levels).includes('high');
}

/** Where a rule found its provision by itself, what resembles it in the same article is about the same matter. */
function isToldInArticle(contract: Contract, { clause }: Sentence, ofRule: readonly Place[]): boolean {
  const article = articleOf(contract, clause);
  if (article === null) return false;
  return ofRule.some(({ start }) => start >= article.start && start < article.end);
}

function isExcused(
  contract: Contract,
  sentence: Sentence,
  { rule, thresholds }: AskedRule,
  margin: number,
): boolean {
  if (margin < DESPITE_DOUBTS && rule.doubts?.(sentence) === true) return true;
  if (isBorneByOther(contract, sentence.text, rule.levels)) return true;
  if (rule.family === 'property' && isGivenToHarmed(contract, sentence.text, rule.levels)) return true;
  return rule.excuses?.(contract, sentence, thresholds) === true;
}

/** A rule against one side, where the sentence puts the burden on the other one in so many words and does not overdo it. */
function isBorneByOther(contract: Contract, text: string, { payer, performer }: LevelsBySide): boolean {
  if ((payer === null) === (performer === null) || /任何|一切|全部|均由|概由/.test(text)) return false;
  const harmed = payer === null ? 'performer' : 'payer';
  const isBorneBy = (words: string) =>
    words !== '' && new RegExp(`由(?:${words})[^，。；]{0,10}(?:承担|负责|赔偿|负担)`).test(text);
  return isBorneBy(sideWords(contract, otherSide(harmed))) && !isBorneBy(sideWords(contract, harmed));
}

/** 申请专利的权利归委托方 is none of the clauses that take something from the client. */
function isGivenToHarmed(contract: Contract, text: string, { payer, performer }: LevelsBySide): boolean {
  if ((payer === null) === (performer === null)) return false;
  const harmed = payer === null ? 'performer' : 'payer';
  const isGivenTo = (words: string) => words !== '' && new RegExp(`(?:归|属于?)(?:${words})`).test(text);
  return isGivenTo(sideWords(contract, harmed)) && !isGivenTo(sideWords(contract, otherSide(harmed)));
}

function findingOf(rule: Rule, sentence: Sentence, { harmed }: Likeness): Finding {
  const levels = neverHigh(rule.levels);
  const finding = { span: sentence, detail: auditText.recognised, levels };
  const { payer, performer } = levels;
  const difference = harmed.payer - harmed.performer;
  // For a rule with one level for both sides, the sentence decides whom it burdens.
  if (payer === null || payer !== performer || Math.abs(difference) < CLEARLY_HARMED) return finding;
  return { ...finding, levels: levelsOf(levels, payer, difference > 0 ? 'payer' : 'performer') };
}

/** Likeness to examples proves no breach. */
export function neverHigh({ payer, performer, neutral }: LevelsBySide): LevelsBySide {
  const lowered = (level: RiskLevel | null) => (level === 'high' ? 'medium' : level);
  return { payer: lowered(payer), performer: lowered(performer), neutral: lowered(neutral) };
}

function levelsOf(own: LevelsBySide, level: RiskLevel, side: 'payer' | 'performer'): LevelsBySide {
  return { ...levelsAgainst(side, level), neutral: own.neutral };
}

function merged(outcomes: Outcomes, findings: ReadonlyMap<string, readonly Finding[]>): Outcomes {
  const all = new Map(outcomes);
  for (const [ruleId, recognised] of findings) {
    const outcome = outcomes.get(ruleId);
    const own = outcome?.kind === 'hit' ? outcome.findings : [];
    const [first, ...rest] = [...own, ...recognised.slice(0, MOST_OF_ONE_RULE)];
    if (first !== undefined) all.set(ruleId, { kind: 'hit', findings: [first, ...rest] });
  }
  return all;
}
