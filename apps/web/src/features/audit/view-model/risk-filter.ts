/** Which risks the list shows, and in which order. Pure. */
import type { Decisions } from '../../../shared/findings/decision-shapes.ts';
import { isAccepted, stateOf } from '../../../shared/findings/view-model/decisions.ts';
import {
  isFound,
  type SearchIndex,
  sentenceAt,
} from '../../../shared/workbench/view-model/search-findings.ts';
import type { Level, Risk } from './result-shapes.ts';

/** `kept`: all but the ignored ones, which have their own list. */
export type StatusFilter = 'kept' | 'open' | 'accepted' | 'rejected' | 'all';
/** By clause and by family: in groups, each with a heading. */
export type RiskOrder = 'position' | 'level' | 'clause' | 'family';

export interface RiskFilter {
  readonly level: Level | 'all';
  readonly family: string;
  readonly status: StatusFilter;
  readonly query: string;
  readonly order: RiskOrder;
}

export const ALL_FAMILIES = 'all';

export const NO_FILTER: RiskFilter = {
  level: 'all',
  family: ALL_FAMILIES,
  status: 'kept',
  query: '',
  order: 'position',
};

export const LEVELS: readonly Level[] = ['high', 'medium', 'low'];

export function filterRisks(
  risks: readonly Risk[],
  filter: RiskFilter,
  decisions: Decisions,
  index: SearchIndex,
): readonly Risk[] {
  const fitting = risks.filter(
    (risk) =>
      fits(risk, filter) &&
      hasStatus(decisions, risk.id, filter.status) &&
      isFound(index, risk.id, filter.query),
  );
  return inOrder(fitting, filter.order);
}

function inOrder(risks: readonly Risk[], order: RiskOrder): readonly Risk[] {
  const sorted = [...risks].sort(order === 'level' || order === 'family' ? byLevel : byPosition);
  if (order === 'position' || order === 'level') return sorted;
  return [...Map.groupBy(sorted, (risk) => groupOf(risk, order)).values()].flat();
}

/** The article of a clause: 第五条 for 第五条 5.2. */
function groupOf({ clause, family }: Risk, order: RiskOrder): string {
  return order === 'family' ? family : (clause?.split(/\s/)[0] ?? '');
}

/** By risk: the group that begins with it; empty where there are no groups. */
export function groupStarts(
  risks: readonly Risk[],
  order: RiskOrder,
): ReadonlyMap<string, { readonly group: string; readonly count: number }> {
  if (order === 'position' || order === 'level') return new Map();
  const groups = Map.groupBy(risks, (risk) => groupOf(risk, order));
  return new Map(
    [...groups].flatMap(([group, members]) =>
      members[0] === undefined ? [] : [[members[0].id, { group, count: members.length }]],
    ),
  );
}

/** Whether anything but the order changes the list. */
export function isFiltering({ level, family, query, status }: RiskFilter): boolean {
  return level !== 'all' || family !== ALL_FAMILIES || query.trim() !== '' || status !== NO_FILTER.status;
}

/** Reading order; a missing clause is at its place. */
export function byPosition(a: Risk, b: Risk): number {
  return placeOf(a) - placeOf(b);
}

function byLevel(a: Risk, b: Risk): number {
  return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || byPosition(a, b);
}

function placeOf({ start, insertAt }: Risk): number {
  return start ?? insertAt ?? Number.MAX_SAFE_INTEGER;
}

function fits(risk: Risk, { level, family }: RiskFilter): boolean {
  return (level === 'all' || risk.level === level) && (family === ALL_FAMILIES || risk.family === family);
}

function hasStatus(decisions: Decisions, id: string, status: StatusFilter): boolean {
  if (status === 'all') return true;
  if (status === 'accepted') return isAccepted(decisions, id);
  const state = stateOf(decisions, id);
  return status === 'kept' ? state !== 'rejected' : state === status;
}

/** What the search looks at. */
export function riskWords(text: string): (risk: Risk) => readonly (string | null)[] {
  return ({ title, quote, reason, suggestion, clause, start, end }) => [
    title,
    quote,
    reason,
    suggestion,
    clause,
    start === null || end === null ? null : sentenceAt(text, { start, end }),
  ];
}
