/**
 * In: a picture as LOOK_SIDE × LOOK_SIDE grey values. Out: codes of its appearance that survive compression,
 * scaling, loss of colour, added borders and cropped edges (`Picture.looks`). How: bands of one colour are
 * removed from the sides; for the whole picture, the picture after one band and after all, and the inner part
 * of each, the 16 × 16 lowest frequencies (DCT) are computed: the sign of each, and whether it is strong
 * enough to count. Promise: a picture without content (one colour, a plain gradient) has no codes, instead of
 * codes that match everything.
 */

export const LOOK_SIDE = 256;

/** Bullets and rules: smaller pictures have no useful look. */
export const SMALLEST_LOOK_PX = 32;

export function looksOf(grey: ArrayLike<number>): readonly string[] {
  const whole: Frame = { left: 0, top: 0, right: LOOK_SIDE, bottom: LOOK_SIDE };
  const once = peelOnce(grey, whole);
  const all = peelAll(grey, once);
  const frames = [whole, ...(sameFrame(whole, once) ? [] : [once]), ...(sameFrame(once, all) ? [] : [all])];
  const codes = frames.flatMap((frame) => [codeOf(grey, frame), codeOf(grey, inset(frame))]);
  return [...new Set(codes.filter((code) => code !== null))];
}

/** Right and bottom are exclusive. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The share that may be cropped from a side: codes of the whole then match codes of the inner part. */
const INSET = 0.03;

/** Waves per side; higher frequencies do not survive a crop that is off by a percent. */
const WAVES = 16;
const CELLS = 64;

/** Of an orthonormal transform of grey values from 0 to 255; the noise of JPEG at quality 40 stays below. */
const LEAST_STRENGTH = 6;

/** Fewer waves match by chance. */
const LEAST_WAVES = 32;

/** Grey levels that compression adds to one colour: within a line, and from line to line. */
const LINE_TOLERANCE = 24;
const BAND_TOLERANCE = 12;

/** Share of a line's pixels: one speck in 256. More would remove an axis that is one pixel wide. */
const SPECKS = 0.004;

/** A frame around a margin around a frame, and the blurred line between two of them. */
const MOST_BANDS = 8;

/** The minimum that remains, however uniform the picture is. */
const LEAST_SIDE = 16;

function peelAll(grey: ArrayLike<number>, whole: Frame): Frame {
  let frame = whole;
  for (let band = 0; band < MOST_BANDS; band++) {
    const next = peelOnce(grey, frame);
    if (sameFrame(frame, next)) break;
    frame = next;
  }
  return frame;
}

function sameFrame(one: Frame, other: Frame): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom
  );
}

function peelOnce(grey: ArrayLike<number>, frame: Frame): Frame {
  const row = (y: number, { left, right }: Frame): LineLook =>
    lookAlong(right - left, (index) => grey[y * LOOK_SIDE + left + index] ?? 0);
  const column = (x: number, { top, bottom }: Frame): LineLook =>
    lookAlong(bottom - top, (index) => grey[(top + index) * LOOK_SIDE + x] ?? 0);
  const top = peelSide(frame.top, frame.bottom - LEAST_SIDE, 1, (y) => row(y, frame));
  const bottom = peelSide(frame.bottom - 1, top + LEAST_SIDE - 1, -1, (y) => row(y, frame)) + 1;
  const middle = { ...frame, top, bottom };
  const left = peelSide(frame.left, frame.right - LEAST_SIDE, 1, (x) => column(x, middle));
  const right = peelSide(frame.right - 1, left + LEAST_SIDE - 1, -1, (x) => column(x, middle)) + 1;
  return { left, top, right, bottom };
}

interface LineLook {
  readonly median: number;
  readonly isPlain: boolean;
}

/** The first line, from `from` towards `limit`, that does not have the colour of the outermost one. */
function peelSide(from: number, limit: number, step: 1 | -1, look: (at: number) => LineLook): number {
  const outermost = look(from);
  let at = from;
  while ((limit - at) * step > 0) {
    const { median, isPlain } = look(at);
    if (!isPlain || Math.abs(median - outermost.median) > BAND_TOLERANCE) break;
    at += step;
  }
  return at;
}

