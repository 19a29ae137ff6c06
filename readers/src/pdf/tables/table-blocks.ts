/**
 * In: the tables of the stream, in order. Out: their cells as blocks; a table that continues over a page
 * break is one table.
 */
import { append, type BlockDraft, largestOf } from '@wenjian/document';
import type { LookedBlock } from '../../plain-style.ts';
import { type Margins, marginsOfCell, paddingOf } from '../page/margins.ts';
import type { PageSize } from '../page/marks.ts';
import type { PageTable, TableCell } from '../page/page-items.ts';
import { joinText } from '../text/join-text.ts';
import { endsSentence } from '../text/line-start.ts';
import { continues, joinLines, type PlacedLine } from '../text/paragraphs.ts';
import { isFigureText, isRestOfFigure } from './row-pieces.ts';

export interface TablePart {
  readonly table: PageTable;
  readonly pageIndex: number;
}

/** The maximum difference between the column borders of two parts of one table. */
const SAME_EDGE_PT = 4;
/** Borders that are not drawn depend on what stands in the columns. */
const NEAR_EDGE_PT = 30;

/** The table at the top of a page as a part of the one before; null if it does not continue it. */
export function continuationOf(previous: TablePart, next: TablePart): TablePart | null {
  if (isContinued(previous, next)) return next;
  const table = inColumnsOf(previous, next);
  return table === null ? null : { ...next, table };
}

/**
 * A column with nothing but its head on this page, because its cells go over many rows, was not seen as one: its head stands in the column beside it. With
 * the same heads printed again, the cells are put into the columns of the page before.
 */
function inColumnsOf(previous: TablePart, next: TablePart): PageTable | null {
  const [above, below] = [previous.table, next.table];
  if (next.pageIndex !== previous.pageIndex + 1 || !above.isAligned || !below.isAligned) return null;
  if (below.columnEdges.length >= above.columnEdges.length || !hasJoinedHeads(above, below)) return null;
  const places = placesIn(above, below);
  if (places === null) return null;
  const moved = below.cells.flatMap((cell): TableCell[] => {
    const [column, last] = [places[cell.column], places[cell.column + cell.columnSpan - 1]];
    if (cell.row === 0 || column === undefined || last === undefined) return [];
    return [{ ...cell, column, columnSpan: last - column + 1 }];
  });
  const heads = above.cells.filter((cell) => cell.row === 0);
  const empty = columnsOf(above).flatMap(({ left, right }, column): TableCell[] =>
    Array.from({ length: below.rowCount - 1 }, (_, index) => index + 1)
      .filter((row) => !moved.some((cell) => covers(cell, row, column)))
      .map((row) => ({ row, column, rowSpan: 1, columnSpan: 1, left, right, lines: [] })),
  );
  return { ...below, columnEdges: above.columnEdges, cells: [...heads, ...moved, ...empty].sort(byPlace) };
}

function hasJoinedHeads(above: PageTable, below: PageTable): boolean {
  const heads = rowTexts(below, 0);
  return heads.length > 1 && !heads.some(isFigureText) && heads.join('') === rowTexts(above, 0).join('');
}

/** For each column the one above it, from left to right; null if two would be in one. */
function placesIn(above: PageTable, below: PageTable): readonly number[] | null {
  const columns = columnsOf(above);
  const places = columnsOf(below).map((own) => {
    const overlaps = columns.map(
      (column) => Math.min(own.right, column.right) - Math.max(own.left, column.left),
    );
    return overlaps.indexOf(largestOf(overlaps));
  });
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0)) ? places : null;
}

function columnsOf({ columnEdges }: PageTable): readonly { readonly left: number; readonly right: number }[] {
  return columnEdges.slice(1).map((right, index) => ({ left: columnEdges[index] ?? 0, right }));
}

function covers(cell: TableCell, row: number, column: number): boolean {
  return (
    cell.row <= row &&
    row < cell.row + cell.rowSpan &&
    cell.column <= column &&
    column < cell.column + cell.columnSpan
  );
}

