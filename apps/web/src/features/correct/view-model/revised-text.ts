/** The text as it reads once everything accepted is put in, with what was taken out still to be seen. Pure. */
import { RENUMBER_ALL } from '@wenjian/api';
import type { TextSpan } from '../../../shared/result/marked-text.ts';
import type { ProofreadingResult } from './correct-shapes.ts';
import { acceptedWords, type CorrectionStates, isRenumbered } from './correction-state.ts';

/** `correctionId` is `RENUMBER_ALL` where the numbering as a whole was accepted. */
export interface TextEdit extends TextSpan {
  readonly correctionId: string;
  readonly replacement: string;
}

/**
 * In the order of the text and side by side. By the rules of `acceptedEdits` in `@wenjian/proofread`, which writes the exports: new
 * numbers stand above corrections of the same place, and words that stay the same are no edit.
 */
export function acceptedEdits(
  { corrections, renumbering }: ProofreadingResult,
  states: CorrectionStates,
): readonly TextEdit[] {
  const places = isRenumbered(states) ? (renumbering?.items ?? []) : [];
  const renumbered = places.map(({ start, end, replacement }) => ({
    correctionId: RENUMBER_ALL,
    start,
    end,
    replacement,
  }));
  const own = corrections.flatMap((correction): TextEdit[] => {
    const replacement = acceptedWords(correction, states);
    const { id: correctionId, start, end } = correction;
    const isNothing = replacement === null || replacement === correction.original;
    const isBelow = renumbered.some((place) => place.start < end && start < place.end);
    return isNothing || isBelow ? [] : [{ correctionId, start, end, replacement }];
  });
  return [...own, ...renumbered].sort((a, b) => a.start - b.start);
}

export interface RevisedPiece {
  readonly kind: 'kept' | 'deleted' | 'inserted';
  readonly text: string;
  /** Where the piece stands in the original; an insertion, behind which offset. */
  readonly start: number;
  readonly correctionId: string | null;
}

/** Kept and deleted pieces join to the block's text, kept and inserted ones to the revised text. */
export function reviseBlock(
  text: string,
  block: TextSpan,
  edits: readonly TextEdit[],
): readonly RevisedPiece[] {
  const pieces: RevisedPiece[] = [];
  const push = (kind: RevisedPiece['kind'], words: string, start: number, correctionId: string | null) => {
    if (words !== '') pieces.push({ kind, text: words, start, correctionId });
  };
  let at = block.start;
  for (const { correctionId, start, end, replacement } of edits) {
    // An edit over several blocks is deleted in each, and written where it begins.
    const isHere =
      start < block.end ? end > at || (start === end && start >= at) : isAtEnd(start, end, block);
    if (!isHere) continue;
    const from = Math.max(at, start);
    const to = Math.min(block.end, end);
    push('kept', text.slice(at, from), at, null);
    push('deleted', text.slice(from, to), from, correctionId);
    if (start >= block.start) push('inserted', replacement, to, correctionId);
    at = Math.max(at, to);
  }
  push('kept', text.slice(at, block.end), at, null);
  return pieces;
}

/** Words that are only put in may stand behind the last character of a block. */
function isAtEnd(start: number, end: number, block: TextSpan): boolean {
  return start === end && start === block.end;
}
