/**
 * In: the lines of a page, deskewed. Out: the same lines in reading order. The page is cut repeatedly along
 * the widest empty band: across into parts, or down into columns. Text set in rows (a form, a signature
 * block, a table without rules) is read row by row; running text in columns is read column by column.
 */
import { largestOf } from '@wenjian/document';
import { type Box, median } from '../image/image.ts';

export interface Placed {
  readonly box: Box;
}

/** Columns are more than this many line heights apart. */
const COLUMN_GAP = 1;
/** With fewer lines on one side it is not a column. */
const LEAST_COLUMN_LINES = 3;
/** In line heights: how far before the right side a full line may end. */
const RAGGED = 1.5;
/** From this share of full lines on, a column is running text. */
const FULL_LINES = 0.5;
const MOST_DEPTH = 24;

export function readingOrder<Line extends Placed>(lines: readonly Line[]): Line[] {
  const height = median(
    lines.map((line) => line.box.height),
    1,
  );
  return order(lines, height, 0);
}

function order<Line extends Placed>(lines: readonly Line[], height: number, depth: number): Line[] {
  if (lines.length < 2 || depth > MOST_DEPTH) return rowByRow(lines);
  const columns = splitColumns(lines, height);
  if (columns !== null) return columns.flatMap((column) => order(column, height, depth + 1));
  const parts = splitParts(lines, height);
  if (parts?.every((part) => part.length > 0) === true)
    return parts.flatMap((part) => order(part, height, depth + 1));
  return rowByRow(lines);
}

/** Top to bottom; lines at the same height from left to right. */
export function rowByRow<Line extends Placed>(lines: readonly Line[]): Line[] {
  return rowsOf(lines).flat();
}

/** Lines that overlap by half of the lower one's height are in one row. */
function rowsOf<Line extends Placed>(lines: readonly Line[]): Line[][] {
  const rows: { top: number; bottom: number; lines: Line[] }[] = [];
  for (const line of [...lines].sort((a, b) => middleOf(a.box) - middleOf(b.box))) {
    const { y, height } = line.box;
    const row = rows.at(-1);
    const shared = row === undefined ? 0 : Math.min(row.bottom, y + height) - Math.max(row.top, y);
    if (row !== undefined && shared > Math.min(height, row.bottom - row.top) / 2) row.lines.push(line);
    else rows.push({ top: y, bottom: y + height, lines: [line] });
  }
  return rows.map((row) => row.lines.sort((a, b) => a.box.x - b.box.x));
}

function middleOf(box: Box): number {
  return box.y + box.height / 2;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Empty bands between the lines along one axis. */
function gaps(stretches: readonly Stretch[]): Stretch[] {
  const sorted = [...stretches].sort((a, b) => a.from - b.from);
  const found: Stretch[] = [];
  let reached = sorted[0]?.to ?? 0;
  for (const { from, to } of sorted) {
    if (from > reached) found.push({ from: reached, to: from });
    reached = Math.max(reached, to);
  }
  return found;
}

function splitColumns<Line extends Placed>(lines: readonly Line[], height: number): Line[][] | null {
  const bands = gaps(lines.map(({ box }) => ({ from: box.x, to: box.x + box.width }))).filter(
    (gap) => gap.to - gap.from > COLUMN_GAP * height,
  );
  if (bands.length === 0) return null;
  const columns: Line[][] = [];
  for (const line of lines) {
    const index = bands.filter((band) => line.box.x >= band.to - 1).length;
    columns[index] = [...(columns[index] ?? []), line];
  }
  const filled = columns.filter((column) => column !== undefined);
  return filled.every((column) => column.length >= LEAST_COLUMN_LINES && isRunningText(column, height))
    ? filled
    : null;
}

/** Running text is broken at the right side; entries of a form are not. */
function isRunningText(column: readonly Placed[], height: number): boolean {
  const right = largestOf(column.map(({ box }) => box.x + box.width));
  const full = column.filter(({ box }) => box.x + box.width > right - RAGGED * height);
  return full.length >= FULL_LINES * column.length;
}

/**
 * Cuts across the page so that columns become separate: below a heading, above a footer that spans both
 * columns, else at the widest band. A cut anywhere else would split columns.
 */
function splitParts<Line extends Placed>(lines: readonly Line[], height: number): Line[][] | null {
  const bands = gaps(
    lines.map(({ box }) => ({ from: box.y + box.height * 0.15, to: box.y + box.height * 0.85 })),
  );
  const cuts = bands.map((band) => cutAt(lines, (band.from + band.to) / 2));
  const belowHeading = cuts.find(([, below]) => splitColumns(below, height) !== null);
  const aboveFoot = cuts.findLast(([above]) => splitColumns(above, height) !== null);
  const widest = bands.reduce<Stretch | null>(
    (best, band) => (best === null || band.to - band.from > best.to - best.from ? band : best),
    null,
  );
  if (belowHeading !== undefined) return belowHeading;
  if (aboveFoot !== undefined) return aboveFoot;
  return widest === null ? null : cutAt(lines, (widest.from + widest.to) / 2);
}

function cutAt<Line extends Placed>(lines: readonly Line[], border: number): [Line[], Line[]] {
  return [
    lines.filter((line) => middleOf(line.box) < border),
    lines.filter((line) => middleOf(line.box) >= border),
  ];
}