function byPlace(one: TableCell, other: TableCell): number {
  return one.row - other.row || one.column - other.column;
}

/** Whether a table at the top of a page continues the one before. */
function isContinued(previous: TablePart, next: TablePart): boolean {
  const [above, below] = [previous.table.columnEdges, next.table.columnEdges];
  if (next.pageIndex !== previous.pageIndex + 1 || above.length !== below.length) return false;
  const isAligned = previous.table.isAligned === true && next.table.isAligned === true;
  if (isAligned && hasSameHeads(previous.table, next.table)) return true;
  const tolerance = isAligned ? NEAR_EDGE_PT : SAME_EDGE_PT;
  return above.every((edge, index) => Math.abs(edge - (below[index] ?? edge)) < tolerance);
}

/** The heads are printed again. Columns without borders lie where their figures end, which may be elsewhere on this page. */
function hasSameHeads(previous: PageTable, next: PageTable): boolean {
  const heads = rowTexts(next, 0);
  return heads.length > 1 && !heads.some(isFigureText) && heads.join('|') === rowTexts(previous, 0).join('|');
}

export function tableBlocks(
  parts: readonly TablePart[],
  tableIndex: number,
  pages: readonly PageSize[],
  compounds: ReadonlySet<string>,
): LookedBlock[] {
  const cells = assemble(parts);
  const areAligned = parts.every(({ table }) => table.isAligned === true);
  const toText = (lines: readonly PlacedLine[]) =>
    joinText(
      lines.map(({ line }) => line),
      pages,
      compounds,
    );
  return cells.flatMap(({ cell, lines }) => {
    const address = addressOf(cell, tableIndex);
    // Without borders it is not known where a line of the cell would break: it is one paragraph.
    const isOne = (areAligned && lines.length > 0) || isBrokenFigure(lines);
    const paragraphs = isOne ? [lines] : joinLines(lines);
    // An empty cell is kept: without it a later table could not be distinguished from this one.
    if (paragraphs.length === 0)
      return [{ type: 'tableCell' as const, text: '', ...cell.page, cell: address }];
    return paragraphs.map(
      (paragraph): LookedBlock => ({
        type: 'tableCell',
        ...pageOf(paragraph),
        cell: address,
        ...toText(paragraph),
      }),
    );
  });
}

/** 3,314,905,912. above 09: a figure too wide for its cell, whose lines begin at different places. */
function isBrokenFigure(lines: readonly PlacedLine[]): boolean {
  const texts = lines.map(({ line }) => line.text.trim());
  return (
    texts.length > 1 &&
    texts.every(
      (text, index) => index === 0 || isRestOfFigure({ text: texts.slice(0, index).join('') }, { text }),
    )
  );
}

interface PlacedCell {
  readonly cell: TableCell & { readonly page: { readonly page: number } };
  readonly lines: PlacedLine[];
}

/** Heading rows that are printed again at the top of a later page are the same rows. */
function assemble(parts: readonly TablePart[]): readonly PlacedCell[] {
  const cells: PlacedCell[] = [];
  let rowCount = 0;
  const [first] = parts;
  for (const { table, pageIndex } of parts) {
    const padding = paddingOf(table);
    const placed = table.cells.map((cell) => ({
      cell,
      lines: placeLines(cell, marginsOfCell(cell, padding)),
    }));
    const skippedRows = first === undefined || rowCount === 0 ? 0 : repeatedRows(first.table, table);
    const splitRow = rowCount > 0 && isRestOfRow(cells, placed, rowCount - 1, skippedRows) ? skippedRows : -1;
    const shift = rowCount - skippedRows - (splitRow >= 0 ? 1 : 0);
    for (const { cell, lines } of placed) {
      if (cell.row < skippedRows) continue;
      const row = cell.row + shift;
      const host = cell.row === splitRow ? cells.find((known) => isAt(known, row, cell.column)) : undefined;
      if (host === undefined)
        cells.push({ cell: { ...cell, row, page: { page: pageIndex + 1 } }, lines: [...lines] });
      else append(host.lines, lines);
    }
    rowCount = shift + table.rowCount;
  }
  return cells.sort((one, other) => one.cell.row - other.cell.row || one.cell.column - other.cell.column);
}

