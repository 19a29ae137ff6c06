/**
 * In: a page and its skew angle. Out: the straight rules on it, in points of the deskewed page: those that tables may
 * consist of, and the short ones in the open that may be above footnotes. A rule is a long thin range darker than both
 * of its sides, so shading and grey cells do not hide it.
 */
import type { Rule } from '../../pdf/page/page-content.ts';
import { type Run, regionBounds, regionsOfRuns } from '../image/connected-regions.ts';
import { cropLine } from '../image/crop-line.ts';
import type { GreyImage } from '../image/image.ts';
import { faintRules, type Stretch } from './faint-rules.ts';

/** Two pixels per point: hairlines are still visible. A page of metres has fewer. */
const PIXELS_PER_POINT = 2;
/** Twice an A3 page. */
const MOST_PIXELS = 8_000_000;
const POINTS_PER_INCH = 72;
/** Grey levels between a rule and its surroundings. */
const CONTRAST = 36;
/** In a photograph rules are paler and blurred, but they are as many pixels long: the mean along them shows less. */
const PHOTO_CONTRAST = 13;
/** In pixels: to each side. */
const PHOTO_WINDOW = 9;
/** Print gives short stretches of such means too. */
const FILLED_IN_PHOTO = 0.8;
const WHITE = 255;
/** In pixels: the distance at which the surroundings are compared, which is also the maximum thickness of a rule. */
const REACH = 7;
/** The text of a cell often begins within that distance of the rule on its left. */
const NEAR_REACH = 4;
/** In pixels: the maximum gap in a rule, from dust or noise. */
const BREAK = 4;
/**
 * Share of a range that is dark without a break: in a row of small print the strokes stand as close together as the
 * pieces of a dusty rule. Nothing of the kind runs down a page, where rules are often pale and slightly slanted.
 */
const FILLED_FLAT = 0.85;
const FILLED_UPRIGHT = 0.4;
/** In points. Longer than any stroke of a character; rows are lower than columns are wide. */
const LEAST_FLAT = 24;
const LEAST_UPRIGHT = 14;
/** Means make the strokes of characters longer; an upright rule of a photograph goes over two rows. */
const LEAST_FLAT_IN_PHOTO = 48;
const LEAST_UPRIGHT_IN_PHOTO = 28;
/** A slightly slanted rule appears in steps; each is at least this part of the whole. */
const STEP_SHARE = 0.5;
const MOST_THICKNESS = 9;

export interface FoundRules {
  readonly ofTables: readonly Rule[];
  readonly short: readonly Rule[];
}

/** `isPhoto`: a straightened photograph. */
export function findRules(page: GreyImage, skew: number, dpi: number, isPhoto = false): FoundRules {
  const perPoint = Math.min(
    PIXELS_PER_POINT,
    Math.sqrt(MOST_PIXELS / (page.width * page.height)) * (dpi / POINTS_PER_INCH),
  );
  const scale = (POINTS_PER_INCH * perPoint) / dpi;
  const width = Math.max(1, Math.round(page.width * scale));
  const height = Math.max(1, Math.round(page.height * scale));
  const whole = {
    centre: { x: page.width / 2, y: page.height / 2 },
    width: page.width,
    height: page.height,
    angle: skew,
  };
  const level = cropLine(page, whole, width, height);
  const { flatLook, uprightLook } = isPhoto ? photoLooks : scanLooks;
  const rulesAlong = (image: GreyImage, look: RidgeLook): Stretch[] =>
    isPhoto
      ? rulesAlongRows(meanAlongRows(image), look, perPoint).filter((rule) => isUnbroken(image, rule))
      : rulesAlongRows(image, look, perPoint);
  const flat = rulesAlong(level, flatLook);
  const upright = rulesAlong(transpose(level), uprightLook);
  const toPoint = (value: number): number => value / perPoint;
  const reach = MEETING * perPoint;
  const seen = flat.filter((rule) => isOfTable(rule, upright, width, reach));
  const flatRule = ({ at, from, to }: Stretch): Rule => ({
    x0: toPoint(from),
    x1: toPoint(to),
    y0: toPoint(at),
    y1: toPoint(at),
  });
  const uprightRule = ({ at, from, to }: Stretch): Rule => ({
    x0: toPoint(at),
    x1: toPoint(at),
    y0: toPoint(from),
    y1: toPoint(to),
  });
  return {
    ofTables: [...[...seen, ...faintRules(level, seen, upright)].map(flatRule), ...upright.map(uprightRule)],
    short: flat.filter((rule) => isShort(rule, upright, width, perPoint)).map(flatRule),
  };
}

/** In points: how far from an upright rule a flat one may end that meets it. */
const MEETING = 4;
/** Share of the page's width: a longer rule may end in the open. */
const LONG_RULE = 0.3;

/** A short flat rule lies between two upright ones; what ends in the middle of a cell is an underline or print. */
function isOfTable(flat: Stretch, upright: readonly Stretch[], pageWidth: number, reach: number): boolean {
  const meets = (end: number): boolean =>
    upright.some(
      ({ at, from, to }) => Math.abs(at - end) <= reach && flat.at >= from - reach && flat.at <= to + reach,
    );
  return flat.to - flat.from > LONG_RULE * pageWidth || (meets(flat.from) && meets(flat.to));
}

/** Of the length of rules above footnotes, in points and as a share of the page's width. */
const LEAST_SHORT = 40;
const MOST_SHORT_SHARE = 0.45;

/** It touches no upright rule. */
function isShort(flat: Stretch, upright: readonly Stretch[], pageWidth: number, perPoint: number): boolean {
  const length = flat.to - flat.from;
  const reach = MEETING * perPoint;
  return (
    length >= LEAST_SHORT * perPoint &&
    length <= MOST_SHORT_SHARE * pageWidth &&
    !upright.some(
      ({ at, from, to }) =>
        at >= flat.from - reach && at <= flat.to + reach && flat.at >= from - reach && flat.at <= to + reach,
    )
  );
}

