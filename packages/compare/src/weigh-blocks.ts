/** Likeness of two blocks by the pairs of neighbouring tokens they share, and the best pairing of a small gap by it. */
import type { BlockPair, Gap } from './block-pair.ts';
import type { CompareLimits } from './limits.ts';
import type { SideBlocks } from './side-blocks.ts';

export interface Likeness {
  /** From 0 to 1; 0 across zones. */
  of(old: number, target: number): number;
  areAlike(old: number, target: number): boolean;
}

/** A clause of which about a third still stands is an edited clause; below that, readers see a deletion and an insertion. */
const ALIKE_FROM = 0.35;

export function createWeigher(old: SideBlocks, target: SideBlocks): Likeness {
  const oldProfiles: Int32Array[] = [];
  const newProfiles: Int32Array[] = [];
  const of = (oldIndex: number, newIndex: number): number => {
    if (old.keys[oldIndex] === target.keys[newIndex]) return 1;
    if (old.zones[oldIndex] !== target.zones[newIndex]) return 0;
    oldProfiles[oldIndex] ??= profileOf(old, oldIndex);
    newProfiles[newIndex] ??= profileOf(target, newIndex);
    return dice(oldProfiles[oldIndex], newProfiles[newIndex]);
  };
  return { of, areAlike: (oldIndex, newIndex) => of(oldIndex, newIndex) >= ALIKE_FROM };
}

/** Whether the best pairing of the gap can be afforded. */
export function isWeighable(old: SideBlocks, target: SideBlocks, gap: Gap, limits: CompareLimits): boolean {
  const places = (gap.oldEnd - gap.oldStart) * (gap.newEnd - gap.newStart);
  if (places > limits.gapPlaces) return false;
  if (places <= limits.gapPairs) return true;
  const oldKeys = new Set(old.keys.subarray(gap.oldStart, gap.oldEnd));
  const newKeys = new Set(target.keys.subarray(gap.newStart, gap.newEnd));
  return oldKeys.size * newKeys.size <= limits.gapPairs;
}

/** The pairing of a gap with the greatest likeness in all, then the short leftovers that stand in the same place. */
export function pairByLikeness(
  old: SideBlocks,
  target: SideBlocks,
  gap: Gap,
  likeness: Likeness,
): readonly BlockPair[] {
  const alike = bestPairing(gap, weighOnce(old, target, gap, likeness));
  const leftovers: BlockPair[] = [];
  let { oldStart, newStart } = gap;
  for (const next of [...alike, { old: gap.oldEnd, new: gap.newEnd }]) {
    leftovers.push(...pairByPlace(old, target, { oldStart, oldEnd: next.old, newStart, newEnd: next.new }));
    oldStart = next.old + 1;
    newStart = next.new + 1;
  }
  return [...alike, ...leftovers];
}

type Weigh = (old: number, target: number) => number;

/** Of blocks that fit equally well, the one that kept its number is meant. Too little to outweigh a single word. */
const SAME_NUMBER_BONUS = 1e-9;

/** Likeness within a gap, counted once for equal blocks however often they are repeated. */
function weighOnce(old: SideBlocks, target: SideBlocks, gap: Gap, likeness: Likeness): Weigh {
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

/** Longest-common-subsequence table with likeness instead of equality. */
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

/** A title, a party's name or a table figure can change wholly and still be the same item; a long paragraph cannot. */
const SHORT_BLOCK_CHARACTERS = 30;

function pairByPlace(old: SideBlocks, target: SideBlocks, gap: Gap): readonly BlockPair[] {
  const count = gap.oldEnd - gap.oldStart;
  if (count !== gap.newEnd - gap.newStart) return [];
  const pairs = Array.from({ length: count }, (_, offset) => ({
    old: gap.oldStart + offset,
    new: gap.newStart + offset,
  }));
  return pairs.every((pair) => isSamePlace(old, target, pair)) ? pairs : [];
}

function isSamePlace(old: SideBlocks, target: SideBlocks, pair: BlockPair): boolean {
  const one = old.blocks[pair.old];
  const other = target.blocks[pair.new];
  if (one === undefined || other === undefined || one.type !== other.type) return false;
  if (one.cell !== undefined && other.cell !== undefined) return one.cell.column === other.cell.column;
  return Math.max(one.end - one.start, other.end - other.start) <= SHORT_BLOCK_CHARACTERS;
}

/** Sorted hashes of neighbouring tokens, with a mark before the first so that one-token blocks have a profile too. */
function profileOf(side: SideBlocks, block: number): Int32Array {
  const body = side.bodies[block] ?? { start: 0, end: 0 };
  const profile = new Int32Array(body.end - body.start);
  let previous = 0;
  for (let index = body.start; index < body.end; index++) {
    const id = side.tokens.ids[index] ?? 0;
    profile[index - body.start] = (Math.imul(previous, 0x9e3779b1) + id) | 0;
    previous = id;
  }
  return profile.sort();
}

function dice(one: Int32Array, other: Int32Array): number {
  if (one.length === 0 || other.length === 0) return 0;
  let shared = 0;
  for (let left = 0, right = 0; left < one.length && right < other.length; ) {
    const difference = (one[left] ?? 0) - (other[right] ?? 0);
    if (difference === 0) shared++;
    if (difference <= 0) left++;
    if (difference >= 0) right++;
  }
  return (2 * shared) / (one.length + other.length);
}
