/**
 * The similarity of two blocks by their shared pairs of neighbouring tokens, and the best pairing of a small
 * gap by similarity.
 */
import { append } from '@wenjian/document';
import type { CompareLimits } from '../limits.ts';
import type { SideUnits } from '../prepare/side-units.ts';
import type { BlockPair, Gap } from './block-pair.ts';
import { picturesAlike } from './picture-print.ts';

export interface Likeness {
  /** From 0 to 1; 0 across zones. */
  of(old: number, target: number): number;
  areAlike(old: number, target: number): boolean;
  /**
   * How much of one unit is in the units `from` to `to` (exclusive) of the other side, and the reverse; like
   * `of`.
   */
  ofRange(old: UnitRange, target: UnitRange): number;
  /** The share of a unit that is contained in a unit of the other side. */
  containedInNew(old: number, target: number): number;
  containedInOld(target: number, old: number): number;
}

/** Unit indices, `end` exclusive. */
export interface UnitRange {
  readonly start: number;
  readonly end: number;
}

/** Units with a single equal unit elsewhere: they are never treated as edited versions of another unit. */
export interface Reserved {
  readonly old: ReadonlySet<number>;
  readonly new: ReadonlySet<number>;
}

/**
 * A clause with about a third of its text unchanged is an edited clause; below that, readers see a deletion
 * and an insertion.
 */
const ALIKE_FROM = 0.35;

export function createWeigher(
  old: SideUnits,
  target: SideUnits,
  reserved: Reserved,
  onSteps?: (count: number) => void,
): Likeness {
  const oldProfile = profiler(old);
  const newProfile = profiler(target);
  const of = (oldIndex: number, newIndex: number): number => {
    if (old.keys[oldIndex] === target.keys[newIndex]) return 1;
    if (old.units[oldIndex]?.zone !== target.units[newIndex]?.zone) return 0;
    if (reserved.old.has(oldIndex) || reserved.new.has(newIndex)) return 0;
    const looks = picturesAlike(pictureOf(old, oldIndex), pictureOf(target, newIndex));
    if (looks !== null) return looks;
    const [one, other] = [oldProfile(oldIndex), newProfile(newIndex)];
    onSteps?.(one.length + other.length);
    return dice(one, other);
  };
  return {
    of,
    areAlike: (oldIndex, newIndex) => of(oldIndex, newIndex) >= ALIKE_FROM,
    ofRange: (oldRange, newRange) =>
      dice(joinProfiles(oldProfile, oldRange), joinProfiles(newProfile, newRange)),
    containedInNew: (oldIndex, newIndex) => contained(oldProfile(oldIndex), newProfile(newIndex)),
    containedInOld: (newIndex, oldIndex) => contained(newProfile(newIndex), oldProfile(oldIndex)),
  };
}

function pictureOf(side: SideUnits, index: number) {
  return side.blocks[side.units[index]?.blockStart ?? 0]?.picture;
}

type Profile = (unit: number) => Int32Array;

function profiler(side: SideUnits): Profile {
  const known: Int32Array[] = [];
  return (unit) => {
    known[unit] ??= profileOf(side, unit);
    return known[unit];
  };
}

function joinProfiles(profile: Profile, { start, end }: UnitRange): Int32Array {
  if (end - start === 1) return profile(start);
  const parts = Array.from({ length: end - start }, (_, offset) => profile(start + offset));
  const joined = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined.sort();
}

/** Whether the gap is small enough to compute the best pairing. */
export function isWeighable(old: SideUnits, target: SideUnits, gap: Gap, limits: CompareLimits): boolean {
  const places = (gap.oldEnd - gap.oldStart) * (gap.newEnd - gap.newStart);
  if (places > limits.gapPlaces) return false;
  if (places <= limits.gapPairs) return true;
  const oldKeys = new Set(old.keys.subarray(gap.oldStart, gap.oldEnd));
  const newKeys = new Set(target.keys.subarray(gap.newStart, gap.newEnd));
  return oldKeys.size * newKeys.size <= limits.gapPairs;
}

/** The pairing of a gap with the greatest total similarity, then the short leftovers in the same place. */
export function pairByLikeness(
  old: SideUnits,
  target: SideUnits,
  gap: Gap,
  likeness: Likeness,
  reserved: Reserved,
): readonly BlockPair[] {
  const alike = bestPairing(gap, weighOnce(old, target, gap, likeness));
  const leftovers: BlockPair[] = [];
  let { oldStart, newStart } = gap;
  for (const next of [...alike, { old: gap.oldEnd, new: gap.newEnd }]) {
    const rest = { oldStart, oldEnd: next.old, newStart, newEnd: next.new };
    append(leftovers, pairByPlace(old, target, rest, reserved));
    oldStart = next.old + 1;
    newStart = next.new + 1;
  }
  return [...alike, ...leftovers];
}

type Weigh = (old: number, target: number) => number;

/** Of equally similar blocks, the one that kept its number is chosen. Too small to outweigh a single word. */
const SAME_NUMBER_BONUS = 1e-9;