/** How much of a range must be dark, and at which distances its surroundings are compared. */
interface RidgeLook {
  /** In points. */
  readonly leastLength: number;
  readonly leastFilled: number;
  readonly reaches: readonly number[];
  readonly contrast: number;
}

const scanLooks = {
  flatLook: { leastLength: LEAST_FLAT, leastFilled: FILLED_FLAT, reaches: [REACH], contrast: CONTRAST },
  uprightLook: {
    leastLength: LEAST_UPRIGHT,
    leastFilled: FILLED_UPRIGHT,
    reaches: [NEAR_REACH, REACH],
    contrast: CONTRAST,
  },
} as const;

const photoLooks = {
  flatLook: {
    leastLength: LEAST_FLAT_IN_PHOTO,
    leastFilled: FILLED_FLAT,
    reaches: [NEAR_REACH, REACH],
    contrast: PHOTO_CONTRAST,
  },
  uprightLook: {
    leastLength: LEAST_UPRIGHT_IN_PHOTO,
    leastFilled: FILLED_IN_PHOTO,
    reaches: [NEAR_REACH, REACH],
    contrast: PHOTO_CONTRAST,
  },
} as const;

function meanAlongRows({ width, height, data }: GreyImage): GreyImage {
  const means = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let [sum, count] = [0, 0];
    for (let x = -PHOTO_WINDOW; x < width; x++) {
      const [entering, leaving] = [x + PHOTO_WINDOW, x - PHOTO_WINDOW - 1];
      if (entering < width) {
        sum += data[row + entering] ?? 0;
        count++;
      }
      if (leaving >= 0) {
        sum -= data[row + leaving] ?? 0;
        count--;
      }
      if (x >= 0) means[row + x] = Math.round(sum / count);
    }
  }
  return { width, height, data: means };
}

/** In pixels: around a place of a rule, and to each side of the rule. */
const AROUND = 3;
/** Grey levels between a place of a rule and what is beside it. */
const PLACE_CONTRAST = 16;
const UNBROKEN = 0.85;

/** In means along a row the strokes of characters over two lines of print run together; between the lines is paper. */
function isUnbroken({ width, height, data }: GreyImage, { at, from, to, thickness }: ThickStretch): boolean {
  const [top, bottom] = [Math.floor(at - thickness / 2), Math.ceil(at + thickness / 2)];
  const meanAround = (x: number, valueAt: (x: number) => number): number => {
    let [sum, count] = [0, 0];
    for (let near = Math.max(0, x - AROUND); near <= Math.min(width - 1, x + AROUND); near++) {
      sum += valueAt(near);
      count++;
    }
    return sum / count;
  };
  const inRow = (row: number) => (x: number) => data[Math.min(height - 1, Math.max(0, row)) * width + x] ?? 0;
  const darkest = (x: number): number => {
    let least = WHITE;
    for (let row = top; row <= bottom; row++) least = Math.min(least, inRow(row)(x));
    return least;
  };
  let dark = 0;
  for (let x = from; x < to; x++) {
    const beside = Math.min(meanAround(x, inRow(top - AROUND)), meanAround(x, inRow(bottom + AROUND)));
    if (meanAround(x, darkest) < beside - PLACE_CONTRAST) dark++;
  }
  return dark >= UNBROKEN * (to - from);
}

interface ThickStretch extends Stretch {
  readonly thickness: number;
}

function rulesAlongRows(image: GreyImage, look: RidgeLook, perPoint: number): ThickStretch[] {
  const leastLength = look.leastLength * perPoint;
  return regionsOfRuns(ridgesOf(image, leastLength * STEP_SHARE, look)).flatMap((region) => {
    const bounds = regionBounds(region);
    if (bounds.width < leastLength || bounds.height > MOST_THICKNESS) return [];
    const at = bounds.y + bounds.height / 2;
    return [{ at, from: bounds.x, to: bounds.x + bounds.width, thickness: bounds.height }];
  });
}

/** Ranges of rows that are darker than the rows above and below. */
function ridgesOf(
  { width, height, data }: GreyImage,
  leastRun: number,
  { leastFilled, reaches, contrast }: RidgeLook,
): Run[] {
  const runs: Run[] = [];
  for (let row = REACH; row < height - REACH; row++) {
    const start = row * width;
    let from = -1;
    let last = -1;
    let dark = 0;
    for (let x = 0; x <= width; x++) {
      // Asked for every pixel of a page: paper itself is told first.
      const isDark = x < width && (data[start + x] ?? 0) < WHITE - contrast;
      if (isDark && isRidge(data, start + x, width, reaches, contrast)) {
        if (from < 0) from = x;
        last = x;
        dark++;
      } else if (from >= 0 && (x - last > BREAK || x === width)) {
        const length = last + 1 - from;
        if (length >= leastRun && dark >= leastFilled * length) runs.push({ row, from, to: last + 1 });
        from = -1;
        dark = 0;
      }
    }
  }
  return runs;
}

function isRidge(
  data: Uint8Array,
  at: number,
  width: number,
  reaches: readonly number[],
  contrast: number,
): boolean {
  const own = (data[at] ?? 0) + contrast;
  for (const reach of reaches)
    if (own < (data[at - reach * width] ?? 0) && own < (data[at + reach * width] ?? 0)) return true;
  return false;
}

function transpose({ width, height, data }: GreyImage): GreyImage {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + y] = data[y * width + x] ?? 0;
  }
  return { width: height, height: width, data: turned };
}
