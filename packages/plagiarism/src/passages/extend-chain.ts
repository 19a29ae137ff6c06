/**
 * Turns a chain of equal runs into passages. In: tokens and a chain. Out: passages whose gaps are aligned
 * word by word, split where a gap has nothing in common, and extended beyond their ends over edits as long as
 * enough words are equal.
 */
import { append } from '@wenjian/document';
import { indexAt, type TokenStream } from '../tokens/token-stream.ts';
import { alignGap, type Stretch } from './align-gap.ts';
import type { Chain } from './chain-matches.ts';
import type { Match } from './find-matches.ts';
import { matchedTokens, type Passage, similarityOf, type TokenRange } from './passage.ts';

/** A gap of this length with less in common than LEAST_GAP_SHARE separates two passages. */
const LONG_GAP = 16;
const LEAST_GAP_SHARE = 0.25;
/** The longest one-sided filler that does not end a passage. */
const LONGEST_FILLER = 40;
const SHORTEST_FILLER = 8;
/** How far to look beyond an end, in tokens. */
const REACH = 12;
/** Words beyond an end belong to the passage while at least half of them are equal. */
const LEAST_REACH_SHARE = 0.5;
const LEAST_REACH_MATCHED = 2;
/** Below this the match is chance: unrelated sentences reach a fifth. */
const LEAST_SIMILARITY = 0.4;
/** With fewer equal tokens a passage is dropped; the rest is judged after neighbours have been joined. */
const LEAST_MATCHED = 10;

export function extendChain(a: TokenStream, b: TokenStream, chain: Chain): readonly Passage[] {
  const passages: Passage[] = [];
  let pieces: Match[] = [];
  let fillers: Stretch[] = [];
  const close = (): void => {
    const passage = extendEnds(a, b, pieces, fillers);
    if (passage !== null) passages.push(passage);
    pieces = [];
    fillers = [];
  };
  for (const match of chain) {
    const last = pieces.at(-1);
    const next = last === undefined ? match : withoutOverlap(last, match);
    if (next === null) continue;
    if (last !== undefined) {
      const gap = gapBetween(last, next);
      const runs = alignGap(a.tokens, b.tokens, gap);
      if (isBreak(gap, runs)) close();
      else if (isFiller(gap)) fillers.push(gap);
      else append(pieces, runs);
    }
    pieces.push(next);
  }
  close();
  return passages;
}

function withoutOverlap(last: Match, next: Match): Match | null {
  const overlap = Math.max(0, last.a + last.length - next.a, last.b + last.length - next.b);
  if (overlap >= next.length) return null;
  return { a: next.a + overlap, b: next.b + overlap, length: next.length - overlap };
}

function gapBetween(last: Match, next: Match): Stretch {
  return { aStart: last.a + last.length, aEnd: next.a, bStart: last.b + last.length, bEnd: next.b };
}

function isBreak({ aStart, aEnd, bStart, bEnd }: Stretch, runs: readonly Match[]): boolean {
  const shorter = Math.min(aEnd - aStart, bEnd - bStart);
  const longer = Math.max(aEnd - aStart, bEnd - bStart);
  if (longer < LONG_GAP) return false;
  if (longer - shorter > LONGEST_FILLER) return true;
  // Text on one side only is filler; text on both sides must have something in common.
  return shorter >= LONG_GAP / 2 && matchedTokens(runs) < shorter * LEAST_GAP_SHARE;
}

/** Much more on one side than on the other: it was inserted, and does not count as reused. */
function isFiller({ aStart, aEnd, bStart, bEnd }: Stretch): boolean {
  return Math.abs(aEnd - aStart - (bEnd - bStart)) >= SHORTEST_FILLER;
}

function extendEnds(
  a: TokenStream,
  b: TokenStream,
  pieces: readonly Match[],
  fillers: readonly Stretch[],
): Passage | null {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (first === undefined || last === undefined) return null;
  const behind = reachForward(a, b, last);
  const inFront = reachBackward(a, b, first);
  const all = [...inFront, ...pieces, ...behind];
  const end = all.at(-1) ?? last;
  const start = all[0] ?? first;
  const stretch = { aStart: start.a, aEnd: end.a + end.length, bStart: start.b, bEnd: end.b + end.length };
  const passage = { ...stretch, pieces: all, parts: without(stretch, fillers), likeness: null, retold: [] };
  if (matchedTokens(all) < LEAST_MATCHED || similarityOf(passage) < LEAST_SIMILARITY) return null;
  return passage;
}

/** The rest of a passage when fillers are removed, in order. */
function without(stretch: Stretch, fillers: readonly Stretch[]): readonly Stretch[] {
  const parts: Stretch[] = [];
  let { aStart, bStart } = stretch;
  for (const filler of fillers) {
    parts.push({ aStart, bStart, aEnd: filler.aStart, bEnd: filler.bStart });
    aStart = filler.aEnd;
    bStart = filler.bEnd;
  }
  return [...parts, { ...stretch, aStart, bStart }];
}

function reachForward(a: TokenStream, b: TokenStream, last: Match): readonly Match[] {
  const found: Match[] = [];
  for (let end = last; ; ) {
    const [aStart, bStart] = [end.a + end.length, end.b + end.length];
    const reach = {
      aStart,
      bStart,
      aEnd: Math.min(blockAround(a, aStart - 1).end, aStart + REACH),
      bEnd: Math.min(blockAround(b, bStart - 1).end, bStart + REACH),
    };
    const runs = alignGap(a.tokens, b.tokens, reach);
    const kept = agreeingRuns(runs, (run) =>
      Math.max(run.a + run.length - aStart, run.b + run.length - bStart),
    );
    const next = kept.at(-1);
    if (next === undefined) return found;
    append(found, kept);
    end = next;
  }
}

/** The same towards the beginning. */
function reachBackward(a: TokenStream, b: TokenStream, first: Match): readonly Match[] {
  const backwards: Match[] = [];
  for (let start = first; ; ) {
    const [aEnd, bEnd] = [start.a, start.b];
    const reach = {
      aEnd,
      bEnd,
      aStart: Math.max(blockAround(a, aEnd).start, aEnd - REACH),
      bStart: Math.max(blockAround(b, bEnd).start, bEnd - REACH),
    };
    const runs = alignGap(a.tokens, b.tokens, reach).toReversed();
    const kept = agreeingRuns(runs, (run) => Math.max(aEnd - run.a, bEnd - run.b));
    const next = kept.at(-1);
    if (next === undefined) return backwards.toReversed();
    append(backwards, kept);
    start = next;
  }
}

/** The extension stops at the ends of the paragraph. */
function blockAround({ blockEnds }: TokenStream, token: number): TokenRange {
  const index = indexAt(blockEnds, token);
  return { start: blockEnds[index - 1] ?? 0, end: blockEnds[index] ?? 0 };
}

/** From the end outwards: the runs up to the furthest one at which enough words are equal. */
function agreeingRuns(runs: readonly Match[], distance: (run: Match) => number): readonly Match[] {
  let matched = 0;
  let kept = 0;
  runs.forEach((run, index) => {
    matched += run.length;
    if (matched >= LEAST_REACH_MATCHED && matched >= distance(run) * LEAST_REACH_SHARE) kept = index + 1;
  });
  return runs.slice(0, kept);
}
