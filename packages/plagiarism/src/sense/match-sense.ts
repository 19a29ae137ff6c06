/**
 * Paraphrase of whole passages: the same meaning in other words and other sentences. In: both texts and the
 * passages found so far. Out: passages of whole sentences. Only when much was copied word for word, because
 * then the author evidently had the source; between any other two texts about one subject this similarity is
 * normal. Stock sentences are left out.
 */
import { alignGap } from '../passages/align-gap.ts';
import { matchedTokens, type Passage, retoldPassage, type TokenRange } from '../passages/passage.ts';
import { longestRun, type WeighedText } from '../passages/weigh-passage.ts';
import type { TokenStream } from '../tokens/token-stream.ts';
import { SenseWeights, type Window } from './sense-weights.ts';

/** Nobody writes this many words in a row twice by chance. */
const LONG_RUN = 26;
/** The minimum number of equal words in passages with such a run: those of a short paragraph. */
const LEAST_COPIED = 60;
/** A sentence is open while less than this share of it is found. */
const OPEN_SHARE = 0.5;
const SHORTEST_SENTENCE = 6;
const MOST_SENTENCES = 6;
/** Quadratic in the length; longer sentences are tables without full stops. */
const LONGEST_PASSAGE = 300;
const LEAST_LENGTH_RATIO = 0.4;
/** What is shared beyond the usual amount between the two texts: total weight, and share. */
const LEAST_EXCESS = 20;
const LEAST_BEYOND_USUAL = 0.03;
/** A passage above the usual share contains a pair of sentences with at least this part of it. */
const LEAST_OF_SEED = 0.6;
/** Only the most likely pairs; limits the time for two long texts that share a form. */
const MOST_SEEDS = 1000;

interface Candidate {
  readonly a: Window;
  readonly b: Window;
  readonly excess: number;
}

export function matchSense(a: WeighedText, b: WeighedText, found: readonly Passage[]): readonly Passage[] {
  const copied = found.filter(({ pieces }) => longestRun(pieces) >= LONG_RUN);
  if (copied.reduce((sum, { pieces }) => sum + matchedTokens(pieces), 0) < LEAST_COPIED) return [];
  const openA = openSentences(
    a,
    found.map(({ aStart, aEnd }) => ({ start: aStart, end: aEnd })),
  );
  const openB = openSentences(
    b,
    found.map(({ bStart, bEnd }) => ({ start: bStart, end: bEnd })),
  );
  const weights = new SenseWeights(a, b);
  const pairs = weights.likelyPairs(openA, openB);
  const usual = weights.usualShare(pairs);
  const seeds = pairs.filter(({ likeness }) => likeness >= usual * LEAST_OF_SEED).slice(0, MOST_SEEDS);
  const grown = seeds.map(({ a: indexA, b: indexB }) => grow(weights, usual, openA, openB, indexA, indexB));
  const good = grown.filter(
    ({ a: one, b: other, excess }) =>
      excess >= LEAST_EXCESS && weights.likeness(one, other) >= usual + LEAST_BEYOND_USUAL,
  );
  good.sort(
    (one, other) => other.excess - one.excess || one.a.first - other.a.first || one.b.first - other.b.first,
  );
  return takeApart(good).map((candidate) => passageOf(a, b, candidate, weights));
}

/** For each sentence whether a paraphrase is still searched for it. */
function openSentences(stream: WeighedText, found: readonly TokenRange[]): readonly boolean[] {
  const covered = new Uint8Array(stream.tokens.length);
  for (const { start, end } of found) covered.fill(1, start, end);
  return Array.from(stream.sentenceEnds, (end, index) => {
    const start = stream.sentenceEnds[index - 1] ?? 0;
    let taken = 0;
    for (let at = start; at < end; at++) taken += covered[at] ?? 0;
    return end - start >= SHORTEST_SENTENCE && taken <= (end - start) * OPEN_SHARE && !stream.isStock(index);
  });
}

const steps = [
  [0, 0, 0, 1],
  [0, 1, 0, 0],
  [0, 1, 0, 1],
  [0, 0, -1, 0],
  [-1, 0, 0, 0],
  [-1, 0, -1, 0],
] as const;

/** Extends a pair of sentences outwards, as long as neighbours add more than they dilute. */
function grow(
  weights: SenseWeights,
  usual: number,
  openA: readonly boolean[],
  openB: readonly boolean[],
  indexA: number,
  indexB: number,
): Candidate {
  let best = candidateOf(
    weights,
    usual,
    weights.window('a', indexA, indexA),
    weights.window('b', indexB, indexB),
  );
  for (;;) {
    const { a, b } = best;
    const wider = steps
      .map(
        ([fromA, toA, fromB, toB]) => [a.first + fromA, a.last + toA, b.first + fromB, b.last + toB] as const,
      )
      .filter(
        ([firstA, lastA, firstB, lastB]) =>
          isOpenAll(openA, firstA, lastA) && isOpenAll(openB, firstB, lastB),
      )
      .map(([firstA, lastA, firstB, lastB]) =>
        candidateOf(weights, usual, weights.window('a', firstA, lastA), weights.window('b', firstB, lastB)),
      )
      .filter(({ a: one, b: other }) => isPassage(one, other));
    const next = wider.reduce((one, other) => (other.excess > one.excess ? other : one), best);
    if (next === best) return best;
    best = next;
  }
}

function candidateOf(weights: SenseWeights, usual: number, a: Window, b: Window): Candidate {
  return { a, b, excess: weights.excess(a, b, usual) };
}

function isOpenAll(isOpen: readonly boolean[], first: number, last: number): boolean {
  if (last - first >= MOST_SENTENCES) return false;
  return isOpen[first] === true && isOpen[last] === true;
}

function isPassage(a: Window, b: Window): boolean {
  return Math.max(a.end - a.start, b.end - b.start) <= LONGEST_PASSAGE;
}

/** The best first; each sentence is used once. */
function takeApart(candidates: readonly Candidate[]): readonly Candidate[] {
  const takenA = new Set<number>();
  const takenB = new Set<number>();
  return candidates.filter(({ a, b }) => {
    const [inA, inB] = [indices(a), indices(b)];
    const ratio = Math.min(a.end - a.start, b.end - b.start) / Math.max(a.end - a.start, b.end - b.start);
    if (ratio < LEAST_LENGTH_RATIO) return false;
    if (inA.some((index) => takenA.has(index)) || inB.some((index) => takenB.has(index))) return false;
    for (const index of inA) takenA.add(index);
    for (const index of inB) takenB.add(index);
    return true;
  });
}

function indices({ first, last }: Window): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function passageOf(a: TokenStream, b: TokenStream, candidate: Candidate, weights: SenseWeights): Passage {
  const stretch = {
    aStart: candidate.a.start,
    aEnd: candidate.a.end,
    bStart: candidate.b.start,
    bEnd: candidate.b.end,
  };
  const likeness = weights.likeness(candidate.a, candidate.b);
  return retoldPassage({ ...stretch, pieces: alignGap(a.tokens, b.tokens, stretch), likeness });
}
