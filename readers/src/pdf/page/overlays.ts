/** Pale, large text printed across other text: it must not become part of the lines it crosses. */
import type { Segment } from '../text/segments.ts';

/** From black 0 to white 1. */
export const PALE_FROM = 0.55;

/** Relative to the page's usual size. */
export const LARGE_FROM = 1.6;

export interface SplitOverlays {
  readonly text: readonly Segment[];
  readonly overlays: readonly Segment[];
}

export function splitOverlays(segments: readonly Segment[]): SplitOverlays {
  const size = usualSize(segments);
  const candidates = segments.filter((segment) => segment.size >= size * LARGE_FROM && isPale(segment));
  if (candidates.length === 0) return { text: segments, overlays: [] };
  const pale = new Set(candidates);
  const others = segments.filter((segment) => !pale.has(segment));
  const overlays = new Set(
    candidates.filter((segment) => others.some((other) => isCrossing(segment, other))),
  );
  return { text: segments.filter((segment) => !overlays.has(segment)), overlays: [...overlays] };
}

/** The size that most characters have. */
function usualSize(segments: readonly Segment[]): number {
  const counts = new Map<number, number>();
  for (const segment of segments) {
    const size = Math.round(segment.size);
    counts.set(size, (counts.get(size) ?? 0) + segment.marks.length);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

function isPale(segment: Segment): boolean {
  return segment.marks.every((mark) => mark.lightness >= PALE_FROM);
}

function isCrossing(one: Segment, other: Segment): boolean {
  const [top, bottom] = [one.baseline - one.size * 0.8, one.baseline + one.size * 0.1];
  const [otherTop, otherBottom] = [other.baseline - other.size * 0.8, other.baseline + other.size * 0.1];
  return one.left < other.right && other.left < one.right && top < otherBottom && otherTop < bottom;
}
