/** Two corresponding passages of two token sequences, while they are being found: token indices, ends exclusive. */
import type { Stretch } from './align-gap.ts';
import type { Match } from './find-matches.ts';

export interface TokenRange {
  readonly start: number;
  readonly end: number;
}

export interface Passage extends Stretch {
  /** Runs of equal tokens; in order on both sides unless words or sentences were reordered. */
  readonly pieces: readonly Match[];
  /** The parts that were joined to the passage, without the filler between them; only these count. */
  readonly parts: readonly Stretch[];
  /** The similarity of the sentences when it alone led to the passage; null when equal runs did. */
  readonly likeness: number | null;
  /** The sentences in it that were found by their similarity; `pieces` has their runs too. */
  readonly retold: readonly Retold[];
}

/** Two sentences, or a few, that say the same. */
export interface Retold extends Stretch {
  readonly pieces: readonly Match[];
  readonly likeness: number;
}

/** A passage of sentences that say the same. */
export function retoldPassage(part: Retold): Passage {
  const { aStart, aEnd, bStart, bEnd } = part;
  return { ...part, parts: [{ aStart, aEnd, bStart, bEnd }], retold: [part] };
}

/** From the first word of the runs to the last, on both sides. */
export function stretchOf(pieces: readonly Match[]): Stretch {
  const stretch = { aStart: Infinity, aEnd: 0, bStart: Infinity, bEnd: 0 };
  for (const { a, b, length } of pieces) {
    stretch.aStart = Math.min(stretch.aStart, a);
    stretch.aEnd = Math.max(stretch.aEnd, a + length);
    stretch.bStart = Math.min(stretch.bStart, b);
    stretch.bEnd = Math.max(stretch.bEnd, b + length);
  }
  return stretch;
}

export function matchedTokens(pieces: readonly Match[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

/** The share of equal tokens on both sides. */
export function similarityOf({
  aStart,
  aEnd,
  bStart,
  bEnd,
  pieces,
}: Stretch & { readonly pieces: readonly Match[] }): number {
  const tokens = aEnd - aStart + (bEnd - bStart);
  return tokens === 0 ? 0 : (2 * matchedTokens(pieces)) / tokens;
}

/** True when no words were reordered. */
export function isInOrder(pieces: readonly Match[]): boolean {
  return pieces.every((piece, index) => {
    const last = pieces[index - 1];
    return last === undefined || (last.a + last.length <= piece.a && last.b + last.length <= piece.b);
  });
}
