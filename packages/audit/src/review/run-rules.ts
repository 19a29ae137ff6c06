/**
 * The part of a review without a model: analyses the contract, runs every rule and judges the outcomes for
 * one side.
 */
import { type Contract, type ContractType, understandContract } from '@wenjian/contract';
import {
  append,
  type Document,
  type NotExamined,
  type Span,
  unlistedNote,
  weightiest,
} from '@wenjian/document';
import { auditText } from '../audit.text.ts';
import type { CheckedRule, ContractOverview, Risk } from '../audit-result.ts';
import type { EditHint } from '../edits/edit-candidates.ts';
import { leaveOutHarmless } from '../recognise/harmless-wording.ts';
import { addRecognised } from '../recognise/recognise-provisions.ts';
import { addUnlisted } from '../recognise/unlisted-burdens.ts';
import type { Finding, Rule, RuleOutcome } from '../rule.ts';
import { allRules } from '../rules/all-rules.ts';
import { summariseContract } from '../summary/summarise-contract.ts';
import { asQuestion } from './as-question.ts';
import { judgeOutcome } from './judge-outcome.ts';
import { requiredRule, requiredRuleId } from './required-clause.ts';
import type { OwnRule, ReviewTemplate, TemplateRule } from './review-template.ts';
import { splitDemands } from './split-demands.ts';
import { chooseStandpoint, type Standpoint } from './standpoint.ts';

export interface AuditOptions {
  /** One of `standpoints`, a party's label or name; 中立 when absent. */
  readonly standpoint?: string;
  /** All rules when absent. */
  readonly template?: ReviewTemplate;
  /** By rule id and name; overrides the template's values. */
  readonly thresholds?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The user's demands in free text; answered one by one. */
  readonly customDemand?: string;
  /** Also settles which suggestions can be accepted as edits, which takes a few more reviews; without it all are advice. */
  readonly withEdits?: boolean;
  /** How many risks of the rules are listed at most, the gravest first. */
  readonly mostRisks?: number;
}

export interface RuleReview {
  readonly contract: Contract;
  readonly standpoint: Standpoint;
  readonly risks: readonly Risk[];
  /** For the coverage: how many more risks there are. */
  readonly unlisted: readonly NotExamined[];
  /** By risk: what its rule knows about its edit. */
  readonly hints: ReadonlyMap<string, EditHint>;
  readonly checked: readonly CheckedRule[];
  readonly overview: ContractOverview;
  /** Left to a model. */
  readonly ownRules: readonly OwnRule[];
  readonly demands: readonly string[];
}

/** What the rules say of a contract, before anybody's side is taken. */
export interface ExaminedContract {
  readonly contract: Contract;
  readonly type: ContractType;
  readonly outcomes: readonly (readonly [Rule, RuleOutcome])[];
}

export function runRules(document: Document, options: AuditOptions): RuleReview {
  return judgeFor(examine(document, options), options);
}

/** The same for every standpoint. */
export function examine(document: Document, options: AuditOptions): ExaminedContract {
  const contract = understandContract(document);
  const type = options.template?.contractType ?? contract.type.type;
  return { contract, type, outcomes: outcomesOf(contract, type, options) };
}

/** By the options it was examined with, whatever their standpoint was. */
export function judgeFor(examined: ExaminedContract, options: AuditOptions): RuleReview {
  const { contract, type, outcomes } = examined;
  const standpoint = chooseStandpoint(contract, options.standpoint);
  const risks: Risk[] = [];
  const hints = new Map<string, EditHint>();
  const checked: CheckedRule[] = [];
  const doubtful = outcomes.flatMap(riskyPlaces);
  const disputed = outcomes.flatMap(disputedPlaces);
  for (const [rule, outcome] of outcomes) {
    const row = rowOf(rule, options) ?? {};
    const judged = judgeOutcome(rule, outcome, {
      contract,
      type,
      side: standpoint.side,
      row,
      doubtful,
      disputed,
    });
    const { risks: found, hints: ofRule, ...line } = judged;
    append(risks, found);
    for (const [riskId, hint] of ofRule) hints.set(riskId, hint);
    const { id, title, family, examines } = rule;
    checked.push({ ruleId: id, title, family, examines: asQuestion(examines), ...line });
  }
  const found = weightiest(risks, ({ level }) => weights[level], options.mostRisks);
  return {
    contract,
    standpoint,
    risks: found.listed,
    unlisted: unlistedNote(auditText.risks, found),
    hints,
    checked,
    overview: summariseContract(contract),
    ownRules: options.template?.ownRules ?? [],
    demands: splitDemands(options.customDemand ?? ''),
  };
}

const weights: Readonly<Record<Risk['level'], number>> = { high: 0, medium: 1, low: 2 };

