/**
 * Rewriting without anything copied. In: the encoded sentences of both texts and the passages found so far. Out: pairs of sentences a model takes for
 * alike and the strict judge lets pass (`same-facts.ts`), as retold passages. Only sentences of which little was found, each used once, and only pairs that
 * are clearly more alike than either is to any other sentence: all clauses of one subject are a little alike.
 */
import { alignGap } from '../passages/align-gap.ts';
import { type Passage, retoldPassage, type TokenRange } from '../passages/passage.ts';
import type { TokenStream } from '../tokens/token-stream.ts';
import type { EncodedSentence } from './encoded-sentences.ts';
import { compareFacts } from './same-facts.ts';

/** Set on pairs of two strangers; see docs/engines/plagiarism.md. */
const LEAST_WITH_FIGURES = 0.65;
const LEAST_WITHOUT = 0.8;
/** Alike with few words in common is alike in what is said; words in common are alike anyhow. */
const LEAST_IN_OTHER_WORDS = 0.66;
const MORE_BY_COMMON_WORDS = 0.5;
/** Pairs of unrelated contracts lead by less, rewritten ones by more. */
const LEAST_LEAD = 0.1;
/** A sentence that says the same a second time in one text is no other sentence. */
const SAID_AGAIN = 0.9;
const OPEN_SHARE = 0.5;
const LEAST_LENGTH_RATIO = 0.4;
/** The judge compares sign by sign: only the most likely partners of a sentence. */
const MOST_PARTNERS = 3;

interface Candidate {
  readonly a: EncodedSentence;
  readonly b: EncodedSentence;
  readonly likeness: number;
}

export function matchMeaning(
  a: TokenStream & { readonly sentences: readonly EncodedSentence[] },
  b: TokenStream & { readonly sentences: readonly EncodedSentence[] },
  found: readonly Passage[],
): readonly Passage[] {
  const openA = openIn(
    a,
    found.map(({ aStart, aEnd }) => ({ start: aStart, end: aEnd })),
  );
  const openB = openIn(
    b,
    found.map(({ bStart, bEnd }) => ({ start: bStart, end: bEnd })),
  );
  const candidates = openA.flatMap((one) => partnersOf(one, openB));
  candidates.sort(
    (one, other) =>
      other.likeness - one.likeness || one.a.start - other.a.start || one.b.start - other.b.start,
  );
  const taken = new Set<EncodedSentence>();
  return candidates.flatMap((candidate) => {
    if (taken.has(candidate.a) || taken.has(candidate.b) || !isRewriting(candidate)) return [];
    if (!leads(candidate, a.sentences, b.sentences)) return [];
    taken.add(candidate.a).add(candidate.b);
    return passageOf(a, b, candidate);
  });
}

function openIn(
  { tokens, sentences }: TokenStream & { readonly sentences: readonly EncodedSentence[] },
  found: readonly TokenRange[],
): readonly EncodedSentence[] {
  const covered = new Uint8Array(tokens.length);
  for (const { start, end } of found) covered.fill(1, start, end);
  return sentences.filter(({ start, end }) => {
    let taken = 0;
    for (let at = start; at < end; at++) taken += covered[at] ?? 0;
    return taken <= (end - start) * OPEN_SHARE;
  });
}

function partnersOf(a: EncodedSentence, others: readonly EncodedSentence[]): readonly Candidate[] {
  return others
    .map((b) => ({ a, b, likeness: product(a.vector, b.vector) }))
    .filter((candidate) => candidate.likeness >= LEAST_WITH_FIGURES && hasLikeLength(candidate))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MOST_PARTNERS);
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function hasLikeLength({ a, b }: Candidate): boolean {
  const [one, other] = [a.end - a.start, b.end - b.start];
  return Math.min(one, other) >= LEAST_LENGTH_RATIO * Math.max(one, other);
}

function isRewriting({ a, b, likeness }: Candidate): boolean {
  const verdict = compareFacts(a.text, b.text);
  return verdict === 'same' || (verdict === 'possible' && likeness >= leastWithout(a.text, b.text));
}

function leastWithout(a: string, b: string): number {
  return Math.min(LEAST_WITHOUT, LEAST_IN_OTHER_WORDS + MORE_BY_COMMON_WORDS * commonPairs(a, b));
}

/** The share of neighbouring characters that both have. */
function commonPairs(a: string, b: string): number {
  const [one, other] = [pairsOf(a), pairsOf(b)];
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
}

function pairsOf(words: string): ReadonlySet<string> {
  const letters = words.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

function leads(
  { a, b, likeness }: Candidate,
  ofA: readonly EncodedSentence[],
  ofB: readonly EncodedSentence[],
): boolean {
  const isRival = (one: EncodedSentence, partner: EncodedSentence, rival: EncodedSentence) =>
    product(one.vector, rival.vector) > likeness - LEAST_LEAD &&
    product(partner.vector, rival.vector) < SAID_AGAIN;
  return (
    !ofB.some((rival) => rival !== b && isRival(a, b, rival)) &&
    !ofA.some((rival) => rival !== a && isRival(b, a, rival))
  );
}

/** Without a single common word there is nothing to count. */
function passageOf(
  a: TokenStream,
  b: TokenStream,
  { a: one, b: other, likeness }: Candidate,
): readonly Passage[] {
  const stretch = { aStart: one.start, aEnd: one.end, bStart: other.start, bEnd: other.end };
  const pieces = alignGap(a.tokens, b.tokens, stretch);
  return pieces.length === 0 ? [] : [retoldPassage({ ...stretch, pieces, likeness: Math.min(1, likeness) })];
}