function lookAlong(length: number, valueAt: (index: number) => number): LineLook {
  const values = Float64Array.from({ length }, (_, index) => valueAt(index));
  const median = values.slice().sort()[length >> 1] ?? 0;
  let specks = 0;
  for (const value of values) if (Math.abs(value - median) > LINE_TOLERANCE) specks++;
  return { median, isPlain: specks <= length * SPECKS };
}

function inset({ left, top, right, bottom }: Frame): Frame {
  const [x, y] = [(right - left) * INSET, (bottom - top) * INSET];
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
}

/**
 * Null when there is too little to see. 256 sign bits, then 256 bits for those that count, as 128 hexadecimal
 * digits.
 */
function codeOf(grey: ArrayLike<number>, frame: Frame): string | null {
  const waves = slowWaves(shrink(grey, frame));
  const counts = waves.map((wave, index) => (index > 0 && Math.abs(wave) >= LEAST_STRENGTH ? 1 : 0));
  if (counts.reduce((sum, one) => sum + one, 0) < LEAST_WAVES) return null;
  return hexadecimal(waves.map((wave) => (wave > 0 ? 1 : 0))) + hexadecimal(counts);
}

function hexadecimal(bits: Float64Array): string {
  let digits = '';
  for (let at = 0; at < bits.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = bits.subarray(at, at + 4);
    digits += (a * 8 + b * 4 + c * 2 + d).toString(16);
  }
  return digits;
}

/** The mean of each of CELLS × CELLS fields of the frame: first along the rows, then down the columns. */
function shrink(grey: ArrayLike<number>, { left, top, right, bottom }: Frame): Float64Array {
  const narrow = new Float64Array(LOOK_SIDE * CELLS);
  for (let y = Math.floor(top); y < Math.ceil(bottom); y++)
    for (let cell = 0; cell < CELLS; cell++)
      narrow[y * CELLS + cell] = meanOf(left, right, cell, (x) => grey[y * LOOK_SIDE + x] ?? 0);
  const cells = new Float64Array(CELLS * CELLS);
  for (let row = 0; row < CELLS; row++)
    for (let cell = 0; cell < CELLS; cell++)
      cells[row * CELLS + cell] = meanOf(top, bottom, row, (y) => narrow[y * CELLS + cell] ?? 0);
  return cells;
}

/** Over the part `cell` of `from`–`to`, with fractional pixels at its ends. */
function meanOf(from: number, to: number, cell: number, valueAt: (at: number) => number): number {
  const width = (to - from) / CELLS;
  const start = from + cell * width;
  const end = start + width;
  let sum = 0;
  for (let at = Math.floor(start); at < end; at++)
    sum += valueAt(at) * (Math.min(at + 1, end) - Math.max(at, start));
  return sum / width;
}

const cosines = Float64Array.from({ length: WAVES * CELLS }, (_, index) => {
  const [wave, cell] = [Math.floor(index / CELLS), index % CELLS];
  return Math.cos((Math.PI * wave * (2 * cell + 1)) / (2 * CELLS)) * Math.sqrt((wave === 0 ? 1 : 2) / CELLS);
});

function slowWaves(cells: Float64Array): Float64Array {
  const along = new Float64Array(CELLS * WAVES);
  for (let row = 0; row < CELLS; row++)
    for (let wave = 0; wave < WAVES; wave++)
      along[row * WAVES + wave] = strengthOf(wave, cells, row * CELLS, 1);
  const waves = new Float64Array(WAVES * WAVES);
  for (let down = 0; down < WAVES; down++)
    for (let wave = 0; wave < WAVES; wave++)
      waves[down * WAVES + wave] = strengthOf(down, along, wave, WAVES);
  return waves;
}

/**
 * The strength of one wave in CELLS values that are `step` apart. A plain loop: it runs half a million times
 * per picture.
 */
function strengthOf(wave: number, values: Float64Array, from: number, step: number): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++)
    sum += (cosines[wave * CELLS + cell] ?? 0) * (values[from + cell * step] ?? 0);
  return sum;
}
