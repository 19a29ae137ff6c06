/**
 * In: a gap too large to score every pair. Out: pairs of equal blocks in it, as many as the search can find.
 * Promises: the pairs ascend on both sides; between two neighbouring pairs no block of one side has an equal
 * on the other; the work grows with the number of blocks times the cost limit, whatever they contain.
 */

import { createFindMiddle, type FindMiddle } from '../edits/shortest-edit.ts';
import type { CompareLimits } from '../limits.ts';
import type { SideUnits } from '../prepare/side-units.ts';
import { type BlockPair, type Gap, gapsBetween, takeEqualEnds } from './block-pair.ts';

/**
 * Half the number of blocks that may be inserted or deleted in one place before the search is cut short. Time
 * per block grows with it.
 */
const MOST_COST = 256;

export type PairEqualBlocks = (gap: Gap) => readonly BlockPair[];

export function createPairEqualBlocks(
  old: SideUnits,
  target: SideUnits,
  { editCost, onSteps }: Pick<CompareLimits, 'editCost' | 'onSteps'>,
): PairEqualBlocks {
  const findMiddle = createFindMiddle(Math.min(Math.max(editCost, 1), MOST_COST), onSteps);
  return (gap) => {
    if (!hasNumbers(old, gap.oldStart, gap.oldEnd))
      return pairInOrder(old.keys, target.keys, gap, findMiddle);
    const byBody = pairInOrder(old.keys, target.keys, gap, findMiddle);
    const byWhole = pairNumberedFirst(old, target, gap, findMiddle);
    // Equal clauses in a row can be paired in many ways. The numbers decide, unless that loses pairs of equal
    // bodies.
    return byWhole.length >= byBody.length ? byWhole : byBody;
  };
}

function hasNumbers(side: SideUnits, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    const unit = side.units[index];
    if (unit !== undefined && (side.bodyStarts[unit.blockStart] ?? 0) > unit.start) return true;
  }
  return false;
}

/** Pairs blocks with equal number and body first, then, between those, blocks with equal body. */
function pairNumberedFirst(
  old: SideUnits,
  target: SideUnits,
  gap: Gap,
  findMiddle: FindMiddle,
): readonly BlockPair[] {
  const wholes = pairInOrder(old.wholeKeys, target.wholeKeys, gap, findMiddle);
  return joinInOrder(gap, wholes, (rest) => pairInOrder(old.keys, target.keys, rest, findMiddle));
}

function pairInOrder(
  oldKeys: Int32Array,
  newKeys: Int32Array,
  gap: Gap,
  findMiddle: FindMiddle,
): readonly BlockPair[] {
  const old = placesOfShared(oldKeys, gap.oldStart, gap.oldEnd, newKeys, gap.newStart, gap.newEnd);
  const target = placesOfShared(newKeys, gap.newStart, gap.newEnd, oldKeys, gap.oldStart, gap.oldEnd);
  if (old.length === 0) return [];
  const found = pairShortest(
    old.map((place) => oldKeys[place] ?? 0),
    target.map((place) => newKeys[place] ?? 0),
    findMiddle,
  );
  const pairs = found.map((pair) => ({ old: old[pair.old] ?? 0, new: target[pair.new] ?? 0 }));
  return joinInOrder(gap, pairs, (rest) => pairFirstCome(oldKeys, newKeys, rest));
}

/** Leaves out blocks without an equal on the other side; they would only slow the search down. */
function placesOfShared(
  keys: Int32Array,
  start: number,
  end: number,
  others: Int32Array,
  otherStart: number,
  otherEnd: number,
): Int32Array {
  const known = new Set(others.subarray(otherStart, otherEnd));
  const places: number[] = [];
  for (let place = start; place < end; place++) {
    if (known.has(keys[place] ?? 0)) places.push(place);
  }
  return Int32Array.from(places);
}

/** The equal items of a shortest edit; if that is too expensive, those of the part where the search came furthest. */
function pairShortest(old: Int32Array, target: Int32Array, findMiddle: FindMiddle): readonly BlockPair[] {
  const pairs: BlockPair[] = [];
  const boxes: Gap[] = [{ oldStart: 0, oldEnd: old.length, newStart: 0, newEnd: target.length }];
  for (let whole = boxes.pop(); whole !== undefined; whole = boxes.pop()) {
    const box = takeEqualEnds(old, target, whole, pairs);
    if (box.oldStart === box.oldEnd || box.newStart === box.newEnd) continue;
    const found = findMiddle(old, target, box);
    if (found.kind === 'tooFar') {
      boxes.push({ ...box, oldStart: found.oldReached, newStart: found.newReached });
      boxes.push({ ...box, oldEnd: found.oldReached, newEnd: found.newReached });
    } else {
      const { oldStart, newStart, length } = found;
      for (let offset = 0; offset < length; offset++)
        pairs.push({ old: oldStart + offset, new: newStart + offset });
      boxes.push({ ...box, oldEnd: oldStart, newEnd: newStart });
      boxes.push({ ...box, oldStart: oldStart + length, newStart: newStart + length });
    }
  }
  return pairs.sort((one, other) => one.old - other.old);
}

/** Each old block takes the next equal new one. Leaves no equal blocks unpaired when the search was cut short. */
function pairFirstCome(oldKeys: Int32Array, newKeys: Int32Array, gap: Gap): readonly BlockPair[] {
  if (gap.oldStart === gap.oldEnd || gap.newStart === gap.newEnd) return [];
  /** By key, the remaining places in NEW, the nearest last. */
  const ahead = new Map<number, number[]>();
  for (let place = gap.newEnd - 1; place >= gap.newStart; place--) {
    const key = newKeys[place] ?? 0;
    const places = ahead.get(key);
    if (places === undefined) ahead.set(key, [place]);
    else places.push(place);
  }
  const pairs: BlockPair[] = [];
  let newNext = gap.newStart;
  for (let place = gap.oldStart; place < gap.oldEnd; place++) {
    const places = ahead.get(oldKeys[place] ?? 0) ?? [];
    let next = places.pop();
    while (next !== undefined && next < newNext) next = places.pop();
    if (next === undefined) continue;
    pairs.push({ old: place, new: next });
    newNext = next + 1;
  }
  return pairs;
}

/** The pairs and, between them, those that `pairRest` finds. */
function joinInOrder(gap: Gap, pairs: readonly BlockPair[], pairRest: PairEqualBlocks): readonly BlockPair[] {
  const joined: BlockPair[] = [];
  for (const [index, rest] of gapsBetween(gap, pairs).entries()) {
    for (const pair of pairRest(rest)) joined.push(pair);
    const next = pairs[index];
    if (next !== undefined) joined.push(next);
  }
  return joined;
}
