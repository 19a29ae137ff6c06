/**
 * A model's verdict on a team's own rule: accepted when its quotations are in the text, otherwise the rule
 * counts as not checked.
 */

import type { Contract } from '@wenjian/contract';
import type { CheckedRule, Quotation, Risk } from '../audit-result.ts';
import { adviceText } from '../edits/edits.text.ts';
import { teamPositions } from '../edits/positions.ts';
import { pageOf, quotationAt } from '../quote-place.ts';
import { checkedOwnRule, familyOf, ownRuleId } from '../review/own-rule.ts';
import type { OwnRule } from '../review/review-template.ts';
import type { FoundQuotation, QuotationFinder } from './find-quotation.ts';
import { modelText } from './model.text.ts';
import type { Reading } from './model-questions.ts';
import type { OwnRuleAnswer } from './read-answer.ts';

export interface JudgedOwnRule {
  readonly checked: CheckedRule;
  readonly risks: readonly Risk[];
  /** Number of quotations that are not in the text. */
  readonly unverified: number;
  /** True when the model read only the related clauses. */
  readonly isPartial: boolean;
}

export function judgeOwnRule(
  contract: Contract,
  rule: OwnRule,
  { passages, isWhole }: Reading,
  reply: OwnRuleAnswer,
  find: QuotationFinder,
): JudgedOwnRule {
  const found = reply.quotes.flatMap((quote) => find(quote, passages) ?? []);
  const unverified = reply.quotes.length - found.length;
  const why = whyNotTaken(reply, found, isWhole);
  if (why !== null)
    return { checked: checkedOwnRule(rule, 'notChecked', why), risks: [], unverified, isPartial: false };
  return {
    checked: checkedOwnRule(rule, reply.outcome, null, metBy(contract, reply, found)),
    risks: risksOf(contract, rule, reply, found),
    unverified,
    isPartial: !isWhole,
  };
}

function whyNotTaken(
  { outcome, quotes }: OwnRuleAnswer,
  found: readonly FoundQuotation[],
  isWhole: boolean,
): string | null {
  // A hit must have a place, and a verdict whose quotations are all invented is not accepted.
  if (found.length === 0 && (outcome === 'hit' || quotes.length > 0)) return modelText.unverified;
  if (found.length === 0 && outcome === 'passed') return modelText.unquoted;
  if (!isWhole && (outcome === 'missing' || outcome === 'notApplicable')) return modelText.notProven;
  return null;
}

function metBy(
  { document }: Contract,
  { outcome }: OwnRuleAnswer,
  [first]: readonly FoundQuotation[],
): Quotation | null {
  return outcome === 'passed' && first !== undefined ? quotationAt(document, first.span) : null;
}

function risksOf(
  contract: Contract,
  rule: OwnRule,
  { outcome, reason, suggestion }: OwnRuleAnswer,
  found: readonly FoundQuotation[],
): readonly Risk[] {
  const text = {
    ruleId: ownRuleId(rule),
    title: rule.text.length <= MAX_TITLE ? rule.text : `${rule.text.slice(0, MAX_TITLE - 1)}…`,
    family: familyOf(rule),
    level: rule.level,
    reason,
    basis: [],
    suggestion,
    edit: null,
    advice: adviceText.notAsked,
    positions: teamPositions(rule),
    origin: 'own' as const,
    related: [],
  };
  if (outcome === 'missing') return [{ ...text, ...missingFrom(contract, ownRuleId(rule)) }];
  if (outcome !== 'hit') return [];
  const { document } = contract;
  const risks = new Map<string, Risk>();
  for (const { span, verification } of found) {
    const id = `${ownRuleId(rule)}-${span.start}-${span.end}`;
    const quote = document.text.slice(span.start, span.end);
    risks.set(id, {
      ...text,
      id,
      quote,
      span,
      page: pageOf(document, span),
      verification,
      kind: 'risk',
      insertAt: null,
    });
  }
  return [...risks.values()];
}

const MAX_TITLE = 40;

function missingFrom({ document, signature }: Contract, ruleId: string) {
  return {
    id: `${ruleId}-missing`,
    quote: '',
    span: null,
    page: null,
    verification: 'verified' as const,
    kind: 'missing' as const,
    insertAt: signature?.start ?? document.text.length,
  };
}
