/**
 * In: the aligned groups. Out: units that are in another place on the other side, in runs of neighbours, and
 * the remaining groups. Equal units first, then very similar units that share phrases. A weak pair is
 * dissolved when there is a much better partner elsewhere. Promise: no unit is in two groups or runs; units
 * that keep their order are aligned, never moved; the work is linear in the text.
 */
import { append } from '@wenjian/document';
import type { BlockPair } from '../align/block-pair.ts';
import type { UnitGroup } from '../align/find-splits.ts';
import { heaviestIncreasing } from '../align/heaviest-subsequence.ts';
import { findSharedGrams } from '../align/shared-grams.ts';
import type { Likeness } from '../align/weigh-blocks.ts';
import { type CompareLimits, MOVE_MINIMUM_TOKENS } from '../limits.ts';
import type { SideUnits } from '../prepare/side-units.ts';
import { growMoves } from './grow-moves.ts';
import { joinRuns } from './join-moves.ts';

export interface Moves {
  readonly groups: readonly UnitGroup[];
  /** Each run: neighbours that moved together, in order on both sides. */
  readonly runs: readonly (readonly UnitGroup[])[];
}

/**
 * When three fifths of the text are unchanged, a reader sees the same clause in another place. Higher than
 * for units in place, where the order is additional evidence.
 */
const MOVE_ALIKE_FROM = 0.6;

/** Units without a unique phrase must be almost equal. */
const SURELY_ALIKE_FROM = 0.8;

/** Decides between pairs that are equally alike by tokens. */
const SAME_ENDS_BONUS = 1e-3;

/** A pair with less similarity is uncertain. */
const WEAK_BELOW = 0.6;

/** How much better a partner elsewhere must be than the one in place. */
const BETTER_BY = 0.2;

const PHRASE_TOKENS = 6;

export function findMoves(
  old: SideUnits,
  target: SideUnits,
  groups: readonly UnitGroup[],
  likeness: Likeness,
  limits: CompareLimits,
): Moves {
  const run = startRun(old, target, groups, likeness);
  const matches = [...matchEqual(run)];
  takeMatches(run, matches);
  const alike = matchAlike(run, rankByVotes(run), MOVE_ALIKE_FROM);
  append(alike, matchAlike(run, rankByLikeness(run, limits), SURELY_ALIKE_FROM));
  append(matches, alike);
  if (matches.length === 0) return { groups, runs: [] };
  const broken = new Set(alike.flatMap((pair) => [run.oldWeak.get(pair.old), run.newWeak.get(pair.new)]));
  const kept = groups.filter((group) => !broken.has(group));
  const { aligned, moved } = separateInPlace(kept, matches);
  const standing = [...kept, ...aligned].sort((one, other) => one.oldStart - other.oldStart);
  const runs = joinRuns(old, target, standing, moved, likeness);
  return { groups: standing, runs: growMoves(run, standing, runs) };
}

interface Run {
  readonly old: SideUnits;
  readonly target: SideUnits;
  readonly likeness: Likeness;
  /** Units that may have moved, in order. */
  readonly oldFree: Set<number>;
  readonly newFree: Set<number>;
  /** The weak group that contains a free unit. */
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
    // When every unit is paired there is no better partner, so the usual case needs no scoring.
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

/** Equal units that are not paired yet; repeated ones only when both sides have the same number of them. */
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

/** The pairs that are similar enough, the best first; each unit is used once. */
function matchAlike(run: Run, ranked: readonly BlockPair[], alikeFrom: number): BlockPair[] {
  const matched: BlockPair[] = [];
  for (const pair of ranked) {
    if (!run.oldFree.has(pair.old) || !run.newFree.has(pair.new)) continue;
    const value = run.likeness.of(pair.old, pair.new);
    if (value < alikeFrom || !isMuchBetter(run, pair.old, pair.new, value)) continue;
    matched.push(pair);
    takeMatches(run, [pair]);
  }
  return matched;
}

/** Pairs of free units by the number of phrases that only they share. */
function rankByVotes({ old, target, oldFree, newFree }: Run): readonly BlockPair[] {
  if (oldFree.size === 0 || newFree.size === 0) return [];
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
  return rank([...votes].map(([key, value]) => ({ pair: pairOf(key, target.units.length), value })));
}

/** A short clause may have no phrase of its own, because other clauses contain its sentences too. */
function rankByLikeness(run: Run, limits: CompareLimits): readonly BlockPair[] {
  const { oldFree, newFree, likeness } = run;
  if (oldFree.size * newFree.size > limits.gapPairs) return [];
  const weighed: RankedPair[] = [];
  for (const old of oldFree) {
    for (const target of newFree) {
      const value = likeness.of(old, target);
      if (value < SURELY_ALIKE_FROM) continue;
      weighed.push({
        pair: { old, new: target },
        value: value + SAME_ENDS_BONUS * sameEnds(run, old, target),
      });
    }
  }
  return rank(weighed);
}

/**
 * The share of characters that are equal from both ends: of sentences that differ in one figure, the one with
 * the closest figure is chosen.
 */
function sameEnds({ old, target }: Run, oldUnit: number, newUnit: number): number {
  const textOf = (side: SideUnits, index: number): string => {
    const { start, end } = side.bodies[index] ?? { start: 0, end: 0 };
    return side.text.slice(side.tokens.starts[start] ?? 0, side.tokens.ends[end - 1] ?? 0);
  };
  const [one, other] = [textOf(old, oldUnit), textOf(target, newUnit)];
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return (head + tail) / Math.max(one.length, other.length, 1);
}

interface RankedPair {
  readonly pair: BlockPair;
  readonly value: number;
}

function rank(pairs: RankedPair[]): readonly BlockPair[] {
  return pairs
    .sort(
      (one, other) =>
        other.value - one.value || one.pair.old - other.pair.old || one.pair.new - other.pair.new,
    )
    .map(({ pair }) => pair);
}

function pairOf(key: number, width: number): BlockPair {
  return { old: Math.floor(key / width), new: key % width };
}

function isMuchBetter(run: Run, old: number, target: number, value: number): boolean {
  return [run.oldWeak.get(old), run.newWeak.get(target)].every(
    (weak) => weak === undefined || value >= run.likeness.of(weak.oldStart, weak.newStart) + BETTER_BY,
  );
}

/** Matches that cross no group and no other match keep their order: they are not moves. */
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

/** How many groups start before a unit. */
export function groupsBefore(
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
