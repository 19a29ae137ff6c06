/**
 * In: a template and the rows of a filled sheet, its names first. Out: the values of each row that can become a document, and a sentence for
 * everything that keeps a row from becoming one. Promise: a row is either ready or has a problem; a row that is ready passes the check of the values.
 */
import { checkValues, type ValueProblem } from './check-values.ts';
import { readCell } from './read-cell.ts';
import { optionNames, type SheetColumn, sheetColumns } from './sheet-columns.ts';
import type { FieldValue, PartyItem, Template, TemplateField, TemplateValues } from './template.ts';
import { templateText } from './templates.text.ts';

export interface WrittenRow {
  /** As Excel shows it: counted from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

interface ReadyRow {
  readonly number: number;
  /** Empty: it is named by the template and the row. */
  readonly fileName: string;
  readonly values: TemplateValues;
}

interface RowProblem {
  /** Null: of the whole sheet. */
  readonly row: number | null;
  readonly message: string;
}

export interface ReadSheet {
  /** Rows with something in them, besides the names. */
  readonly count: number;
  readonly ready: readonly ReadyRow[];
  readonly problems: readonly RowProblem[];
}

const SHEET_MAX_ROWS = 1000;
const MAX_FILE_NAME = 80;
const { sheet: say } = templateText;

export function readSheet(template: Template, rows: readonly WrittenRow[]): ReadSheet {
  const [head, ...others] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const columns = columnsIn(template, head?.cells ?? []);
  const wrong = [...columns.problems, ...sizeProblems(others.length)];
  if (wrong.length > 0)
    return { count: others.length, ready: [], problems: wrong.map((message) => ({ row: null, message })) };
  const ready: ReadyRow[] = [];
  const problems: RowProblem[] = [];
  for (const { number, cells } of others) {
    const { row, messages } = readRow(template, columns.found, number, cells);
    if (messages.length === 0) ready.push(row);
    else problems.push({ row: number, message: messages.join('；') });
  }
  return { count: others.length, ready, problems };
}

function sizeProblems(count: number): readonly string[] {
  if (count === 0) return [say.noRows];
  return count > SHEET_MAX_ROWS ? [say.tooManyRows(count, SHEET_MAX_ROWS)] : [];
}

/** By place; undefined where a column has no name. */
type Columns = readonly (SheetColumn | undefined)[];

function columnsIn(
  template: Template,
  head: readonly string[],
): { found: Columns; problems: readonly string[] } {
  const all = sheetColumns(template);
  const byName = new Map(all.map((column) => [column.name, column]));
  const names = head.map((cell) => cell.trim());
  const written = new Set(names);
  return {
    found: names.map((name) => byName.get(name)),
    problems: [
      ...[...written].filter((name) => name !== '' && !byName.has(name)).map(say.unknownColumn),
      ...[...written]
        .filter((name) => name !== '' && names.indexOf(name) !== names.lastIndexOf(name))
        .map(say.doubleColumn),
      ...all
        .filter(({ name, isRequired }) => isRequired && !written.has(name))
        .map(({ name }) => say.missingColumn(name)),
    ],
  };
}

function readRow(template: Template, columns: Columns, number: number, cells: readonly string[]) {
  const fields: Record<string, FieldValue> = {};
  const parties: Record<string, Partial<Record<PartyItem, string>>> = {};
  const omitted: string[] = [];
  const messages: string[] = [];
  let fileName = '';
  for (const [index, cell] of cells.map((one) => one.trim()).entries()) {
    if (cell === '') continue;
    const column = columns[index];
    if (column === undefined) messages.push(say.beside);
    else if (column.target.kind === 'fileName') fileName = cell;
    else if (column.target.kind === 'clause') {
      if (cell === say.no) omitted.push(column.target.clause.id);
      else if (cell !== say.yes) messages.push(say.cell(column.name, say.yesOrNo));
    } else if (column.target.kind === 'item') {
      const { field, item } = column.target;
      parties[field.id] = { ...parties[field.id], [item]: cell };
    } else {
      const value = readCell(column.target.field, cell);
      if (value !== null) fields[column.target.field.id] = value;
    }
  }
  for (const [id, items] of Object.entries(parties)) fields[id] = { kind: 'party', items };
  if (fileName.length > MAX_FILE_NAME) messages.push(say.cell(say.fileName, say.longName(MAX_FILE_NAME)));
  const row: ReadyRow = { number, fileName, values: { fields, omitted } };
  const found = checkValues(template, row.values).map((problem) => sentence(template, columns, problem));
  return { row, messages: [...messages, ...found] };
}

function sentence(template: Template, columns: Columns, { fieldId, item, message }: ValueProblem): string {
  const field = template.fields.find(({ id }) => id === fieldId);
  if (field === undefined) return message;
  const name = columns.find((column) => isFor(column, field, item))?.name ?? field.label;
  const isOption = field.kind === 'choice' && message === templateText.problems.option;
  return say.cell(name, isOption ? say.option(optionNames(field)) : message);
}

/** A party without any detail is asked for its name. */
function isFor(column: SheetColumn | undefined, field: TemplateField, item: PartyItem | null): boolean {
  const target = column?.target;
  if (target?.kind === 'field') return target.field === field;
  return target?.kind === 'item' && target.field === field && target.item === (item ?? 'name');
}
