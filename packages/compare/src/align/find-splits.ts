/**
 * In: the pairs of units. Out: groups, in which one unit may be paired with several that it was split into or
 * merged from. Promise: groups ascend on both sides and contain every pair; each has one unit on at least one
 * side.
 */

import type { CompareLimits } from '../limits.ts';
import type { SideUnits } from '../prepare/side-units.ts';
import { type BlockPair, type Gap, gapsBetween } from './block-pair.ts';
import type { Likeness } from './weigh-blocks.ts';

/** Unit indices, ends exclusive. */
export type UnitGroup = Gap;

/**
 * A part keeps most of its text when a paragraph is split; in a short part a single edited word weighs much,
 * so half is enough.
 */
const CONTAINED_FROM = 0.5;

/** All parts together must be at least this similar to the whole. */
const SPLIT_ALIKE_FROM = 0.6;

/** Shorter parts occur in other text by chance. */
const PART_MINIMUM_TOKENS = 4;

export function findSplits(
  old: SideUnits,
  target: SideUnits,
  pairs: readonly BlockPair[],
  likeness: Likeness,
  limits: CompareLimits,
): readonly UnitGroup[] {
  const whole = { oldStart: 0, oldEnd: old.units.length, newStart: 0, newEnd: target.units.length };
  const run: Run = { old, target, likeness, limits, groups: [] };
  for (const [index, gap] of gapsBetween(whole, pairs).entries()) {
    const last = run.groups.at(-1);
    const next = pairs[index];
    const following = next === undefined ? undefined : groupOf(next);
    const rest = extend(run, gap, last, following);
    findFreeSplits(run, rest.gap);
    if (rest.following !== undefined) run.groups.push(rest.following);
  }
  return run.groups;
}

export interface GrowContext {
  readonly old: SideUnits;
  readonly target: SideUnits;
  readonly likeness: Likeness;
}

interface Run extends GrowContext {
  readonly limits: CompareLimits;
  readonly groups: UnitGroup[];
}

/** One unit paired with one. */
export function groupOf(pair: BlockPair): UnitGroup {
  return { oldStart: pair.old, oldEnd: pair.old + 1, newStart: pair.new, newEnd: pair.new + 1 };
}

/** Lets the groups around a gap take over its units that belong to them. */
function extend(run: Run, gap: Gap, last: UnitGroup | undefined, following: UnitGroup | undefined) {
  let rest = gap;
  let next = following;
  if (rest.newStart < rest.newEnd || rest.oldStart < rest.oldEnd) {
    if (last !== undefined) {
      const grown = grow(run, last, rest, 1);
      run.groups[run.groups.length - 1] = grown;
      rest = { ...rest, oldStart: grown.oldEnd, newStart: grown.newEnd };
    }
    if (next !== undefined) {
      next = grow(run, next, rest, -1);
      rest = { ...rest, oldEnd: next.oldStart, newEnd: next.newStart };
    }
  }
  return { gap: rest, following: next };
}

/**
 * Adds the gap's units that belong to the group on one side of it. In one direction only: a split group is
 * not merged as well.
 */
export function grow(run: GrowContext, group: UnitGroup, gap: Gap, direction: 1 | -1): UnitGroup {
  if (isEqual(run, group)) return group;
  const canSplit = group.oldEnd - group.oldStart === 1;
  const split = canSplit ? growNew(run, group, gap, direction) : group;
  if (split !== group && isBetter(run, split, group)) return split;
  const canMerge = group.newEnd - group.newStart === 1;
  const merged = canMerge ? growOld(run, group, gap, direction) : group;
  return merged !== group && isBetter(run, merged, group) ? merged : group;
}

function isEqual({ old, target }: GrowContext, group: UnitGroup): boolean {
  return isSingle(group) && old.keys[group.oldStart] === target.keys[group.newStart];
}

function isSingle(group: UnitGroup): boolean {
  return group.oldEnd - group.oldStart === 1 && group.newEnd - group.newStart === 1;
}

function growNew(run: GrowContext, group: UnitGroup, gap: Gap, direction: 1 | -1): UnitGroup {
  const isPart = (index: number) => isPartOfOld(run, index, group.oldStart);
  if (direction === 1) {
    const newEnd = reach(run.target, isPart, group.newEnd, gap.newEnd, 1);
    return newEnd === group.newEnd ? group : { ...group, newEnd };
  }
  const newStart = reach(run.target, isPart, group.newStart - 1, gap.newStart - 1, -1) + 1;
  return newStart === group.newStart ? group : { ...group, newStart };
}

