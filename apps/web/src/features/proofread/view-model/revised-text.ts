/** The text with all accepted corrections, with the deleted text still visible. Pure. */
import { RENUMBER_ALL } from '@wenjian/api';
import type { Decisions } from '../../../shared/findings/decision-shapes.ts';
import { acceptedWords } from '../../../shared/findings/view-model/decisions.ts';
import type { TextSpan } from '../../../shared/workbench/view-model/marked-text.ts';
import { isRenumbered } from './correction-state.ts';
import type { ProofreadingResult } from './proofread-shapes.ts';

/** `correctionId` is `RENUMBER_ALL` when the whole renumbering was accepted. */
export interface TextEdit extends TextSpan {
  readonly correctionId: string;
  readonly replacement: string;
}

/**
 * Sorted and without overlaps. By the rules of `acceptedEdits` in `@wenjian/proofread`, which writes the
 * exports: new numbers override corrections of the same place, and unchanged words are no edit.
 */
export function acceptedEdits(
  { corrections, renumbering }: ProofreadingResult,
  decisions: Decisions,
): readonly TextEdit[] {
  const places = isRenumbered(decisions) ? (renumbering?.items ?? []) : [];
  const renumbered = places.map(({ start, end, replacement }) => ({
    correctionId: RENUMBER_ALL,
    start,
    end,
    replacement,
  }));
  const own = corrections.flatMap((correction): TextEdit[] => {
    const { id: correctionId, start, end, original, suggestion } = correction;
    const replacement = acceptedWords(decisions, correctionId, suggestion);
    const isNothing = replacement === null || replacement === original;
    const isBelow = renumbered.some((place) => place.start < end && start < place.end);
    return isNothing || isBelow ? [] : [{ correctionId, start, end, replacement }];
  });
  return [...own, ...renumbered].sort((a, b) => a.start - b.start);
}

export interface RevisedPiece {
  readonly kind: 'kept' | 'deleted' | 'inserted';
  readonly text: string;
  /** The position of the piece in the original; for an insertion, the offset before it. */
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
    // An edit over several blocks is deleted in each, and inserted where it starts.
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

/** A pure insertion may be after the last character of a block. */
function isAtEnd(start: number, end: number, block: TextSpan): boolean {
  return start === end && start === block.end;
}
