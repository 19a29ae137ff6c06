/** A review in numbers. */
import { type AuditResult, auditText } from '@wenjian/audit';
import type { z } from 'zod';
import type { auditStatistics } from '../audit.input.ts';

/** Missing clauses are counted separately, not by level. */
export function countOutcomes({ risks, checked }: AuditResult): z.output<typeof auditStatistics> {
  const ofLevel = (level: string) => count(risks, (risk) => risk.kind === 'risk' && risk.level === level);
  const withOutcome = (outcome: string) => count(checked, (rule) => rule.outcome === outcome);
  return {
    high: ofLevel('high'),
    medium: ofLevel('medium'),
    low: ofLevel('low'),
    missing: count(risks, (risk) => risk.kind === 'missing'),
    passed: withOutcome('passed'),
    notChecked: withOutcome('notChecked'),
  };
}

/** Nothing was delivered: no risk, no rule outcome, no answer to the demand. */
export function isNothingChecked({ risks, checked, demands }: AuditResult): boolean {
  return (
    risks.length === 0 &&
    checked.every(({ outcome, why }) => outcome === 'notChecked' || why === auditText.otherType) &&
    demands.every((demand) => demand.outcome === 'notChecked')
  );
}

function count<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.filter(isCounted).length;
}
