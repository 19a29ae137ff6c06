/**
 * Seeds of the alignment. In: two token sequences. Out: longest runs of equal tokens, sorted by position.
 * Promise: every n-gram of SEED_SIZE tokens that is in both texts is inside a run, for each of its positions
 * in either text. Time and memory are linear: an n-gram that is frequent on both sides is paired in order
 * instead of all with all, which still pairs a text with itself and each repetition with one on the other
 * side.
 */
import { gramHashes } from '../fingerprints/fingerprints.ts';

export interface Match {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/**
 * Short, because every sixth character may have been changed; chance hits are removed by looking at their
 * neighbours.
 */
export const SEED_SIZE = 5;
/** Positions of an n-gram on one side times positions on the other; above this they are paired in order only. */
const MOST_PAIRS = 24;

export function findMatches(a: Int32Array, b: Int32Array): readonly Match[] {
  const keys = seedKeys(a, b);
  keys.sort();
  const stride = a.length + 1;
  const matches: Match[] = [];
  let lastDiagonal = -1;
  let lastEnd = 0;
  for (const key of keys) {
    const diagonal = Math.floor(key / stride);
    const start = key - diagonal * stride;
    if (diagonal !== lastDiagonal) lastEnd = 0;
    if (diagonal === lastDiagonal && start < lastEnd) continue;
    const match = grow(a, b, start, start + diagonal - a.length, lastEnd);
    lastDiagonal = diagonal;
    lastEnd = match.a + match.length;
    if (match.length >= SEED_SIZE) matches.push(match);
  }
  return matches.sort((one, other) => one.a - other.a || one.b - other.b);
}

/** Positions of the n-grams of one text: those of n-gram g are `places[from[g]]` … `places[from[g + 1] - 1]`. */
interface Occurrences {
  readonly from: Uint32Array;
  readonly places: Uint32Array;
}

/** One number for each pair of equal n-grams: by diagonal, then by position in `a`. */
function seedKeys(a: Int32Array, b: Int32Array): Float64Array {
  const ids = new Map<number, number>();
  const gramsOfA = numberGrams(gramHashes(a, SEED_SIZE), ids);
  const shared = ids.size;
  const gramsOfB = numberGrams(gramHashes(b, SEED_SIZE), ids);
  const inA = occurrencesOf(gramsOfA, shared);
  const inB = occurrencesOf(gramsOfB, shared);
  const keys: number[] = [];
  const stride = a.length + 1;
  for (let gram = 0; gram < shared; gram++) {
    const startA = inA.from[gram] ?? 0;
    const startB = inB.from[gram] ?? 0;
    const countA = (inA.from[gram + 1] ?? 0) - startA;
    const countB = (inB.from[gram + 1] ?? 0) - startB;
    if (countB === 0) continue;
    pairPlaces(countA, countB, (indexA, indexB) => {
      const placeA = inA.places[startA + indexA] ?? 0;
      const placeB = inB.places[startB + indexB] ?? 0;
      keys.push((placeB - placeA + a.length) * stride + placeA);
    });
  }
  return Float64Array.from(keys);
}

function pairPlaces(countA: number, countB: number, pair: (a: number, b: number) => void): void {
  if (countA * countB <= MOST_PAIRS) {
    for (let a = 0; a < countA; a++) for (let b = 0; b < countB; b++) pair(a, b);
    return;
  }
  const longer = Math.max(countA, countB);
  for (let index = 0; index < longer; index++) pair(Math.min(index, countA - 1), Math.min(index, countB - 1));
}

function numberGrams(hashes: Int32Array, ids: Map<number, number>): Uint32Array {
  const grams = new Uint32Array(hashes.length);
  for (let index = 0; index < hashes.length; index++) {
    const hash = hashes[index] ?? 0;
    let id = ids.get(hash);
    if (id === undefined) {
      id = ids.size;
      ids.set(hash, id);
    }
    grams[index] = id;
  }
  return grams;
}

/** Of the first `count` n-grams; the others are in one text only. */
function occurrencesOf(grams: Uint32Array, count: number): Occurrences {
  const from = new Uint32Array(count + 1);
  for (const gram of grams) if (gram < count) from[gram + 1] = (from[gram + 1] ?? 0) + 1;
  for (let gram = 0; gram < count; gram++) from[gram + 1] = (from[gram + 1] ?? 0) + (from[gram] ?? 0);
  const next = from.slice();
  const places = new Uint32Array(from[count] ?? 0);
  for (let place = 0; place < grams.length; place++) {
    const gram = grams[place] ?? 0;
    if (gram >= count) continue;
    const at = next[gram] ?? 0;
    places[at] = place;
    next[gram] = at + 1;
  }
  return { from, places };
}

/**
 * The longest run of equal tokens through a pair of positions. Compares the tokens themselves, because equal
 * hashes prove nothing.
 */
function grow(a: Int32Array, b: Int32Array, startA: number, startB: number, floor: number): Match {
  let back = 0;
  while (startA - back > floor && startB - back > 0 && a[startA - back - 1] === b[startB - back - 1]) back++;
  let length = 0;
  while (
    startA + length < a.length &&
    startB + length < b.length &&
    a[startA + length] === b[startB + length]
  )
    length++;
  if (length === 0) return { a: startA, b: startB, length: 0 };
  return { a: startA - back, b: startB - back, length: length + back };
}
