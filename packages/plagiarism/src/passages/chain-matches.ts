/**
 * Joins runs of equal tokens that follow each other on both sides into chains. In: matches sorted by
 * position. Out: chains, heaviest first; each match is in at most one chain.
 */
import type { Match } from './find-matches.ts';

/** The maximum number of tokens between two runs, on either side: an edit, a filler sentence. */
const WIDEST_GAP = 60;
/** A changed token costs little compared with the five equal ones; tokens on one side only cost more. */
const COST_OF_GAP = 0.05;
const COST_OF_SHIFT = 0.15;
/** Runs are looked up by their position in `b`: the widest gap fits in two buckets. */
const BUCKET_SIZE = 64;
const MOST_IN_BUCKET = 12;
/** Lighter chains are common phrases. */
const LIGHTEST_CHAIN = 8;

export type Chain = readonly Match[];

export function chainMatches(matches: readonly Match[]): readonly Chain[] {
  const { scores, before } = linkMatches(matches);
  const order = Array.from(matches.keys()).sort(
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
  );
  const isUsed = new Uint8Array(matches.length);
  const chains: Chain[] = [];
  for (const last of order) {
    if ((scores[last] ?? 0) < LIGHTEST_CHAIN) break;
    const chain: Match[] = [];
    for (let index = last; index >= 0 && isUsed[index] === 0; index = before[index] ?? -1) {
      isUsed[index] = 1;
      const match = matches[index];
      if (match !== undefined) chain.push(match);
    }
    if (chain.length > 0) chains.push(chain.reverse());
  }
  return chains;
}

/** For each match the best weight of a chain that ends with it, and the previous match in that chain (-1: none). */
function linkMatches(matches: readonly Match[]): { scores: Float64Array; before: Int32Array } {
  const scores = new Float64Array(matches.length);
  const before = new Int32Array(matches.length).fill(-1);
  const buckets = new Map<number, number[]>();
  matches.forEach((match, index) => {
    let best = match.length;
    const top = Math.floor(match.b / BUCKET_SIZE) + 1;
    for (let bucket = Math.floor((match.b - WIDEST_GAP) / BUCKET_SIZE); bucket <= top; bucket++)
      for (const candidate of buckets.get(bucket) ?? []) {
        const previous = matches[candidate];
        const gain = previous === undefined ? null : gainOf(previous, match);
        if (gain === null || (scores[candidate] ?? 0) + gain <= best) continue;
        best = (scores[candidate] ?? 0) + gain;
        before[index] = candidate;
      }
    scores[index] = best;
    addToBucket(buckets, Math.floor((match.b + match.length) / BUCKET_SIZE), index);
  });
  return { scores, before };
}

/** How much `next` adds to a chain that ends with `previous`; null when it cannot follow. */
function gainOf(previous: Match, next: Match): number | null {
  if (next.a <= previous.a || next.b <= previous.b) return null;
  const gapA = next.a - (previous.a + previous.length);
  const gapB = next.b - (previous.b + previous.length);
  if (gapA > WIDEST_GAP || gapB > WIDEST_GAP) return null;
  const overlap = Math.max(0, -gapA, -gapB);
  if (overlap >= next.length) return null;
  const cost = COST_OF_GAP * (Math.max(0, gapA) + Math.max(0, gapB)) + COST_OF_SHIFT * Math.abs(gapA - gapB);
  return next.length - overlap - cost;
}

function addToBucket(buckets: Map<number, number[]>, bucket: number, index: number): void {
  const held = buckets.get(bucket);
  if (held === undefined) buckets.set(bucket, [index]);
  else {
    // The oldest is the furthest back in `a`.
    if (held.length >= MOST_IN_BUCKET) held.shift();
    held.push(index);
  }
}
