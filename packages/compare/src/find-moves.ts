/**
 * In: the aligned groups. Out: units that stand in another place on the other side, in runs of neighbours, and the groups that remain.
 * Equal units first, then units that share phrases and are much alike. A weak pair gives way to a much better partner elsewhere.
 * Promise: no unit is in two groups or runs; what keeps its order is aligned, never moved; the work is linear in the text.
 */
import type { BlockPair } from './block-pair.ts';
import type { UnitGroup } from './find-splits.ts';
import { heaviestIncreasing } from './heaviest-subsequence.ts';
import { joinRuns } from './join-moves.ts';
import { MOVE_MINIMUM_TOKENS } from './limits.ts';
import { findSharedGrams } from './shared-grams.ts';
import type { SideUnits } from './side-units.ts';
import type { Likeness } from './weigh-blocks.ts';

export interface Moves {
  readonly groups: readonly UnitGroup[];
  /** Each run: neighbours that moved together, in order on both sides. */
  readonly runs: readonly (readonly BlockPair[])[];
}

/** Three fifths of the text still the same: a reader calls it the same clause in another place. Higher than in place, where order speaks for it. */
const MOVE_ALIKE_FROM = 0.6;

/** A pair below this likeness is not certain. */
const WEAK_BELOW = 0.6;

/** By so much a partner elsewhere must be better than the one in place. */
const BETTER_BY = 0.2;

const PHRASE_TOKENS = 6;

export function findMoves(
  old: SideUnits,
  target: SideUnits,
  groups: readonly UnitGroup[],
  likeness: Likeness,
): Moves {
  const run = startRun(old, target, groups, likeness);
  const matches = [...matchEqual(run)];
  takeMatches(run, matches);
  const alike = matchAlike(run);
  matches.push(...alike);
  if (matches.length === 0) return { groups, runs: [] };
  const broken = new Set(alike.flatMap((pair) => [run.oldWeak.get(pair.old), run.newWeak.get(pair.new)]));
  const kept = groups.filter((group) => !broken.has(group));
  const { aligned, moved } = separateInPlace(kept, matches);
  return {
    groups: [...kept, ...aligned].sort((one, other) => one.oldStart - other.oldStart),
    runs: joinRuns(old, target, [...kept, ...aligned], moved, likeness),
  };
}

interface Run {
  readonly old: SideUnits;
  readonly target: SideUnits;
  readonly likeness: Likeness;
  /** Units that may have moved, in order. */
  readonly oldFree: Set<number>;
  readonly newFree: Set<number>;
  /** The weak group a free unit stands in. */
  readonly oldWeak: Map<number, UnitGroup>;
  readonly newWeak: Map<number, UnitGroup>;
}

function startRun(old: SideUnits, target: SideUnits, groups: readonly UnitGroup[], likeness: Likeness): Run {
  const oldTaken = new Uint8Array(old.units.length);
  const newTaken = new Uint8Array(target.units.length);
  const oldWeak = new Map<number, UnitGroup>();
  const newWeak = new Map<number, UnitGroup>();
  const isComplete = groups.length === old.units.length && groups.length === target.units.length;
  for (const group of groups) {
    oldTaken.fill(1, group.oldStart, group.oldEnd);
    newTaken.fill(1, group.newStart, group.newEnd);
    // With every unit paired there is no better partner to be had; the usual case need not be weighed.
    if (isComplete || !isWeak(group, old, target, likeness)) continue;
    oldWeak.set(group.oldStart, group);
    newWeak.set(group.newStart, group);
  }
  const free = (side: SideUnits, taken: Uint8Array, weak: Map<number, UnitGroup>) =>
    new Set(
      side.bodies.flatMap(({ start, end }, index) =>
        end - start >= MOVE_MINIMUM_TOKENS && (taken[index] === 0 || weak.has(index)) ? [index] : [],
      ),
    );
  return {
    old,
    target,
    likeness,
    oldFree: free(old, oldTaken, oldWeak),
    newFree: free(target, newTaken, newWeak),
    oldWeak,
    newWeak,
  };
}

function isWeak(group: UnitGroup, old: SideUnits, target: SideUnits, likeness: Likeness): boolean {
  if (group.oldEnd - group.oldStart !== 1 || group.newEnd - group.newStart !== 1) return false;
  if (old.keys[group.oldStart] === target.keys[group.newStart]) return false;
  return likeness.of(group.oldStart, group.newStart) < WEAK_BELOW;
}

