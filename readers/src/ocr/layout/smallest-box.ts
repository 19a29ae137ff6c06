/**
 * In: points. Out: the rectangle of least area around them, rotated as little as possible. Promise: every
 * point is inside.
 */
import type { Point, TurnedBox } from '../image/image.ts';

const QUARTER_TURN = Math.PI / 2;

export function smallestBox(points: readonly Point[]): TurnedBox | null {
  const hull = convexHull(points);
  const first = hull[0];
  if (first === undefined) return null;
  if (hull.length === 1) return { centre: first, width: 0, height: 0, angle: 0 };
  let best: TurnedBox | null = null;
  let bestArea = Number.POSITIVE_INFINITY;
  for (let index = 0; index < hull.length; index++) {
    const from = hull[index] ?? first;
    const to = hull[(index + 1) % hull.length] ?? first;
    const box = boxAlong(hull, Math.atan2(to.y - from.y, to.x - from.x));
    const area = box.width * box.height;
    if (area < bestArea) {
      best = box;
      bestArea = area;
    }
  }
  return best;
}

/** The tightest rectangle with one side in the given direction, normalised to (−45°, 45°]. */
function boxAlong(points: readonly Point[], direction: number): TurnedBox {
  let angle = direction % QUARTER_TURN;
  if (angle > QUARTER_TURN / 2) angle -= QUARTER_TURN;
  if (angle <= -QUARTER_TURN / 2) angle += QUARTER_TURN;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    const along = x * cosine + y * sine;
    const across = y * cosine - x * sine;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const along = (left + right) / 2;
  const across = (top + bottom) / 2;
  return {
    centre: { x: along * cosine - across * sine, y: along * sine + across * cosine },
    width: right - left,
    height: bottom - top,
    angle,
  };
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return distinct(sorted);
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.reverse());
  return distinct([...lower.slice(0, -1), ...upper.slice(0, -1)]);
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of sorted) {
    while (hull.length >= 2 && !turnsLeft(hull.at(-2), hull.at(-1), point)) hull.pop();
    hull.push(point);
  }
  return hull;
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (a === undefined || b === undefined) return true;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}

function distinct(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    return before === undefined || before.x !== point.x || before.y !== point.y;
  });
}
