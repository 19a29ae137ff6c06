/** In: a table without drawn columns, as rows of pieces. Out: its cells, with heads over several columns and rows. */

import { least, most } from '../page/extent.ts';
import type { Direction } from '../page/marks.ts';
import type { Rule } from '../page/page-content.ts';
import type { PageTable, TableCell } from '../page/page-items.ts';
import { composeLine, type TextLine } from '../text/text-line.ts';
import type { AlignedTable } from './aligned-tables.ts';
import { cutPiece, isYear, type Piece } from './row-pieces.ts';
import { edgesOf, type TableColumn, whitesOf } from './table-columns.ts';
import { isDoubtful } from './table-evidence.ts';
import { spreadHeads } from './table-heads.ts';
import { type PlacedPiece, rowsOfLines, type TableLine, type TableRow } from './table-rows.ts';
import { type FlatRule, rowsBetweenRules, rulesAcross } from './table-rules.ts';

export interface TablePlace {
  readonly pageIndex: number;
  readonly direction: Direction;
  readonly rules: readonly Rule[];
}

/** A cell being filled: its place in the table and the lines in it. */
interface OpenCell {
  readonly row: number;
  readonly column: number;
  rowSpan: number;
  columnSpan: number;
  readonly lines: { readonly baseline: number; readonly piece: Piece }[];
}

export function tableOfRows(table: AlignedTable, place: TablePlace): PageTable {
  const { columns } = table;
  const lines = table.rows.map((row): TableLine => ({ ...row, pieces: placePieces(row, columns) }));
  const rules = rulesAcross(place.rules, lines, columns);
  const ruled = rowsBetweenRules(lines, rules);
  const rows =
    ruled ??
    rowsOfLines(
      lines,
      columns,
      rules.map((rule) => rule.y),
    );
  const grid = new CellGrid(columns.length);
  const headCount = headRowsOf(rows);
  rows.forEach((row, index) => {
    const isUpperHead = index < headCount - 1;
    for (const line of row.lines)
      for (const placed of isUpperHead ? spread(line, index, rows, headCount, columns) : line.pieces)
        grid.add(index, 1, placed, line.baseline);
    for (const line of row.floating)
      for (const placed of line.pieces) grid.add(index, 2, placed, line.baseline);
  });
  grid.joinHeads(headCount);
  if (ruled !== null) grid.joinWithoutRule((row, column) => isRuled(rows, row, columns[column], rules));
  return pageTable(table, rows, grid, place);
}

function placePieces(
  { pieces, size }: { readonly pieces: readonly Piece[]; readonly size: number },
  columns: readonly TableColumn[],
): PlacedPiece[] {
  const whites = whitesOf(columns);
  return pieces
    .flatMap((piece) => {
      const placed = placeOf(piece, columns, size);
      return placed.from === placed.to ? [piece] : cutPiece(piece, whites, size);
    })
    .map((piece) => ({ piece, ...placeOf(piece, columns, size) }));
}

/** The columns whose text it stands over or under; between two columns, the nearer one. */
function placeOf(piece: Piece, columns: readonly TableColumn[], size: number): { from: number; to: number } {
  const slack = Math.min(size * 0.5, (piece.right - piece.left) / 3);
  const over = columns.flatMap((column, index) =>
    piece.left + slack < column.right && piece.right - slack > column.left ? [index] : [],
  );
  const [first, last] = [over[0], over.at(-1)];
  if (first !== undefined && last !== undefined) return { from: first, to: last };
  const middle = (piece.left + piece.right) / 2;
  const distances = columns.map(({ left, right }) => Math.max(left - middle, middle - right));
  const nearest = distances.indexOf(least(distances, (distance) => distance));
  return { from: nearest, to: nearest };
}

/** The rows above the first figure; a table of words has one. */
function headRowsOf(rows: readonly TableRow[]): number {
  const first = rows.findIndex((row) =>
    row.lines.some((line) =>
      line.pieces.some(({ piece, from }) => from > 0 && piece.isFigure && !isYear(piece.text)),
    ),
  );
  const heads = first < 0 ? 1 : first;
  // 流动资产： above the figures is the title of a section.
  const section = rows.slice(0, heads).findIndex((row, index) => index > 0 && isSection(row));
  return section < 0 ? heads : section;
}

function isSection({ lines, floating }: TableRow): boolean {
  const pieces = [...lines, ...floating].flatMap((line) => line.pieces);
  return pieces.length > 0 && pieces.every(({ from }) => from === 0);
}

function spread(
  line: TableLine,
  row: number,
  rows: readonly TableRow[],
  headCount: number,
  columns: readonly TableColumn[],
): PlacedPiece[] {
  const below = rows.slice(row + 1, headCount).flatMap((one) => one.lines.flatMap(({ pieces }) => pieces));
  return spreadHeads(line.pieces, columns, (column) =>
    below.some(({ from, to }) => from <= column && column <= to && column > 0),
  );
}

function isRuled(
  rows: readonly TableRow[],
  row: number,
  column: TableColumn | undefined,
  rules: readonly FlatRule[],
): boolean {
  const [above, below] = [rows[row]?.lines.at(-1), rows[row + 1]?.lines[0]];
  if (above === undefined || below === undefined || column === undefined) return true;
  const middle = (column.left + column.right) / 2;
  const [from, to] = [
    most(rows[row]?.lines ?? [], (line) => line.baseline - line.size * 0.4),
    least(rows[row + 1]?.lines ?? [], (line) => line.baseline - line.size * 0.3),
  ];
  return rules.some((rule) =>
    rule.parts.some(([left, right]) => left <= middle && middle <= right && rule.y > from && rule.y < to),
  );
}

