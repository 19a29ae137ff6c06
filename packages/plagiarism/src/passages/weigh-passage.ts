/**
 * Whether a passage is evidence of reuse or a common phrase. In: a passage. Out: its weight. Any one of these
 * is enough: a run of thirteen equal words; twice as many equal words close together; a whole sentence nearly
 * word for word; a sentence with clearly the same meaning in other words.
 */

import { indexAt, type TokenStream } from '../tokens/token-stream.ts';
import type { Stretch } from './align-gap.ts';
import type { Match } from './find-matches.ts';
import { matchedTokens, type Passage } from './passage.ts';

/** Thirteen equal characters in a row are the usual criterion for a copied phrase in Chinese. */
export const SHORTEST_FRAGMENT = 13;
export const LEAST_SCATTERED = 2 * SHORTEST_FRAGMENT;
/**
 * Share of the words of both sides: any two paragraphs about one thing have this many common words, thinly
 * spread.
 */
const LEAST_DENSITY = 0.4;
/** Share of a sentence on each side. */
const WHOLE_SENTENCE = 0.8;
/** Sentences with the same pattern about different things stay below this. */
const CLEARLY_ALIKE = 0.6;

/** A text and which of its sentences are stock sentences. */
export interface WeighedText extends TokenStream {
  readonly isStock: (sentence: number) => boolean;
}

/** `stock`: it would be evidence if it were not a stock phrase. */
export type PassageWeight = 'evidence' | 'stock' | 'slight';

export function weighPassage(passage: Passage, a: WeighedText, b: WeighedText): PassageWeight {
  if (!isAlike(passage, a, b)) return 'slight';
  return isTelling(passage, a, b) ? 'evidence' : 'stock';
}

function isAlike(
  { pieces, parts, likeness, aStart, aEnd, bStart, bEnd }: Passage,
  a: TokenStream,
  b: TokenStream,
): boolean {
  if (isCopied(pieces, parts) || (likeness ?? 0) >= CLEARLY_ALIKE) return true;
  const matched = matchedTokens(pieces);
  return (
    matched >= SHORTEST_FRAGMENT &&
    matched >= WHOLE_SENTENCE * sentenceLength(a, aStart, aEnd) &&
    matched >= WHOLE_SENTENCE * sentenceLength(b, bStart, bEnd)
  );
}

/** Equal words are enough on their own: a long run, or many in a short range. */
export function isCopied(pieces: readonly Match[], parts: readonly Stretch[]): boolean {
  if (longestRun(pieces) >= SHORTEST_FRAGMENT) return true;
  const matched = matchedTokens(pieces);
  const words = parts.reduce((sum, { aStart, aEnd, bStart, bEnd }) => sum + aEnd - aStart + bEnd - bStart, 0);
  return matched >= LEAST_SCATTERED && 2 * matched >= LEAST_DENSITY * words;
}

/**
 * Stock clauses share many words whoever wrote them: evidence needs a long run of them, or as many other
 * words as a fragment needs.
 */
function isTelling({ pieces }: Passage, a: WeighedText, b: WeighedText): boolean {
  if (longestRun(pieces) >= LEAST_SCATTERED) return true;
  let telling = 0;
  for (const piece of pieces)
    for (let index = 0; index < piece.length; index++)
      if (!isInStock(a, piece.a + index) || !isInStock(b, piece.b + index)) telling++;
  return telling >= SHORTEST_FRAGMENT;
}

function isInStock({ sentenceEnds, isStock }: WeighedText, token: number): boolean {
  return isStock(indexAt(sentenceEnds, token));
}

export function longestRun(pieces: readonly Match[]): number {
  return pieces.reduce((longest, { length }) => Math.max(longest, length), 0);
}

/** From the beginning of the sentence with `start` to the end of the one with the last token. */
function sentenceLength({ sentenceEnds }: TokenStream, start: number, end: number): number {
  const first = indexAt(sentenceEnds, start);
  const last = indexAt(sentenceEnds, end - 1);
  return (sentenceEnds[last] ?? end) - (sentenceEnds[first - 1] ?? 0);
}
