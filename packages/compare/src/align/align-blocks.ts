/**
 * In: the blocks of both sides. Out: pairs of corresponding blocks, by content and in order; the rest has no
 * partner. Blocks that occur once on each side are anchors; between anchors, blocks are paired that share
 * phrases found nowhere else; between those, every pair is scored by similarity; when there are too many
 * pairs, equal blocks in order come first and split the gap into smaller ones. Promise: pairs ascend on both
 * sides, never join different zones (body, header, footer, notes), leave no equal blocks unpaired between two
 * neighbouring pairs, and the work is bounded.
 */

import { type CompareLimits, MOVE_MINIMUM_TOKENS } from '../limits.ts';
import type { SideUnits } from '../prepare/side-units.ts';
import { type BlockPair, type Gap, gapsBetween, takeEqualEnds } from './block-pair.ts';
import { chooseCuts } from './cut-gap.ts';
import { heaviestIncreasing } from './heaviest-subsequence.ts';
import { createPairEqualBlocks, type PairEqualBlocks } from './pair-equal-blocks.ts';
import { findSharedGrams } from './shared-grams.ts';
import { isWeighable, type Likeness, pairByLikeness } from './weigh-blocks.ts';

export interface BlockAlignment {
  readonly pairs: readonly BlockPair[];
  /** Blocks without a partner because scoring every pair would take too long. */
  readonly unweighedCount: number;
}

/** Units with an equal unit in another place; filled during alignment. */
export interface CrossingUnits {
  readonly old: Set<number>;
  readonly new: Set<number>;
}

export function alignBlocks(
  old: SideUnits,
  target: SideUnits,
  limits: CompareLimits,
  likeness: Likeness,
  crossing: CrossingUnits,
): BlockAlignment {
  const run: Run = {
    old,
    target,
    limits,
    likeness,
    crossing,
    pairEqualBlocks: createPairEqualBlocks(old, target, limits),
    pairs: [],
    unweighedCount: 0,
  };
  alignGap(run, { oldStart: 0, oldEnd: old.keys.length, newStart: 0, newEnd: target.keys.length }, 0);
  return { pairs: run.pairs.sort((one, other) => one.old - other.old), unweighedCount: run.unweighedCount };
}

interface Run {
  readonly old: SideUnits;
  readonly target: SideUnits;
  readonly limits: CompareLimits;
  readonly likeness: Likeness;
  readonly crossing: CrossingUnits;
  readonly pairEqualBlocks: PairEqualBlocks;
  readonly pairs: BlockPair[];
  unweighedCount: number;
}

function alignGap(run: Run, whole: Gap, round: number): void {
  const gap = takeEqualEnds(run.old.keys, run.target.keys, whole, run.pairs);
  if (gap.oldStart === gap.oldEnd || gap.newStart === gap.newEnd) return;
  if (round < run.limits.anchorRounds) {
    let anchors = findUniqueBlocks(run, gap, round === 0);
    if (anchors.length === 0) anchors = findBlocksSharingPhrases(run, gap);
    if (anchors.length > 0) {
      addPairs(run, anchors);
      for (const rest of gapsBetween(gap, anchors)) alignGap(run, rest, round + 1);
      return;
    }
  }
  if (isWeighable(run.old, run.target, gap, run.limits)) {
    run.limits.onSteps?.((gap.oldEnd - gap.oldStart) * (gap.newEnd - gap.newStart));
    addPairs(run, pairByLikeness(run.old, run.target, gap, run.likeness, run.crossing));
    return;
  }
  const equals = run.pairEqualBlocks(gap);
  if (equals.length === 0) {
    run.unweighedCount += Math.max(gap.oldEnd - gap.oldStart, gap.newEnd - gap.newStart);
    return;
  }
  const cuts = chooseCuts(gap, equals, run.limits.gapPlaces / PARTS_PER_TABLE);
  addPairs(run, cuts);
  for (const rest of gapsBetween(gap, cuts)) alignGap(run, rest, round + 1);
}

/**
 * A long gap is scored in parts smaller than the largest table: faster, and each part still contains hundreds
 * of blocks.
 */
const PARTS_PER_TABLE = 8;

/** One by one: spreading a hundred thousand pairs into one call overflows the stack. */
function addPairs(run: Run, pairs: readonly BlockPair[]): void {
  for (const pair of pairs) run.pairs.push(pair);
}

