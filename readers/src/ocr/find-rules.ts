/**
 * In: a page and its skew angle. Out: the straight rules on it, in points of the deskewed page. A rule is a
 * long thin range darker than both of its sides, so shading and grey cells do not hide it.
 */
import type { Rule } from '../pdf/page-content.ts';
import { connectedRegions, regionBounds } from './connected-regions.ts';
import { cropLine } from './crop-line.ts';
import type { GreyImage } from './image.ts';

/** Two pixels per point: hairlines are still visible. A page of metres has fewer. */
const PIXELS_PER_POINT = 2;
/** Twice an A3 page. */
const MOST_PIXELS = 8_000_000;
const POINTS_PER_INCH = 72;
/** Grey levels between a rule and its surroundings. */
const CONTRAST = 36;
/** In pixels: the distance at which the surroundings are compared, which is also the maximum thickness of a rule. */
const REACH = 7;
/** In pixels: the maximum gap in a rule, from dust or noise. */
const BREAK = 4;
/** In points. Longer than any stroke of a character; rows are lower than columns are wide. */
const LEAST_FLAT = 24;
const LEAST_UPRIGHT = 14;
/** A slightly slanted rule appears in steps; each is at least this part of the whole. */
const STEP_SHARE = 0.5;
const MOST_THICKNESS = 9;

export function findRules(page: GreyImage, skew: number, dpi: number): Rule[] {
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
  const flat = rulesAlongRows(level, LEAST_FLAT * perPoint);
  const upright = rulesAlongRows(transpose(level), LEAST_UPRIGHT * perPoint);
  const toPoint = (value: number): number => value / perPoint;
  return [
    ...flat.map(({ at, from, to }) => ({
      x0: toPoint(from),
      x1: toPoint(to),
      y0: toPoint(at),
      y1: toPoint(at),
    })),
    ...upright.map(({ at, from, to }) => ({
      x0: toPoint(at),
      x1: toPoint(at),
      y0: toPoint(from),
      y1: toPoint(to),
    })),
  ];
}

interface Stretch {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

function rulesAlongRows(image: GreyImage, leastLength: number): Stretch[] {
  const ridges = ridgeMask(image, leastLength * STEP_SHARE);
  return connectedRegions((index) => ridges[index] === 1, image.width, image.height).flatMap((region) => {
    const bounds = regionBounds(region);
    if (bounds.width < leastLength || bounds.height > MOST_THICKNESS) return [];
    return [{ at: bounds.y + bounds.height / 2, from: bounds.x, to: bounds.x + bounds.width }];
  });
}

/** Marks ranges of rows that are darker than the rows above and below. */
function ridgeMask({ width, height, data }: GreyImage, leastRun: number): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (let y = REACH; y < height - REACH; y++) {
    let from = -1;
    let last = -1;
    for (let x = 0; x <= width; x++) {
      const at = y * width + x;
      const around = Math.min(data[at - REACH * width] ?? 0, data[at + REACH * width] ?? 0);
      const isRidge = x < width && (data[at] ?? 0) + CONTRAST < around;
      if (isRidge) {
        if (from < 0) from = x;
        last = x;
      } else if (from >= 0 && (x - last > BREAK || x === width)) {
        if (last + 1 - from >= leastRun) mask.fill(1, y * width + from, y * width + last + 1);
        from = -1;
      }
    }
  }
  return mask;
}

function transpose({ width, height, data }: GreyImage): GreyImage {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + y] = data[y * width + x] ?? 0;
  }
  return { width: height, height: width, data: turned };
}
