/**
 * In: the content of a page outside tables, and the tables as boxes. Out: its parts in reading order. Columns
 * are distinguished from text that is merely spaced on a line (a signature block, a tabbed list) by their
 * lines: those of a column are many, long and fill it. Anything else is read line by line.
 */
import { least, most } from './extent.ts';
import type { PageTable } from './page-items.ts';
import { rowsOf } from './rows.ts';
import type { Segment } from './segments.ts';

export interface Band {
  /** The number of columns side by side here, and the index of this one. */
  readonly columnCount: number;
  readonly columnIndex: number;
  readonly segments: readonly Segment[];
  readonly tables: readonly PlacedTable[];
}

export interface PlacedTable {
  readonly table: PageTable;
  readonly left: number;
  readonly right: number;
}

const MIN_GUTTER_PT = 8;
const GUTTER_STEP_PT = 2;

/** On both sides of a gutter. */
const MIN_COLUMN_LINES = 5;
const MIN_COLUMN_SHARE = 0.18;
const MIN_CHARACTERS_A_LINE = 9;

/** Lines that fill their column, and how many of its lines do. */
const FULL_LINE_SHARE = 0.75;
const FULL_LINES_SHARE = 0.5;

const MAX_DEPTH = 3;

export function findBands(segments: readonly Segment[], tables: readonly PlacedTable[]): Band[] {
  return split({ columnCount: 1, columnIndex: 0, segments, tables }, 0);
}

function split(band: Band, depth: number): Band[] {
  const gutter = depth >= MAX_DEPTH ? null : findGutter(band.segments);
  if (gutter === null) return [band];
  const stretches = stretchesAround(band, gutter);
  if (!stretches.some((stretch) => stretch.isSplit)) return [band];
  return stretches.flatMap((stretch) => {
    if (!stretch.isSplit) return [{ ...band, segments: stretch.segments, tables: stretch.tables }];
    return [sideOf(stretch, gutter, 0), sideOf(stretch, gutter, 1)].flatMap((side) => split(side, depth + 1));
  });
}

interface Stretch {
  readonly segments: Segment[];
  readonly tables: PlacedTable[];
  isSplit: boolean;
}

function sideOf({ segments, tables }: Stretch, gutter: number, columnIndex: 0 | 1): Band {
  const isHere = (box: { left: number }): boolean => box.left >= gutter === (columnIndex === 1);
  return { columnCount: 2, columnIndex, segments: segments.filter(isHere), tables: tables.filter(isHere) };
}

/** The x that is in a gap of the most rows, or null if too few have one. */
function findGutter(segments: readonly Segment[]): number | null {
  const gaps = rowsOf(segments).flatMap((row) => {
    const found: (readonly [number, number])[] = [];
    let right = row.segments[0]?.right ?? 0;
    for (const segment of row.segments.slice(1)) {
      if (segment.left - right >= Math.max(MIN_GUTTER_PT, row.size * 0.8)) found.push([right, segment.left]);
      right = Math.max(right, segment.right);
    }
    return found;
  });
  if (gaps.length < MIN_COLUMN_LINES) return null;
  const from = least(gaps, ([start]) => start);
  const to = most(gaps, ([, end]) => end);
  let best: number | null = null;
  let bestCount = MIN_COLUMN_LINES - 1;
  for (let x = from + 1; x < to; x += GUTTER_STEP_PT) {
    const count = gaps.reduce((sum, [start, end]) => sum + (start < x && x < end ? 1 : 0), 0);
    if (count > bestCount) [best, bestCount] = [x, count];
  }
  return best;
}

/** From top to bottom: ranges where nothing crosses the gutter, and those between them. */
function stretchesAround({ segments, tables }: Band, gutter: number): Stretch[] {
  const boxes = [
    ...segments.map((segment) => ({
      top: segment.baseline - segment.size,
      left: segment.left,
      right: segment.right,
      segment,
    })),
    ...tables.map((placed) => ({ top: placed.table.top, left: placed.left, right: placed.right, placed })),
  ].sort((one, other) => one.top - other.top);
  const stretches: Stretch[] = [];
  for (const box of boxes) {
    const isCrossing = box.left < gutter && box.right > gutter;
    let stretch = stretches.at(-1);
    if (stretch === undefined || stretch.isSplit === isCrossing) {
      stretch = { segments: [], tables: [], isSplit: !isCrossing };
      stretches.push(stretch);
    }
    if ('segment' in box) stretch.segments.push(box.segment);
    else stretch.tables.push(box.placed);
  }
  for (const stretch of stretches) stretch.isSplit &&= areColumns(stretch, gutter);
  return joined(stretches);
}

/** A range that is not columns is merged with its neighbours, so that rows are not split at its end. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const outcome: Stretch[] = [];
  for (const stretch of stretches) {
    const last = outcome.at(-1);
    if (last === undefined || last.isSplit || stretch.isSplit) {
      outcome.push(stretch);
      continue;
    }
    last.segments.push(...stretch.segments);
    last.tables.push(...stretch.tables);
  }
  return outcome;
}

function areColumns(stretch: Stretch, gutter: number): boolean {
  const all = stretch.segments;
  if (all.length < MIN_COLUMN_LINES * 2) return false;
  const width = most(all, (one) => one.right) - least(all, (one) => one.left);
  return [0, 1].every((index) => {
    const side = sideOf(stretch, gutter, index === 0 ? 0 : 1).segments;
    if (side.length < MIN_COLUMN_LINES) return false;
    const rows = rowsOf(side);
    const left = least(side, (one) => one.left);
    const right = most(side, (one) => one.right);
    if (rows.length < MIN_COLUMN_LINES || right - left < width * MIN_COLUMN_SHARE) return false;
    const characters = side.reduce((sum, segment) => sum + segment.marks.length, 0);
    const full = rows.filter((row) => row.right - row.left >= (right - left) * FULL_LINE_SHARE).length;
    return characters >= rows.length * MIN_CHARACTERS_A_LINE && full >= rows.length * FULL_LINES_SHARE;
  });
}
