/** Splits a result into what the tabs show. Pure. */
import type { AuditResult, CheckedRule, Demand, Level, Risk } from './result-shapes.ts';
import { byPosition } from './risk-filter.ts';

export type ResultTab = 'risk' | 'missing' | 'met' | 'absent' | 'notChecked' | 'demands';

export interface ResultParts {
  readonly all: readonly Risk[];
  readonly risk: readonly Risk[];
  readonly missing: readonly Risk[];
  /** With the words of the contract that satisfy the rule. */
  readonly met: readonly CheckedRule[];
  /** Looked for and not found. */
  readonly absent: readonly CheckedRule[];
  readonly notChecked: readonly CheckedRule[];
  readonly notApplicable: readonly CheckedRule[];
  readonly demands: readonly Demand[];
  readonly byId: ReadonlyMap<string, Risk>;
}

export function cutResult({ risks, checked, demands }: AuditResult): ResultParts {
  const all = [...risks].sort(byPosition);
  return {
    all,
    risk: all.filter(({ kind }) => kind === 'risk'),
    missing: all.filter(({ kind }) => kind === 'missing'),
    met: checked.filter(isMet),
    // Reviews stored before quotations were kept call a rule passed that found nothing.
    absent: checked.filter((rule) => rule.isUnproven || (rule.outcome === 'passed' && !isMet(rule))),
    notChecked: checked.filter(({ outcome }) => outcome === 'notChecked'),
    notApplicable: checked.filter(({ outcome, isUnproven }) => outcome === 'notApplicable' && !isUnproven),
    demands,
    byId: new Map(all.map((risk) => [risk.id, risk])),
  };
}

function isMet({ outcome, met }: CheckedRule): boolean {
  return outcome === 'passed' && met !== null;
}

/** 审查要求 only where there are demands. */
export function tabsOf({ demands }: ResultParts): readonly ResultTab[] {
  return demands.length === 0
    ? ['risk', 'missing', 'met', 'absent', 'notChecked']
    : ['risk', 'missing', 'met', 'absent', 'notChecked', 'demands'];
}

export function countLevels(risks: readonly Risk[]): Readonly<Record<Level, number>> {
  const counts = { high: 0, medium: 0, low: 0 };
  for (const { level } of risks) counts[level] += 1;
  return counts;
}

export interface RuleGroup {
  readonly family: string;
  readonly rules: readonly CheckedRule[];
}

/** In the order in which the families first come. */
export function groupRules(rules: readonly CheckedRule[]): readonly RuleGroup[] {
  const groups = new Map<string, CheckedRule[]>();
  for (const rule of rules) {
    const group = groups.get(rule.family);
    if (group) group.push(rule);
    else groups.set(rule.family, [rule]);
  }
  return [...groups].map(([family, members]) => ({ family, rules: members }));
}
