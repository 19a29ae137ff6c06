/**
 * The rows of a sheet as a review list. Promise: either everything the sheet says is in the list, or nothing is, and every row that is not right has a
 * sentence of its own with its number.
 */
import { reviewTemplate } from '@wenjian/api';
import type { SheetRow } from '../../../adapters/sheet-reader/sheet-reader.port.ts';
import type { FieldProblem } from '../../../platform/app-error.ts';
import { type PlaybookColumn, playbookColumns, playbookText as text } from './playbook.text.ts';
import { createRowReader, type PlaybookRow } from './read-playbook-row.ts';
import type { PlaybookContent } from './write-playbook.ts';

export type ReadPlaybook =
  | { readonly kind: 'read'; readonly content: PlaybookContent }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] };

const MOST_ROWS = 2_000;
/** Without these a row says nothing. */
const needed = ['kind', 'topic', 'level'] as const satisfies readonly PlaybookColumn[];

export function readPlaybook([header, ...rows]: readonly SheetRow[]): ReadPlaybook {
  if (header === undefined || rows.length === 0) return refused([{ path: 'rows', message: text.empty }]);
  if (rows.length > MOST_ROWS) return refused([{ path: 'rows', message: text.tooManyRows(MOST_ROWS) }]);
  const { columns, problems } = columnsOf(header);
  if (problems.length > 0) return refused(problems);
  const reader = createRowReader();
  const wrong = rows.flatMap(({ number, cells }) => {
    const beyond = cells.some((cell, index) => cell.trim() !== '' && columns[index] === undefined);
    const found = beyond ? [text.beyondColumns] : reader.add(rowOf(columns, cells));
    return found.map((problem) => problemAt(number, problem));
  });
  if (wrong.length > 0) return refused(wrong);
  const content = reader.content();
  const tooMany = problemsOfLists(content);
  return tooMany.length > 0 ? refused(tooMany) : { kind: 'read', content };
}

/** What the page would not save is not imported either. */
function problemsOfLists({ ownRules, requiredClauses }: PlaybookContent): readonly FieldProblem[] {
  const { shape } = reviewTemplate;
  const parsed = [shape.ownRules.safeParse(ownRules), shape.requiredClauses.safeParse(requiredClauses)];
  return parsed.flatMap(({ error }) =>
    (error?.issues ?? []).map(({ message }) => ({ path: 'rows', message })),
  );
}

function refused(problems: readonly FieldProblem[]): ReadPlaybook {
  return { kind: 'refused', problems };
}

function problemAt(number: number, problem: string): FieldProblem {
  return { path: `rows.${number}`, message: text.row(number, problem) };
}

const columnByName: ReadonlyMap<string, PlaybookColumn> = new Map(
  Object.entries(playbookColumns).map(([column, name]) => [name, column as PlaybookColumn]),
);

/** By the place in the sheet; people may order and leave out columns, but not invent them. */
function columnsOf({ number, cells }: SheetRow) {
  const columns: (PlaybookColumn | undefined)[] = [];
  const problems: FieldProblem[] = [];
  for (const cell of cells) {
    const name = cell.trim();
    const column = columnByName.get(name);
    if (name !== '' && column === undefined) problems.push(problemAt(number, text.unknownColumn(name)));
    if (column !== undefined && columns.includes(column))
      problems.push(problemAt(number, text.repeatedColumn(name)));
    columns.push(column);
  }
  for (const column of needed)
    if (!columns.includes(column)) problems.push(problemAt(number, text.noColumn(playbookColumns[column])));
  return { columns, problems };
}

function rowOf(columns: readonly (PlaybookColumn | undefined)[], cells: readonly string[]): PlaybookRow {
  const row: Partial<Record<PlaybookColumn, string>> = {};
  for (const [index, column] of columns.entries())
    if (column !== undefined) row[column] = (cells[index] ?? '').trim();
  return (column) => row[column] ?? '';
}
