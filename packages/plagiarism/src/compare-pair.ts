/**
 * One document against another. In: two documents and what to subtract. Out: fragments with their positions
 * on both sides, the rates of both directions with their denominators before and after subtraction, traces of
 * evasion, coverage. Promise: a word counts as copied when it is one of the equal words of a copied fragment,
 * as rewritten when it is in a retold sentence and not copied; every quotation is at its span; swapped sides give the swapped result; equal texts are 100 %.
 */
import { type Coverage, type Document, weightiest, withUniqueIds } from '@wenjian/document';
import { type DocumentFrequencies, rarityOf } from './fingerprints/rarity.ts';
import type { Fragment, SideName } from './fragment.ts';
import { fragmentId } from './fragment-findings.ts';
import { cutPassage } from './passages/cut-passage.ts';
import { describePassage } from './passages/describe-passage.ts';
import type { Match } from './passages/find-matches.ts';
import { byPlace, findPassages, type SetAside } from './passages/find-passages.ts';
import type { Passage, TokenRange } from './passages/passage.ts';
import { pairCoverage } from './plagiarism-coverage.ts';
import { type PreparedText, prepareText } from './prepared-text.ts';
import type { EncodedSentence } from './sense/encoded-sentences.ts';
import { ownStretches } from './subtraction/own-stretches.ts';
import { type SplitPassage, splitSubtracted } from './subtraction/split-subtracted.ts';
import { prepareSubtraction, type Subtracted, type SubtractionOptions } from './subtraction/subtraction.ts';
import type { EvasionTrace } from './tokens/evasion.ts';
import { provenEvasion } from './tokens/proven-evasion.ts';

export interface PairOptions {
  readonly subtract?: SubtractionOptions;
  /** From the text base, or from the set that contains the two documents. */
  readonly frequencies?: DocumentFrequencies;
  /** What the sentences of both documents mean, as a model says; without it rewriting is found by its words alone. */
  readonly sentences?: Readonly<Record<SideName, readonly EncodedSentence[]>>;
  /** How many fragments are listed at most, the longest first; the rates count them all. */
  readonly mostFragments?: number;
}

export interface Rate {
  /** Words that are also in the other document: in a fragment with changes the equal words, not the changed ones. */
  readonly matched: number;
  /** The number of words that count in total. */
  readonly total: number;
  /** From 0 to 1; 0 when the total is zero. */
  readonly rate: number;
}

export interface SideRates {
  readonly before: Rate;
  readonly after: Rate;
  /** Words of sentences that say the same in other words; none of them is among the matched ones. */
  readonly rewritten: { readonly before: Rate; readonly after: Rate };
  readonly subtracted: readonly Subtracted[];
}

export interface PairResult {
  /** How much of `a` is in `b`. */
  readonly aInB: SideRates;
  readonly bInA: SideRates;
  readonly fragments: readonly Fragment[];
  readonly evasion: readonly (EvasionTrace & { readonly side: SideName })[];
  readonly setAside: SetAside;
  readonly coverage: Coverage;
}

export function comparePair(a: Document, b: Document, options: PairOptions = {}): PairResult {
  const subtract = prepareSubtraction(options.subtract ?? {});
  const [one, other] = [
    prepareText(a, subtract, options.sentences?.a),
    prepareText(b, subtract, options.sentences?.b),
  ];
  return comparePrepared(one, other, options.frequencies, options.mostFragments).result;
}

/** `covered`: for each word of `a` whether it is in `b`, so that several sources can be combined (`ratesFrom`). */
export function comparePrepared(
  a: PreparedText,
  b: PreparedText,
  frequencies: DocumentFrequencies | undefined,
  mostFragments?: number,
): { readonly result: PairResult; readonly covered: Uint8Array } {
  const { passages: found, setAside: leftOut } = findPassages(
    { ...a.stream, sentences: a.sentences },
    { ...b.stream, sentences: b.sentences },
  );
  const [ownA, ownB] = [ownStretches(a), ownStretches(b)];
  const split = found
    .flatMap((passage) => splitSubtracted(passage, ownA, ownB))
    .flatMap((one) => cutSplit(one, a, b))
    .sort((one, other) => byPlace(one.passage, other.passage));
  const { listed, unlisted } = weightiest(split, weightOf, mostFragments);
  const setAside = { ...leftOut, unlisted };
  const fragments = withUniqueIds(
    listed.map(({ passage, counted }) => {
      const described = describePassage(passage, a, b, counted);
      return { id: fragmentId(described), ...described, rarity: rarity(passage, a, frequencies) };
    }),
  );
  const covered = coverWords(a, found, split, 'a');
  const copied = split.flatMap(({ passage, counted }) => (passage.likeness === null ? counted : []));
  const result = {
    aInB: ratesFrom(covered, a),
    bInA: ratesFrom(coverWords(b, found, split, 'b'), b),
    fragments,
    evasion: [...provenEvasion(a, b, 'a', copied), ...provenEvasion(b, a, 'b', copied)],
    setAside,
    coverage: pairCoverage(a, b, setAside),
  };
  return { result, covered };
}

