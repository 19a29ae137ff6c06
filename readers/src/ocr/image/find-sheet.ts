/**
 * In: a page in colour. Out: the corners of the sheet when it was photographed on something darker and not straight from
 * above: a sheet whose sides lean. Null when its four sides are not seen, are level and upright already, or have more paper
 * outside.
 */
import type { ColourImage, Point } from './image.ts';
import { type BrightnessMap, liesOnBackground, type Side } from './sheet-surroundings.ts';

/** Top-left, top-right, bottom-right, bottom-left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Of the longer side, in cells: fine enough for a tenth of a degree. */
const MOST_CELLS = 900;
/** The sides are looked for in this outer part of the picture. */
const OUTER_PART = 0.35;
/** In cells: on each side of an edge. */
const REACH = 4;
/** Grey levels, and as a share of the brighter side: paper is clearly brighter than what it lies on, also in shadow. */
const LEAST_STEP = 22;
const LEAST_STEP_SHARE = 0.2;
/** Every so many cells an edge is looked for. */
const SPACING = 3;
/** A side is straight: this share of what was found along it lies within the distance, in cells. */
const STRAIGHT_SHARE = 0.6;
const STRAIGHT_DISTANCE = 1.6;
/** Of all places along the side: on fewer an edge was seen by chance. */
const SEEN_SHARE = 0.5;
/** Of the picture. */
const LEAST_AREA = 0.45;
/** In radians, a third of a degree: smaller slants need no straightening. */
const LEAST_LEAN = 0.006;
/** In radians: what leans more is no sheet that somebody meant to photograph as a page. */
const MOST_LEAN = 0.3;

export function findSheet(page: ColourImage): Corners | null {
  const cell = Math.max(1, Math.ceil(Math.max(page.width, page.height) / MOST_CELLS));
  const map = brightnessMap(page, cell);
  const turned = transposed(map);
  const left = sideOf(map, 'first');
  const right = sideOf(map, 'last');
  const top = sideOf(turned, 'first');
  const bottom = sideOf(turned, 'last');
  if (left === null || right === null || top === null || bottom === null) return null;
  const leans = [left, right, top, bottom].map(({ slope }) => Math.abs(slope));
  if (leans.some((lean) => lean > MOST_LEAN) || leans.every((lean) => lean < LEAST_LEAN)) return null;
  const corners: Corners = [
    meeting(left, top, cell),
    meeting(right, top, cell),
    meeting(right, bottom, cell),
    meeting(left, bottom, cell),
  ];
  if (areaOf(corners) < LEAST_AREA * page.width * page.height) return null;
  return liesOnBackground(map, { left, right, top, bottom }) ? corners : null;
}

function brightnessMap(page: ColourImage, cell: number): BrightnessMap {
  const [width, height] = [Math.floor(page.width / cell), Math.floor(page.height / cell)];
  const data = new Float32Array(width * height);
  for (let y = 0; y < height * cell; y++) {
    const row = Math.floor(y / cell) * width;
    for (let x = 0; x < width * cell; x++) {
      // Green is nearly the brightness, and paper is white.
      const at = row + Math.floor(x / cell);
      data[at] = (data[at] ?? 0) + (page.data[(y * page.width + x) * 3 + 1] ?? 0);
    }
  }
  for (let at = 0; at < data.length; at++) data[at] = (data[at] ?? 0) / (cell * cell);
  return { width, height, data };
}

function transposed({ width, height, data }: BrightnessMap): BrightnessMap {
  const turned = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + y] = data[y * width + x] ?? 0;
  return { width: height, height: width, data: turned };
}

function sideOf(map: BrightnessMap, which: 'first' | 'last'): Side | null {
  const points: Point[] = [];
  let places = 0;
  for (let y = 0; y < map.height; y += SPACING) {
    places++;
    const x = edgeIn(map, y, which);
    if (x !== null) points.push({ x, y });
  }
  if (points.length < places * SEEN_SHARE) return null;
  const side = straightThrough(points, map.height);
  const near = points.filter(({ x, y }) => Math.abs(x - side.at - side.slope * y) <= STRAIGHT_DISTANCE);
  return near.length >= points.length * STRAIGHT_SHARE ? fitted(near) : null;
}

/** Where paper begins, coming from outside. */
function edgeIn({ width, data }: BrightnessMap, y: number, which: 'first' | 'last'): number | null {
  const step = which === 'first' ? 1 : -1;
  const from = which === 'first' ? REACH : width - 1 - REACH;
  const brightness = (x: number): number => data[y * width + x] ?? 0;
  const stepAt = (x: number): number => {
    let [outside, inside] = [0, 0];
    for (let reach = 1; reach <= REACH; reach++) {
      outside += brightness(x - step * reach) / REACH;
      inside += brightness(x + step * (reach - 1)) / REACH;
    }
    return inside - outside >= Math.max(LEAST_STEP, inside * LEAST_STEP_SHARE) ? inside - outside : 0;
  };
  for (let count = 0; count < width * OUTER_PART; count++) {
    const x = from + step * count;
    if (stepAt(x) === 0) continue;
    // The steepest place of the slope that begins here.
    let best = x;
    for (let next = 1; next <= REACH; next++)
      if (stepAt(x + step * next) > stepAt(best)) best = x + step * next;
    return which === 'first' ? best : best + 1;
  }
  return null;
}

/** The line that passes most of the points, of lines through pairs far from each other. */
function straightThrough(points: readonly Point[], height: number): Side {
  let best: Side = { at: 0, slope: 0 };
  let most = -1;
  const half = points.filter(({ y }) => y < height / 2);
  const rest = points.filter(({ y }) => y >= height / 2);
  const strideOf = (list: readonly Point[]): number => Math.max(1, Math.floor(list.length / TRIED));
  for (let i = 0; i < half.length; i += strideOf(half))
    for (let j = 0; j < rest.length; j += strideOf(rest)) {
      const [one, other] = [half[i], rest[j]];
      if (one === undefined || other === undefined || other.y - one.y < height / 5) continue;
      const slope = (other.x - one.x) / (other.y - one.y);
      const at = one.x - slope * one.y;
      let near = 0;
      for (const { x, y } of points) if (Math.abs(x - at - slope * y) <= STRAIGHT_DISTANCE) near++;
      if (near > most) [best, most] = [{ at, slope }, near];
    }
  return best;
}

/** Points of each half of a side that lines are tried through. */
const TRIED = 24;

/** Least squares. */
function fitted(points: readonly Point[]): Side {
  const count = points.length;
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / count;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const across = points.reduce((sum, point) => sum + (point.y - y) * (point.x - x), 0);
  const along = points.reduce((sum, point) => sum + (point.y - y) ** 2, 0);
  const slope = along === 0 ? 0 : across / along;
  return { at: x - slope * y, slope };
}

/** Where an upright side (x by y) and a level one (y by x) cross, in pixels of the page. */
function meeting(upright: Side, level: Side, cell: number): Point {
  const x = (upright.at + upright.slope * level.at) / (1 - upright.slope * level.slope);
  return { x: x * cell, y: (level.at + level.slope * x) * cell };
}

function areaOf(corners: Corners): number {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? corners[0];
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