/** A wrong figure or a contradiction says nothing against the provision it stands in. */
const aboutFigures = /^consistency\.|-differs?$|^signature\./;

function riskyPlaces([rule, outcome]: readonly [Rule, RuleOutcome]): readonly Span[] {
  if (outcome.kind !== 'hit' || aboutFigures.test(rule.id)) return [];
  return outcome.findings.map(({ span }) => span);
}

function disputedPlaces([rule, outcome]: readonly [Rule, RuleOutcome]): readonly Span[] {
  if (outcome.kind !== 'hit' || !aboutFigures.test(rule.id)) return [];
  return outcome.findings.flatMap(({ span, related = [] }) => [span, ...related]);
}

function outcomesOf(
  contract: Contract,
  type: ContractType,
  options: AuditOptions,
): readonly (readonly [Rule, RuleOutcome])[] {
  const checked = allRules.map(
    (rule) => [rule, runRule(rule, contract, rowOf(rule, options), options)] as const,
  );
  const outcomes = new Map(checked.map(([{ id }, outcome]) => [id, outcome]));
  const asked = allRules.map((rule) => ({
    rule,
    thresholds: thresholdsOf(rule, rowOf(rule, options), options),
  }));
  const recognised = addUnlisted(
    contract,
    leaveOutHarmless(contract, allRules, addRecognised(contract, type, asked, outcomes)),
  );
  const required = (options.template?.requiredClauses ?? []).map(requiredRule);
  return [
    ...withoutYielding(checked.map(([rule, outcome]) => [rule, recognised.get(rule.id) ?? outcome])),
    ...required.map((rule) => [rule, runRule(rule, contract, rowOf(rule, options), options)] as const),
  ];
}

/**
 * One place is told once: where a pattern of a named rule speaks, what was found by facts and the general shapes are silent; then come named rules by facts, then the
 * shapes in their order.
 */
function withoutYielding(
  outcomes: readonly (readonly [Rule, RuleOutcome])[],
): readonly (readonly [Rule, RuleOutcome])[] {
  const taken: Span[] = [];
  const kept = new Set<Finding>();
  for (const rank of [0, 1, 2]) {
    const here = outcomes.map(([rule, outcome]) =>
      outcome.kind === 'hit' ? outcome.findings.filter((finding) => rankOf(rule, finding) === rank) : [],
    );
    for (const findings of here) {
      const told =
        rank === 0 ? findings : findings.filter(({ span }) => !taken.some((one) => overlap(one, span)));
      for (const finding of told) kept.add(finding);
      append(
        taken,
        told.map(({ span }) => span),
      );
    }
  }
  return outcomes.map(([rule, outcome]) => {
    if (outcome.kind !== 'hit') return [rule, outcome];
    const [first, ...rest] = outcome.findings.filter((finding) => kept.has(finding));
    return [
      rule,
      first === undefined ? { kind: 'notApplicable' } : { kind: 'hit', findings: [first, ...rest] },
    ];
  });
}

function rankOf({ yields }: Rule, finding: Finding): 0 | 1 | 2 {
  if (yields === true) return 2;
  return finding.yields === true ? 1 : 0;
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** A required clause is its own row: what it says of itself is in its rule already. */
function rowOf({ id }: Rule, { template }: AuditOptions): TemplateRule | undefined {
  const { rules = [], requiredClauses = [] } = template ?? {};
  const row = rules.find((one) => one.ruleId === id);
  const required = row === undefined && requiredClauses.find((one) => requiredRuleId(one) === id);
  if (!required) return row;
  const { ideal = '', fallback = '', walkAway = '' } = required;
  return { ruleId: id, ideal, fallback, walkAway };
}

function thresholdsOf(rule: Rule, row: TemplateRule | undefined, { thresholds }: AuditOptions) {
  return { ...rule.thresholds, ...row?.thresholds, ...thresholds?.[rule.id] };
}

function runRule(
  rule: Rule,
  contract: Contract,
  row: TemplateRule | undefined,
  options: AuditOptions,
): RuleOutcome {
  const { template } = options;
  if (contract.document.text.trim() === '') return { kind: 'notChecked', why: auditText.noText };
  const type = template?.contractType ?? contract.type.type;
  // First: a rule that does not apply to this contract type was not left out by this list.
  if (rule.types !== 'all' && !rule.types.includes(type)) return { kind: 'notApplicable' };
  if (template !== undefined && row === undefined)
    return { kind: 'notChecked', why: auditText.notInTemplate };
  try {
    return rule.check(contract, thresholdsOf(rule, row, options));
  } catch {
    // One broken rule must not stop the other two hundred, and must not count as passed either.
    return { kind: 'notChecked', why: auditText.ruleFailed };
  }
}
