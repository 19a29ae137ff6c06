/**
 * In: a page in colour. Out: the red seals on it. A seal is a closed red frame, round, oval or square, of a
 * seal's size; red headlines and red stamped words have no frame and stay text.
 */

import type { OcrSeal } from '../ocr-page.ts';
import { connectedRegions, type Region, regionBounds } from './connected-regions.ts';
import type { Box, ColourImage } from './image.ts';

/** In millimetres. Name seals start at 10, the seals of state bodies end at 60; two adjacent seals are wider. */
const SEAL_SIDE = { least: 9, most: 95 } as const;
/**
 * In millimetres: between ring, letters and star of one seal, or between two parts of a ring with print
 * across it.
 */
const JOIN_DISTANCE = 2.6;
const MOST_ASPECT = 2;
/** Red must exceed green and blue by this much: faint ink on paper does, brown wood and skin hardly do. */
const RED_LEAD = 38;
const RED_LEAST = 100;
/** Above this share the paper itself is red. */
const MOST_RED_SHARE = 0.3;
/** Share of red within the bounds: a seal consists of lines and letters, a block of colour is not a seal. */
const MOST_SOLID = 0.75;
const DIRECTIONS = 72;
/** The share of the distance from the centre to the frame within which red still counts as frame. */
const FRAME_DEPTH = 0.18;
const FRAME_SHARE = 0.62;
const MILLIMETRES_PER_INCH = 25.4;
/** Fine enough to see the frame, coarse enough to be fast. */
const WORKING_DPI = 60;

interface RedMap {
  readonly width: number;
  readonly height: number;
  readonly isRed: Uint8Array;
  /** Page pixels per cell. */
  readonly cell: number;
}

export function isRedInk(red: number, green: number, blue: number): boolean {
  return red >= RED_LEAST && red - Math.max(green, blue) >= RED_LEAD;
}

export function findRedSeals(page: ColourImage, dpi: number): OcrSeal[] {
  const map = redMap(page, Math.max(1, Math.floor(dpi / WORKING_DPI)));
  const redCells = map.isRed.reduce((sum, cell) => sum + cell, 0);
  if (redCells === 0 || redCells > MOST_RED_SHARE * map.isRed.length) return [];
  const cellsPerMillimetre = dpi / MILLIMETRES_PER_INCH / map.cell;
  const joined = dilate(map, Math.max(1, Math.round((JOIN_DISTANCE / 2) * cellsPerMillimetre)));
  const regions = connectedRegions((index) => joined[index] === 1, map.width, map.height);
  const places = regions.map((region) => redBounds(region, map));
  const seals = places
    .filter((place) => !isInHeadline(place, places))
    .flatMap((place) => sealAt(place, map, cellsPerMillimetre) ?? []);
  return seals.filter((seal) => !seals.some((other) => other !== seal && isWithin(seal.box, other.box)));
}

/** Characters of a red headline may have frames too (国), but they come in a row; seals hardly ever do. */
const HEADLINE_NEIGHBOURS = 2;

