/** In: an upright page. Out: where its ink is, without rules, in cells as large as fine strokes; and what edges in a box are like. */
import type { Box, ColourImage, GreyImage } from './image.ts';

export interface InkMap {
  readonly width: number;
  readonly height: number;
  /** Pixels of the page a cell. */
  readonly cell: number;
  readonly perMillimetre: number;
  readonly ink: Uint8Array;
  /** Ink that is blue. */
  readonly blue: Uint8Array;
  readonly grey: Uint8Array;
  readonly paper: number;
}

const WORKING_DPI = 100;
const MILLIMETRES_PER_INCH = 25.4;
/** Grey levels between ink and paper; between the paper and what is neither. */
const INK = 75;
const PALE = 25;
/** Blue exceeds red by this much in the ink of a pen. */
const BLUE_LEAD = 28;
/** In millimetres: no stroke of a character is as long and straight, but a rule that is a little askew is. */
const RULE = 6.5;

export function inkMapOf(page: ColourImage, grey: GreyImage, dpi: number): InkMap {
  const cell = Math.max(1, Math.round(dpi / WORKING_DPI));
  const [width, height] = [Math.floor(grey.width / cell), Math.floor(grey.height / cell)];
  const sums = new Uint16Array(width * height);
  const lead = new Int32Array(width * height);
  const { data } = grey;
  const colours = page.data;
  for (let y = 0; y < height * cell; y++) {
    const row = Math.floor(y / cell) * width;
    // Counted, not divided: this runs over every pixel of the page.
    let from = y * grey.width;
    for (let column = 0; column < width; column++) {
      let [sum, blueLead] = [0, 0];
      for (let step = 0; step < cell; step++, from++) {
        sum += data[from] ?? 0;
        blueLead += (colours[from * 3 + 2] ?? 0) - (colours[from * 3] ?? 0);
      }
      const at = row + column;
      sums[at] = (sums[at] ?? 0) + sum;
      lead[at] = (lead[at] ?? 0) + blueLead;
    }
  }
  const area = cell * cell;
  const means = new Uint8Array(sums.length);
  for (let at = 0; at < means.length; at++) means[at] = Math.round((sums[at] ?? 0) / area);
  const paper = commonestBright(means);
  const ink = means.map((value) => (value < paper - INK ? 1 : 0));
  const perMillimetre = dpi / cell / MILLIMETRES_PER_INCH;
  removeRuns(ink, { width, height, along: 1, across: width }, RULE * perMillimetre);
  removeRuns(ink, { width: height, height: width, along: width, across: 1 }, RULE * perMillimetre);
  const blue = ink.map((value, at) => (value === 1 && (lead[at] ?? 0) >= BLUE_LEAD * area ? 1 : 0));
  return { width, height, cell, perMillimetre, ink, blue, grey: means, paper };
}

function commonestBright(data: Uint8Array): number {
  const histogram = new Uint32Array(256);
  for (let at = 0; at < data.length; at++) histogram[data[at] ?? 0] = (histogram[data[at] ?? 0] ?? 0) + 1;
  let best = 255;
  for (let value = 128; value < 256; value++)
    if ((histogram[value] ?? 0) > (histogram[best] ?? 0)) best = value;
  return best;
}

interface Walk {
  readonly width: number;
  readonly height: number;
  readonly along: number;
  readonly across: number;
}

/** Runs this long are parts of rules. */
function removeRuns(ink: Uint8Array, { width, height, along, across }: Walk, least: number): void {
  for (let line = 0; line < height; line++) {
    let from = 0;
    for (let at = 0; at <= width; at++) {
      if (at < width && ink[line * across + at * along] === 1) continue;
      if (at - from >= least)
        for (let place = from; place < at; place++) ink[line * across + place * along] = 0;
      from = at + 1;
    }
  }
}

/** Within 15 degrees of an axis. */
const STRAIGHT = Math.tan((15 * Math.PI) / 180);

export interface Directions {
  /** Cells of ink beside paper. */
  readonly edge: number;
  /** The share of the edges that run along the page's axes. */
  readonly straight: number;
  /** Cells that are neither ink nor paper, as in photographs. */
  readonly pale: number;
}

export function directionsOf({ width, height, ink, grey, paper }: InkMap, box: Box): Directions {
  let [edge, straight, pale] = [0, 0, 0];
  for (let y = Math.max(1, box.y); y < Math.min(height - 1, box.y + box.height); y++)
    for (let x = Math.max(1, box.x); x < Math.min(width - 1, box.x + box.width); x++) {
      const at = y * width + x;
      const value = (by: number): number => grey[at + by] ?? 0;
      if (ink[at] !== 1) {
        if (value(0) < paper - PALE) pale++;
        continue;
      }
      if (ink[at - 1] && ink[at + 1] && ink[at - width] && ink[at + width]) continue;
      edge++;
      const across =
        value(1 - width) +
        2 * value(1) +
        value(1 + width) -
        value(-1 - width) -
        2 * value(-1) -
        value(width - 1);
      const down =
        value(width - 1) +
        2 * value(width) +
        value(width + 1) -
        value(-width - 1) -
        2 * value(-width) -
        value(1 - width);
      const [less, more] = [Math.abs(across), Math.abs(down)].sort((one, other) => one - other);
      if ((less ?? 0) <= (more ?? 0) * STRAIGHT) straight++;
    }
  return { edge, straight: straight / Math.max(1, edge), pale };
}
