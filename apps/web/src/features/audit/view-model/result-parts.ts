/** Splits a result into what the tabs show. Pure. */
import type { AuditResult, CheckedRule, Demand, Level, Risk } from './result-shapes.ts';
import { byPosition } from './risk-filter.ts';

export type ResultTab = 'risk' | 'missing' | 'met' | 'absent' | 'notJudged' | 'demands';

export interface ResultParts {
  readonly all: readonly Risk[];
  readonly risk: readonly Risk[];
  readonly missing: readonly Risk[];
  /** With the words of the contract that satisfy the rule. */
  readonly met: readonly CheckedRule[];
  /** Looked for and not found. */
  readonly absent: readonly CheckedRule[];
  /** Not checked, or checked without a conclusion: mentioned and not proven, or beside a risk. */
  readonly notJudged: readonly CheckedRule[];
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
    absent: checked.filter((rule) => unprovenOf(rule) === 'absent'),
    notJudged: checked.filter((rule) => rule.outcome === 'notChecked' || isOpen(rule)),
    notChecked: checked.filter(({ outcome }) => outcome === 'notChecked'),
    notApplicable: checked.filter((rule) => rule.outcome === 'notApplicable' && unprovenOf(rule) === null),
    demands,
    byId: new Map(all.map((risk) => [risk.id, risk])),
  };
}

function isOpen(rule: CheckedRule): boolean {
  const unproven = unprovenOf(rule);
  return unproven === 'mentioned' || unproven === 'doubtful';
}

/** Reviews stored before the reasons were told apart have only the words of one; those from before quotations were kept call a rule passed that found nothing. */
function unprovenOf(rule: CheckedRule): CheckedRule['unproven'] {
  if (rule.unproven !== null) return rule.unproven;
  if (rule.outcome === 'passed' && !isMet(rule)) return 'absent';
  if (!rule.isUnproven) return null;
  return rule.why?.includes('风险提示') === true ? 'doubtful' : 'absent';
}

function isMet({ outcome, met }: CheckedRule): boolean {
  return outcome === 'passed' && met !== null;
}

/** 审查要求 only where there are demands. */
export function tabsOf({ demands }: ResultParts): readonly ResultTab[] {
  return demands.length === 0
    ? ['risk', 'missing', 'met', 'absent', 'notJudged']
    : ['risk', 'missing', 'met', 'absent', 'notJudged', 'demands'];
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
