/**
 * Documents as points, reuse between them as edges. The places come from a fixed number of steps of
 * attraction and repulsion that start on a circle: the same matrix gives the same picture, and the threshold
 * does not move points. Pure.
 */
import type { PairCell } from './matrix.ts';

export interface GraphEdge {
  readonly a: string;
  readonly b: string;
  /** The larger of the two directions. */
  readonly weight: number;
}

export function graphEdges(cells: readonly PairCell[], threshold: number): readonly GraphEdge[] {
  return cells
    .map(({ a, b, aInB, bInA }) => ({ a, b, weight: Math.max(aInB ?? 0, bInA ?? 0) }))
    .filter(({ weight }) => weight > 0 && weight >= threshold);
}

/** Documents connected through edges, largest group first; unconnected ones are in none. */
export function clustersOf(
  docIds: readonly string[],
  edges: readonly GraphEdge[],
): readonly (readonly string[])[] {
  const parent = new Map(docIds.map((docId) => [docId, docId]));
  const root = (docId: string): string => {
    const above = parent.get(docId) ?? docId;
    return above === docId ? docId : root(above);
  };
  for (const { a, b } of edges) parent.set(root(a), root(b));
  const groups = new Map<string, string[]>();
  for (const docId of docIds) {
    const key = root(docId);
    groups.set(key, [...(groups.get(key) ?? []), docId]);
  }
  return [...groups.values()].filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Enough for fifty points to settle. */
const STEPS = 240;
/** Width and height of the plane; places are shares of it. */
const PLANE = 1;
/** Room for the names beside the outermost points. */
const MARGIN = 0.1;

/** Places between 0 and 1, by document. */
export function layoutGraph(
  docIds: readonly string[],
  cells: readonly PairCell[],
): ReadonlyMap<string, Point> {
  const count = docIds.length;
  const indexOf = new Map(docIds.map((docId, index) => [docId, index]));
  const links = graphEdges(cells, 0).flatMap(({ a, b, weight }) => {
    const from = indexOf.get(a);
    const to = indexOf.get(b);
    return from === undefined || to === undefined ? [] : [{ from, to, weight }];
  });
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const angle = (2 * Math.PI * index) / Math.max(1, count);
    x[index] = PLANE / 2 + Math.cos(angle) * 0.35;
    y[index] = PLANE / 2 + Math.sin(angle) * 0.35;
  }
  for (let step = 0; step < STEPS; step += 1) relax(x, y, links, 0.08 * (1 - step / STEPS));
  return spread(docIds, x, y);
}

interface Link {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

function relax(x: Float64Array, y: Float64Array, links: readonly Link[], furthest: number): void {
  const count = x.length;
  const distance = PLANE / Math.sqrt(Math.max(1, count));
  const dx = new Float64Array(count);
  const dy = new Float64Array(count);
  const push = (index: number, other: number, force: number) => {
    const apartX = at(x, index) - at(x, other);
    const apartY = at(y, index) - at(y, other);
    const length = Math.hypot(apartX, apartY) || NEAREST;
    dx[index] = at(dx, index) + (apartX / length) * force;
    dy[index] = at(dy, index) + (apartY / length) * force;
  };
  for (let index = 0; index < count; index += 1) {
    for (let other = 0; other < count; other += 1) {
      if (index === other) continue;
      push(index, other, (distance * distance) / apart(x, y, index, other));
    }
  }
  for (const { from, to, weight } of links) {
    const pull = (apart(x, y, from, to) ** 2 / distance) * weight * PULL;
    push(from, to, -pull);
    push(to, from, -pull);
  }
  for (let index = 0; index < count; index += 1) {
    dx[index] = at(dx, index) - (at(x, index) - PLANE / 2) * GRAVITY;
    dy[index] = at(dy, index) - (at(y, index) - PLANE / 2) * GRAVITY;
    const length = Math.hypot(at(dx, index), at(dy, index)) || NEAREST;
    const move = Math.min(length, furthest) / length;
    x[index] = at(x, index) + at(dx, index) * move;
    y[index] = at(y, index) + at(dy, index) * move;
  }
}

/** Two points on one place would push each other infinitely far. */
const NEAREST = 1e-4;
/** Towards the middle, so that those without edges do not fly away. */
const GRAVITY = 0.9;
/** Half of a document reused draws two documents together clearly. */
const PULL = 2;

function apart(x: Float64Array, y: Float64Array, a: number, b: number): number {
  return Math.max(NEAREST, Math.hypot(at(x, a) - at(x, b), at(y, a) - at(y, b)));
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

/** Stretched to the whole plane, so that few points do not huddle in its middle. */
function spread(docIds: readonly string[], x: Float64Array, y: Float64Array): ReadonlyMap<string, Point> {
  const scaleX = scaleOf(x);
  const scaleY = scaleOf(y);
  return new Map(docIds.map((docId, index) => [docId, { x: scaleX(at(x, index)), y: scaleY(at(y, index)) }]));
}

function scaleOf(values: Float64Array): (value: number) => number {
  const low = Math.min(...values);
  const room = Math.max(...values) - low;
  if (!(room > NEAREST)) return () => PLANE / 2;
  return (value) => MARGIN + ((value - low) / room) * (PLANE - 2 * MARGIN);
}
