/**
 * Tells what of a passage was copied from what was only retold. In: a passage that is evidence. Out: at most
 * one passage of its equal runs without those that are chance, and one for each retold sentence. Promise: a
 * run is in one of them; copied and retold passages do not overlap on both sides.
 */
import { indexAt, isWord } from '../tokens/token-stream.ts';
import type { Stretch } from './align-gap.ts';
import { cutRuns } from './cut-passage.ts';
import type { Match } from './find-matches.ts';
import { type Passage, retoldPassage, similarityOf, stretchOf } from './passage.ts';
import { isCopied, longestRun, SHORTEST_FRAGMENT, type WeighedText } from './weigh-passage.ts';

/** A sentence with fewer equal words says the same in other words; with more it was changed. */
const CHANGED_SENTENCE = 0.7;
/** Single characters are equal in any two sentences; a Latin word or a figure is not. */
const SHORTEST_PIECE = 2;
/** Fewer equal words apart from all others are a turn of phrase: 后支付百分之. */
const LEAST_APART = 8;
const LEAST_DENSITY_APART = 0.9;
/** A changed sentence: enough equal words, most of them. */
const LEAST_DENSITY_CHANGED = 0.6;

export function resolvePassage(passage: Passage, a: WeighedText, b: WeighedText): readonly Passage[] {
  const held = new Set(passage.retold.flatMap(({ pieces }) => pieces));
  const strict = passage.pieces.filter((piece) => !held.has(piece));
  const { changed = [], told = [] } = Object.groupBy(passage.retold, (part) =>
    similarityOf(part) >= CHANGED_SENTENCE ? 'changed' : 'told',
  );
  const groups = cutRuns(
    tellingRuns([...strict, ...changed.flatMap(({ pieces }) => pieces)], a),
    a,
    b,
  ).filter(
    // What is all of a passage is its evidence; what is left of one must be evidence itself.
    (group, _, all) => (all.length === 1 && told.length === 0) || standsAlone(group, a, b),
  );
  // A changed sentence of which no run stands alone says at least the same.
  const spread = changed.filter((part) => groups.every((group) => !overlaps(stretchOf(group), part)));
  const retold = [...told, ...spread].filter(
    (part) =>
      !isStock(part, a, b) &&
      groups.every((group) => longestRun(group) < SHORTEST_FRAGMENT || !overlaps(stretchOf(group), part)),
  );
  // A few equal words inside of a retold sentence are part of it.
  const copied = groups.filter((group) => retold.every((part) => !overlaps(stretchOf(group), part)));
  return [...copiedOf(copied.flat()), ...retold.map(retoldPassage)];
}

function overlaps(one: Stretch, other: Stretch): boolean {
  return (
    one.aStart < other.aEnd && other.aStart < one.aEnd && one.bStart < other.bEnd && other.bStart < one.bEnd
  );
}

/** Sentences that everybody writes say the same whoever wrote them. */
function isStock({ aStart, bStart }: Stretch, a: WeighedText, b: WeighedText): boolean {
  return a.isStock(indexAt(a.sentenceEnds, aStart)) && b.isStock(indexAt(b.sentenceEnds, bStart));
}

function copiedOf(pieces: readonly Match[]): readonly Passage[] {
  if (pieces.length === 0) return [];
  const sorted = [...pieces].sort((one, other) => one.a - other.a || one.b - other.b);
  const stretch = stretchOf(sorted);
  return [{ ...stretch, pieces: sorted, parts: [stretch], likeness: null, retold: [] }];
}

function tellingRuns(pieces: readonly Match[], { tokens }: WeighedText): readonly Match[] {
  return joinRuns(pieces).filter(({ a, length }) => length >= SHORTEST_PIECE || isWord(tokens[a] ?? 0));
}

/** What is left of a passage apart from the rest of it: many words, a few with hardly a change, or a changed sentence. */
function standsAlone(group: readonly Match[], a: WeighedText, b: WeighedText): boolean {
  const stretch = stretchOf(group);
  if (isCopied(group, [stretch])) return true;
  const words = equalWords(group);
  const density = similarityOf({ ...stretch, pieces: group });
  if (words >= LEAST_APART && density >= LEAST_DENSITY_APART) return true;
  return words >= SHORTEST_FRAGMENT && density >= LEAST_DENSITY_CHANGED && !isStock(stretch, a, b);
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
