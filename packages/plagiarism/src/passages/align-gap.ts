/** The longest common subsequence of two short token ranges, as runs of equal tokens in order. */
import type { Match } from './find-matches.ts';

export interface Stretch {
  readonly aStart: number;
  readonly aEnd: number;
  readonly bStart: number;
  readonly bEnd: number;
}

/** Quadratic: callers keep the ranges short. */
export function alignGap(a: Int32Array, b: Int32Array, stretch: Stretch): readonly Match[] {
  const { aStart, bStart } = stretch;
  const rows = stretch.aEnd - aStart;
  const columns = stretch.bEnd - bStart;
  if (rows <= 0 || columns <= 0) return [];
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const at = row * width + column;
      lengths[at] =
        a[aStart + row] === b[bStart + column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  return readRuns(a, b, stretch, lengths);
}

function readRuns(a: Int32Array, b: Int32Array, stretch: Stretch, lengths: Uint16Array): readonly Match[] {
  const width = stretch.bEnd - stretch.bStart + 1;
  const runs: { a: number; b: number; length: number }[] = [];
  let row = stretch.aStart;
  let column = stretch.bStart;
  while (row < stretch.aEnd && column < stretch.bEnd) {
    if (a[row] === b[column]) {
      const last = runs.at(-1);
      if (last !== undefined && last.a + last.length === row && last.b + last.length === column)
        last.length++;
      else runs.push({ a: row, b: column, length: 1 });
      row++;
      column++;
      continue;
    }
    const at = (row - stretch.aStart) * width + (column - stretch.bStart);
    if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) row++;
    else column++;
  }
  return runs;
}
