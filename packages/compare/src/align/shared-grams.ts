/**
 * In: token ranges of two texts and an n-gram length. Out: the n-grams that occur exactly once on each side:
 * evidence of correspondence without a search. Linear time and memory in the number of tokens. In long texts
 * only some n-grams are used, chosen by their content, so that both sides choose the same ones. Promise: the
 * tokens of each returned pair are really equal (hash collisions are excluded), ordered by the first text.
 */

export interface TokenRange {
  readonly start: number;
  readonly end: number;
}

export interface SharedGrams {
  /** Token indices, same length; entry n of one corresponds to entry n of the other. */
  readonly first: readonly number[];
  readonly second: readonly number[];
}

const HASH_BASE = 0x01000193;

/** From this many tokens on, one n-gram in four is enough, and the table fits the processor's cache better. */
const SAMPLING_FROM_TOKENS = 8192;
const SAMPLING_MASK = 3;
/** Above this share of used slots an open addressing table gets slow. */
const MAXIMUM_LOAD = 0.8;

const ABSENT = -1;
const REPEATED = -2;

export function findSharedGrams(
  first: Int32Array,
  firstRanges: readonly TokenRange[],
  second: Int32Array,
  secondRanges: readonly TokenRange[],
  length: number,
): SharedGrams {
  const gramCount = countGrams(firstRanges, length);
  const mask = gramCount < SAMPLING_FROM_TOKENS ? 0 : SAMPLING_MASK;
  const table = createTable(gramCount / (mask + 1));
  const slots: number[] = [];
  forEachGram(first, firstRanges, length, (hash, position) => {
    if ((mixed(hash) & mask) !== 0) return;
    const slot = findSlot(table, hash);
    if (table.first[slot] === ABSENT) {
      // A table without a free slot would be searched forever; n-grams that do not fit are dropped.
      if (slots.length >= table.capacity) return;
      table.hashes[slot] = hash;
      table.first[slot] = position;
      slots.push(slot);
    } else {
      table.first[slot] = REPEATED;
    }
  });
  forEachGram(second, secondRanges, length, (hash, position) => {
    if ((mixed(hash) & mask) !== 0) return;
    const slot = findSlot(table, hash);
    if (table.first[slot] === ABSENT) return;
    table.second[slot] = table.second[slot] === ABSENT ? position : REPEATED;
  });
  const pairs = { first: [] as number[], second: [] as number[] };
  for (const slot of slots) {
    const one = table.first[slot] ?? ABSENT;
    const other = table.second[slot] ?? ABSENT;
    if (one < 0 || other < 0 || !areEqual(first, one, second, other, length)) continue;
    pairs.first.push(one);
    pairs.second.push(other);
  }
  return pairs;
}

interface GramTable {
  readonly mask: number;
  readonly capacity: number;
  readonly hashes: Int32Array;
  readonly first: Int32Array;
  readonly second: Int32Array;
}

function createTable(gramCount: number): GramTable {
  let size = 16;
  while (size < gramCount * 2) size *= 2;
  return {
    mask: size - 1,
    capacity: size * MAXIMUM_LOAD,
    hashes: new Int32Array(size),
    first: new Int32Array(size).fill(ABSENT),
    second: new Int32Array(size).fill(ABSENT),
  };
}

/** Open addressing: the slot that contains the hash, or the free slot for it. */
function findSlot(table: GramTable, hash: number): number {
  let slot = (mixed(hash) >>> 3) & table.mask;
  while (table.first[slot] !== ABSENT && table.hashes[slot] !== hash) slot = (slot + 1) & table.mask;
  return slot;
}

/** Mixes the bits: the low bits of a rolling hash are weak. */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return half ^ (half >>> 13);
}

function countGrams(ranges: readonly TokenRange[], length: number): number {
  let count = 0;
  for (const range of ranges) count += Math.max(0, range.end - range.start - length + 1);
  return count;
}

function forEachGram(
  tokens: Int32Array,
  ranges: readonly TokenRange[],
  length: number,
  visit: (hash: number, position: number) => void,
): void {
  let leaving = 1;
  for (let count = 1; count < length; count++) leaving = Math.imul(leaving, HASH_BASE);
  for (const { start, end } of ranges) {
    if (end - start < length) continue;
    let hash = 0;
    for (let index = start; index < end; index++) {
      if (index - start >= length) hash = (hash - Math.imul(tokens[index - length] ?? 0, leaving)) | 0;
      hash = (Math.imul(hash, HASH_BASE) + (tokens[index] ?? 0)) | 0;
      if (index - start >= length - 1) visit(hash, index - length + 1);
    }
  }
}

function areEqual(
  first: Int32Array,
  one: number,
  second: Int32Array,
  other: number,
  length: number,
): boolean {
  for (let offset = 0; offset < length; offset++) {
    if (first[one + offset] !== second[other + offset]) return false;
  }
  return true;
}
