/**
 * Combines the findings of the rules and, if there is one, the model. Without a model its part is listed as
 * not checked.
 */
import { type Coverage, coverageOf, type Examined, type NotExamined } from '@wenjian/document';
import { auditText } from '../audit.text.ts';
import type { AuditResult, CheckedRule, DemandAnswer, Risk } from '../audit-result.ts';
import { answerDemand } from '../demands/answer-demand.ts';
import { attachmentsNotRead } from '../rules/attachments/attachments.rules.ts';
import { checkedOwnRule } from './own-rule.ts';
import type { RuleReview } from './run-rules.ts';
import { standpointsOf } from './standpoint.ts';

/** The model's part of the result, or its placeholder. */
export interface ModelPart {
  readonly risks: readonly Risk[];
  readonly ownRules: readonly CheckedRule[];
  readonly demands: readonly DemandAnswer[];
  /** The clauses it read, and what it left out or could not quote. */
  readonly coverage: Coverage;
}

export function resultOf(review: RuleReview, model: ModelPart): AuditResult {
  const { contract, standpoint } = review;
  return {
    contractType: contract.type.type,
    parties: contract.parties,
    standpoints: standpointsOf(contract),
    standpoint: standpoint.name,
    risks: inTextOrder([...review.risks, ...model.risks]),
    checked: [...review.checked, ...model.ownRules],
    demands: model.demands,
    overview: review.overview,
    coverage: coverageOfReview(review, model),
  };
}

/** Every own rule as not checked, with this reason; every demand as the rules and clauses answer it. */
export function withoutModel(review: RuleReview, reason: string): ModelPart {
  const { contract, ownRules, demands } = review;
  const isEmpty = contract.document.text.trim() === '';
  const why = isEmpty ? auditText.noText : reason;
  return {
    risks: [],
    ownRules: ownRules.map((rule) => checkedOwnRule(rule, 'notChecked', why)),
    demands: demands.map((demand) => (isEmpty ? unreadable(demand) : answerDemand(demand, review))),
    coverage: { examined: [], notExamined: [] },
  };
}

function unreadable(demand: string): DemandAnswer {
  return {
    demand,
    outcome: 'notChecked',
    answer: null,
    quotes: [],
    why: auditText.noText,
    by: 'rules',
    rules: [],
  };
}

export function inTextOrder(risks: readonly Risk[]): readonly Risk[] {
  return [...risks].sort(byPosition);
}

/** A new article comes behind the clauses that are added to the last one. */
function byPosition(one: Risk, other: Risk): number {
  return (
    positionOf(one) - positionOf(other) ||
    Number(isNewArticle(one)) - Number(isNewArticle(other)) ||
    (one.id < other.id ? -1 : 1)
  );
}

function isNewArticle({ edit }: Risk): boolean {
  return edit?.newClause?.isArticle ?? false;
}

function positionOf({ span, insertAt }: Risk): number {
  return span?.start ?? insertAt ?? Number.MAX_SAFE_INTEGER;
}

function coverageOfReview(
  { contract, standpoint, checked, unlisted }: RuleReview,
  model: ModelPart,
): Coverage {
  const { examined, notExamined } = coverageOf(contract.document);
  const rules = tally(auditText.rules, checked);
  const ownRules = tally(auditText.ownRules, model.ownRules);
  const demands = tally(auditText.demands, model.demands);
  const doubt: NotExamined[] =
    standpoint.doubt === null ? [] : [{ what: auditText.standpoint, count: 1, reason: standpoint.doubt }];
  const notThere = attachmentsNotRead(contract);
  const attachments: readonly NotExamined[] =
    notThere === 0 ? [] : [{ what: auditText.attachments, count: notThere, reason: auditText.notInFile }];
  return {
    examined: [
      ...examined,
      { what: auditText.rules, count: rules.done },
      ...doneOf(auditText.ownRules, ownRules.done),
      ...doneOf(auditText.demands, demands.done),
      ...model.coverage.examined,
    ],
    notExamined: [
      ...notExamined,
      ...attachments,
      ...rules.left,
      ...ownRules.left,
      ...demands.left,
      ...model.coverage.notExamined,
      ...unlisted,
      ...doubt,
    ],
  };
}

function doneOf(what: string, count: number): readonly Examined[] {
  return count === 0 ? [] : [{ what, count }];
}

function tally(what: string, rows: readonly { readonly outcome: string; readonly why: string | null }[]) {
  const counts = new Map<string, number>();
  let done = 0;
  for (const { outcome, why } of rows) {
    if (outcome !== 'notChecked') done++;
    else if (why !== null) counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  const left: readonly NotExamined[] = [...counts].map(([reason, count]) => ({ what, count, reason }));
  return { done, left };
}