/** Similarity within a gap, computed once for equal blocks however often they are repeated. */
function weighOnce(old: SideUnits, target: SideUnits, gap: Gap, likeness: Likeness): Weigh {
  const rows = rankKeys(old.keys, gap.oldStart, gap.oldEnd);
  const columns = rankKeys(target.keys, gap.newStart, gap.newEnd);
  const known = new Float64Array(rows.count * columns.count).fill(-1);
  return (oldIndex, newIndex) => {
    const place =
      (rows.ranks[oldIndex - gap.oldStart] ?? 0) * columns.count +
      (columns.ranks[newIndex - gap.newStart] ?? 0);
    let value = known[place] ?? -1;
    if (value < 0) {
      value = likeness.of(oldIndex, newIndex);
      known[place] = value;
    }
    return old.wholeKeys[oldIndex] === target.wholeKeys[newIndex] ? value + SAME_NUMBER_BONUS : value;
  };
}

/** For each block of a range the rank of its key among the different keys of the range. */
function rankKeys(keys: Int32Array, start: number, end: number): { ranks: Int32Array; count: number } {
  const known = new Map<number, number>();
  const ranks = new Int32Array(end - start);
  for (let index = start; index < end; index++) {
    const key = keys[index] ?? 0;
    const rank = known.get(key) ?? known.size;
    known.set(key, rank);
    ranks[index - start] = rank;
  }
  return { ranks, count: known.size };
}

/** Longest-common-subsequence table with similarity instead of equality. */
function bestPairing(gap: Gap, weigh: Weigh): readonly BlockPair[] {
  const rows = gap.oldEnd - gap.oldStart;
  const columns = gap.newEnd - gap.newStart;
  const width = columns + 1;
  const best = new Float64Array((rows + 1) * width);
  const weight = new Float64Array(rows * columns);
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const value = weigh(gap.oldStart + row, gap.newStart + column);
      const paired = value < ALIKE_FROM ? 0 : value + (best[(row + 1) * width + column + 1] ?? 0);
      weight[row * columns + column] = paired;
      best[row * width + column] = Math.max(
        paired,
        best[(row + 1) * width + column] ?? 0,
        best[row * width + column + 1] ?? 0,
      );
    }
  }
  const pairs: BlockPair[] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const here = best[row * width + column] ?? 0;
    if (here === 0) break;
    if (here === weight[row * columns + column]) {
      pairs.push({ old: gap.oldStart + row++, new: gap.newStart + column++ });
    } else if (here === best[(row + 1) * width + column]) row++;
    else column++;
  }
  return pairs;
}

/**
 * A title, a party's name or a table figure can change completely and still be the same item; a long
 * paragraph cannot.
 */
const SHORT_BLOCK_CHARACTERS = 30;

function pairByPlace(old: SideUnits, target: SideUnits, gap: Gap, reserved: Reserved): readonly BlockPair[] {
  const count = gap.oldEnd - gap.oldStart;
  if (count !== gap.newEnd - gap.newStart) return [];
  const pairs = Array.from({ length: count }, (_, offset) => ({
    old: gap.oldStart + offset,
    new: gap.newStart + offset,
  }));
  const isFree = (pair: BlockPair) => !reserved.old.has(pair.old) && !reserved.new.has(pair.new);
  return pairs.every((pair) => isFree(pair) && isSamePlace(old, target, pair)) ? pairs : [];
}

function isSamePlace(old: SideUnits, target: SideUnits, pair: BlockPair): boolean {
  const one = old.units[pair.old];
  const other = target.units[pair.new];
  if (one === undefined || other === undefined || one.type !== other.type) return false;
  // A row whose figures all changed is still the same row if it has the same number of cells.
  if (one.type === 'tableCell') return one.blockEnd - one.blockStart === other.blockEnd - other.blockStart;
  return Math.max(one.end - one.start, other.end - other.start) <= SHORT_BLOCK_CHARACTERS;
}

/**
 * Sorted hashes of neighbouring token pairs, with a mark before the first token so that one-token blocks have
 * a profile too; in a table row before the first token of each cell, so that a cell counts the same whatever
 * is beside it.
 */
function profileOf(side: SideUnits, index: number): Int32Array {
  const body = side.bodies[index] ?? { start: 0, end: 0 };
  const profile = new Int32Array(body.end - body.start);
  let block = side.units[index]?.blockStart ?? 0;
  let previous = 0;
  let count = 0;
  for (let token = body.start; token < body.end; token++) {
    while ((side.tokens.blockStarts[block + 1] ?? Number.POSITIVE_INFINITY) <= token) {
      block++;
      previous = 0;
    }
    const id = side.tokens.ids[token] ?? 0;
    if (id === previous && leaders.has(id)) continue;
    profile[count++] = (Math.imul(previous, 0x9e3779b1) + id) | 0;
    previous = id;
  }
  return profile.subarray(0, count).sort();
}

/** However long the dots are between a heading and its page, they make two lines neither alike nor different. */
const leaders: ReadonlySet<number> = new Set(Array.from('.…·_-—．⋯', (sign) => sign.charCodeAt(0)));

function dice(one: Int32Array, other: Int32Array): number {
  if (one.length === 0 || other.length === 0) return 0;
  return (2 * sharedCount(one, other)) / (one.length + other.length);
}

/** The first entry of a piece has no counterpart inside a longer text, because something else precedes it there. */
function contained(piece: Int32Array, whole: Int32Array): number {
  return piece.length < 2 ? 0 : Math.min(1, sharedCount(piece, whole) / (piece.length - 1));
}

function sharedCount(one: Int32Array, other: Int32Array): number {
  let shared = 0;
  for (let left = 0, right = 0; left < one.length && right < other.length; ) {
    const difference = (one[left] ?? 0) - (other[right] ?? 0);
    if (difference === 0) shared++;
    if (difference <= 0) left++;
    if (difference >= 0) right++;
  }
  return shared;
}