function isInHeadline(place: Box, places: readonly Box[]): boolean {
  const neighbours = places.filter((other) => {
    const isAlike = Math.max(other.height, place.height) < 1.4 * Math.min(other.height, place.height);
    const isLevel = Math.abs(other.y - place.y) < 0.3 * place.height;
    const distance = Math.max(other.x - place.x - place.width, place.x - other.x - other.width);
    return other !== place && isAlike && isLevel && distance < 2 * place.height;
  });
  return neighbours.length >= HEADLINE_NEIGHBOURS;
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** A cell is red when any of its pixels is, so that a thin ring is not lost. */
function redMap(page: ColourImage, cell: number): RedMap {
  const width = Math.ceil(page.width / cell);
  const height = Math.ceil(page.height / cell);
  const isRed = new Uint8Array(width * height);
  const { data } = page;
  for (let y = 0; y < page.height; y++) {
    const row = Math.floor(y / cell) * width;
    for (let x = 0, at = y * page.width * 3; x < page.width; x++, at += 3)
      if (isRedInk(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
        isRed[row + Math.floor(x / cell)] = 1;
  }
  return { width, height, isRed, cell };
}

function dilate(map: RedMap, reach: number): Uint8Array {
  const wide = new Uint8Array(map.isRed.length);
  const grown = new Uint8Array(map.isRed.length);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      if (map.isRed[y * map.width + x] !== 1) continue;
      wide.fill(
        1,
        y * map.width + Math.max(0, x - reach),
        y * map.width + Math.min(map.width, x + reach + 1),
      );
    }
  }
  for (let index = 0; index < wide.length; index++) {
    if (wide[index] !== 1) continue;
    for (let step = -reach; step <= reach; step++) {
      const at = index + step * map.width;
      if (at >= 0 && at < grown.length) grown[at] = 1;
    }
  }
  return grown;
}

function sealAt(visible: Box, map: RedMap, cellsPerMillimetre: number): OcrSeal | null {
  const whole = wholeBounds(visible, map);
  const longer = Math.max(whole.width, whole.height);
  const shorter = Math.min(whole.width, whole.height);
  const tooSmall = shorter < SEAL_SIDE.least * cellsPerMillimetre;
  if (tooSmall || longer > SEAL_SIDE.most * cellsPerMillimetre || longer > MOST_ASPECT * shorter) return null;
  if (redShare(visible, map) > MOST_SOLID) return null;
  const round = frameShare(whole, map, ellipseReach);
  const square = frameShare(whole, map, rectangleReach);
  if (Math.max(round, square) < FRAME_SHARE) return null;
  const { cell } = map;
  return {
    shape: round >= square ? 'round' : 'square',
    box: {
      x: visible.x * cell,
      y: visible.y * cell,
      width: visible.width * cell,
      height: visible.height * cell,
    },
    isCut: whole !== visible,
  };
}

function redShare(box: Box, map: RedMap): number {
  let red = 0;
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) red += map.isRed[y * map.width + x] ?? 0;
  }
  return red / Math.max(1, box.width * box.height);
}

/** Bounds of the red cells themselves, without what joining added. */
function redBounds(region: Region, map: RedMap): Box {
  const runs = region.runs.flatMap(({ row, from, to }) => {
    let first = from;
    while (first < to && map.isRed[row * map.width + first] !== 1) first++;
    let last = to;
    while (last > first && map.isRed[row * map.width + last - 1] !== 1) last--;
    return last > first ? [{ row, from: first, to: last }] : [];
  });
  return regionBounds({ runs, area: region.area });
}

/** A seal across the edge of the sheet shows a part of a circle; the rest is extrapolated beyond the edge. */
function wholeBounds(visible: Box, map: RedMap): Box {
  const edge = 2;
  if (visible.width >= visible.height * 0.9) return visible;
  if (visible.x + visible.width >= map.width - edge) return { ...visible, width: visible.height };
  if (visible.x <= edge)
    return { ...visible, x: visible.x + visible.width - visible.height, width: visible.height };
  return visible;
}

type Reach = (cosine: number, sine: number, box: Box) => number;

const ellipseReach: Reach = (cosine, sine, box) =>
  1 / Math.hypot(cosine / (box.width / 2), sine / (box.height / 2));

const rectangleReach: Reach = (cosine, sine, box) =>
  Math.min(
    box.width / 2 / Math.max(Math.abs(cosine), Number.EPSILON),
    box.height / 2 / Math.max(Math.abs(sine), Number.EPSILON),
  );

/** Of all directions from the centre that stay on the page: the share with red at the frame. */
function frameShare(box: Box, map: RedMap, reachOf: Reach): number {
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  let seen = 0;
  let red = 0;
  for (let index = 0; index < DIRECTIONS; index++) {
    const angle = (index / DIRECTIONS) * 2 * Math.PI;
    const cosine = Math.cos(angle);
    const sine = Math.sin(angle);
    const reach = reachOf(cosine, sine, box);
    const at = centre.x + cosine * reach * (1 - FRAME_DEPTH / 2);
    if (at < 0 || at >= map.width) continue;
    seen++;
    for (let distance = reach + 1; distance >= reach * (1 - FRAME_DEPTH); distance -= 0.5) {
      const x = Math.floor(centre.x + cosine * distance);
      const y = Math.floor(centre.y + sine * distance);
      if (x >= 0 && x < map.width && y >= 0 && y < map.height && map.isRed[y * map.width + x] === 1) {
        red++;
        break;
      }
    }
  }
  return seen === 0 ? 0 : red / seen;
}
