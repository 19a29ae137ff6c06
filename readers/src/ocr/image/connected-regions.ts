/** In: a grid of marked cells. Out: its 8-connected regions, each as the runs of marked cells it is made of. */
import type { Box, Point } from './image.ts';

export interface Run {
  readonly row: number;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

export interface Region {
  readonly runs: readonly Run[];
  readonly area: number;
}

export function connectedRegions(
  isMarked: (index: number) => boolean,
  width: number,
  height: number,
): Region[] {
  const runs: Run[] = [];
  for (let row = 0; row < height; row++) collectRuns(isMarked, width, row, runs);
  return regionsOfRuns(runs);
}

/** `runs`: row by row, from left to right. */
export function regionsOfRuns(runs: readonly Run[]): Region[] {
  const parent = runs.map((_, index) => index);
  let above = 0;
  let current = 0;
  while (current < runs.length) {
    const row = runs[current]?.row ?? 0;
    let end = current;
    while (runs[end]?.row === row) end++;
    if (runs[above]?.row === row - 1) joinRows(runs, parent, { above, current, end });
    above = current;
    current = end;
  }
  return gather(runs, parent);
}

function collectRuns(isMarked: (index: number) => boolean, width: number, row: number, runs: Run[]): void {
  const offset = row * width;
  let from = -1;
  for (let column = 0; column <= width; column++) {
    const marked = column < width && isMarked(offset + column);
    if (marked && from < 0) from = column;
    if (!marked && from >= 0) {
      runs.push({ row, from, to: column });
      from = -1;
    }
  }
}

/** Touching runs of two neighbouring rows, even at a corner, belong together. */
function joinRows(
  runs: readonly Run[],
  parent: number[],
  { above, current, end }: { readonly above: number; readonly current: number; readonly end: number },
): void {
  let upper = above;
  let lower = current;
  while (upper < current && lower < end) {
    const a = runs[upper];
    const b = runs[lower];
    if (a === undefined || b === undefined) return;
    if (a.from <= b.to && b.from <= a.to) parent[rootOf(parent, lower)] = rootOf(parent, upper);
    if (a.to < b.to) upper++;
    else lower++;
  }
}

function rootOf(parent: number[], index: number): number {
  let root = index;
  while (parent[root] !== root) root = parent[root] ?? root;
  let node = index;
  while (parent[node] !== root) {
    const next = parent[node] ?? root;
    parent[node] = root;
    node = next;
  }
  return root;
}

function gather(runs: readonly Run[], parent: number[]): Region[] {
  const byRoot = new Map<number, { runs: Run[]; area: number }>();
  runs.forEach((run, index) => {
    const root = rootOf(parent, index);
    const region = byRoot.get(root) ?? { runs: [], area: 0 };
    region.runs.push(run);
    region.area += run.to - run.from;
    byRoot.set(root, region);
  });
  return [...byRoot.values()];
}

/** The outer corners of every run: enough for any convex shape around the region. */
export function outlinePoints(region: Region): Point[] {
  return region.runs.flatMap(({ row, from, to }) => [
    { x: from, y: row },
    { x: to, y: row },
    { x: from, y: row + 1 },
    { x: to, y: row + 1 },
  ]);
}

export function regionBounds(region: Region): Box {
  let left = Number.POSITIVE_INFINITY;
  let right = 0;
  let top = Number.POSITIVE_INFINITY;
  let bottom = 0;
  for (const { row, from, to } of region.runs) {
    left = Math.min(left, from);
    right = Math.max(right, to);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + 1);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