const MAX_HEADING_ROWS = 5;

function repeatedRows(first: PageTable, later: PageTable): number {
  let count = 0;
  while (count < Math.min(MAX_HEADING_ROWS, later.rowCount - 1)) {
    const heading = rowText(first, count);
    // The second row of heads may begin under a cell of two rows.
    if ((heading === '' && count === 0) || rowText(later, count) !== heading) break;
    count++;
  }
  return count;
}

function isAt({ cell }: PlacedCell, row: number, column: number): boolean {
  return cell.column === column && cell.row <= row && row < cell.row + cell.rowSpan;
}

function placeLines(cell: TableCell, margins: Margins): PlacedLine[] {
  return cell.lines.map((line) => ({ line, margins }));
}

function rowText(table: PageTable, row: number): string {
  return rowTexts(table, row).join('|');
}

/** Without those of empty cells: over how many columns a head stands is not the same on every page. */
function rowTexts(table: PageTable, row: number): readonly string[] {
  return table.cells
    .filter((cell) => cell.row === row)
    .map((cell) =>
      cell.lines
        .map((line) => line.text)
        .join('')
        .replace(/\s+/gu, ''),
    )
    .filter((text) => text !== '');
}

/**
 * The first row of a page continues a split row when its first cell is empty and its text continues
 * unfinished text, or when every text in it goes on with a sentence of the row before.
 */
function isRestOfRow(
  cells: readonly PlacedCell[],
  placed: readonly { readonly cell: TableCell; readonly lines: readonly PlacedLine[] }[],
  lastRow: number,
  firstRow: number,
): boolean {
  const row = placed.filter(({ cell }) => cell.row === firstRow);
  const first = row.find(({ cell }) => cell.column === 0);
  if (first === undefined) return false;
  if (first.lines.length > 0) return goesOn(cells, row, lastRow);
  const above = cells.find((known) => isAt(known, lastRow, 0));
  if (above === undefined || above.lines.length === 0) return false;
  const filled = row.filter(({ lines }) => lines.length > 0);
  return (
    filled.length > 0 &&
    filled.every(({ cell, lines }) => {
      const host = cells.find((known) => isAt(known, lastRow, cell.column));
      return host !== undefined && host.lines.length > 0 && !(isFigure(host.lines) && isFigure(lines));
    })
  );
}

/** Texts of one line prove nothing: they are names and values. Where all of them end with a sentence, the row has ended. */
function goesOn(
  cells: readonly PlacedCell[],
  row: readonly { readonly cell: TableCell; readonly lines: readonly PlacedLine[] }[],
  lastRow: number,
): boolean {
  const filled = row.filter(({ lines }) => lines.length > 0);
  const hosts = filled.map(({ cell }) => cells.find((known) => isAt(known, lastRow, cell.column)));
  return (
    hosts.some((host) => !endsSentence(host?.lines.at(-1)?.line.text ?? '')) &&
    filled.every(({ lines: [next, following] }, index) => {
      const host = hosts[index];
      if (host === undefined || host.lines.length < 2 || next === undefined) return false;
      return !isFigure(host.lines) && continues(host.lines, next, following);
    })
  );
}

function isFigure(lines: readonly PlacedLine[]): boolean {
  return isFigureText(lines.map(({ line }) => line.text).join(''));
}

function addressOf(
  { row, column, rowSpan, columnSpan }: TableCell,
  table: number,
): NonNullable<BlockDraft['cell']> {
  return {
    table,
    row,
    column,
    ...(rowSpan > 1 ? { rowSpan } : {}),
    ...(columnSpan > 1 ? { columnSpan } : {}),
  };
}

function pageOf(lines: readonly PlacedLine[]): { page?: number } {
  const [first] = lines;
  return first === undefined ? {} : { page: first.line.pageIndex + 1 };
}
