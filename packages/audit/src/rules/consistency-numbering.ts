/** Numbers of clauses that repeat or leave one out, among clauses of the same kind under the same parent. */
import { type Clause, type Contract, readNumber } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { Finding } from '../rule.ts';

export function numberingFaults(contract: Contract): Finding[] {
  const rows = new Map<string, Numbered[]>();
  for (const clause of contract.clauses) {
    const numbered = numberOf(clause);
    if (numbered === null || isInAttachment(contract, clause)) continue;
    const key = `${clause.parent ?? 'top'} ${numbered.form}`;
    rows.set(key, [...(rows.get(key) ?? []), numbered]);
  }
  return [...rows.values()].flatMap((row) => faultsOfRow(contract, row));
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

function faultsOfRow(contract: Contract, row: readonly Numbered[]): Finding[] {
  const findings: Finding[] = [];
  row.forEach(({ clause, value }, index) => {
    const previous = row[index - 1];
    // A list that begins again at one is another list.
    if (previous === undefined || value === previous.value + 1 || value === 1) return;
    const detail =
      value === previous.value
        ? `编号“${clause.number}”重复`
        : `编号由“${previous.clause.number}”跳至“${clause.number}”`;
    findings.push({ span: firstLine(contract, clause), detail });
  });
  return findings;
}

function firstLine({ document }: Contract, { own }: Clause) {
  const end = document.text.indexOf('\n', own.start);
  return documentSpan(own.start, end < 0 || end > own.end ? own.end : end);
}

function isInAttachment({ attachments }: Contract, { start }: Clause): boolean {
  return attachments.some(({ body }) => body !== null && start >= body.start);
}
