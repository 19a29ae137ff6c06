/**
 * Maps a position in one document to the position beside it in the other, for results with pages on both
 * sides. It goes by content, not by pixels: aligned blocks are fixed points, with interpolation between them.
 * While a reader passes a clause that only one side has, the other side waits. The map is monotonic both ways
 * for any boxes, from start to start and from end to end.
 */
import type { Block, ComparisonResult, Side } from './comparison-shapes.ts';
import {
  depthOf,
  lastNotAbove,
  type PageColumn,
  type PagePoint,
  pageColumn,
  pointAt,
} from './page-column.ts';

export interface ScrollMap {
  /** The place on the other side. */
  readonly across: (from: Side, place: PagePoint) => PagePoint;
}

export function createScrollMap(result: ComparisonResult): ScrollMap | null {
  const { old, new: fresh } = result;
  if (!old.pages || !fresh.pages) return null;
  const columns = { old: pageColumn(old.pages), new: pageColumn(fresh.pages) };
  const anchors = fixedPoints(result, columns);
  const depths = {
    old: Float64Array.from(anchors, (anchor) => anchor.old),
    new: Float64Array.from(anchors, (anchor) => anchor.new),
  };
  return {
    across: (from, place) => {
      const to = from === 'old' ? 'new' : 'old';
      const depth = interpolate(depths[from], depths[to], depthOf(columns[from], place));
      return pointAt(columns[to], depth);
    },
  };
}

type Anchor = Readonly<Record<Side, number>>;

function fixedPoints(result: ComparisonResult, columns: Record<Side, PageColumn>): readonly Anchor[] {
  const extents = {
    old: extentsOf(result.old.blocks, columns.old),
    new: extentsOf(result.new.blocks, columns.new),
  };
  const candidates: Anchor[] = [];
  for (const { old, new: fresh } of result.rows) {
    const left = joinExtents(old, extents.old);
    const right = joinExtents(fresh, extents.new);
    if (!left || !right) continue;
    candidates.push({ old: left.top, new: right.top }, { old: left.bottom, new: right.bottom });
  }
  const start = { old: 0, new: 0 };
  const end = { old: columns.old.height, new: columns.new.height };
  return [start, ...longestAscent(candidates).filter((anchor) => isBetween(anchor, start, end)), end];
}

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** These repeat on pages or are away from their text, so they do not show where a reader is. */
const ASIDE = new Set(['header', 'footer', 'footnote', 'endnote', 'comment', 'watermark', 'seal', 'textBox']);

function extentsOf(blocks: readonly Block[], column: PageColumn): ReadonlyMap<string, Extent> {
  const extents = new Map<string, Extent>();
  for (const { id, type, boxes } of blocks) {
    if (boxes.length === 0 || ASIDE.has(type)) continue;
    let top = Number.POSITIVE_INFINITY;
    let bottom = 0;
    for (const box of boxes) {
      const boxTop = depthOf(column, box);
      top = Math.min(top, boxTop);
      bottom = Math.max(bottom, boxTop + box.height);
    }
    extents.set(id, { top, bottom });
  }
  return extents;
}

function joinExtents(ids: readonly string[], extents: ReadonlyMap<string, Extent>): Extent | null {
  const known = ids.flatMap((id) => extents.get(id) ?? []);
  if (known.length === 0) return null;
  return {
    top: known.reduce((least, { top }) => Math.min(least, top), Number.POSITIVE_INFINITY),
    bottom: known.reduce((most, { bottom }) => Math.max(most, bottom), Number.NEGATIVE_INFINITY),
  };
}

function isBetween(anchor: Anchor, start: Anchor, end: Anchor): boolean {
  return anchor.old > start.old && anchor.new > start.new && anchor.old < end.old && anchor.new < end.new;
}

/** The longest sequence of points that ascends on both sides: a block out of order removes only itself. */
function longestAscent(candidates: readonly Anchor[]): readonly Anchor[] {
  const sorted = candidates.toSorted((a, b) => a.old - b.old || a.new - b.new);
  const ends: number[] = [];
  const endValues: number[] = [];
  const before = new Int32Array(sorted.length);
  for (const [index, anchor] of sorted.entries()) {
    const length = firstAbove(endValues, anchor.new);
    before[index] = ends[length - 1] ?? -1;
    ends[length] = index;
    endValues[length] = anchor.new;
  }
  const chain: Anchor[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const anchor = sorted[index];
    if (anchor) chain.push(anchor);
  }
  return chain.reverse();
}

function firstAbove(ascending: readonly number[], wanted: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function interpolate(from: Float64Array, to: Float64Array, depth: number): number {
  const last = from.length - 1;
  const at = Math.min(last - 1, Math.max(0, lastNotAbove(from, depth)));
  const [fromStart = 0, fromEnd = 0, toStart = 0, toEnd = 0] = [from[at], from[at + 1], to[at], to[at + 1]];
  if (fromEnd <= fromStart) return toStart;
  const share = Math.min(1, Math.max(0, (depth - fromStart) / (fromEnd - fromStart)));
  return toStart + share * (toEnd - toStart);
}
