/**
 * Flat rules of a table that dust, grey paper or print close by hides. In: a level page with the rules seen so far. Out: the stretches between two upright rules
 * where a flat one goes on that was seen elsewhere at the same height, that closes the table, or that shows faintly in two columns side by side. A merged cell has
 * paper or print there and stays merged.
 */
import type { GreyImage } from '../image/image.ts';

/** A rule along the rows of pixels, or along the columns if it is upright: `at` across, from `from` to `to` along. */
export interface Stretch {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Grey levels between a rule and its surroundings, both as means of WINDOW pixels: noise is nearly gone there. */
const FAINT_CONTRAST = 12;
const WINDOW = 9;
/** In pixels: where the surroundings are looked at. Print may stand close to a rule, and a rule may be thick. */
const REACHES = [3, 5, 7] as const;
/** In pixels: how far a slanted rule lies from where it was seen. */
const DRIFT = 4;
/**
 * In pixels: a rule that was seen lies this far from where it is in one column, when a table of short texts did not show that the page is askew. Rows are
 * farther apart.
 */
const SAME_RULE = 8;
/** Share of a stretch that must be darker than its surroundings. A row of print has less, because of its gaps. */
const FILLED = 0.8;
/** In pixels: the upright rules themselves are dark. */
const BESIDE_UPRIGHT = 5;
const LEAST_COLUMN = 16;
/** In pixels: the strokes of large characters are closer together and shorter. Only a larger column tells of a rule that was seen nowhere. */
const TELLING_SIDE = 48;
/** In pixels: every second place of a stretch tells enough. */
const STEP = 2;
/** How many upright rules end where a table ends. */
const CLOSED_BY = 3;
/** More are squared paper or a drawing. */
const MOST_LINES = 200;

export function faintRules(
  page: GreyImage,
  flat: readonly Stretch[],
  upright: readonly Stretch[],
): Stretch[] {
  if (upright.length < 2 || upright.length > MOST_LINES || flat.length > MOST_LINES) return [];
  const ridges = ridgesOf(page, upright);
  const levels = levelsOf(flat, upright, ridges);
  return ridges.flatMap(({ column, heights }) => {
    const found: Stretch[] = [];
    for (const at of levels) {
      const stretch = { at, from: column.from, to: column.to };
      if (!isDrawn(stretch, [...flat, ...found]) && hasNear(heights, at)) found.push(stretch);
    }
    return found;
  });
}

interface ColumnRidges {
  /** Between two upright rules that stand side by side. */
  readonly column: { readonly from: number; readonly to: number };
  /** Where a rule may run through the whole column, in pixels from the top. */
  readonly heights: readonly number[];
  readonly isTelling: boolean;
}

/** Columns from left to right; those of two tables below each other are looked at one by one. */
function ridgesOf(page: GreyImage, upright: readonly Stretch[]): readonly ColumnRidges[] {
  const sums = rowSums(page);
  const sides = upright.toSorted((one, other) => one.at - other.at);
  return sides.flatMap((left, index): ColumnRidges[] => {
    const right = sides
      .slice(index + 1)
      .find((other) => other.at - left.at >= LEAST_COLUMN && overlap(left, other) > 0);
    if (right === undefined) return [];
    const column = { from: left.at, to: right.at };
    const [top, bottom] = [Math.max(left.from, right.from), Math.min(left.to, right.to)];
    const heights: number[] = [];
    for (let y = Math.floor(top) - DRIFT; y <= bottom + DRIFT; y++)
      if (isRidge(sums, page, column, y)) heights.push(y);
    const isTelling = Math.min(column.to - column.from, bottom - top) >= TELLING_SIDE;
    return [{ column, heights, isTelling }];
  });
}

function overlap(one: Stretch, other: Stretch): number {
  return Math.min(one.to, other.to) - Math.max(one.from, other.from);
}

/** Heights at which a flat rule was seen, several upright ones begin or end, or two neighbouring columns have a ridge. */
function levelsOf(
  flat: readonly Stretch[],
  upright: readonly Stretch[],
  ridges: readonly ColumnRidges[],
): readonly number[] {
  const ends = upright.flatMap(({ from, to }) => [from, to]);
  const telling = ridges.filter(({ isTelling }) => isTelling);
  const closings = ends.filter(
    (end) =>
      ends.filter((other) => isLevel(end, other)).length >= CLOSED_BY &&
      telling.some(({ heights }) => hasNear(heights, end)),
  );
  const agreed = telling.flatMap(({ column, heights }) =>
    heights.filter((at) =>
      telling.some((next) => Math.abs(next.column.from - column.to) <= DRIFT && hasNear(next.heights, at)),
    ),
  );
  const levels: number[] = [];
  for (const at of [...flat.map((rule) => rule.at), ...closings, ...agreed])
    if (!levels.some((known) => isLevel(known, at))) levels.push(at);
  return levels;
}

function isLevel(one: number, other: number): boolean {
  return Math.abs(one - other) <= DRIFT;
}

function hasNear(heights: readonly number[], at: number): boolean {
  return heights.some((height) => isLevel(height, at));
}

function isDrawn({ at, from, to }: Stretch, flat: readonly Stretch[]): boolean {
  return flat.some(
    (rule) =>
      Math.abs(rule.at - at) <= SAME_RULE &&
      rule.from <= from + BESIDE_UPRIGHT &&
      rule.to >= to - BESIDE_UPRIGHT,
  );
}

function isRidge(
  sums: Float64Array,
  page: GreyImage,
  { from, to }: ColumnRidges['column'],
  y: number,
): boolean {
  const first = Math.ceil(from) + BESIDE_UPRIGHT;
  const last = Math.floor(to) - BESIDE_UPRIGHT - WINDOW;
  const places = Math.floor((last - first) / STEP) + 1;
  const mayMiss = Math.floor(places * (1 - FILLED));
  let missed = 0;
  for (let x = first; x <= last; x += STEP) {
    if (!isDarker(sums, page, x, y)) missed++;
    if (missed > mayMiss) return false;
  }
  return places > 0;
}

function isDarker(sums: Float64Array, page: GreyImage, x: number, y: number): boolean {
  const own = meanFrom(sums, page, x, y) + FAINT_CONTRAST;
  return (
    REACHES.some((reach) => own < meanFrom(sums, page, x, y - reach)) &&
    REACHES.some((reach) => own < meanFrom(sums, page, x, y + reach))
  );
}

/** Beyond the page nothing is lighter than anything. */
function meanFrom(sums: Float64Array, { width, height }: GreyImage, x: number, y: number): number {
  if (y < 0 || y >= height || x < 0 || x + WINDOW > width) return 0;
  const row = y * (width + 1);
  return ((sums[row + x + WINDOW] ?? 0) - (sums[row + x] ?? 0)) / WINDOW;
}

/** For each row the sum of its pixels up to each column. */
function rowSums({ width, height, data }: GreyImage): Float64Array {
  const sums = new Float64Array((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[y * (width + 1) + x + 1] = (sums[y * (width + 1) + x] ?? 0) + (data[y * width + x] ?? 0);
  return sums;
}
