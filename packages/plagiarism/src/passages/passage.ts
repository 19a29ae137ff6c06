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
}: Omit<Passage, 'parts' | 'likeness'>): number {
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
