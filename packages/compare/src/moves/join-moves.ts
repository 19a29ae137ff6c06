/**
 * In: units that moved. Out: runs of units that moved together, including short units beside them (a heading,
 * an empty line).
 */
import type { BlockPair } from '../align/block-pair.ts';
import type { UnitGroup } from '../align/find-splits.ts';
import type { Likeness } from '../align/weigh-blocks.ts';
import type { SideUnits } from '../prepare/side-units.ts';

/** The maximum number of units inserted or deleted inside a moved clause without splitting it into two moves. */
const LONGEST_BRIDGE = 2;

export function joinRuns(
  old: SideUnits,
  target: SideUnits,
  groups: readonly UnitGroup[],
  moved: readonly BlockPair[],
  likeness: Likeness,
): readonly (readonly BlockPair[])[] {
  const taken = { old: new Uint8Array(old.units.length), new: new Uint8Array(target.units.length) };
  for (const group of groups) {
    taken.old.fill(1, group.oldStart, group.oldEnd);
    taken.new.fill(1, group.newStart, group.newEnd);
  }
  for (const pair of moved) take(taken, pair);
  const runs: BlockPair[][] = [];
  for (const pair of [...moved].sort((one, other) => one.old - other.old)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && isNext(taken, last, pair)) run.push(pair);
    else runs.push([pair]);
  }
  const goAlong = (pair: BlockPair): boolean =>
    taken.old[pair.old] === 0 && taken.new[pair.new] === 0 && likeness.areAlike(pair.old, pair.new);
  return runs.map((run) => extendRun(run, goAlong, taken));
}

interface Taken {
  readonly old: Uint8Array;
  readonly new: Uint8Array;
}

function take(taken: Taken, pair: BlockPair): void {
  taken.old[pair.old] = 1;
  taken.new[pair.new] = 1;
}

function isNext(taken: Taken, last: BlockPair, next: BlockPair): boolean {
  const isNear = (from: number, to: number) => to > from && to - from <= LONGEST_BRIDGE + 1;
  if (!isNear(last.old, next.old) || !isNear(last.new, next.new)) return false;
  const isFree = (side: Uint8Array, from: number, to: number) => !side.subarray(from + 1, to).includes(1);
  return isFree(taken.old, last.old, next.old) && isFree(taken.new, last.new, next.new);
}

function extendRun(
  run: readonly BlockPair[],
  goAlong: (pair: BlockPair) => boolean,
  taken: Taken,
): readonly BlockPair[] {
  const joined: BlockPair[] = [];
  for (const pair of run) {
    const last = joined.at(-1);
    if (last !== undefined) growBy(joined, last, 1, goAlong, taken, pair);
    joined.push(pair);
  }
  const [first] = run;
  const before: BlockPair[] = [];
  if (first !== undefined) growBy(before, first, -1, goAlong, taken, null);
  const last = joined.at(-1);
  if (last !== undefined) growBy(joined, last, 1, goAlong, taken, null);
  return [...before.reverse(), ...joined];
}

/** Adds the neighbours that moved along, up to `limit`. */
function growBy(
  run: BlockPair[],
  from: BlockPair,
  step: 1 | -1,
  goAlong: (pair: BlockPair) => boolean,
  taken: Taken,
  limit: BlockPair | null,
): void {
  let next = { old: from.old + step, new: from.new + step };
  while (limit === null || (next.old < limit.old && next.new < limit.new)) {
    if (!goAlong(next)) return;
    take(taken, next);
    run.push(next);
    next = { old: next.old + step, new: next.new + step };
  }
}
