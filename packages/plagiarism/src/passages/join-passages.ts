/**
 * Joins passages that belong together: reordered sentences, text with filler between. In: passages. Out:
 * fewer passages. Promise: no two of the result overlap on both sides.
 */

import { indexAt, type TokenStream } from '../tokens/token-stream.ts';
import type { Passage } from './passage.ts';

/** On one side passages must follow each other within this distance; unrelated text on both sides separates them. */
const TOUCHING = 12;
/** The maximum filler on the other side. */
const NEAR = 40;
/** The size of a paragraph with reordered sentences. */
const FAR = 240;
/** The share of the joined text that must be found on each side; the rest is filler. */
const LEAST_COVERED_NEAR = 0.6;
/** Reordered sentences fill their paragraph; passages that are merely in the same chapter do not. */
const LEAST_COVERED_FAR = 0.7;
/** The number of following passages examined for each passage. */
const LOOK_AHEAD = 40;

export function joinPassages(
  passages: readonly Passage[],
  a: Pick<TokenStream, 'blockEnds'>,
  b: Pick<TokenStream, 'blockEnds'>,
): readonly Passage[] {
  const sorted = [...passages].sort((one, other) => one.aStart - other.aStart || one.bStart - other.bStart);
  // Reordered paragraphs stay separate passages; reordered sentences do not.
  const inOneBlock = (one: Passage, other: Passage): boolean =>
    indexAt(a.blockEnds, (one.aStart + one.aEnd) >>> 1) ===
      indexAt(a.blockEnds, (other.aStart + other.aEnd) >>> 1) &&
    indexAt(b.blockEnds, (one.bStart + one.bEnd) >>> 1) ===
      indexAt(b.blockEnds, (other.bStart + other.bEnd) >>> 1);
  const near = joinLinked(
    sorted,
    LEAST_COVERED_NEAR,
    (one, other) => areNear(one, other, NEAR) && (one.bStart <= other.bStart || inOneBlock(one, other)),
  );
  const wide = joinLinked(
    near,
    LEAST_COVERED_FAR,
    (one, other) => areNear(one, other, FAR) && inOneBlock(one, other),
  );
  return mergeOverlapping(wide);
}

function areNear(one: Passage, other: Passage, limit: number): boolean {
  const gapA = Math.max(other.aStart - one.aEnd, one.aStart - other.aEnd);
  const gapB = Math.max(other.bStart - one.bEnd, one.bStart - other.bEnd);
  return Math.min(gapA, gapB) <= TOUCHING && Math.max(gapA, gapB) <= limit;
}

function joinLinked(
  sorted: readonly Passage[],
  leastCovered: number,
  isLinked: (one: Passage, other: Passage) => boolean,
): readonly Passage[] {
  const groups = groupLinked(sorted, isLinked, LOOK_AHEAD);
  const joined = groups.flatMap((group) => {
    if (group.length === 1) return group;
    const whole = union(group);
    const isFull = coveredShare(whole, 'a') >= leastCovered && coveredShare(whole, 'b') >= leastCovered;
    return isFull ? [whole] : group;
  });
  return joined.sort((one, other) => one.aStart - other.aStart || one.bStart - other.bStart);
}

function groupLinked(
  sorted: readonly Passage[],
  isLinked: (one: Passage, other: Passage) => boolean,
  lookAhead: number,
): readonly Passage[][] {
  const leader = sorted.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (leader[root] !== root) root = leader[root] ?? root;
    leader[index] = root;
    return root;
  };
  sorted.forEach((one, index) => {
    const end = Math.min(sorted.length, index + 1 + lookAhead);
    for (let next = index + 1; next < end; next++) {
      const other = sorted[next];
      if (other === undefined || other.aStart - one.aEnd > FAR) break;
      if (isLinked(one, other)) leader[find(next)] = find(index);
    }
  });
  const groups = new Map<number, Passage[]>();
  sorted.forEach((passage, index) => {
    const root = find(index);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [passage]);
    else group.push(passage);
  });
  return [...groups.values()];
}

function union(group: readonly Passage[]): Passage {
  const stretch = { aStart: Infinity, aEnd: 0, bStart: Infinity, bEnd: 0 };
  for (const { aStart, aEnd, bStart, bEnd } of group) {
    stretch.aStart = Math.min(stretch.aStart, aStart);
    stretch.aEnd = Math.max(stretch.aEnd, aEnd);
    stretch.bStart = Math.min(stretch.bStart, bStart);
    stretch.bEnd = Math.max(stretch.bEnd, bEnd);
  }
  return {
    ...stretch,
    pieces: group.flatMap(({ pieces }) => pieces),
    parts: group.flatMap(({ parts }) => parts),
    likeness: likenessOf(group),
    retold: group.flatMap(({ retold }) => retold),
  };
}

/** The best of the joined sentences; null when any of them has equal runs. */
function likenessOf(group: readonly Passage[]): number | null {
  return group.reduce<number | null>(
    (best, { likeness }) => (best === null || likeness === null ? null : Math.max(best, likeness)),
    0,
  );
}

function coveredShare(passage: Passage, side: 'a' | 'b'): number {
  const [from, to] = side === 'a' ? [passage.aStart, passage.aEnd] : [passage.bStart, passage.bEnd];
  const covered = new Uint8Array(to - from);
  for (const part of passage.parts) {
    const [start, end] = side === 'a' ? [part.aStart, part.aEnd] : [part.bStart, part.bEnd];
    covered.fill(1, start - from, end - from);
  }
  return covered.reduce((sum, mark) => sum + mark, 0) / covered.length;
}

/**
 * Passages that still overlap on both sides are merged; merging may create new overlaps, so it repeats until
 * there are none.
 */
export function mergeOverlapping(passages: readonly Passage[]): readonly Passage[] {
  let current = passages;
  for (;;) {
    const groups = groupLinked(current, overlapOnBothSides, current.length);
    if (groups.length === current.length) return current;
    current = groups
      .map((group) => (group.length === 1 ? (group[0] ?? union(group)) : union(group)))
      .sort((one, other) => one.aStart - other.aStart || one.bStart - other.bStart);
  }
}

function overlapOnBothSides(one: Passage, other: Passage): boolean {
  return (
    one.aStart < other.aEnd && other.aStart < one.aEnd && one.bStart < other.bEnd && other.bStart < one.bEnd
  );
}