/** Equal units without a place yet; repeated ones only when there are as many on both sides. */
function matchEqual({ old, target, oldFree, newFree, oldWeak, newWeak }: Run): readonly BlockPair[] {
  const places = (side: SideUnits, free: Set<number>, weak: Map<number, UnitGroup>) => {
    const byKey = new Map<number, number[]>();
    for (const index of free) {
      if (weak.has(index)) continue;
      const key = side.keys[index] ?? 0;
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [index]);
      else known.push(index);
    }
    return byKey;
  };
  const newPlaces = places(target, newFree, newWeak);
  const pairs: BlockPair[] = [];
  for (const [key, olds] of places(old, oldFree, oldWeak)) {
    const news = newPlaces.get(key) ?? [];
    if (news.length !== olds.length) continue;
    for (const [index, one] of olds.entries()) pairs.push({ old: one, new: news[index] ?? 0 });
  }
  return pairs;
}

function takeMatches(run: Run, pairs: readonly BlockPair[]): void {
  for (const pair of pairs) {
    run.oldFree.delete(pair.old);
    run.newFree.delete(pair.new);
  }
}

/** The best partner of each old unit by shared phrases, best of all first; each unit is taken once. */
function matchAlike(run: Run): readonly BlockPair[] {
  if (run.oldFree.size === 0 || run.newFree.size === 0) return [];
  const matched: BlockPair[] = [];
  for (const { old, target } of rankByVotes(run)) {
    if (!run.oldFree.has(old) || !run.newFree.has(target)) continue;
    const value = run.likeness.of(old, target);
    if (value < MOVE_ALIKE_FROM || !isMuchBetter(run, old, target, value)) continue;
    const pair = { old, new: target };
    matched.push(pair);
    takeMatches(run, [pair]);
  }
  return matched;
}

function rankByVotes({ old, target, oldFree, newFree }: Run) {
  const grams = findSharedGrams(
    old.tokens.ids,
    [...oldFree].flatMap((index) => old.bodies[index] ?? []),
    target.tokens.ids,
    [...newFree].flatMap((index) => target.bodies[index] ?? []),
    PHRASE_TOKENS,
  );
  const votes = new Map<number, number>();
  for (const [index, position] of grams.first.entries()) {
    const key =
      old.unitOfToken(position) * target.units.length + target.unitOfToken(grams.second[index] ?? 0);
    votes.set(key, (votes.get(key) ?? 0) + 1);
  }
  return [...votes]
    .map(([key, count]) => ({
      old: Math.floor(key / target.units.length),
      target: key % target.units.length,
      count,
    }))
    .sort((one, other) => other.count - one.count || one.old - other.old || one.target - other.target);
}

function isMuchBetter(run: Run, old: number, target: number, value: number): boolean {
  return [run.oldWeak.get(old), run.newWeak.get(target)].every(
    (weak) => weak === undefined || value >= run.likeness.of(weak.oldStart, weak.newStart) + BETTER_BY,
  );
}

/** Matches that cross no group and none of each other keep their order: they are not moves. */
function separateInPlace(groups: readonly UnitGroup[], matches: readonly BlockPair[]) {
  const byGap = new Map<number, BlockPair[]>();
  const moved: BlockPair[] = [];
  for (const pair of matches) {
    const gap = groupsBefore(groups, pair.old, (group) => group.oldStart);
    if (gap !== groupsBefore(groups, pair.new, (group) => group.newStart)) moved.push(pair);
    else byGap.set(gap, [...(byGap.get(gap) ?? []), pair]);
  }
  const aligned: UnitGroup[] = [];
  for (const pairs of byGap.values()) {
    pairs.sort((one, other) => one.old - other.old);
    const places = pairs.map((pair) => pair.new);
    const first = places.reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY);
    const last = places.reduce((most, place) => Math.max(most, place), 0);
    const kept = new Set(
      heaviestIncreasing(
        places.map((place) => place - first),
        places.map(() => 1),
        last - first + 1,
      ),
    );
    for (const [index, pair] of pairs.entries()) {
      if (kept.has(index))
        aligned.push({ oldStart: pair.old, oldEnd: pair.old + 1, newStart: pair.new, newEnd: pair.new + 1 });
      else moved.push(pair);
    }
  }
  return { aligned, moved };
}

function groupsBefore(
  groups: readonly UnitGroup[],
  unit: number,
  startOf: (group: UnitGroup) => number,
): number {
  let low = 0;
  let high = groups.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const group = groups[middle];
    if (group !== undefined && startOf(group) < unit) low = middle + 1;
    else high = middle;
  }
  return low;
}
