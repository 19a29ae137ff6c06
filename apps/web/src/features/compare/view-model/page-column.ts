/**
 * Pages stacked without gaps, in points: one number for a position in a document. Scroll maps and mini-maps
 * use it. Pure.
 */
import type { ComparisonResult } from './comparison-shapes.ts';

type Pages = NonNullable<ComparisonResult['old']['pages']>;

export interface PagePoint {
  /** 0-based. */
  readonly page: number;
  /** Points from its top. */
  readonly y: number;
}

export interface PageColumn {
  /** Top of each page. */
  readonly tops: Float64Array;
  readonly height: number;
}

export function pageColumn(pages: Pages): PageColumn {
  const tops = new Float64Array(pages.length);
  let height = 0;
  for (const [page, { heightPt }] of pages.entries()) {
    tops[page] = height;
    height += heightPt;
  }
  return { tops, height };
}

export function depthOf({ tops }: PageColumn, { page, y }: PagePoint): number {
  return (tops[page] ?? 0) + y;
}

export function pointAt({ tops }: PageColumn, depth: number): PagePoint {
  const page = Math.max(0, lastNotAbove(tops, depth));
  return { page, y: depth - (tops[page] ?? 0) };
}

/** Index of the last value that is not above the wanted one; -1 when all are. Values ascend. */
export function lastNotAbove(values: ArrayLike<number>, wanted: number): number {
  let low = -1;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((values[middle] ?? 0) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}