/** Equal blocks that occur once on each side of the gap, without crossings. */
function findUniqueBlocks(run: Run, gap: Gap, isWhole: boolean): readonly BlockPair[] {
  const oldPlaces = uniquePlaces(run.old.keys, gap.oldStart, gap.oldEnd);
  const newPlaces = uniquePlaces(run.target.keys, gap.newStart, gap.newEnd);
  const candidates: BlockPair[] = [];
  for (const [key, old] of oldPlaces) {
    const target = newPlaces.get(key);
    if (old !== REPEATED && target !== undefined && target !== REPEATED)
      candidates.push({ old, new: target });
  }
  const chosen = withoutCrossings(
    candidates,
    candidates.map((pair) => 1 + tokenCount(run.old, pair.old)),
    gap,
  );
  if (isWhole && chosen.length < candidates.length) reserveCrossing(run, candidates, chosen);
  return chosen;
}

/**
 * A block that occurs once in each document but in another place has moved; it is not paired with anything
 * less similar.
 */
function reserveCrossing(run: Run, candidates: readonly BlockPair[], chosen: readonly BlockPair[]): void {
  const kept = new Set(chosen.map((pair) => pair.old));
  for (const pair of candidates) {
    if (kept.has(pair.old) || tokenCount(run.old, pair.old) < MOVE_MINIMUM_TOKENS) continue;
    run.crossing.old.add(pair.old);
    run.crossing.new.add(pair.new);
  }
}

const REPEATED = -1;

function uniquePlaces(keys: Int32Array, start: number, end: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let index = start; index < end; index++) {
    const key = keys[index] ?? 0;
    places.set(key, places.has(key) ? REPEATED : index);
  }
  return places;
}

/** Six characters that occur once on each side hardly ever match by chance. */
const PHRASE_TOKENS = 6;

/** Blocks that share phrases found nowhere else in the gap: edited versions of each other, if similar enough. */
function findBlocksSharingPhrases(run: Run, gap: Gap): readonly BlockPair[] {
  const best = new Map<number, { target: number; votes: number }>();
  for (const [key, votes] of countSharedPhrases(run, gap)) {
    const old = Math.floor(key / run.target.keys.length);
    const target = key % run.target.keys.length;
    const known = best.get(old);
    if (known === undefined || votes > known.votes || (votes === known.votes && target < known.target)) {
      best.set(old, { target, votes });
    }
  }
  const candidates: BlockPair[] = [];
  const weights: number[] = [];
  for (const [old, { target, votes }] of [...best].sort(([one], [other]) => one - other)) {
    if (run.crossing.old.has(old) || run.crossing.new.has(target)) continue;
    if (!shareMost(run, old, target, votes) && !run.likeness.areAlike(old, target)) continue;
    candidates.push({ old, new: target });
    weights.push(votes);
  }
  return withoutCrossings(candidates, weights, gap);
}

/** When every second phrase is shared, the pair need not be scored. */
function shareMost(run: Run, old: number, target: number, votes: number): boolean {
  return votes * 2 >= Math.max(tokenCount(run.old, old), tokenCount(run.target, target));
}

/** Number of shared phrases by block pair (old × number of new blocks + new). */
function countSharedPhrases({ old, target, limits }: Run, gap: Gap): Map<number, number> {
  const grams = findSharedGrams(
    old.tokens.ids,
    old.bodies.slice(gap.oldStart, gap.oldEnd),
    target.tokens.ids,
    target.bodies.slice(gap.newStart, gap.newEnd),
    PHRASE_TOKENS,
  );
  limits.onSteps?.(tokensOf(old, gap.oldStart, gap.oldEnd) + tokensOf(target, gap.newStart, gap.newEnd));
  const votes = new Map<number, number>();
  for (const [index, position] of grams.first.entries()) {
    const key = old.unitOfToken(position) * target.keys.length + target.unitOfToken(grams.second[index] ?? 0);
    votes.set(key, (votes.get(key) ?? 0) + 1);
  }
  return votes;
}

function withoutCrossings(
  candidates: readonly BlockPair[],
  weights: readonly number[],
  gap: Gap,
): readonly BlockPair[] {
  const places = candidates.map((pair) => pair.new - gap.newStart);
  return heaviestIncreasing(places, weights, gap.newEnd - gap.newStart).flatMap(
    (index) => candidates[index] ?? [],
  );
}

function tokensOf(side: SideUnits, start: number, end: number): number {
  return (side.bodies[end - 1]?.end ?? 0) - (side.bodies[start]?.start ?? 0);
}

function tokenCount(side: SideUnits, block: number): number {
  const body = side.bodies[block];
  return body === undefined ? 0 : body.end - body.start;
}
