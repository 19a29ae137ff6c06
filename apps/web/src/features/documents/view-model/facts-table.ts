/** The table of facts: what is shown, in which order, and what it adds up to. Pure. */
import type { FactCell, FactColumn, FactRow } from '@wenjian/api';

export interface ContractRow extends FactRow {
  readonly facts: NonNullable<FactRow['facts']>;
}

export type EndChoice = 'all' | 'soon' | 'past';
/** Contracts that end within these days are marked. */
const SOON_DAYS = 60;
const DAY_MS = 86_400_000;

/** Columns that are shown at first; the others can be added. */
export const usualColumns: readonly FactColumn[] = [
  'type',
  'parties',
  'amount',
  'signed',
  'end',
  'term',
  'renewal',
  'dispute',
];

export function contractsIn(rows: readonly FactRow[]): readonly ContractRow[] {
  return rows.flatMap((row) => (row.facts === null ? [] : [{ ...row, facts: row.facts }]));
}

export function leftOut(rows: readonly FactRow[]): readonly FactRow[] {
  return rows.filter(({ facts }) => facts === null);
}

export function narrowed(
  rows: readonly ContractRow[],
  { words, ends }: { readonly words: string; readonly ends: EndChoice },
  today: string,
): readonly ContractRow[] {
  const wanted = words.trim().toLowerCase();
  return rows.filter((row) => {
    const days = daysLeft(row, today);
    if (ends === 'soon' && (days === null || days < 0 || days > SOON_DAYS)) return false;
    if (ends === 'past' && (days === null || days >= 0)) return false;
    return (
      wanted === '' || [row.name, ...Object.values(row.facts).map(({ shown }) => shown)].some(has(wanted))
    );
  });
}

/** Days until the contract ends; null when its end was not found. */
export function daysLeft({ facts }: ContractRow, today: string): number | null {
  const { day } = facts.end;
  return day === null ? null : Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}

export function endMark(row: ContractRow, today: string): 'soon' | 'past' | null {
  const days = daysLeft(row, today);
  if (days === null || days > SOON_DAYS) return null;
  return days < 0 ? 'past' : 'soon';
}

/** Sums, days, then words; what was not found comes last in either direction of the alphabet. */
export function compareCells(one: FactCell, other: FactCell): number {
  if (one.money !== null && other.money !== null) return one.money.value - other.money.value;
  const [first, second] = [sortKey(one), sortKey(other)];
  if (first === '' || second === '') return first === second ? 0 : first === '' ? 1 : -1;
  return first.localeCompare(second, 'zh-CN');
}

function sortKey({ money, day, shown }: FactCell): string {
  return money === null ? (day ?? shown) : String(money.value);
}

interface CurrencyTotal {
  readonly currency: string;
  readonly count: number;
  readonly sum: number;
}

/** Only of contracts that name the sum of the whole. */
export function totalsOf(rows: readonly ContractRow[]): readonly CurrencyTotal[] {
  const totals = new Map<string, CurrencyTotal>();
  for (const { facts } of rows) {
    const { money } = facts.amount;
    if (money === null || money.per !== null) continue;
    const { currency } = money;
    const before = totals.get(currency) ?? { currency, count: 0, sum: 0 };
    totals.set(currency, { currency, count: before.count + 1, sum: before.sum + money.value });
  }
  return [...totals.values()];
}

const WORDS_SOUGHT = 40;

/** What is looked for on the page: the first line of the quotation, or the beginning of it. */
export function soughtWords(quote: string): string {
  return (quote.split('\n')[0] ?? '').slice(0, WORDS_SOUGHT).trim();
}

function has(wanted: string): (text: string) => boolean {
  return (text) => text.toLowerCase().includes(wanted);
}
