/** A passage of two token sequences that stand for each other, while it is being found: token indices, ends exclusive. */
import type { Stretch } from './align-gap.ts';
import type { Match } from './find-matches.ts';

export interface TokenRange {
  readonly start: number;
  readonly end: number;
}

export interface Passage extends Stretch {
  /** Runs of equal tokens; in order of both sides unless words or sentences changed places. */
  readonly pieces: readonly Match[];
  /** What was joined to the passage, without the filler between: what counts. */
  readonly parts: readonly Stretch[];
  /** How alike the sentences are, where nothing but that led to the passage; null where equal runs did. */
  readonly likeness: number | null;
}

export function matchedTokens(pieces: readonly Match[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

/** Of the tokens of both sides, the share that agrees. */
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

/** No words changed places. */
export function isInOrder(pieces: readonly Match[]): boolean {
  return pieces.every((piece, index) => {
    const last = pieces[index - 1];
    return last === undefined || (last.a + last.length <= piece.a && last.b + last.length <= piece.b);
  });
}
