/**
 * The last steps of matching: pieces too short or too common to be anchors, and characters that look
 * different on the page.
 */
import type { Matching } from './matching.ts';

/**
 * Each unmatched piece of a native block is searched as a whole in the rest of the pages, nearest to its
 * neighbours: for example table cells, whose 1 or 是 occurs a hundred times.
 */
export function matchLeftPieces(matching: Matching): void {
  const { native, partners } = matching;
  const places = placesOfStarts(matching);
  let expected = 0;
  for (let start = 0; start < partners.length; ) {
    const partner = partners[start] ?? -1;
    if (partner >= 0) {
      expected = partner + 1;
      start++;
      continue;
    }
    let end = start + 1;
    while (end < partners.length && partners[end] === -1 && native.blocks[end] === native.blocks[start])
      end++;
    const found = nearestPlace(matching, places, start, end, expected);
    if (found >= 0) expected = take(matching, start, end, found);
    start = end;
  }
}

/**
 * The longest passage whose characters are paired although they differ: a bullet in a symbol font, a number
 * from a field.
 */
const MAX_REPLACED = 3;

/** Text of equal length between the same two neighbours on both sides is the same text drawn differently. */
export function pairReplaced(matching: Matching): void {
  const { native, rendered, partners, isTaken } = matching;
  for (let start = 0; start < partners.length; start++) {
    if (partners[start] !== -1) continue;
    let end = start + 1;
    while (end < partners.length && partners[end] === -1) end++;
    const length = end - start;
    const to = start === 0 ? 0 : (partners[start - 1] ?? -1) + 1;
    const after = end === partners.length ? rendered.codes.length : (partners[end] ?? -1);
    if (length <= MAX_REPLACED && length < partners.length) {
      if (after - to === length) {
        for (let index = 0; index < length && isTaken[to + index] === 0; index++) {
          partners[start + index] = to + index;
          isTaken[to + index] = 1;
        }
      } else if (after === to && isLigature(matching, start, end)) {
        partners.fill(start === 0 || native.codes[start - 1] !== LETTER_F ? after : to - 1, start, end);
      }
    }
    start = end;
  }
}

const LETTER_F = 'f'.charCodeAt(0);

/** Letters that fonts join with an f; only the f is read back. */
const joinsLetterF = new Set(Array.from('fijlt', (letter) => letter.charCodeAt(0)));

function isLigature({ native }: Matching, start: number, end: number): boolean {
  const isBesideF = (start > 0 && native.codes[start - 1] === LETTER_F) || native.codes[end] === LETTER_F;
  return isBesideF && native.codes.subarray(start, end).every((code) => joinsLetterF.has(code));
}

/** The positions of each code in the rest of the pages, in order. */
function placesOfStarts({ rendered, isTaken }: Matching): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  for (let index = 0; index < isTaken.length; index++) {
    if (isTaken[index] !== 0) continue;
    const code = rendered.codes[index] ?? 0;
    const known = places.get(code);
    if (known === undefined) places.set(code, [index]);
    else known.push(index);
  }
  return places;
}

/** Single characters match by chance: they count only near their neighbours (about a page). */
const SHORT_PIECE = 3;
const NEAR = 1500;

/** A very frequent code is not tried everywhere. */
const MAX_TRIES = 200;

function nearestPlace(
  matching: Matching,
  places: ReadonlyMap<number, readonly number[]>,
  start: number,
  end: number,
  expected: number,
): number {
  const candidates = places.get(matching.native.codes[start] ?? 0) ?? [];
  const reach = end - start <= SHORT_PIECE ? NEAR : Number.POSITIVE_INFINITY;
  let high = firstAtLeast(candidates, expected);
  let low = high - 1;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const above = candidates[high] ?? Number.POSITIVE_INFINITY;
    const below = candidates[low] ?? Number.NEGATIVE_INFINITY;
    const isAbove = above - expected <= expected - below;
    const place = isAbove ? above : below;
    if (!Number.isFinite(place) || Math.abs(place - expected) > reach) return -1;
    if (isFreeAndSame(matching, start, end, place)) return place;
    if (isAbove) high++;
    else low--;
  }
  return -1;
}

function isFreeAndSame(
  { native, rendered, isTaken }: Matching,
  start: number,
  end: number,
  place: number,
): boolean {
  if (place + end - start > rendered.codes.length) return false;
  for (let index = 0; index < end - start; index++) {
    if (isTaken[place + index] !== 0 || rendered.codes[place + index] !== native.codes[start + index])
      return false;
  }
  return true;
}

function take({ partners, isTaken }: Matching, start: number, end: number, place: number): number {
  for (let index = 0; index < end - start; index++) {
    partners[start + index] = place + index;
    isTaken[place + index] = 1;
  }
  return place + end - start;
}

function firstAtLeast(values: readonly number[], limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