class CellGrid {
  readonly #cells = new Map<string, OpenCell>();
  readonly #columnCount: number;

  constructor(columnCount: number) {
    this.#columnCount = columnCount;
  }

  add(row: number, rowSpan: number, { piece, from, to }: PlacedPiece, baseline: number): void {
    const key = `${row}:${from}`;
    const cell = this.#cells.get(key) ?? { row, column: from, rowSpan, columnSpan: 1, lines: [] };
    this.#cells.set(key, cell);
    cell.rowSpan = Math.max(cell.rowSpan, rowSpan);
    cell.columnSpan = Math.max(cell.columnSpan, to - from + 1);
    cell.lines.push({ piece, baseline });
  }

  /** A head alone in its column is one cell from the top of the heads to the bottom. */
  joinHeads(headCount: number): void {
    if (headCount < 2) return;
    for (let column = 0; column < this.#columnCount; column++) {
      const own = [...this.#cells.values()].filter(
        (cell) => cell.row < headCount && cell.column <= column && column < cell.column + cell.columnSpan,
      );
      const [only] = own;
      if (own.length !== 1 || only === undefined || only.columnSpan > 1) continue;
      this.#move(only, 0, headCount);
    }
  }

  /** Where the rule between two rows leaves a column out, its cell goes on. */
  joinWithoutRule(isDivided: (row: number, column: number) => boolean): void {
    const byPlace = [...this.#cells.values()].sort((one, other) => one.row - other.row);
    for (const cell of byPlace) {
      if (cell.columnSpan > 1 || !this.#cells.has(`${cell.row}:${cell.column}`)) continue;
      let { row } = cell;
      while (row > 0 && !isDivided(row - 1, cell.column) && !this.#covers(row - 1, cell.column)) row--;
      let end = cell.row + cell.rowSpan;
      while (!isDivided(end - 1, cell.column) && !this.#covers(end, cell.column) && end < MAX_ROWS) end++;
      this.#move(cell, row, end - row);
    }
  }

  #covers(row: number, column: number): boolean {
    for (const cell of this.#cells.values())
      if (
        cell.row <= row &&
        row < cell.row + cell.rowSpan &&
        cell.column <= column &&
        column < cell.column + cell.columnSpan
      )
        return true;
    return false;
  }

  #move(cell: OpenCell, row: number, rowSpan: number): void {
    this.#cells.delete(`${cell.row}:${cell.column}`);
    this.#cells.set(`${row}:${cell.column}`, { ...cell, row, rowSpan });
  }

  /** All cells by row and column, with empty ones where nothing stands. */
  finish(rowCount: number): OpenCell[] {
    const taken = new Set<string>();
    const cells = [...this.#cells.values()].sort(
      (one, other) => one.row - other.row || one.column - other.column,
    );
    const kept: OpenCell[] = [];
    for (const cell of cells) {
      cell.rowSpan = Math.min(cell.rowSpan, rowCount - cell.row);
      while (cell.columnSpan > 1 && !isFree(taken, cell)) cell.columnSpan--;
      while (cell.rowSpan > 1 && !isFree(taken, cell)) cell.rowSpan--;
      for (const key of placesOf(cell)) taken.add(key);
      kept.push(cell);
    }
    for (let row = 0; row < rowCount; row++)
      for (let column = 0; column < this.#columnCount; column++)
        if (!taken.has(`${row}:${column}`)) kept.push({ row, column, rowSpan: 1, columnSpan: 1, lines: [] });
    return kept.sort((one, other) => one.row - other.row || one.column - other.column);
  }
}

/** Of a table on one page. */
const MAX_ROWS = 300;

function placesOf({ row, column, rowSpan, columnSpan }: OpenCell): string[] {
  const places: string[] = [];
  for (let r = row; r < row + rowSpan; r++)
    for (let c = column; c < column + columnSpan; c++) places.push(`${r}:${c}`);
  return places;
}

function isFree(taken: ReadonlySet<string>, cell: OpenCell): boolean {
  return placesOf(cell).every((key) => !taken.has(key));
}

/** Around the text of a column: where its lines break. */
const PADDING_PT = 1;

function pageTable(
  table: AlignedTable,
  rows: readonly TableRow[],
  grid: CellGrid,
  place: TablePlace,
): PageTable {
  const { columns } = table;
  const cells = grid.finish(rows.length).map(
    ({ row, column, rowSpan, columnSpan, lines }): TableCell => ({
      row,
      column,
      rowSpan,
      columnSpan,
      left: (columns[column]?.left ?? 0) - PADDING_PT,
      right: (columns[column + columnSpan - 1]?.right ?? 0) + PADDING_PT,
      lines: linesOf(lines, place),
    }),
  );
  const [first, last] = [table.rows[0], table.rows.at(-1)];
  return {
    kind: 'table',
    top: (first?.baseline ?? 0) - (first?.size ?? 0),
    bottom: last?.baseline ?? 0,
    columnEdges: edgesOf(columns),
    rowCount: rows.length,
    cells,
    isAligned: true,
    ...(isDoubtful(table.rows) ? { isDoubtful: true } : {}),
  };
}

function linesOf(lines: OpenCell['lines'], { pageIndex, direction }: TablePlace): TextLine[] {
  const byBaseline = Map.groupBy(lines, ({ baseline }) => baseline);
  return [...byBaseline]
    .sort(([one], [other]) => one - other)
    .flatMap(([, own]) => {
      const segments = own.flatMap(({ piece }) => piece.segments);
      return composeLine(segments, pageIndex, direction) ?? [];
    });
}
