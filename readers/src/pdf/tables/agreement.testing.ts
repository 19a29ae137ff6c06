/**
 * How far two readings of one document are equal: in their characters, and in their paragraph ends. Test code
 * only.
 */
import type { BlockType, Document } from '@wenjian/document';

export interface Agreement {
  /** Common characters, in order, divided by the longer reading. White space does not count. */
  readonly characters: number;
  /** Common paragraph ends divided by all paragraph ends of both readings. */
  readonly boundaries: number;
  /** Text around the boundaries that only one reading has, for finding the cause. */
  readonly onlyInFirst: readonly string[];
  readonly onlyInSecond: readonly string[];
}

const bodyTypes: ReadonlySet<BlockType> = new Set(['heading', 'paragraph', 'listItem', 'tableCell']);

export function agreementOf(first: Document, second: Document): Agreement {
  const [one, other] = [streamOf(first), streamOf(second)];
  const toOther = alignedEnds(one.text, other.text);
  const otherBoundaries = new Set(other.boundaries);
  const matched = new Set<number>();
  const onlyInFirst: string[] = [];
  for (const boundary of one.boundaries) {
    const there = toOther.get(boundary);
    if (there !== undefined && otherBoundaries.has(there)) matched.add(there);
    else onlyInFirst.push(around(one.text, boundary));
  }
  const onlyInSecond = other.boundaries.filter((boundary) => !matched.has(boundary));
  const all = one.boundaries.length + onlyInSecond.length;
  return {
    characters: (toOther.size - 1) / Math.max(one.text.length, other.text.length),
    boundaries: matched.size / Math.max(1, all),
    onlyInFirst,
    onlyInSecond: onlyInSecond.map((boundary) => around(other.text, boundary)),
  };
}

interface Stream {
  readonly text: string;
  readonly boundaries: readonly number[];
}

function streamOf(document: Document): Stream {
  let text = '';
  const boundaries: number[] = [];
  for (const block of document.blocks) {
    const own = document.text.slice(block.start, block.end).replace(/\s+/gu, '');
    if (!bodyTypes.has(block.type) || own === '') continue;
    text += own;
    boundaries.push(text.length);
  }
  return { text, boundaries };
}

function around(text: string, at: number): string {
  return `${text.slice(Math.max(0, at - 12), at)}¶${text.slice(at, at + 12)}`;
}

/**
 * Myers' greedy algorithm: for each common character, the offset after it in one text → that in the other
 * (and 0 → 0). Offsets after a character that is missing from the other text map to the place where it would
 * be.
 */
function alignedEnds(one: string, other: string): ReadonlyMap<number, number> {
  const trace = shortestEdits(one, other);
  const pairs = new Map<number, number>();
  let [x, y] = [one.length, other.length];
  for (let edits = trace.length - 1; edits >= 0; edits--) {
    const reached = trace[edits] ?? new Map<number, number>();
    const diagonal = x - y;
    const isDown =
      diagonal === -edits ||
      (diagonal !== edits && (reached.get(diagonal - 1) ?? -1) < (reached.get(diagonal + 1) ?? -1));
    const previous = isDown ? diagonal + 1 : diagonal - 1;
    const startX = edits === 0 ? 0 : (reached.get(previous) ?? 0);
    const startY = edits === 0 ? 0 : startX - previous;
    while (x > startX && y > startY && x - y === diagonal && one[x - 1] === other[y - 1]) {
      pairs.set(x, y);
      x--;
      y--;
    }
    [x, y] = [startX, startY];
  }
  pairs.set(0, 0);
  return pairs;
}

/** The furthest x reached on each diagonal for each number of edits. */
function shortestEdits(one: string, other: string): Map<number, number>[] {
  const trace: Map<number, number>[] = [];
  const reached = new Map<number, number>([[1, 0]]);
  for (let edits = 0; edits <= one.length + other.length; edits++) {
    trace.push(new Map(reached));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const isDown =
        diagonal === -edits ||
        (diagonal !== edits && (reached.get(diagonal - 1) ?? -1) < (reached.get(diagonal + 1) ?? -1));
      let x = isDown ? (reached.get(diagonal + 1) ?? 0) : (reached.get(diagonal - 1) ?? 0) + 1;
      let y = x - diagonal;
      while (x < one.length && y < other.length && one[x] === other[y]) {
        x++;
        y++;
      }
      reached.set(diagonal, x);
      if (x >= one.length && y >= other.length) return trace;
    }
  }
  return trace;
}
