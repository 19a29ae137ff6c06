/**
 * The numbered clauses of a contract in their numbering sequences: articles through the whole contract,
 * everything else among clauses of the same form under the same parent. Attachments have their own numbering
 * and are left out here.
 */
import { blockAt, documentSpan, type Span } from '@wenjian/document';
import type { Clause, Contract } from '../contract.ts';
import { type ClauseNumber, readClauseNumber } from './clause-number.ts';

export interface RowEntry {
  readonly clause: Clause;
  /** 9, 3 for 9.3. */
  readonly values: readonly number[];
  /** The bare number in the document's text: 九, 9.3. */
  readonly span: Span;
  /** Automatic numbers are counted by the file and cannot be wrong. */
  readonly isTyped: boolean;
}

export interface NumberRow {
  readonly entries: readonly RowEntry[];
  /** The parent clause, when the numbers of this row must start with its number: 9 for 9.1, 9.2. */
  readonly prefixOf: Clause | null;
}

/** A larger number at the start of a line is a year or an amount. */
const LARGEST_NUMBER = 200;
const bareNumber = /[0-9０-９]+(?:[.．][0-9０-９]+)*|[零〇○一二三四五六七八九十百]+|[①-⑳]|[a-zA-Z]/;

export function numberRows(contract: Contract): readonly NumberRow[] {
  const numbered = contract.clauses.flatMap((clause) => {
    const entry = isInAttachment(contract, clause) ? null : entryOf(contract, clause);
    return entry === null ? [] : [entry];
  });
  const byClause = new Map(numbered.map((entry) => [entry.clause.index, entry]));
  const parentOf = (entry: Entry): Entry | undefined => byClause.get(entry.clause.parent ?? -1);
  const isPrefixed = usesPrefixes(numbered, parentOf);
  const rows = new Map<string, { entries: RowEntry[]; prefixOf: Clause | null }>();
  for (const entry of numbered) {
    const parent = parentOf(entry);
    const isBelow = isPrefixed && parent !== undefined && parent.values.length === entry.values.length - 1;
    const row = rows.get(keyOf(entry, isBelow));
    if (row === undefined)
      rows.set(keyOf(entry, isBelow), { entries: [entry], prefixOf: isBelow ? parent.clause : null });
    else row.entries.push(entry);
  }
  return [...rows.values()];
}

interface Entry extends RowEntry {
  readonly form: ClauseNumber['form'];
}

function entryOf(contract: Contract, clause: Clause): Entry | null {
  if (clause.number === null) return null;
  const { text } = contract.document;
  const block = blockAt(contract.document, clause.start);
  const given = block?.start === clause.start ? block.number : undefined;
  const lineEnd = text.indexOf('\n', clause.start);
  const line = text.slice(clause.start, lineEnd < 0 ? text.length : lineEnd);
  const number = readClauseNumber(line, given ?? clause.number);
  const bare = number === null ? null : bareNumber.exec(line.slice(0, number.end));
  if (number === null || bare === null || (number.values.at(-1) ?? 0) > LARGEST_NUMBER) return null;
  const start = clause.start + bare.index;
  const span = documentSpan(start, start + bare[0].length);
  return { clause, values: number.values, span, isTyped: given === undefined, form: number.form };
}

/** 一、 and 1. under one parent are one sequence in two forms. */
function keyOf({ form, clause, values }: Entry, isBelow: boolean): string {
  if (form === 'article') return form;
  const kind = form === 'chineseComma' || form === 'arabic' ? 'plain' : form;
  const prefix = isBelow ? '' : values.slice(0, -1).join('.');
  return `${clause.parent ?? 'top'} ${kind} ${prefix}`;
}

/** Whether this contract usually numbers 9.1 under 9: some restart 1.1, 1.2 under every article. */
function usesPrefixes(entries: readonly Entry[], parentOf: (entry: Entry) => RowEntry | undefined): boolean {
  const below = entries.filter((entry) => {
    const parent = parentOf(entry);
    return parent !== undefined && entry.values.length === parent.values.length + 1;
  });
  const right = below.filter((entry) =>
    parentOf(entry)?.values.every((value, at) => entry.values[at] === value),
  );
  return right.length > 0 && right.length * 2 >= below.length;
}

function isInAttachment({ attachments }: Contract, { start }: Clause): boolean {
  return attachments.some(({ body }) => body !== null && start >= body.start);
}
