/**
 * In: the brightness of a page, and four sides that were found on it. Out: whether they are the sides of a sheet. What
 * lies outside must be background: the frame of a table on a white page has paper there, and text that would be lost.
 */

export interface BrightnessMap {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** An upright side: its place at height 0, and how far it moves with each cell down. Level sides with the axes exchanged. */
export interface Side {
  readonly at: number;
  readonly slope: number;
}

interface Sides {
  readonly left: Side;
  readonly right: Side;
  readonly top: Side;
  readonly bottom: Side;
}

/** In cells: so near a side lies its blur, or a line. */
const GAP = 5;
/** Of the map's longer side: the paper beside a side has the same light as what lies beyond it. */
const STRIP = 0.1;
/** Of the brightness of the paper. */
const MOST_BACKGROUND = 0.8;
const LEAST_WHITE = 0.85;
const MOST_INK = 0.75;
/** In cells, about as high as a line of text with its distance. */
const TILE = 24;
/** Of a tile: paper that is written on. */
const WHITE_SHARE = 0.5;
const INK_SHARE = 0.03;
/** Fewer inked tiles are a label on the table or the brim of another sheet. */
const MOST_INKED_TILES = 3;
const LEVELS = 256;

export function liesOnBackground(map: BrightnessMap, sides: Sides): boolean {
  const papers: number[] = [];
  const beyond = distancesBeyond(sides);
  for (const distance of beyond) {
    const { outside, paper } = mediansAt(map, beyond, distance);
    if (outside === null || paper === null || outside >= paper * MOST_BACKGROUND) return false;
    papers.push(paper);
  }
  return inkedTiles(map, beyond, Math.min(...papers)) <= MOST_INKED_TILES; // few: four sides
}

/** How many cells a place is beyond a side; negative on the sheet. */
type Distance = (x: number, y: number) => number;

function distancesBeyond({ left, right, top, bottom }: Sides): readonly Distance[] {
  return [
    (x, y) => left.at + left.slope * y - x,
    (x, y) => x - right.at - right.slope * y,
    (x, y) => top.at + top.slope * x - y,
    (x, y) => y - bottom.at - bottom.slope * x,
  ];
}

/** Of the area between a side and the border of the picture, and of the paper along that side. */
function mediansAt(
  { width, height, data }: BrightnessMap,
  beyond: readonly Distance[],
  distance: Distance,
): { readonly outside: number | null; readonly paper: number | null } {
  const strip = Math.max(width, height) * STRIP;
  const [outside, paper] = [new Uint32Array(LEVELS), new Uint32Array(LEVELS)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cells = distance(x, y);
      const isPaper = cells < -GAP && cells > -strip && beyond.every((other) => other(x, y) < -GAP);
      const counted = cells > 0 ? outside : isPaper ? paper : null;
      const level = Math.min(LEVELS - 1, Math.floor(data[y * width + x] ?? 0));
      if (counted !== null) counted[level] = (counted[level] ?? 0) + 1;
    }
  return { outside: medianLevel(outside), paper: medianLevel(paper) };
}

function medianLevel(counts: Uint32Array): number | null {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  let reached = 0;
  for (const [level, count] of counts.entries()) {
    reached += count;
    if (count > 0 && reached >= half) return level;
  }
  return null;
}

/** Tiles wholly outside that are paper with ink on it. */
function inkedTiles(map: BrightnessMap, beyond: readonly Distance[], paper: number): number {
  let tiles = 0;
  for (let y = 0; y + TILE <= map.height; y += TILE)
    for (let x = 0; x + TILE <= map.width; x += TILE) {
      const corners = [x, x + TILE].flatMap((right) => [y, y + TILE].map((down) => [right, down] as const));
      const isOutside = beyond.some((distance) =>
        corners.every(([right, down]) => distance(right, down) > GAP),
      );
      if (isOutside && isInked(map, x, y, paper)) tiles++;
    }
  return tiles;
}

function isInked({ width, data }: BrightnessMap, left: number, top: number, paper: number): boolean {
  let [white, ink] = [0, 0];
  for (let y = top; y < top + TILE; y++)
    for (let x = left; x < left + TILE; x++) {
      const brightness = data[y * width + x] ?? 0;
      if (brightness >= paper * LEAST_WHITE) white++;
      else if (brightness < paper * MOST_INK) ink++;
    }
  return white >= TILE * TILE * WHITE_SHARE && ink >= TILE * TILE * INK_SHARE;
}
