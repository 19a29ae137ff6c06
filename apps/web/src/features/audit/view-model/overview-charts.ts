/** The data behind the overview's charts. Pure. */
import type { Level, MoneyFact, Overview, Risk } from './result-shapes.ts';
import { LEVELS } from './risk-filter.ts';

export interface DistributionRow {
  readonly family: string;
  readonly total: number;
  /** Without the levels that do not occur; shares of the longest row. */
  readonly bars: readonly { readonly level: Level; readonly count: number; readonly share: number }[];
}

/** Levels by families, the family with the most risks first. */
export function distribution(risks: readonly Risk[]): readonly DistributionRow[] {
  const families = new Map<string, Risk[]>();
  for (const risk of risks) families.set(risk.family, [...(families.get(risk.family) ?? []), risk]);
  const longest = Math.max(...[...families.values()].map((members) => members.length));
  return [...families]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([family, members]) => ({ family, total: members.length, bars: barsOf(members, longest) }));
}

function barsOf(members: readonly Risk[], longest: number): DistributionRow['bars'] {
  return LEVELS.flatMap((level) => {
    const count = members.filter((risk) => risk.level === level).length;
    return count === 0 ? [] : [{ level, count, share: count / longest }];
  });
}

export interface TimelineEntry {
  readonly date: Overview['dates'][number];
  /** Pixels below the previous date: more for a longer time, up to a limit. */
  readonly gapPx: number;
}

const GAP_MIN_PX = 8;
const GAP_MAX_PX = 48;
/** A year makes the widest gap. */
const DAYS_FOR_MAX = 365;
const DAY_MS = 86_400_000;

export function timeline(dates: Overview['dates']): readonly TimelineEntry[] {
  const inOrder = dates.filter(isFirstOfItsKind).sort((a, b) => a.iso.localeCompare(b.iso));
  return inOrder.map((date, at) => {
    const before = inOrder[at - 1];
    return { date, gapPx: before ? gapOf(before.iso, date.iso) : 0 };
  });
}

/** The same date with the same name can be in many clauses. */
function isFirstOfItsKind(date: Overview['dates'][number], at: number, dates: Overview['dates']): boolean {
  return dates.findIndex(({ iso, label }) => iso === date.iso && label === date.label) === at;
}

function gapOf(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  const share = Math.min(1, Math.sqrt(Math.max(0, days) / DAYS_FOR_MAX));
  return Math.round(GAP_MIN_PX + share * (GAP_MAX_PX - GAP_MIN_PX));
}

export interface MoneyBar {
  readonly fact: MoneyFact;
  /** Share of the largest sum; null where the contract gives no figures. */
  readonly share: number | null;
}

const KINDS: readonly MoneyFact['kind'][] = ['total', 'price', 'deposit', 'penalty', 'cap', 'other'];

/** The total first, then by kind, larger sums first. */
export function moneyBars({ total, money }: Pick<Overview, 'total' | 'money'>): readonly MoneyBar[] {
  const facts = money.filter(({ place }) => place.start !== total?.place.start);
  const all = total ? [total, ...facts] : facts;
  const largest = all.reduce((most, { fen }) => Math.max(most, fen ?? 0), 1);
  return [...all]
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (b.fen ?? 0) - (a.fen ?? 0))
    .map((fact) => ({ fact, share: fact.fen === null ? null : fact.fen / largest }));
}
