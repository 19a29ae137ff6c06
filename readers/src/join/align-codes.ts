/**
 * In: two sequences of codes. Out: for each code of the first the index of its partner in the second, or -1;
 * partners ascend. Sequences that occur once on each side are anchors; the longest ascending chain of them is
 * kept; the gap between two anchors is aligned the same way with shorter anchors, and a small gap by
 * comparing everything with everything. Promise: time grows with the length, not with its square; partners
 * are equal codes.
 */
import { append } from '@wenjian/document';
import { alignSmall } from './align-small.ts';
import type { Range } from './code-range.ts';
import { longestRising } from './longest-rising.ts';

export function alignCodes(first: Int32Array, second: Int32Array): Int32Array {
  const partners = new Int32Array(first.length).fill(-1);
  const open: Gap[] = [{ a: 0, aEnd: first.length, b: 0, bEnd: second.length, anchor: 0 }];
  for (let gap = open.pop(); gap !== undefined; gap = open.pop()) {
    const rest = matchEnds(first, second, gap, partners);
    if (rest.a === rest.aEnd || rest.b === rest.bEnd) continue;
    if ((rest.aEnd - rest.a) * (rest.bEnd - rest.b) <= MAX_SMALL_AREA) {
      alignSmall(first, second, rest, partners);
      continue;
    }
    const length = anchorLengths[rest.anchor];
    if (length === undefined) {
      alignByWindows(first, second, rest, partners);
      continue;
    }
    const anchors = findAnchors(first, second, rest, length);
    if (anchors.length === 0) open.push({ ...rest, anchor: rest.anchor + 1 });
    else append(open, gapsBetween(first, second, rest, anchors, length, partners));
  }
  return partners;
}

interface Gap extends Range {
  /** Index of the anchor length to try. */
  readonly anchor: number;
}

interface Anchor {
  readonly a: number;
  readonly b: number;
}

/** Long anchors are reliable, short ones fill the gaps between them. */
const anchorLengths: readonly number[] = [24, 12, 6, 4];

/** Below this area, comparing everything with everything takes a few milliseconds. */
const MAX_SMALL_AREA = 250_000;

/**
 * Beside an anchor, equal codes are matched without a search. The ends of the whole sequences have no anchor
 * beside them.
 */
function matchEnds(first: Int32Array, second: Int32Array, gap: Gap, partners: Int32Array): Gap {
  let { a, aEnd, b, bEnd } = gap;
  if (a > 0 && b > 0) {
    while (a < aEnd && b < bEnd && first[a] === second[b]) partners[a++] = b++;
  }
  if (aEnd < first.length && bEnd < second.length) {
    while (a < aEnd && b < bEnd && first[aEnd - 1] === second[bEnd - 1]) partners[--aEnd] = --bEnd;
  }
  return { a, aEnd, b, bEnd, anchor: gap.anchor };
}

function findAnchors(
  first: Int32Array,
  second: Int32Array,
  { a, aEnd, b, bEnd }: Range,
  length: number,
): readonly Anchor[] {
  const inFirst = uniqueSequences(first, a, aEnd, length);
  const inSecond = uniqueSequences(second, b, bEnd, length);
  const pairs: Anchor[] = [];
  for (const [hash, at] of inFirst) {
    const partner = inSecond.get(hash) ?? REPEATED;
    if (at === REPEATED || partner === REPEATED) continue;
    if (isSame(first, at, second, partner, length)) pairs.push({ a: at, b: partner });
  }
  pairs.sort((one, other) => one.a - other.a);
  return longestRising(Int32Array.from(pairs, (pair) => pair.b)).flatMap((index) => pairs[index] ?? []);
}

const REPEATED = -1;
const HASH_BASE = 0x01000193;

/** Position of each sequence by its hash; REPEATED for those that occur more than once. */
function uniqueSequences(codes: Int32Array, start: number, end: number, length: number): Map<number, number> {
  const found = new Map<number, number>();
  let leading = 1;
  for (let index = 1; index < length; index++) leading = Math.imul(leading, HASH_BASE);
  let hash = 0;
  for (let index = start; index < end; index++) {
    if (index >= start + length) hash = (hash - Math.imul(codes[index - length] ?? 0, leading)) | 0;
    hash = (Math.imul(hash, HASH_BASE) + (codes[index] ?? 0)) | 0;
    if (index < start + length - 1) continue;
    found.set(hash, found.has(hash) ? REPEATED : index - length + 1);
  }
  return found;
}

function isSame(first: Int32Array, a: number, second: Int32Array, b: number, length: number): boolean {
  for (let index = 0; index < length; index++) if (first[a + index] !== second[b + index]) return false;
  return true;
}

/** Records the anchors and returns the gaps between them. */
function gapsBetween(
  first: Int32Array,
  second: Int32Array,
  range: Gap,
  anchors: readonly Anchor[],
  length: number,
  partners: Int32Array,
): readonly Gap[] {
  const gaps: Gap[] = [];
  let { a, b } = range;
  for (const anchor of anchors) {
    // Anchors overlap: only what is after the end of the last one is new.
    let [from, to] = [Math.max(anchor.a, a), Math.max(anchor.b, b)];
    if (from - anchor.a !== to - anchor.b || from >= anchor.a + length) continue;
    while (from > a && to > b && first[from - 1] === second[to - 1]) [from, to] = [from - 1, to - 1];
    gaps.push({ a, aEnd: from, b, bEnd: to, anchor: range.anchor });
    while (from < range.aEnd && to < range.bEnd && first[from] === second[to]) partners[from++] = to++;
    [a, b] = [from, to];
  }
  gaps.push({ a, aEnd: range.aEnd, b, bEnd: range.bEnd, anchor: range.anchor });
  return gaps;
}

const WINDOW = 500;
/** The end of a window is aligned again together with what follows it. */
const KEPT_SHARE = 0.7;

/** For long ranges without any anchor, such as the same sentence a thousand times. */
function alignByWindows(first: Int32Array, second: Int32Array, range: Range, partners: Int32Array): void {
  let { a, b } = range;
  while (a < range.aEnd && b < range.bEnd) {
    const aEnd = Math.min(a + WINDOW, range.aEnd);
    const bEnd = Math.min(b + WINDOW, range.bEnd);
    alignSmall(first, second, { a, aEnd, b, bEnd }, partners);
    if (aEnd === range.aEnd && bEnd === range.bEnd) return;
    const keep = Math.floor((aEnd - a) * KEPT_SHARE);
    let last = -1;
    for (let index = a; index < aEnd; index++) {
      if (index >= a + keep) partners[index] = -1;
      else if ((partners[index] ?? -1) >= 0) last = index;
    }
    // Nothing matches in the whole window: it is skipped, on the side that is longer than a window or on
    // both.
    if (last < 0) {
      b = bEnd;
      if (range.aEnd - range.a > WINDOW) a = aEnd;
    } else {
      b = (partners[last] ?? b) + 1;
      a = last + 1;
    }
  }
}
