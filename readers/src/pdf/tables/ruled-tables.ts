/** In: the segments of a page and the grids on it. Out: tables with their text, and the remaining segments. */
import type { Direction } from '../page/marks.ts';
import type { PageTable } from '../page/page-items.ts';
import { type Segment, segmentOf } from '../text/segments.ts';
import { composeLine, type TextLine } from '../text/text-line.ts';
import { rowsOf } from './rows.ts';
import type { Grid, GridCell } from './ruled-grid.ts';

export interface TableFinding {
  readonly tables: readonly PageTable[];
  readonly rest: readonly Segment[];
}

/** Text may cross the border of its cell by this much. */
const OVERLAP_PT = 1.5;

export function fillGrids(
  grids: readonly Grid[],
  segments: readonly Segment[],
  pageIndex: number,
  direction: Direction,
): TableFinding {
  let rest = segments;
  const tables: PageTable[] = [];
  // A small grid inside a cell of a large one gets its text first.
  const bySize = [...grids].sort((one, other) => areaOf(one) - areaOf(other));
  for (const grid of bySize) {
    const inside = segmentsInside(grid, rest);
    const table = fill(grid, inside, pageIndex, direction);
    if (table === null) continue;
    tables.push(table);
    const taken = new Set(inside);
    rest = rest.filter((segment) => !taken.has(segment));
  }
  return { tables, rest };
}

export function segmentsInside(grid: Grid, segments: readonly Segment[]): Segment[] {
  return segments.filter((segment) => isInside(grid, segment));
}

function areaOf(grid: Grid): number {
  return (grid.right - grid.left) * (grid.bottom - grid.top);
}

/** The height at which a line of text is located: slightly above the baseline, in the middle of the characters. */
function middleOf(segment: Segment): number {
  return segment.baseline - segment.size * 0.35;
}

function isInside(grid: Grid, segment: Segment): boolean {
  const y = middleOf(segment);
  const middle = (segment.left + segment.right) / 2;
  return (
    y > grid.top - OVERLAP_PT &&
    y < grid.bottom + OVERLAP_PT &&
    middle > grid.left - OVERLAP_PT &&
    middle < grid.right + OVERLAP_PT
  );
}

/** Null when fewer than two cells contain text: a frame, a chart, a line under a title. */
function fill(
  grid: Grid,
  segments: readonly Segment[],
  pageIndex: number,
  direction: Direction,
): PageTable | null {
  const contents = new Map<GridCell, Segment[]>();
  for (const segment of segments) {
    for (const [cell, part] of partsByCell(grid, segment))
      contents.set(cell, [...(contents.get(cell) ?? []), part]);
  }
  if (contents.size < 2) return null;
  const cells = [...grid.cells]
    .sort((one, other) => one.row - other.row || one.column - other.column)
    .map((cell) => ({
      row: cell.row,
      column: cell.column,
      rowSpan: cell.rowSpan,
      columnSpan: cell.columnSpan,
      left: cell.left,
      right: cell.right,
      lines: linesOf(contents.get(cell) ?? [], pageIndex, direction),
    }));
  const { top, bottom, columnEdges, rowCount } = grid;
  return { kind: 'table', top, bottom, columnEdges, rowCount, cells };
}

function linesOf(segments: readonly Segment[], pageIndex: number, direction: Direction): TextLine[] {
  return rowsOf(segments).flatMap((row) => composeLine(row.segments, pageIndex, direction) ?? []);
}

/** Cuts a segment at the borders it crosses: the text of two narrow cells may have no gap. */
function partsByCell(grid: Grid, segment: Segment): (readonly [GridCell, Segment])[] {
  const y = middleOf(segment);
  const inRow = grid.cells.filter((cell) => y >= cell.top - OVERLAP_PT && y <= cell.bottom + OVERLAP_PT);
  const whole = nearest(inRow, (segment.left + segment.right) / 2, y);
  if (whole === undefined) return [];
  if (segment.left >= whole.left - OVERLAP_PT && segment.right <= whole.right + OVERLAP_PT)
    return [[whole, segment]];
  const marks = new Map<GridCell, Segment['marks'][number][]>();
  for (const mark of segment.marks) {
    const cell = nearest(inRow, (mark.left + mark.right) / 2, y) ?? whole;
    marks.set(cell, [...(marks.get(cell) ?? []), mark]);
  }
  return [...marks].flatMap(([cell, list]) => {
    const part = segmentOf(list);
    return part === null ? [] : [[cell, part] as const];
  });
}

/** The cell around the point, else the one with the nearest centre. */
function nearest(cells: readonly GridCell[], x: number, y: number): GridCell | undefined {
  const around = cells.find((cell) => x >= cell.left && x <= cell.right && y >= cell.top && y <= cell.bottom);
  if (around !== undefined) return around;
  const distance = (cell: GridCell): number =>
    Math.max(cell.left - x, 0, x - cell.right) + Math.max(cell.top - y, 0, y - cell.bottom);
  return [...cells].sort((one, other) => distance(one) - distance(other))[0];
}
