/**
 * In: the rows of a column. Out: the ranges of rows that form a table without drawn columns: rows whose
 * pieces are in the same columns, with their heads above and the lines that only continue a cell.
 */
import { largestOf, smallestOf } from '@wenjian/document';
import { most } from '../page/extent.ts';
import { firstUnitLength } from '../text/line-start.ts';
import { isRestOfFigure, isYear, type Piece, piecesOf } from './row-pieces.ts';
import type { Row } from './rows.ts';
import { columnsOf, edgesOf, type PieceRow, type TableColumn, whitesOf } from './table-columns.ts';
import { isPart, isTable } from './table-evidence.ts';

export interface AlignedTable {
  /** Index of the first row, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly PieceRow[];
  readonly columns: readonly TableColumn[];
}

/** No page of text has more; every range of rows is tried, so the number is limited. */
const MAX_ROWS = 300;
const MAX_PIECES = 5_000;
const MAX_COLUMNS = 60;

/** In units of the type size. */
const MAX_ROW_DISTANCE = 3.6;
const MAX_HEAD_DISTANCE = 2.6;
const MAX_WRAP_DISTANCE = 2;

/** Rows in one column that may come between two rows of several: titles of sections, broken labels. */
const MAX_LONE_ROWS = 4;

/** A line of text this long, as wide as the table, is no row of it. */
const PROSE_CHARACTERS = 24;
const PROSE_SHARE = 0.7;
/** Nor are lines this long side by side, once the table has figures. */
const WORDS_CHARACTERS = 14;

/** The first or last rows of a page may be the end or the beginning of a table. */
const EDGE_ROWS = 3;

const MAX_HEAD_ROWS = 6;
const MAX_HEAD_CHARACTERS = 24;

export function findAlignedTables(rows: readonly Row[]): AlignedTable[] {
  if (rows.length > MAX_ROWS) return [];
  const pieceRows = rows.map(
    (row): PieceRow => ({ pieces: piecesOf(row), baseline: row.baseline, size: row.size }),
  );
  if (pieceRows.reduce((sum, row) => sum + row.pieces.length, 0) > MAX_PIECES) return [];
  const tables: AlignedTable[] = [];
  let free = 0;
  let from = 0;
  while (from < rows.length) {
    const table = isTabular(pieceRows[from]) ? tableFrom(pieceRows, from, free) : null;
    if (table !== null) {
      tables.push(table);
      free = table.to;
    }
    from = Math.max(from + 1, free);
  }
  return tables;
}

function isTabular(row: PieceRow | undefined): row is PieceRow {
  return row !== undefined && row.pieces.length >= 2;
}

function tableFrom(rows: readonly PieceRow[], from: number, free: number): AlignedTable | null {
  const last = lastTabular(rows, from);
  const columns = columnsOf(rows.slice(from, last + 1));
  const own = rows.slice(from, last + 1);
  const isAtEdge = from <= EDGE_ROWS || last >= rows.length - EDGE_ROWS;
  if (columns.length < 2 || columns.length > MAX_COLUMNS) return null;
  if (!isTable(own, columns) && !(isAtEdge && isPart(own, columns))) return null;
  const top = headsAbove(rows, from, free, columns);
  const to = endOfCells(rows, last, columns);
  return { from: top, to, rows: rows.slice(top, to), columns };
}

/** The last row of several pieces that still fits with those above it. */
function lastTabular(rows: readonly PieceRow[], from: number): number {
  let last = from;
  for (let at = from + 1; at < rows.length && at - last <= MAX_LONE_ROWS; at++) {
    const [above, row] = [rows[at - 1], rows[at]];
    if (above === undefined || row === undefined) break;
    if (row.baseline - above.baseline > Math.max(row.size, above.size) * MAX_ROW_DISTANCE) break;
    if (!isTabular(row)) {
      if (isProse(row, rows.slice(from, last + 1))) break;
      continue;
    }
    if (!fits(row, rows.slice(from, last + 1))) break;
    last = at;
  }
  return last;
}

function isProse({ pieces }: PieceRow, table: readonly PieceRow[]): boolean {
  const [piece] = pieces;
  if (piece === undefined) return false;
  if (/[。；]$/u.test(piece.text)) return true;
  const left = smallestOf(table.flatMap((row) => row.pieces.map((one) => one.left)));
  const right = largestOf(table.flatMap((row) => row.pieces.map((one) => one.right)));
  return piece.text.length >= PROSE_CHARACTERS && piece.right - piece.left >= (right - left) * PROSE_SHARE;
}

/** Its white spaces are those of the table, or it has more and reaches over few of them. */
function fits({ pieces, size }: PieceRow, above: readonly PieceRow[]): boolean {
  if (above.length < 3) return true;
  if (areWords(pieces) && above.filter((row) => row.pieces.slice(1).some((one) => one.isFigure)).length > 1)
    return false;
  const columns = columnsOf(above);
  const whites = whitesOf(columns);
  if (pieces.length <= columns.length) {
    const known = pieces.slice(1).filter((piece, index) => {
      const before = pieces[index]?.right ?? 0;
      return whites.some(([from, to]) => before <= to + size / 2 && piece.left >= from - size / 2);
    });
    return known.length * 2 >= pieces.length - 1;
  }
  const crossed = whites.filter(([from, to]) =>
    pieces.some((piece) => piece.left < from + 1 && piece.right > to - 1),
  );
  return crossed.length * 2 <= whites.length;
}

/** Lines of text side by side below figures: columns of text that begin after the table. */
function areWords(pieces: readonly Piece[]): boolean {
  return pieces.slice(1).every((piece) => !piece.isFigure && piece.text.length >= WORDS_CHARACTERS);
}

/** Heads over several columns, and heads broken into lines, stand above the first row of several pieces. */
function headsAbove(
  rows: readonly PieceRow[],
  from: number,
  free: number,
  columns: readonly TableColumn[],
): number {
  let top = from;
  for (let at = from - 1; at >= free && from - at <= MAX_HEAD_ROWS; at--) {
    const [row, below] = [rows[at], rows[at + 1]];
    if (row === undefined || below === undefined) break;
    const distance = (below.baseline - row.baseline) / Math.max(row.size, below.size);
    if (distance > MAX_HEAD_DISTANCE || row.size > below.size * 1.1) break;
    if (row.pieces.some((piece) => piece.text.length > MAX_HEAD_CHARACTERS || isCaption(piece))) break;
    const border = edgesOf(columns)[1] ?? 0;
    if (row.pieces.every((piece) => piece.left >= border)) top = at;
    // 项目, half a line below the heads over the columns: only with those above it.
    else if (distance > 1 || row.pieces.length > 1) break;
  }
  return top;
}

/** 单位：万元 and the like stand over a table, at its right, and are no head. */
function isCaption({ text }: Piece): boolean {
  return /^[（(]?(?:金额)?(?:单位|币种)|[。；：:]$/u.test(text);
}

/** Below the last row of several pieces: lines that continue its cells. */
function endOfCells(rows: readonly PieceRow[], last: number, columns: readonly TableColumn[]): number {
  let to = last + 1;
  for (let row = rows[to]; row !== undefined; row = rows[++to]) {
    const above = rows[to - 1];
    if (above === undefined || row.baseline - above.baseline > row.size * MAX_WRAP_DISTANCE) break;
    const isWrapped = row.pieces.every((piece) => {
      const column = columns.find((one) => piece.left >= one.left - row.size && piece.right <= one.right + 2);
      const upper = rows
        .slice(Math.max(0, to - 2), to)
        .flatMap((one) => one.pieces)
        .findLast((one) => column !== undefined && one.left < column.right && one.right > column.left);
      if (column === undefined || upper === undefined) return false;
      if (upper.isFigure) return isRestOfFigure(upper, piece);
      const isFlush = Math.abs(upper.left - piece.left) < row.size * 0.6;
      return isFlush && !isYear(piece.text) && wouldNotFit(upper, piece, column, row.size);
    });
    if (!isWrapped) break;
  }
  return isLastTitle(rows, to, columns) ? to + 1 : to;
}

/** 非流动资产： at the foot of a page: the title of a section whose rows are on the next page. */
function isLastTitle(rows: readonly PieceRow[], at: number, columns: readonly TableColumn[]): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  const [piece] = row?.pieces ?? [];
  if (at !== rows.length - 1 || above === undefined || row === undefined || piece === undefined) return false;
  return (
    row.pieces.length === 1 &&
    row.baseline - above.baseline <= row.size * MAX_HEAD_DISTANCE &&
    Math.abs(piece.left - (columns[0]?.left ?? 0)) < row.size * 0.6 &&
    Math.abs(row.size - above.size) < row.size * 0.05 &&
    TITLE_OF_SECTION.test(piece.text) &&
    !BELOW_TABLE.test(piece.text)
  );
}

const TITLE_OF_SECTION = /^[^。；，：:\d]{2,20}[：:]$/u;
/** What stands below a table and not in it. */
const BELOW_TABLE = /注|说明|盖章|签|包括|如下|[甲乙丙]方|日期/;

/** The first word of the line below had no place after the line above: the line is broken, not ended. */
export function wouldNotFit(above: Piece, below: Piece, column: TableColumn, size: number): boolean {
  const characters = Math.max(1, [...below.text].length);
  const needed = ((below.right - below.left) / characters) * firstUnitLength(below.text);
  const right = Math.max(
    column.right,
    most([above, below], (piece) => piece.right),
  );
  return right - above.right < needed + size * 0.2;
}
