/** Clause numbers that repeat, skip one or are at the wrong place of their sequence. */
import type { Clause, Contract } from '../contract.ts';
import { type NumberRow, numberRows, type RowEntry } from './number-rows.ts';

export interface NumberingFault {
  readonly clause: Clause;
  /**
   * The previous clause in its sequence; the parent when the number does not belong there at all (8.2 under
   * 第九条).
   */
  readonly previous: Clause;
  readonly kind: 'repeat' | 'gap' | 'order';
}

export function numberingFaults(contract: Contract): readonly NumberingFault[] {
  const above = new Map(
    numberRows(contract).flatMap(({ entries }) => entries.map((entry) => [entry.clause.index, entry])),
  );
  const faults: NumberingFault[] = [];
  const wrong = new Set<number>();
  // Parents come first: the clauses under a wrong number that agree with each other bear the right one.
  for (const row of numberRows(contract)) {
    const parent = row.prefixOf === null ? null : (above.get(row.prefixOf.index) ?? null);
    const isOfWrong = parent !== null && wrong.has(parent.clause.index) && agree(row.entries, parent);
    for (const fault of faultsOfRow(row, isOfWrong ? null : parent)) {
      faults.push(fault);
      wrong.add(fault.clause.index);
    }
  }
  return faults;
}

/** Whether all are written under one number, and it is not that of the clause above. */
function agree(entries: readonly RowEntry[], parent: RowEntry): boolean {
  const prefixes = entries
    .filter(({ isTyped }) => isTyped)
    .map(({ values }) => values.slice(0, parent.values.length).join('.'));
  return new Set(prefixes).size === 1 && prefixes[0] !== parent.values.join('.');
}

function faultsOfRow({ entries }: NumberRow, parent: RowEntry | null): NumberingFault[] {
  const faults: NumberingFault[] = [];
  let last = 0;
  entries.forEach((entry, index) => {
    const value = lastOf(entry);
    const previous = entries[index - 1];
    if (entry.isTyped && parent !== null && !hasPrefix(entry, parent)) {
      faults.push({ clause: entry.clause, previous: parent.clause, kind: 'order' });
      last++;
      return;
    }
    if (previous === undefined && parent !== null && entry.isTyped && isWrongBeginning(entries)) {
      faults.push({ clause: entry.clause, previous: parent.clause, kind: 'gap' });
      last = 1;
      return;
    }
    // A list that starts again at one is another list.
    const isRight = previous === undefined || value === last + 1 || value === 1 || !entry.isTyped;
    if (!isRight) faults.push({ clause: entry.clause, previous: previous.clause, kind: kindOf(value, last) });
    const next = entries[index + 1];
    // A single number is wrong when the next one continues as if it were right.
    const isAlone = !isRight && next !== undefined && lastOf(next) === last + 2;
    last = isAlone ? last + 1 : isRight ? value : Math.max(value, last);
  });
  return faults;
}

/** 8.2, 8.2, 8.3 below 8: the first should be 8.1. */
function isWrongBeginning([first, second]: readonly RowEntry[]): boolean {
  return first !== undefined && second !== undefined && lastOf(first) !== 1 && lastOf(second) === 2;
}

function kindOf(value: number, last: number): NumberingFault['kind'] {
  if (value === last) return 'repeat';
  return value > last ? 'gap' : 'order';
}

function hasPrefix({ values }: RowEntry, parent: RowEntry): boolean {
  return parent.values.every((value, at) => values[at] === value);
}

function lastOf({ values }: RowEntry): number {
  return values.at(-1) ?? 0;
}
