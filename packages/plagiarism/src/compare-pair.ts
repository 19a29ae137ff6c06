/**
 * One document against another. In: two documents and what to subtract. Out: fragments with their positions
 * on both sides, the rates of both directions with their denominators before and after subtraction, traces of
 * evasion, coverage. Promise: a word counts as found when it is one of the equal words of a passage; every
 * quotation is at its span; swapped sides give the swapped result; equal texts are 100 %.
 */
import { type Coverage, contentId, type Document, withUniqueIds } from '@wenjian/document';
import { type DocumentFrequencies, rarityOf } from './fingerprints/rarity.ts';
import type { Fragment, FragmentSide, SideName } from './fragment.ts';
import { describePassage } from './passages/describe-passage.ts';
import type { Match } from './passages/find-matches.ts';
import { findPassages, type SetAside } from './passages/find-passages.ts';
import type { Passage } from './passages/passage.ts';
import { pairCoverage } from './plagiarism-coverage.ts';
import { type PreparedText, prepareText } from './prepared-text.ts';
import { ownStretches } from './subtraction/own-stretches.ts';
import { type SplitPassage, splitSubtracted } from './subtraction/split-subtracted.ts';
import { prepareSubtraction, type Subtracted, type SubtractionOptions } from './subtraction/subtraction.ts';
import type { EvasionTrace } from './tokens/evasion.ts';

export interface PairOptions {
  readonly subtract?: SubtractionOptions;
  /** From the text base, or from the set that contains the two documents. */
  readonly frequencies?: DocumentFrequencies;
}

export interface Rate {
  /** Words that are also in the other document: in a passage with changes the equal words, not the changed ones. */
  readonly matched: number;
  /** The number of words that count in total. */
  readonly total: number;
  /** From 0 to 1; 0 when the total is zero. */
  readonly rate: number;
}

export interface SideRates {
  readonly before: Rate;
  readonly after: Rate;
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
  return comparePrepared(prepareText(a, subtract), prepareText(b, subtract), options.frequencies).result;
}

/** `covered`: for each word of `a` whether it is in `b`, so that several sources can be combined (`ratesFrom`). */
export function comparePrepared(
  a: PreparedText,
  b: PreparedText,
  frequencies: DocumentFrequencies | undefined,
): { readonly result: PairResult; readonly covered: Uint8Array } {
  const { passages: found, setAside } = findPassages(a.stream, b.stream);
  const [ownA, ownB] = [ownStretches(a), ownStretches(b)];
  const split = found.flatMap((passage) => splitSubtracted(passage, ownA, ownB));
  const fragments = withUniqueIds(
    split.map(({ passage, counted }) => {
      const described = describePassage(passage, a, b, counted);
      const id = contentId('f', [placed(described.a), placed(described.b)]);
      return { id, ...described, rarity: rarity(passage, a, frequencies) };
    }),
  );
  const covered = coverWords(a, found, split, 'a');
  const result = {
    aInB: ratesFrom(covered, a),
    bInA: ratesFrom(coverWords(b, found, split, 'b'), b),
    fragments,
    evasion: [...evasionOf(a, b, 'a'), ...evasionOf(b, a, 'b')],
    setAside,
    coverage: pairCoverage(a, b, setAside),
  };
  return { result, covered };
}

function placed({ start, end, text }: FragmentSide): readonly unknown[] {
  return [start, end, text];
}

/** The rarest first; those without a rarity last; among equals the longer first. */
export function rankFragments(fragments: readonly Fragment[]): readonly Fragment[] {
  return [...fragments].sort(
    (one, other) =>
      (other.rarity ?? -1) - (one.rarity ?? -1) || other.a.words - one.a.words || one.a.start - other.a.start,
  );
}

export function ratesFrom(covered: Uint8Array, { mask, subtracted }: PreparedText): SideRates {
  let before = 0;
  let after = 0;
  let own = 0;
  for (let index = 0; index < covered.length; index++) {
    const marks = covered[index] ?? 0;
    if ((marks & BEFORE) !== 0) before++;
    if ((marks & AFTER) !== 0) after++;
    if (mask[index] === 0) own++;
  }
  return { before: rateOf(before, covered.length), after: rateOf(after, own), subtracted };
}

const BEFORE = 1;
const AFTER = 2;

/** Marks the equal words: before subtraction those of any passage, after it those that count. */
function coverWords(
  { mask }: PreparedText,
  found: readonly Passage[],
  split: readonly SplitPassage[],
  side: SideName,
): Uint8Array {
  const covered = new Uint8Array(mask.length);
  const mark = (pieces: readonly Match[], marks: (index: number) => number): void => {
    for (const piece of pieces)
      for (let at = piece[side]; at < piece[side] + piece.length; at++)
        covered[at] = (covered[at] ?? 0) | marks(at);
  };
  for (const { pieces } of found) mark(pieces, () => BEFORE);
  for (const { counted } of split) mark(counted, (at) => (mask[at] === 0 ? AFTER : 0));
  return covered;
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

/** No evasion when both texts are in traditional characters. */
function evasionOf(text: PreparedText, other: PreparedText, side: SideName) {
  const isOpen = text.stream.isTraditional && other.stream.isTraditional;
  return text.stream.evasion
    .filter(({ kind }) => kind !== 'script' || !isOpen)
    .map((trace) => ({ side, ...trace }));
}
