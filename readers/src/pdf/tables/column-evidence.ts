/** In: text on both sides of a gutter. Out: whether it is set in columns, by what each side is on its own. */

import { least, most } from '../page/extent.ts';
import type { Segment } from '../text/segments.ts';
import { findAlignedTables } from './aligned-tables.ts';
import { isFigureText, piecesOf } from './row-pieces.ts';
import { type Row, rowsOf } from './rows.ts';

/** On both sides of a gutter. */
const MIN_LINES = 5;
/** When the file has one side after the other, as it is read. */
const MIN_LINES_IN_ORDER = 2;
const MIN_WIDTH_SHARE = 0.18;
const MIN_CHARACTERS_A_LINE = 9;

/** Lines that fill their column, and how many of its lines do. */
const FULL_LINE_SHARE = 0.75;
const FULL_LINES_SHARE = 0.5;

/** The share of a side's lines that are text, or rows of a table with labels of its own. */
const UNDERSTOOD_SHARE = 0.75;

const MAX_CHANGES_A_ROW = 0.3;

const MAX_DEPTH = 2;

/** No page that people read has more; each is compared with those beside it. */
const MAX_SEGMENTS = 4_000;
const MIN_GUTTER_PT = 8;
const GUTTER_STEP_PT = 2;
/** Gutters that are tried, and how far apart they are at least. */
const MAX_TRIES = 4;
const APART_PT = 24;
const MIN_GUTTER_ROWS = 2;
const TEXT_CHARACTERS = 6;
/** In units of the type size. */
const BESIDE = 0.9;

export function sideOf<Box extends { readonly left: number }>(
  boxes: readonly Box[],
  gutter: number,
  index: 0 | 1,
): Box[] {
  return boxes.filter((box) => box.left >= gutter === (index === 1));
}

export function areColumns(segments: readonly Segment[], gutter: number, depth = 0): boolean {
  const width = most(segments, (one) => one.right) - least(segments, (one) => one.left);
  const changes = sideChanges(segments, gutter);
  const minLines = changes <= 1 ? MIN_LINES_IN_ORDER : MIN_LINES;
  const sides = ([0, 1] as const).map((index) =>
    judge(sideOf(segments, gutter, index), width, minLines, depth),
  );
  if (sides.every((side) => side === 'text')) return true;
  // A table written row by row across the gutter is one table.
  const isAcross = changes > rowsOf(segments).length * MAX_CHANGES_A_ROW;
  return !isAcross && sides.every((side) => side !== 'none') && sides.includes('text');
}

/** Text: lines that fill the side. Mixed: text and tables of its own. */
function judge(
  side: readonly Segment[],
  width: number,
  minLines: number,
  depth: number,
): 'text' | 'mixed' | 'none' {
  const rows = rowsOf(side);
  if (rows.length < minLines) return 'none';
  const left = least(side, (one) => one.left);
  const right = most(side, (one) => one.right);
  if (right - left < width * MIN_WIDTH_SHARE) return 'none';
  // Three columns: one of the sides is columns itself.
  if (depth < MAX_DEPTH && findGutters(side).some((gutter) => areColumns(side, gutter, depth + 1)))
    return 'text';
  const tables = findAlignedTables(rows).filter((table) => hasLabels(table.rows.map(({ pieces }) => pieces)));
  const isInTable = (index: number): boolean => tables.some(({ from, to }) => index >= from && index < to);
  const free = rows.filter((_, index) => !isInTable(index));
  const lines = free.filter((row) => piecesOf(row).length === 1);
  if (rows.length - free.length + lines.length < rows.length * UNDERSTOOD_SHARE) return 'none';
  if (isText(lines, right - left, minLines)) return 'text';
  return tables.length > 0 ? 'mixed' : 'none';
}

