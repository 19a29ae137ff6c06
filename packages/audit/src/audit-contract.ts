/**
 * A document in, the risks of its contract for one standpoint out. Promise: every rule has exactly one outcome in `checked`; every
 * quotation is sliced out of the text at its span; the same document, standpoint and template give the same answer.
 */
import { type Contract, understandContract } from '@wenjian/contract';
import { type Coverage, coverageOf, type Document, type NotExamined } from '@wenjian/document';
import { auditText } from './audit.text.ts';
import type { AuditResult, CheckedRule, Risk } from './audit-result.ts';
import { judgeOutcome } from './judge-outcome.ts';
import type { ReviewTemplate, TemplateRule } from './review-template.ts';
import type { Rule, RuleOutcome } from './rule.ts';
import { allRules } from './rules/all-rules.ts';
import { chooseStandpoint, type Standpoint, standpointsOf } from './standpoint.ts';

export interface AuditOptions {
  /** One of `standpoints`, a party's label or name; 中立 when absent. */
  readonly standpoint?: string;
  /** All rules when absent. */
  readonly template?: ReviewTemplate;
  /** By rule id and name; stronger than the template's. */
  readonly thresholds?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export function auditContract(document: Document, options: AuditOptions = {}): AuditResult {
  const contract = understandContract(document);
  const standpoint = chooseStandpoint(contract, options.standpoint);
  const type = options.template?.contractType ?? contract.type.type;
  const risks: Risk[] = [];
  const checked: CheckedRule[] = [];
  for (const rule of allRules) {
    const row = options.template?.rules.find((one) => one.ruleId === rule.id);
    const outcome = runRule(rule, contract, row, options);
    const judged = judgeOutcome(rule, outcome, {
      contract,
      type,
      side: standpoint.side,
      level: row?.level ?? null,
    });
    risks.push(...judged.risks);
    checked.push({
      ruleId: rule.id,
      title: rule.title,
      family: rule.family,
      outcome: judged.outcome,
      why: judged.why,
    });
  }
  return {
    contractType: contract.type.type,
    parties: contract.parties,
    standpoints: standpointsOf(contract),
    standpoint: standpoint.name,
    risks: risks.sort(byPosition),
    checked,
    coverage: coverageOfReview(document, standpoint, checked),
  };
}

function runRule(
  rule: Rule,
  contract: Contract,
  row: TemplateRule | undefined,
  { template, thresholds }: AuditOptions,
): RuleOutcome {
  if (contract.document.text.trim() === '') return { kind: 'notChecked', why: auditText.noText };
  if (template !== undefined && row === undefined)
    return { kind: 'notChecked', why: auditText.notInTemplate };
  const type = template?.contractType ?? contract.type.type;
  if (rule.types !== 'all' && !rule.types.includes(type)) return { kind: 'notApplicable' };
  try {
    return rule.check(contract, { ...rule.thresholds, ...row?.thresholds, ...thresholds?.[rule.id] });
  } catch {
    // One broken rule must not take the other two hundred with it, and must not pass for a clean one either.
    return { kind: 'notChecked', why: auditText.ruleFailed };
  }
}

function byPosition(one: Risk, other: Risk): number {
  return positionOf(one) - positionOf(other) || (one.id < other.id ? -1 : 1);
}

function positionOf({ span, insertAt }: Risk): number {
  return span?.start ?? insertAt ?? Number.MAX_SAFE_INTEGER;
}

function coverageOfReview(
  document: Document,
  standpoint: Standpoint,
  checked: readonly CheckedRule[],
): Coverage {
  const { examined, notExamined } = coverageOf(document);
  const counts = new Map<string, number>();
  let run = 0;
  for (const { outcome, why } of checked) {
    if (outcome !== 'notChecked') run++;
    else if (why !== null) counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  const doubt: NotExamined[] =
    standpoint.doubt === null ? [] : [{ what: auditText.standpoint, count: 1, reason: standpoint.doubt }];
  const notRun = [...counts].map(([reason, count]) => ({ what: auditText.rules, count, reason }));
  return {
    examined: [...examined, { what: auditText.rules, count: run }],
    notExamined: [...notExamined, ...notRun, ...doubt],
  };
}
