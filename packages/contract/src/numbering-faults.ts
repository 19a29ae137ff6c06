/** Numbers of clauses that repeat or leave one out, among clauses of the same kind under the same parent. */
import type { Clause, Contract } from './contract.ts';
import { readNumber } from './read-number.ts';

export interface NumberingFault {
  readonly clause: Clause;
  /** The one before it in its row. */
  readonly previous: Clause;
  readonly kind: 'repeat' | 'gap';
}

export function numberingFaults(contract: Contract): readonly NumberingFault[] {
  const rows = new Map<string, Numbered[]>();
  for (const clause of contract.clauses) {
    const numbered = numberOf(clause);
    if (numbered === null || isInAttachment(contract, clause)) continue;
    const key = `${clause.parent ?? 'top'} ${numbered.form}`;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [numbered]);
    else row.push(numbered);
  }
  return [...rows.values()].flatMap(faultsOfRow);
}

interface Numbered {
  readonly clause: Clause;
  readonly value: number;
  /** What stands around the last number: 第*条, （*）, 3.*. */
  readonly form: string;
}

/** 条, 、 or brackets: a year or an amount at the beginning of a line is no number of a clause. */
const LARGEST_NUMBER = 200;

function numberOf(clause: Clause): Numbered | null {
  const match = /^(.*?)([零〇一二三四五六七八九十百]+|\d+)([^\d零〇一二三四五六七八九十百]*)$/.exec(
    clause.number?.replace(/\s/g, '') ?? '',
  );
  const value = match === null ? null : readNumber(match[2] ?? '');
  if (match === null || value === null || value > LARGEST_NUMBER) return null;
  return { clause, value, form: `${match[1]}*${match[3]}` };
}

function faultsOfRow(row: readonly Numbered[]): NumberingFault[] {
  return row.flatMap(({ clause, value }, index) => {
    const previous = row[index - 1];
    // A list that begins again at one is another list.
    if (previous === undefined || value === previous.value + 1 || value === 1) return [];
    return [{ clause, previous: previous.clause, kind: value === previous.value ? 'repeat' : 'gap' }];
  });
}

function isInAttachment({ attachments }: Contract, { start }: Clause): boolean {
  return attachments.some(({ body }) => body !== null && start >= body.start);
}
