/**
 * The alignment of two texts. In: two token streams. Out: passages of one text that are in the other, copied
 * ones apart from retold ones, sorted by side a, and what was set aside. Promise: swapping the sides swaps the passages; a text against itself is
 * one passage; no two passages overlap on both sides; time is linear in the length of the texts for all
 * practical input (chains, gaps and look-ups are bounded).
 */

import type { EncodedSentence } from '../sense/encoded-sentences.ts';
import { matchMeaning } from '../sense/match-meaning.ts';
import { matchSense } from '../sense/match-sense.ts';
import { matchSentences } from '../sense/match-sentences.ts';
import { stockIn } from '../sense/stock-likeness.ts';
import type { TokenStream } from '../tokens/token-stream.ts';
import { chainMatches } from './chain-matches.ts';
import { extendChain } from './extend-chain.ts';
import { findMatches, type Match } from './find-matches.ts';
import { joinPassages, mergeOverlapping } from './join-passages.ts';
import type { Passage } from './passage.ts';
import { resolvePassage } from './resolve-passage.ts';
import { selectPassages } from './select-passages.ts';
import { weighPassage } from './weigh-passage.ts';

/** Matches that are not reported as passages. */
export interface SetAside {
  /** Number of short runs of stock phrases. */
  readonly stock: number;
  /** Number of pairs of similar sentences that are too long to be aligned. */
  readonly longSentences: number;
  /** Number of fragments beyond those that are listed. */
  readonly unlisted: number;
}

export interface FoundPassages {
  readonly passages: readonly Passage[];
  readonly setAside: Omit<SetAside, 'unlisted'>;
}

/** A text, with the meaning of its sentences where a model was asked for it. */
export interface SearchedText extends TokenStream {
  readonly sentences: readonly EncodedSentence[] | null;
}

export function findPassages(a: SearchedText, b: SearchedText): FoundPassages {
  const order = compareTokens(a.tokens, b.tokens);
  if (order === 0) return { passages: whole(a.tokens.length), setAside: { stock: 0, longSentences: 0 } };
  // A fixed order, so that ties are broken the same way whichever side a text is on.
  if (order < 0) return align(a, b);
  const { passages, setAside } = align(b, a);
  return { passages: passages.map(turned).sort(byPlace), setAside };
}

function align(a: SearchedText, b: SearchedText): FoundPassages {
  const chains = chainMatches(findMatches(a.tokens, b.tokens));
  const extended = chains.flatMap((chain) => extendChain(a, b, chain));
  const strict = selectPassages(extended, { a: a.tokens.length, b: b.tokens.length });
  const loose = matchSentences(a, b, strict);
  const [weighedA, weighedB] = [
    { ...a, isStock: stockIn(a) },
    { ...b, isStock: stockIn(b) },
  ];
  const weighed = Map.groupBy(joinPassages([...strict, ...loose.passages], a, b), (passage) =>
    weighPassage(passage, weighedA, weighedB),
  );
  const found = weighed.get('evidence') ?? [];
  const all = [...found, ...matchSense(weighedA, weighedB, found)].sort(byPlace);
  const resolved = mergeOverlapping(all).flatMap((passage) => resolvePassage(passage, weighedA, weighedB));
  return {
    passages: [...resolved, ...meantAlike(a, b, resolved)].toSorted(byPlace),
    setAside: { stock: weighed.get('stock')?.length ?? 0, longSentences: loose.tooLong },
  };
}

function meantAlike(a: SearchedText, b: SearchedText, found: readonly Passage[]): readonly Passage[] {
  if (a.sentences === null || b.sentences === null) return [];
  return matchMeaning({ ...a, sentences: a.sentences }, { ...b, sentences: b.sentences }, found);
}

export function byPlace(one: Passage, other: Passage): number {
  return (
    one.aStart - other.aStart || one.bStart - other.bStart || one.aEnd - other.aEnd || one.bEnd - other.bEnd
  );
}

function whole(length: number): readonly Passage[] {
  if (length === 0) return [];
  const stretch = { aStart: 0, aEnd: length, bStart: 0, bEnd: length };
  return [{ ...stretch, pieces: [{ a: 0, b: 0, length }], parts: [stretch], likeness: null, retold: [] }];
}

function turned(passage: Passage): Passage {
  const turn = <S extends { aStart: number; aEnd: number; bStart: number; bEnd: number }>(stretch: S) => ({
    aStart: stretch.bStart,
    aEnd: stretch.bEnd,
    bStart: stretch.aStart,
    bEnd: stretch.aEnd,
  });
  return {
    ...turn(passage),
    pieces: passage.pieces.map(turnedMatch),
    parts: passage.parts.map(turn),
    likeness: passage.likeness,
    retold: passage.retold.map((part) => ({ ...part, ...turn(part), pieces: part.pieces.map(turnedMatch) })),
  };
}

function turnedMatch({ a, b, length }: Match): Match {
  return { a: b, b: a, length };
}

function compareTokens(a: Int32Array, b: Int32Array): number {
  if (a.length !== b.length) return a.length - b.length;
  const at = a.findIndex((token, index) => token !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
