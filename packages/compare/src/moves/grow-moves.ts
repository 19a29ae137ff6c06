/**
 * In: the pairs that moved. Out: groups, in which a moved unit also contains free neighbours that it was
 * split into or merged from.
 */
import type { BlockPair } from '../align/block-pair.ts';
import { type GrowContext, groupOf, grow, type UnitGroup } from '../align/find-splits.ts';

/** A clause is split into few parts; units further away are something else. */
const MOST_PARTS = 8;

export function growMoves(
  context: GrowContext,
  groups: readonly UnitGroup[],
  runs: readonly (readonly BlockPair[])[],
): readonly (readonly UnitGroup[])[] {
  const oldTaken = new Uint8Array(context.old.units.length);
  const newTaken = new Uint8Array(context.target.units.length);
  const take = (group: UnitGroup): void => {
    oldTaken.fill(1, group.oldStart, group.oldEnd);
    newTaken.fill(1, group.newStart, group.newEnd);
  };
  for (const group of groups) take(group);
  for (const pair of runs.flat()) take(groupOf(pair));
  const growBoth = (pair: BlockPair): UnitGroup => {
    let group = groupOf(pair);
    for (const direction of [1, -1] as const) {
      const gap = {
        oldStart: freeDown(oldTaken, group.oldStart),
        oldEnd: freeUp(oldTaken, group.oldEnd),
        newStart: freeDown(newTaken, group.newStart),
        newEnd: freeUp(newTaken, group.newEnd),
      };
      group = grow(context, group, gap, direction);
      take(group);
    }
    return group;
  };
  return runs.map((run) => run.map(growBoth));
}

/** The number of consecutive free units, up to the maximum. */
function freeUp(taken: Uint8Array, from: number): number {
  let end = from;
  while (end < taken.length && end - from < MOST_PARTS && taken[end] === 0) end++;
  return end;
}

function freeDown(taken: Uint8Array, from: number): number {
  let start = from;
  while (start > 0 && from - start < MOST_PARTS && taken[start - 1] === 0) start--;
  return start;
}
