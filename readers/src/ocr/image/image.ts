/** Pixels in memory, and the geometry of objects on them. Pixel coordinates: origin top-left, y downwards. */

export interface GreyImage {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row; 0 is black. */
  readonly data: Uint8Array;
}

export interface ColourImage {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel: red, green, blue. */
  readonly data: Uint8Array;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A rectangle rotated by `angle` radians (clockwise on screen) around its centre; `width` runs along the text. */
export interface TurnedBox {
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** Corners in the order top-left, top-right, bottom-right, bottom-left of the text. */
export function cornersOf(box: TurnedBox): readonly [Point, Point, Point, Point] {
  const half = { x: box.width / 2, y: box.height / 2 };
  return [
    pointInBox(box, -half.x, -half.y),
    pointInBox(box, half.x, -half.y),
    pointInBox(box, half.x, half.y),
    pointInBox(box, -half.x, half.y),
  ];
}

/** The page point at `along` and `across` from the centre of the box, in the box's own directions. */
export function pointInBox(box: TurnedBox, along: number, across: number): Point {
  const cosine = Math.cos(box.angle);
  const sine = Math.sin(box.angle);
  return {
    x: box.centre.x + along * cosine - across * sine,
    y: box.centre.y + along * sine + across * cosine,
  };
}

export function boundsOf(points: readonly Point[]): Box {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The box after the page is rotated by `angle` radians around the origin. */
export function turnBox(box: TurnedBox, angle: number): TurnedBox {
  return { ...box, centre: turnPoint(box.centre, angle), angle: box.angle + angle };
}

function turnPoint(point: Point, angle: number): Point {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return { x: point.x * cosine - point.y * sine, y: point.x * sine + point.y * cosine };
}

export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export function median(values: readonly number[], fallback: number): number {
  if (values.length === 0) return fallback;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? fallback;
}

/** The value with half of the weight below it. */
export function weightedMedian(
  entries: readonly { readonly value: number; readonly weight: number }[],
  fallback: number,
): number {
  const sorted = [...entries].sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, entry) => sum + entry.weight, 0) / 2;
  let reached = 0;
  for (const entry of sorted) {
    reached += entry.weight;
    if (reached >= half) return entry.value;
  }
  return fallback;
}