function growOld(run: GrowContext, group: UnitGroup, gap: Gap, direction: 1 | -1): UnitGroup {
  const isPart = (index: number) => isPartOfNew(run, index, group.newStart);
  if (direction === 1) {
    const oldEnd = reach(run.old, isPart, group.oldEnd, gap.oldEnd, 1);
    return oldEnd === group.oldEnd ? group : { ...group, oldEnd };
  }
  const oldStart = reach(run.old, isPart, group.oldStart - 1, gap.oldStart - 1, -1) + 1;
  return oldStart === group.oldStart ? group : { ...group, oldStart };
}

/**
 * How far parts follow each other from `from` towards `limit` (exclusive); empty units between two parts are
 * included.
 */
function reach(
  side: SideUnits,
  isPart: (index: number) => boolean,
  from: number,
  limit: number,
  direction: 1 | -1,
): number {
  let reached = from;
  for (let index = from; index !== limit; index += direction) {
    const unit = side.units[index];
    if (unit === undefined) break;
    if (unit.start === unit.end) continue;
    if (!isPart(index)) break;
    reached = index + direction;
  }
  return reached;
}

function isPartOfOld({ old, target, likeness }: GrowContext, part: number, whole: number): boolean {
  return mayBePart(target, part, old, whole) && likeness.containedInOld(part, whole) >= CONTAINED_FROM;
}

function isPartOfNew({ old, target, likeness }: GrowContext, part: number, whole: number): boolean {
  return mayBePart(old, part, target, whole) && likeness.containedInNew(part, whole) >= CONTAINED_FROM;
}

function mayBePart(side: SideUnits, part: number, other: SideUnits, whole: number): boolean {
  const one = side.units[part];
  const all = other.units[whole];
  if (one === undefined || all === undefined || one.zone !== all.zone) return false;
  // Table rows are inserted and deleted, but never split.
  if (one.type === 'tableCell' && all.type === 'tableCell') return false;
  const { start, end } = side.bodies[part] ?? { start: 0, end: 0 };
  return end - start >= PART_MINIMUM_TOKENS;
}

function isBetter({ likeness }: GrowContext, grown: UnitGroup, before: UnitGroup): boolean {
  const value = likenessOf(likeness, grown);
  return value >= SPLIT_ALIKE_FROM && value > likenessOf(likeness, before);
}

function likenessOf(likeness: Likeness, group: UnitGroup): number {
  return likeness.ofRange(
    { start: group.oldStart, end: group.oldEnd },
    { start: group.newStart, end: group.newEnd },
  );
}

/** A unit that was split into parts of which none was similar enough to be paired with it. */
function findFreeSplits(run: Run, gap: Gap): void {
  const oldCount = gap.oldEnd - gap.oldStart;
  const newCount = gap.newEnd - gap.newStart;
  if (oldCount === 0 || newCount === 0 || oldCount * newCount > run.limits.gapPairs) return;
  let newFrom = gap.newStart;
  let oldFrom = gap.oldStart;
  for (let old = gap.oldStart; old < gap.oldEnd; old++) {
    const split = findParts(run.target, newFrom, gap.newEnd, (part) => isPartOfOld(run, part, old));
    if (split === null) continue;
    const group = { oldStart: old, oldEnd: old + 1, newStart: split.start, newEnd: split.end };
    if (likenessOf(run.likeness, group) < SPLIT_ALIKE_FROM) continue;
    findFreeMerges(run, { oldStart: oldFrom, oldEnd: old, newStart: newFrom, newEnd: split.start });
    run.groups.push(group);
    newFrom = split.end;
    oldFrom = old + 1;
  }
  findFreeMerges(run, { oldStart: oldFrom, oldEnd: gap.oldEnd, newStart: newFrom, newEnd: gap.newEnd });
}

function findFreeMerges(run: Run, gap: Gap): void {
  let oldFrom = gap.oldStart;
  for (let target = gap.newStart; target < gap.newEnd; target++) {
    const merged = findParts(run.old, oldFrom, gap.oldEnd, (part) => isPartOfNew(run, part, target));
    if (merged === null) continue;
    const group = { oldStart: merged.start, oldEnd: merged.end, newStart: target, newEnd: target + 1 };
    if (likenessOf(run.likeness, group) < SPLIT_ALIKE_FROM) continue;
    run.groups.push(group);
    oldFrom = merged.end;
  }
}

/** The first run of two or more parts. */
function findParts(side: SideUnits, from: number, limit: number, isPart: (index: number) => boolean) {
  for (let start = from; start < limit; start++) {
    if (!isPart(start)) continue;
    const end = reach(side, isPart, start, limit, 1);
    const parts = side.units.slice(start, end).filter((unit) => unit.start < unit.end);
    if (parts.length > 1) return { start, end };
    start = end;
  }
  return null;
}
