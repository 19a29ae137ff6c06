/** The margins and line distance of a column, by which the lines of a paragraph are judged. */

import type { TextLine } from '../text/text-line.ts';
import { commonest, least, most } from './extent.ts';
import type { Column, PageTable, TableCell } from './page-items.ts';

export interface Margins {
  readonly left: number;
  readonly right: number;
  /** Most continued lines end exactly at the right margin. */
  readonly isJustified: boolean;
  /** The usual distance of baselines inside a paragraph of this type size; null if unknown. */
  pitch(size: number): number | null;
}

/**
 * A column with this many lines at its right margin has its own margins; with fewer, those of similar columns
 * are used.
 */
const OWN_MARGIN_LINES = 4;

/** Lines shorter than this share of the page width do not show where they would be broken. */
const TELLING_WIDTH = 0.55;

/** Unless several of them end at the same place and are longer than a word or two. */
const SHARP_LINES = 2;
const SHARP_WIDTH = 0.3;

/** The share of lines that may exceed the right margin: hanging punctuation, a word too long. */
const MAX_BEYOND = 0.12;

/** Pages of a book alternate their margins left and right. */
const SAME_SHIFT_PT = 4;

const PITCH_STEP_PT = 0.5;
const MIN_PITCH_SAMPLES = 3;

export function marginsOfColumns(columns: readonly Column[]): ReadonlyMap<Column, Margins> {
  const byKey = Map.groupBy(columns, (column) => column.key);
  const margins = new Map<Column, Margins>();
  for (const group of byKey.values()) {
    const shared = measure(group);
    for (const column of group) {
      const own = group.length === 1 ? null : rightMargin(column.lines);
      const isOwn = own !== null && own.count >= OWN_MARGIN_LINES;
      margins.set(
        column,
        isOwn ? { ...shared, left: ownLeft(column, shared, own.right), right: own.right } : shared,
      );
    }
  }
  return margins;
}

/**
 * On a page of only list items all lines are indented, and the margin is still the shared one, unless both
 * margins moved.
 */
function ownLeft({ lines }: Column, shared: Margins, right: number): number {
  const left = leftMargin(lines);
  const hasMoved = Math.abs(left - shared.left - (right - shared.right)) < SAME_SHIFT_PT;
  return hasMoved ? left : Math.min(left, shared.left);
}

/** A cell's text breaks at the cell's borders, minus the padding. */
export function marginsOfCell(cell: TableCell, padding: number): Margins {
  return {
    left: least(cell.lines, (line) => line.left),
    right: cell.right - padding,
    isJustified: false,
    pitch: () => null,
  };
}

/** The distance between border and text, from the cell with the smallest one. */
export function paddingOf(table: PageTable): number {
  const nearest = least(
    table.cells.flatMap((cell) => cell.lines.map((line) => line.left - cell.left)),
    (distance) => distance,
  );
  return Math.min(8, Math.max(0.5, nearest));
}

function measure(columns: readonly Column[]): Margins {
  const lines = columns.flatMap((column) => column.lines);
  const right = Math.max(rightMargin(lines).right, guessedRight(columns, lines));
  const full = lines.filter((line) => right - line.right < line.size * 2);
  const exact = full.filter((line) => Math.abs(right - line.right) < 1);
  const pitches = pitchesOf(columns, right);
  return {
    left: leftMargin(lines),
    right,
    isJustified: exact.length >= 5 && exact.length >= full.length * 0.6,
    pitch: (size) => pitches.get(Math.round(size)) ?? null,
  };
}

/** The left side shared by most of the leftmost lines; a single line further left does not move it. */
function leftMargin(lines: readonly TextLine[]): number {
  const lefts = lines.map((line) => line.left);
  const leftmost = least(lefts, (left) => left);
  const common = commonest(lefts, 1);
  const near = lefts.filter((left) => left < leftmost + 4);
  if (common === null || near.length >= Math.max(2, lines.length * 0.05)) return leftmost;
  return common.value;
}

function rightMargin(lines: readonly TextLine[]): { right: number; count: number } {
  const farthest = most(lines, (line) => line.right);
  const left = least(lines, (line) => line.left);
  const rights = lines.map((line) => line.right).filter((right) => right > left + (farthest - left) * 0.6);
  const common = commonest(rights, 1);
  if (common === null || common.count < 3) return { right: farthest, count: 0 };
  const beyond = lines.filter((line) => line.right > common.value + line.size * 0.6).length;
  if (beyond > Math.max(1, lines.length * MAX_BEYOND)) return { right: farthest, count: 0 };
  return { right: common.value, count: common.count };
}

/** A page of short lines: its margins are assumed equal on both sides. */
function guessedRight(columns: readonly Column[], lines: readonly TextLine[]): number {
  const farthest = most(lines, (line) => line.right);
  const left = least(lines, (line) => line.left);
  const width = columns[0]?.pageWidth ?? null;
  if (width === null || farthest - left > width * TELLING_WIDTH) return 0;
  const sharp = lines.filter(
    (line) => farthest - line.right < 1 && line.right - line.left > width * SHARP_WIDTH,
  );
  return sharp.length >= SHARP_LINES ? 0 : width - left;
}

/** By type size in whole points: the most common distance between a line that fills the column and the next one. */
function pitchesOf(columns: readonly Column[], right: number): ReadonlyMap<number, number> {
  const samples = new Map<number, number[]>();
  for (const { lines } of columns) {
    for (let index = 1; index < lines.length; index++) {
      const [above, below] = [lines[index - 1], lines[index]];
      if (above === undefined || below === undefined || right - above.right > above.size * 1.5) continue;
      const size = Math.round(below.size);
      const known = samples.get(size);
      if (known === undefined) samples.set(size, [below.baseline - above.baseline]);
      else known.push(below.baseline - above.baseline);
    }
  }
  const pitches = new Map<number, number>();
  for (const [size, distances] of samples) {
    const common = commonest(distances, PITCH_STEP_PT);
    if (common !== null && common.count >= MIN_PITCH_SAMPLES) pitches.set(size, common.value);
  }
  return pitches;
}