/** What counts comes before what was subtracted, the longer before the shorter. */
function weightOf({ passage: { aStart, aEnd, bStart, bEnd }, counted }: SplitPassage): number {
  const words = aEnd - aStart + bEnd - bStart;
  return counted.length > 0 ? -words : 1 / (1 + words);
}

/** The counted runs go with the part they are in; no two parts overlap on both sides. */
function cutSplit(
  { passage, counted }: SplitPassage,
  a: PreparedText,
  b: PreparedText,
): readonly SplitPassage[] {
  if (passage.likeness !== null) return [{ passage, counted }];
  return cutPassage(passage, a.stream, b.stream).map((part) => ({
    passage: part,
    counted: counted.filter((piece) => holds(part, piece)),
  }));
}

function holds({ aStart, aEnd, bStart, bEnd }: Passage, { a, b, length }: Match): boolean {
  return aStart <= a && a + length <= aEnd && bStart <= b && b + length <= bEnd;
}

/** The rarest first; those without a rarity last; among equals the longer first. */
export function rankFragments(fragments: readonly Fragment[]): readonly Fragment[] {
  return [...fragments].sort(
    (one, other) =>
      (other.rarity ?? -1) - (one.rarity ?? -1) || other.a.words - one.a.words || one.a.start - other.a.start,
  );
}

export function ratesFrom(covered: Uint8Array, { mask, subtracted }: PreparedText): SideRates {
  const counts = { before: 0, after: 0, toldBefore: 0, toldAfter: 0, own: 0 };
  for (let index = 0; index < covered.length; index++) {
    const marks = covered[index] ?? 0;
    if ((marks & BEFORE) !== 0) counts.before++;
    else if ((marks & TOLD_BEFORE) !== 0) counts.toldBefore++;
    if ((marks & AFTER) !== 0) counts.after++;
    else if ((marks & BEFORE) === 0 && (marks & TOLD_AFTER) !== 0) counts.toldAfter++;
    if (mask[index] === 0) counts.own++;
  }
  return {
    before: rateOf(counts.before, covered.length),
    after: rateOf(counts.after, counts.own),
    rewritten: {
      before: rateOf(counts.toldBefore, covered.length),
      after: rateOf(counts.toldAfter, counts.own),
    },
    subtracted,
  };
}

const BEFORE = 1;
const AFTER = 2;
/** In a retold sentence. */
const TOLD_BEFORE = 4;
const TOLD_AFTER = 8;

/** Marks the equal words of copied passages and all words of retold ones: before subtraction any, after it those that count. */
function coverWords(
  { mask }: PreparedText,
  found: readonly Passage[],
  split: readonly SplitPassage[],
  side: SideName,
): Uint8Array {
  const covered = new Uint8Array(mask.length);
  const mark = (ranges: readonly TokenRange[], marks: (index: number) => number): void => {
    for (const { start, end } of ranges)
      for (let at = start; at < end; at++) covered[at] = (covered[at] ?? 0) | marks(at);
  };
  for (const passage of found) {
    const marks = passage.likeness === null ? BEFORE : TOLD_BEFORE;
    mark(wordsOf(passage, passage.pieces, side), () => marks);
  }
  for (const { passage, counted } of split) {
    if (counted.length === 0) continue;
    const marks = passage.likeness === null ? AFTER : TOLD_AFTER;
    mark(wordsOf(passage, counted, side), (at) => (mask[at] === 0 ? marks : 0));
  }
  return covered;
}

function wordsOf(passage: Passage, pieces: readonly Match[], side: SideName): readonly TokenRange[] {
  if (passage.likeness === null)
    return pieces.map((piece) => ({ start: piece[side], end: piece[side] + piece.length }));
  const { aStart, aEnd, bStart, bEnd } = passage;
  return [side === 'a' ? { start: aStart, end: aEnd } : { start: bStart, end: bEnd }];
}

function rateOf(matched: number, total: number): Rate {
  return { matched, total, rate: total === 0 ? 0 : matched / total };
}

function rarity(
  passage: Passage,
  { fingerprints }: PreparedText,
  frequencies: DocumentFrequencies | undefined,
): number | null {
  if (frequencies === undefined) return null;
  return rarityOf(fingerprints, { start: passage.aStart, end: passage.aEnd }, frequencies);
}