function isText(lines: readonly Row[], width: number, minLines: number): boolean {
  if (lines.length < minLines) return false;
  const characters = lines.reduce(
    (sum, row) => sum + row.segments.reduce((own, segment) => own + segment.marks.length, 0),
    0,
  );
  const full = lines.filter((row) => row.right - row.left >= width * FULL_LINE_SHARE).length;
  return characters >= lines.length * MIN_CHARACTERS_A_LINE && full >= lines.length * FULL_LINES_SHARE;
}

/** The rows begin with words: half of a wider table would begin with figures. */
function hasLabels(rows: readonly (readonly { readonly isFigure: boolean }[])[]): boolean {
  const labelled = rows.filter(([first]) => first !== undefined && !first.isFigure);
  return labelled.length >= rows.length * 0.7;
}

/** How often the file goes from one side to the other. Segments come in the order of the file. */
function sideChanges(segments: readonly Segment[], gutter: number): number {
  let changes = 0;
  for (let at = 1; at < segments.length; at++) {
    const [one, other] = [segments[at - 1], segments[at]];
    if (one !== undefined && other !== undefined && one.left >= gutter !== other.left >= gutter) changes++;
  }
  return changes;
}

/** The places that are in the white beside the most lines, most first. */
export function findGutters(segments: readonly Segment[]): number[] {
  if (segments.length > MAX_SEGMENTS) return [];
  const gaps = gapsOf(segments);
  if (gaps.length < MIN_GUTTER_ROWS) return [];
  const from = least(gaps, ([start]) => start);
  const to = most(gaps, ([, end]) => end);
  const places: { x: number; count: number }[] = [];
  for (let x = from + 1; x < to; x += GUTTER_STEP_PT) {
    const count = gaps.reduce((sum, [start, end]) => sum + (start < x && x < end ? 1 : 0), 0);
    const crossing = segments.reduce((sum, segment) => sum + (isInTheWay(segment, x) ? 1 : 0), 0);
    if (count >= MIN_GUTTER_ROWS) places.push({ x, count: count - crossing });
  }
  places.sort((one, other) => other.count - one.count);
  const gutters: number[] = [];
  for (const { x } of places) {
    if (gutters.length === MAX_TRIES) break;
    if (gutters.every((known) => Math.abs(known - x) >= APART_PT)) gutters.push(x);
  }
  return gutters;
}

/**
 * The white between a line of words and what stands beside it, at most a line higher or lower: the lines of two
 * columns need not be level.
 */
function gapsOf(segments: readonly Segment[]): (readonly [number, number])[] {
  const byHeight = segments
    .map((segment) => ({
      segment,
      text: segment.marks
        .map((mark) => mark.text)
        .join('')
        .trim(),
    }))
    .filter(({ text }) => !isFigureText(text))
    .sort((one, other) => one.segment.baseline - other.segment.baseline);
  return byHeight.flatMap(({ segment, text }, index) => {
    let nearest: (typeof byHeight)[number] | null = null;
    for (const step of [-1, 1]) {
      for (let at = index + step; ; at += step) {
        const other = byHeight[at];
        if (
          other === undefined ||
          Math.abs(other.segment.baseline - segment.baseline) > segment.size * BESIDE
        )
          break;
        const isNearer = nearest === null || other.segment.left < nearest.segment.left;
        if (other.segment.left >= segment.right && isNearer) nearest = other;
      }
    }
    if (nearest === null || Math.max(text.length, nearest.text.length) < TEXT_CHARACTERS) return [];
    const gap = [segment.right, nearest.segment.left] as const;
    return gap[1] - gap[0] >= MIN_GUTTER_PT ? [gap] : [];
  });
}

/** A line of words that ends a little beyond x: the gutter is beside it. Lines over both columns say nothing. */
function isInTheWay({ left, right, marks }: Segment, x: number): boolean {
  return left < x && x < right && right - x < APART_PT && marks.length >= TEXT_CHARACTERS && !isFigure(marks);
}

function isFigure(marks: Segment['marks']): boolean {
  return isFigureText(
    marks
      .map((mark) => mark.text)
      .join('')
      .trim(),
  );
}
