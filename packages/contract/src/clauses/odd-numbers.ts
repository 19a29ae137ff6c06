/**
 * Numbers written otherwise than those beside them: （3） between 2. and 4., 五. between 四、 and 六、. In: the facts of the contract. Out: the odd clause with
 * the one whose form it should have. Promise: a list of its own, which has more than one number, is none.
 */
import type { Clause, Contract } from '../contract.ts';
import { type NumberRow, numberRows, type RowEntry } from './number-rows.ts';

export interface OddNumber {
  readonly clause: Clause;
  /** A clause of the same list. */
  readonly usual: Clause;
  /** The one behind it, whose number is right though the list lacks the odd one; null: there is none. */
  readonly next: Clause | null;
}

export function oddNumbers(contract: Contract): readonly OddNumber[] {
  const rows = numberRows(contract);
  const rowOf = new Map(
    rows.flatMap((row) => row.entries.map((entry) => [entry.clause.index, row] as const)),
  );
  return [
    ...rows.flatMap((row) => outOfRow(contract, row, rowOf)),
    ...rows.flatMap(({ entries }) => otherMark(entries)),
  ];
}

function outOfRow(
  { clauses }: Contract,
  { entries }: NumberRow,
  rowOf: ReadonlyMap<number, NumberRow>,
): readonly OddNumber[] {
  const [entry, another] = entries;
  if (entry === undefined || another !== undefined || !entry.isTyped) return [];
  const value = lastOf(entry);
  const [previous, next] = [clauses[entry.clause.index - 1], clauses[entry.clause.index + 1]];
  const row = next === undefined ? undefined : rowOf.get(next.index);
  const at = row?.entries.findIndex(({ clause }) => clause === next) ?? -1;
  if (row !== undefined && next !== undefined && lastOf(row.entries[at]) === value + 1) {
    const before = row.entries[at - 1];
    const goesOn = value === 1 ? before === undefined : lastOf(before) === value - 1;
    const lacks = row.entries.every((each) => lastOf(each) !== value);
    // 2.1 below 2. and in front of 3. belongs to another height.
    if (goesOn && lacks && row.entries.length > 1 && isPlain(row) && entry.values.length === 1)
      return [{ clause: entry.clause, usual: next, next }];
  }
  const own = previous === undefined ? undefined : rowOf.get(previous.index);
  const last = own?.entries.at(-1);
  if (own === undefined || last === undefined || last.clause !== previous || own.entries.length < 2)
    return [];
  const isNext = value > 2 && lastOf(last) === value - 1 && entry.values.length === 1;
  return isNext && isPlain(own) ? [{ clause: entry.clause, usual: last.clause, next: null }] : [];
}

function isPlain({ entries }: NumberRow): boolean {
  return entries.every(({ values, isTyped }) => values.length === 1 && isTyped);
}

const LEAST_ALIKE = 3;

/** 五. in a row of 、: one number alone bears another mark. */
function otherMark(entries: readonly RowEntry[]): readonly OddNumber[] {
  const typed = entries.filter(({ isTyped, values }) => isTyped && values.length === 1);
  if (typed.length <= LEAST_ALIKE || typed.length !== entries.length) return [];
  const byStyle = [...Map.groupBy(typed, styleOf).values()].sort((one, other) => one.length - other.length);
  const [odd, usual, third] = byStyle;
  const [entry, another] = odd ?? [];
  const first = usual?.[0];
  if (entry === undefined || another !== undefined || first === undefined || third !== undefined) return [];
  if ((usual?.length ?? 0) < LEAST_ALIKE) return [];
  return [{ clause: entry.clause, usual: first.clause, next: null }];
}

/** Numerals and mark: 一、 is another style than 1. and than 一. */
function styleOf({ clause: { number } }: RowEntry): string {
  const written = (number ?? '').replace(/\s/g, '');
  if (/^第/.test(written)) return 'article';
  return `${/[0-9０-９]/.test(written) ? '1' : '一'}${written.replace(/[0-9０-９零〇○一二三四五六七八九十百]/g, '')}`;
}

function lastOf(entry: RowEntry | undefined): number {
  return entry?.values.at(-1) ?? 0;
}
