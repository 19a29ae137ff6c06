/** Rectangles drawn on a page that the comparison ignores. Pure. */
import type { PageSize } from '../../../shared/pdf/view-model/page-geometry.ts';
import type { IgnoredRegion, Side } from './comparison-shapes.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Smaller ones are accidental, in points. */
const REGION_MIN_PT = 6;
/** The server's limit. */
export const REGIONS_MAX = 50;

/** The rectangle between two corners, inside of the page; null when it is too small to be meant. */
export function drawnRegion(
  side: Side,
  page: number,
  size: PageSize,
  from: Point,
  to: Point,
): IgnoredRegion | null {
  const left = clamp(Math.min(from.x, to.x), size.widthPt);
  const top = clamp(Math.min(from.y, to.y), size.heightPt);
  const width = clamp(Math.max(from.x, to.x), size.widthPt) - left;
  const height = clamp(Math.max(from.y, to.y), size.heightPt) - top;
  if (width < REGION_MIN_PT || height < REGION_MIN_PT) return null;
  return { side, page, x: round(left), y: round(top), width: round(width), height: round(height) };
}

export function sameRegions(left: readonly IgnoredRegion[], right: readonly IgnoredRegion[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}

/** A tenth of a point is precise enough. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
