/**
 * Tells what of a passage was copied from what was only retold. In: a passage that is evidence. Out: at most
 * one passage of its equal runs without those that are chance, and one for each retold sentence. Promise: a
 * run is in one of them; copied and retold passages do not overlap on both sides.
 */
import { indexAt, isWord, type TokenStream } from '../tokens/token-stream.ts';
import { cutRuns } from './cut-passage.ts';
import type { Match } from './find-matches.ts';
import { type Passage, type Retold, retoldPassage, similarityOf, stretchOf } from './passage.ts';
import { isCopied, type WeighedText } from './weigh-passage.ts';

/** A sentence with fewer equal words says the same in other words; with more it was changed. */
const CHANGED_SENTENCE = 0.7;
/** Single characters are equal in any two sentences; a Latin word or a figure is not. */
const SHORTEST_PIECE = 2;
/** Fewer equal words apart from all others are a turn of phrase: 后支付百分之. */
const LEAST_APART = 8;
const LEAST_DENSITY_APART = 0.9;

export function resolvePassage(passage: Passage, a: WeighedText, b: WeighedText): readonly Passage[] {
  const held = new Set(passage.retold.flatMap(({ pieces }) => pieces));
  const strict = passage.pieces.filter((piece) => !held.has(piece));
  const isChanged = (part: Retold): boolean =>
    similarityOf(part) >= CHANGED_SENTENCE || strict.some((piece) => isInside(piece, part));
  const copied = [...strict, ...passage.retold.filter(isChanged).flatMap(({ pieces }) => pieces)];
  const retold = passage.retold.filter((part) => !isChanged(part) && !isStock(part, a, b));
  return [...copiedOf(copied, a, b), ...retold.map(retoldPassage)];
}

function isInside(piece: Match, { aStart, aEnd, bStart, bEnd }: Retold): boolean {
  return (
    piece.a < aEnd && aStart < piece.a + piece.length && piece.b < bEnd && bStart < piece.b + piece.length
  );
}

/** Sentences that everybody writes say the same whoever wrote them. */
function isStock({ aStart, bStart }: Retold, a: WeighedText, b: WeighedText): boolean {
  return a.isStock(indexAt(a.sentenceEnds, aStart)) && b.isStock(indexAt(b.sentenceEnds, bStart));
}

function copiedOf(pieces: readonly Match[], a: TokenStream, b: TokenStream): readonly Passage[] {
  const telling = joinRuns(pieces).filter(
    ({ a: at, length }) => length >= SHORTEST_PIECE || isWord(a.tokens[at] ?? 0),
  );
  const groups = cutRuns(telling, a, b);
  const kept = groups.filter((group) => groups.length === 1 || standsAlone(group)).flat();
  if (kept.length === 0) return [];
  const stretch = stretchOf(kept);
  return [{ ...stretch, pieces: kept, parts: [stretch], likeness: null, retold: [] }];
}

/** What is left of a passage apart from the rest of it: many words, or a few with hardly a change. */
function standsAlone(group: readonly Match[]): boolean {
  const stretch = stretchOf(group);
  if (isCopied(group, [stretch])) return true;
  return (
    equalWords(group) >= LEAST_APART && similarityOf({ ...stretch, pieces: group }) >= LEAST_DENSITY_APART
  );
}

/** On the side where they are fewer: a phrase may be paired with each of its repetitions. */
function equalWords(group: readonly Match[]): number {
  const distinct = (side: 'a' | 'b'): number => {
    const words = new Set<number>();
    for (const piece of group) for (let at = 0; at < piece.length; at++) words.add(piece[side] + at);
    return words.size;
  };
  return Math.min(distinct('a'), distinct('b'));
}

/** Runs that follow each other without a gap on both sides are one; overlapping ones too. */
function joinRuns(pieces: readonly Match[]): readonly Match[] {
  const sorted = [...pieces].sort((one, other) => one.a - one.b - (other.a - other.b) || one.a - other.a);
  const joined: { a: number; b: number; length: number }[] = [];
  for (const { a, b, length } of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && last.a - last.b === a - b && a <= last.a + last.length)
      last.length = Math.max(last.length, a + length - last.a);
    else joined.push({ a, b, length });
  }
  return joined.sort((one, other) => one.a - other.a || one.b - other.b);
}
