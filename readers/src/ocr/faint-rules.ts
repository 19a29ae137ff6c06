/**
 * Flat rules that dust or grey paper hides in some columns of a table. In: a level page with the rules seen so far. Out: the stretches between two upright rules
 * where a flat one goes on that was seen elsewhere at the same height, or that closes the table. A merged cell has paper or print there and stays merged.
 */
import type { GreyImage } from './image.ts';

/** A rule along the rows of pixels, or along the columns if it is upright: `at` across, from `from` to `to` along. */
export interface Stretch {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Grey levels between a rule and its surroundings, both as means of WINDOW pixels: noise is nearly gone there. */
const FAINT_CONTRAST = 12;
const WINDOW = 9;
/** In pixels: where the surroundings are looked at; print may stand within the farther one. */
const REACHES = [4, 7] as const;
/** In pixels: how far a slanted rule lies from where it was seen. */
const DRIFT = 4;
/** Share of a stretch that must be darker than its surroundings. A row of print has less, because of its gaps. */
const FILLED = 0.8;
/** In pixels: the upright rules themselves are dark. */
const BESIDE_UPRIGHT = 5;
const LEAST_COLUMN = 16;
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
  const sums = rowSums(page);
  return levelsOf(flat, upright).flatMap((at) => {
    const crossing = upright
      .filter(({ from, to }) => at >= from - 2 * DRIFT && at <= to + 2 * DRIFT)
      .map((rule) => rule.at)
      .sort((one, other) => one - other);
    return crossing.slice(1).flatMap((to, index): Stretch[] => {
      const column = { at, from: crossing[index] ?? to, to };
      if (to - column.from < LEAST_COLUMN || isDrawn(column, flat)) return [];
      return hasRidge(sums, page, column) ? [column] : [];
    });
  });
}

/** Heights at which a flat rule was seen, or at which several upright ones begin or end. */
function levelsOf(flat: readonly Stretch[], upright: readonly Stretch[]): readonly number[] {
  const ends = upright.flatMap(({ from, to }) => [from, to]);
  const closings = ends.filter((end) => ends.filter((other) => isLevel(end, other)).length >= CLOSED_BY);
  const levels: number[] = [];
  for (const at of [...flat.map((rule) => rule.at), ...closings])
    if (!levels.some((known) => isLevel(known, at))) levels.push(at);
  return levels;
}

function isLevel(one: number, other: number): boolean {
  return Math.abs(one - other) <= DRIFT;
}

function isDrawn({ at, from, to }: Stretch, flat: readonly Stretch[]): boolean {
  return flat.some(
    (rule) => isLevel(rule.at, at) && rule.from <= from + BESIDE_UPRIGHT && rule.to >= to - BESIDE_UPRIGHT,
  );
}

function hasRidge(sums: Float64Array, page: GreyImage, { at, from, to }: Stretch): boolean {
  const first = Math.ceil(from) + BESIDE_UPRIGHT;
  const last = Math.floor(to) - BESIDE_UPRIGHT - WINDOW;
  for (let y = Math.round(at) - DRIFT; y <= Math.round(at) + DRIFT; y++) {
    let dark = 0;
    for (let x = first; x <= last; x++) if (isDarker(sums, page, x, y)) dark++;
    if (last >= first && dark >= FILLED * (last + 1 - first)) return true;
  }
  return false;
}

function isDarker(sums: Float64Array, page: GreyImage, x: number, y: number): boolean {
  const own = meanFrom(sums, page, x, y) + FAINT_CONTRAST;
  return REACHES.some(
    (reach) => own < meanFrom(sums, page, x, y - reach) && own < meanFrom(sums, page, x, y + reach),
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
