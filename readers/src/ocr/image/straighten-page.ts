/**
 * In: a page in colour and the corners of the sheet on it. Out: the sheet alone, seen straight from above, and the way back
 * from its points to those of the picture.
 */
import type { Corners } from './find-sheet.ts';
import type { ColourImage, Point } from './image.ts';

export interface StraightPage {
  readonly image: ColourImage;
  /** The point of the picture that a point of the straight page shows. */
  readonly toPicture: (point: Point) => Point;
}

/** Of the sheet's size: what is written to its very edge stays on the page. */
const MARGIN = 0.006;

export function straightenPage(page: ColourImage, corners: Corners): StraightPage {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const width = Math.round((distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2);
  const height = Math.round((distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2);
  const view = viewOf(corners);
  const toPicture = ({ x, y }: Point): Point =>
    view(-MARGIN + (x / width) * (1 + 2 * MARGIN), -MARGIN + (y / height) * (1 + 2 * MARGIN));
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = toPicture({ x: x + 0.5, y: y + 0.5 });
      copySample(page, from.x - 0.5, from.y - 0.5, data, (y * width + x) * 3);
    }
  return { image: { width, height, data }, toPicture };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** From the unit square to the four corners, in perspective. */
function viewOf([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [x1, y1, x2, y2] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const area = x1 * y2 - x2 * y1;
  const g = (sumX * y2 - x2 * sumY) / area;
  const h = (x1 * sumY - sumX * y1) / area;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w,
    };
  };
}

/** Bilinear; beyond the picture its edge repeats. */
function copySample(
  { width, height, data }: ColourImage,
  x: number,
  y: number,
  into: Uint8Array,
  at: number,
): void {
  const clampedX = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const clampedY = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const left = clampedX | 0;
  const top = clampedY | 0;
  const [shareX, shareY] = [clampedX - left, clampedY - top];
  const upper = (top * width + left) * 3;
  const lower = top + 1 < height ? upper + width * 3 : upper;
  const right = left + 1 < width ? 3 : 0;
  for (let channel = 0; channel < 3; channel++) {
    const above = (data[upper + channel] ?? 0) * (1 - shareX) + (data[upper + right + channel] ?? 0) * shareX;
    const below = (data[lower + channel] ?? 0) * (1 - shareX) + (data[lower + right + channel] ?? 0) * shareX;
    into[at + channel] = Math.round(above * (1 - shareY) + below * shareY);
  }
}
