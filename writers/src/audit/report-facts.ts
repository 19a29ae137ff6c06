/** The facts of a review in the report and in the appendix of the PDF, besides its risks. */
import {
  type CheckedRule,
  type CheckOutcome,
  type DemandAnswer,
  familyNames,
  type RiskLevel,
  type RuleFamily,
  ruleFamilies,
} from '@wenjian/audit';
import { contractTypeNames } from '@wenjian/contract';
import { type DecisionState, isAccepted } from '@wenjian/document';
import { timeOf } from '../report/time-of.ts';
import { auditReportText } from './audit-export.text.ts';
import type { AuditExport } from './audit-export.ts';
import type { RiskRow } from './risk-row.ts';

/** A name and its value. */
export type Fact = readonly [name: string, value: string];

export function coverFacts({ source, info }: AuditExport): readonly Fact[] {
  const { cover, rulesOnly, rulesAndModel, none } = auditReportText;
  return [
    [cover.file, source.name],
    [cover.standpoint, info.standpoint],
    [cover.template, info.templateName],
    [cover.model, info.model === null ? rulesOnly : rulesAndModel(info.model)],
    [cover.demand, info.customDemand.trim() === '' ? none : info.customDemand],
    [cover.date, timeOf(new Date(info.createdAt))],
    [cover.hash, source.sha256],
  ];
}

/** The outcome of a demand with its answer, or with the reason why there is none. */
export function demandAnswerText({ outcome, answer, why }: DemandAnswer): string {
  const { demandOutcomes, demandAnswer, dash } = auditReportText;
  return demandAnswer(demandOutcomes[outcome], answer ?? why ?? dash);
}

export function cardFacts({ result: { overview, parties } }: AuditExport): readonly Fact[] {
  const { card, unknown, guess } = auditReportText;
  const type = contractTypeNames[overview.contractType];
  const names = parties.map(({ label, name }) => auditReportText.party(label, name ?? unknown));
  const disputes = [...new Set(overview.disputes.map(({ text }) => text))];
  return [
    [card.type, overview.confidence === 'guess' ? guess(type) : type],
    [card.parties, names.join('\n') || unknown],
    [card.total, overview.total?.text ?? unknown],
    [card.term, overview.term?.text ?? unknown],
    [card.law, overview.governingLaw?.text ?? unknown],
    [card.disputes, disputes.join('\n') || unknown],
  ];
}

export function countLines(rows: readonly RiskRow[]): readonly string[] {
  if (rows.length === 0) return [auditReportText.nothingFound];
  const ofLevel = (level: RiskLevel): number => rows.filter(({ risk }) => risk.level === level).length;
  const inState = (state: DecisionState): number =>
    rows.filter(({ decision }) => decision.state === state).length;
  const accepted = rows.filter(({ decision }) => isAccepted(decision)).length;
  return [
    auditReportText.counts(rows.length, ofLevel('high'), ofLevel('medium'), ofLevel('low')),
    auditReportText.decided(accepted, inState('rejected'), inState('open')),
  ];
}

export function stateText({ state, decision: { decidedBy, decidedAt } }: RiskRow): string {
  if (decidedBy === null || decidedAt === null) return state;
  return auditReportText.decidedBy(state, decidedBy.name, timeOf(new Date(decidedAt)));
}

export function placeText({ clause, page }: RiskRow): string {
  return [clause, page].filter(Boolean).join(' · ') || auditReportText.dash;
}

/** What, how many and why. */
export function notExaminedRows({ result: { coverage } }: AuditExport): readonly (readonly string[])[] {
  return coverage.notExamined.map(({ what, count, reason }) => [what, String(count), reason]);
}

/** Reason, number and names of the rules that were not run. */
export function uncheckedRules({ result: { checked } }: AuditExport): readonly (readonly string[])[] {
  const titles = new Map<string, string[]>();
  for (const { outcome, why, title } of checked) {
    if (outcome !== 'notChecked') continue;
    const reason = why ?? auditReportText.dash;
    titles.set(reason, [...(titles.get(reason) ?? []), title]);
  }
  return [...titles].map(([reason, own]) => [reason, String(own.length), own.join('、')]);
}

/** What nothing speaks of neither is met nor does not apply; what is spoken of and not proven is not judged. */
type ShownOutcome = CheckOutcome | 'absent' | 'notJudged';

export function shownOutcome({ outcome, unproven }: CheckedRule): ShownOutcome {
  if (unproven === null) return outcome;
  return unproven === 'absent' ? 'absent' : 'notJudged';
}

export const outcomeOrder: readonly ShownOutcome[] = [
  'passed',
  'hit',
  'missing',
  'absent',
  'notJudged',
  'notApplicable',
  'notChecked',
];

/** For each family the number of rules of each outcome, in their order, and the totals at the end. */
export function familyRows({ result: { checked } }: AuditExport): readonly (readonly string[])[] {
  const counts = (rules: typeof checked): readonly string[] =>
    outcomeOrder.map((wanted) => String(rules.filter((rule) => shownOutcome(rule) === wanted).length));
  const ofFamily = (family: RuleFamily) => checked.filter((rule) => rule.family === family);
  return [
    ...ruleFamilies
      .filter((family) => ofFamily(family).length > 0)
      .map((family) => [familyNames[family], ...counts(ofFamily(family))]),
    [auditReportText.total, ...counts(checked)],
  ];
}
