/**
 * In: a gap and the equal blocks found in it. Out: a few of them, where the gap is cut into parts small
 * enough to be scored. Equal neighbours are interchangeable, so most pairs are left to the scoring, which
 * also considers their surroundings; pairs in the middle of a long run of equal blocks are the safest to
 * keep.
 */
import type { BlockPair, Gap } from './block-pair.ts';

/**
 * `places`: the maximum number of block pairs (old × new) per part. Returns all pairs when there is nothing
 * to choose.
 */
export function chooseCuts(gap: Gap, pairs: readonly BlockPair[], places: number): readonly BlockPair[] {
  const depths = depthsOf(pairs);
  const cuts: BlockPair[] = [];
  let { oldStart, newStart } = gap;
  let first = 0;
  for (let index = 0; index <= pairs.length; index++) {
    const next = pairs[index] ?? { old: gap.oldEnd, new: gap.newEnd };
    if ((next.old - oldStart) * (next.new - newStart) <= places) continue;
    const chosen = index === first ? index : deepest(depths, (first + index) >> 1, index);
    const cut = pairs[chosen];
    if (cut === undefined) break;
    cuts.push(cut);
    oldStart = cut.old + 1;
    newStart = cut.new + 1;
    first = chosen + 1;
    index = chosen;
  }
  return cuts.length > 0 ? cuts : pairs;
}

/** The distance to the nearer end of its run of neighbours, in pairs. */
function depthsOf(pairs: readonly BlockPair[]): Int32Array {
  const depths = new Int32Array(pairs.length);
  for (let index = 1; index < pairs.length; index++) {
    depths[index] = areNeighbours(pairs[index - 1], pairs[index]) ? (depths[index - 1] ?? 0) + 1 : 0;
  }
  let behind = 0;
  for (let index = pairs.length - 2; index >= 0; index--) {
    behind = areNeighbours(pairs[index], pairs[index + 1]) ? behind + 1 : 0;
    depths[index] = Math.min(depths[index] ?? 0, behind);
  }
  // The last pair ends its run; the loop above starts before it.
  if (pairs.length > 0) depths[pairs.length - 1] = 0;
  return depths;
}

function areNeighbours(one: BlockPair | undefined, next: BlockPair | undefined): boolean {
  return one?.old === (next?.old ?? 0) - 1 && one.new === (next?.new ?? 0) - 1;
}

function deepest(depths: Int32Array, start: number, end: number): number {
  let best = start;
  for (let index = start + 1; index < end; index++) {
    if ((depths[index] ?? 0) > (depths[best] ?? 0)) best = index;
  }
  return best;
}
