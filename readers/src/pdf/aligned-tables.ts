/**
 * In: the rows of a column. Out: the ranges of rows that form a table without drawn borders: several rows
 * whose pieces are in the same columns, with clear white space between the columns.
 */
import { least, most } from './extent.ts';
import { labelOf } from './line-start.ts';
import type { Row } from './rows.ts';
import type { Segment } from './segments.ts';

export interface AlignedTable {
  /** Index of the first row, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Borders of the columns: the middles of the white space between them, and the outer sides. */
  readonly columnEdges: readonly number[];
}

const MIN_ROWS = 3;
const MIN_COLUMNS = 3;

/** Two columns alone are usually a tabbed list or a signature block: they need more rows to count. */
const MIN_ROWS_OF_TWO_COLUMNS = 5;

/** No page of text has more; every range of rows is tried, so the number is limited. */
const MAX_ROWS = 300;

/** In units of the type size. */
const MIN_WHITE = 1;
const MAX_ROW_DISTANCE = 3.2;

export function findAlignedTables(rows: readonly Row[]): AlignedTable[] {
  if (rows.length > MAX_ROWS) return [];
  const tables: AlignedTable[] = [];
  let from = 0;
  while (from < rows.length) {
    const table = isTabular(rows[from]) ? longestFrom(rows, from) : null;
    if (table === null) {
      from++;
      continue;
    }
    tables.push(table);
    from = table.to;
  }
  return tables;
}

function isTabular(row: Row | undefined): boolean {
  return row !== undefined && piecesOf(row).length >= 2;
}

/** Parts of a row with clear white space between them. The space after a bullet or list number separates nothing. */
function piecesOf(row: Row): Segment[][] {
  const pieces: Segment[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const segment of row.segments) {
    const piece = pieces.at(-1);
    const isApart = segment.left - right >= row.size * MIN_WHITE;
    if (piece === undefined || (isApart && !(pieces.length === 1 && isLabel(piece)))) pieces.push([segment]);
    else piece.push(segment);
    right = Math.max(right, segment.right);
  }
  return pieces;
}

function isLabel(piece: readonly Segment[]): boolean {
  const text = piece.flatMap((segment) => segment.marks.map((mark) => mark.text)).join('');
  return labelOf(`${text} `)?.number === text;
}

/** Adds rows as long as the white space between the columns stays open and the rows stay close. */
function longestFrom(rows: readonly Row[], from: number): AlignedTable | null {
  let table: AlignedTable | null = null;
  for (let to = from + 1; to <= rows.length; to++) {
    const previous = rows[to - 2];
    const row = rows[to - 1];
    if (row === undefined) break;
    if (
      to - from > 1 &&
      previous !== undefined &&
      row.baseline - previous.baseline > row.size * MAX_ROW_DISTANCE
    )
      break;
    const columnEdges = columnsOf(rows.slice(from, to));
    if (columnEdges.length < 3) break;
    if (isTabular(row) && isTable(rows.slice(from, to), columnEdges)) table = { from, to, columnEdges };
  }
  return table;
}

/** Outer sides and the middles of the white space that no row crosses. */
function columnsOf(rows: readonly Row[]): number[] {
  const spans = rows
    .flatMap((row) =>
      piecesOf(row).map(
        (piece) => [least(piece, (one) => one.left), most(piece, (one) => one.right)] as const,
      ),
    )
    .sort((one, other) => one[0] - other[0]);
  const size = most(rows, (row) => row.size);
  const edges = [spans[0]?.[0] ?? 0];
  let right = spans[0]?.[1] ?? 0;
  for (const [left, end] of spans) {
    if (left - right >= size * MIN_WHITE) edges.push((left + right) / 2);
    right = Math.max(right, end);
  }
  edges.push(right);
  return edges;
}

function isTable(rows: readonly Row[], columnEdges: readonly number[]): boolean {
  const columns = columnEdges.length - 1;
  const filled = rows.filter((row) => piecesOf(row).length >= Math.min(columns, MIN_COLUMNS)).length;
  if (columns >= MIN_COLUMNS)
    return rows.length >= MIN_ROWS && filled >= MIN_ROWS && filled >= rows.length * 0.6;
  return filled >= MIN_ROWS_OF_TWO_COLUMNS && filled >= rows.length * 0.8 && !areLabels(rows);
}

/** 甲方：…　乙方：…: fields to fill in are side by side without being a table. */
function areLabels(rows: readonly Row[]): boolean {
  const labelled = rows.filter((row) =>
    piecesOf(row).some((piece) =>
      piece.some((segment) => segment.marks.some((mark) => mark.text === '：' || mark.text === ':')),
    ),
  );
  return labelled.length * 2 >= rows.length;
}
