/**
 * Splits a partly subtracted passage into the kept and the subtracted parts. In: a passage and the ranges of
 * own words of both sides. Out: one or more passages instead, in order, which cover the same equal words.
 * Each kept part must be evidence on its own: words filled into a form are judged blank by blank, so that
 * many short ones (a date here, a place there) do not add up to a copied passage.
 */
import type { Match } from '../passages/find-matches.ts';
import { isInOrder, matchedTokens, type Passage, stretchOf } from '../passages/passage.ts';
import { isCopied } from '../passages/weigh-passage.ts';
import { SUBTRACTED } from './own-stretches.ts';

export interface SplitPassage {
  readonly passage: Passage;
  /** The equal words that count after subtraction; empty when all of it was subtracted. */
  readonly counted: readonly Match[];
}

export function splitSubtracted(
  passage: Passage,
  ownA: Int32Array,
  ownB: Int32Array,
): readonly SplitPassage[] {
  // In equal texts every remaining part is equal, even a single word.
  const isWhole = passage.pieces[0]?.length === ownA.length && ownA.length === ownB.length;
  const groups = groupPieces(passage.pieces, ownA, ownB);
  if (groups.every(({ isOwn }) => isOwn)) return [{ passage, counted: passage.pieces }];
  const judged = groups.map(({ isOwn, pieces }) => ({
    pieces,
    stays: isOwn && (isWhole || isEvidenceAlone(pieces, passage)),
  }));
  const counted = judged.flatMap(({ pieces, stays }) => (stays ? pieces : []));
  // Reordered and retold sentences are one passage, even when some of their words do not count.
  if (counted.length === 0 || passage.likeness !== null || !isInOrder(passage.pieces))
    return [{ passage, counted }];
  return joinNeighbours(judged).map(({ pieces, stays }) => ({
    passage: { ...passage, ...stretchOf(pieces), pieces, parts: [stretchOf(pieces)] },
    counted: stays ? pieces : [],
  }));
}

/**
 * Share of the equal words that must remain in a passage found by meaning only; with less, it means something
 * else.
 */
const LEAST_KEPT = 0.6;

function isEvidenceAlone(pieces: readonly Match[], { likeness, pieces: all }: Passage): boolean {
  if (likeness !== null && matchedTokens(pieces) >= LEAST_KEPT * matchedTokens(all)) return true;
  return isCopied(pieces, [stretchOf(pieces)]);
}

interface Group {
  readonly isOwn: boolean;
  readonly pieces: readonly Match[];
}

/** By the ranges of own words on both sides; what is subtracted on either side is not own on the other. */
function groupPieces(pieces: readonly Match[], ownA: Int32Array, ownB: Int32Array): readonly Group[] {
  const groups = new Map<string, { isOwn: boolean; pieces: Match[] }>();
  for (const { a, b, length } of pieces) {
    let start = 0;
    for (let at = 1; at <= length; at++) {
      const [inA = SUBTRACTED, inB = SUBTRACTED] = [ownA[a + start], ownB[b + start]];
      if (at < length && ownA[a + at] === inA && ownB[b + at] === inB) continue;
      const isOwn = inA !== SUBTRACTED && inB !== SUBTRACTED;
      const key = isOwn ? `${inA} ${inB}` : `at ${a + start} ${b + start}`;
      const piece = { a: a + start, b: b + start, length: at - start };
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { isOwn, pieces: [piece] });
      else group.pieces.push(piece);
      start = at;
    }
  }
  return [...groups.values()];
}

interface JudgedGroup {
  readonly stays: boolean;
  readonly pieces: readonly Match[];
}

/** Adjacent subtracted groups are joined. */
function joinNeighbours(groups: readonly JudgedGroup[]): readonly JudgedGroup[] {
  const joined: { stays: boolean; pieces: Match[] }[] = [];
  for (const { stays, pieces } of groups) {
    const last = joined.at(-1);
    if (last === undefined || stays || last.stays) joined.push({ stays, pieces: [...pieces] });
    else for (const piece of pieces) last.pieces.push(piece);
  }
  return joined;
}
