/** The pieces of a new paragraph to write, depending on whether Word counts its number. */
import type { Document } from '@wenjian/document';
import type { NewParagraph, Piece } from './new-paragraph.ts';
import type { OldParagraph } from './old-paragraph.ts';

/**
 * Without the counted number; the kept part of an old counted number is typed, because the file does not
 * contain it.
 */
export function bodyPieces(
  paragraph: NewParagraph,
  skipped: number,
  old: Document,
  olds: readonly OldParagraph[],
): readonly Piece[] {
  const pieces: Piece[] = [];
  let left = skipped;
  for (const piece of paragraph.pieces) {
    if (piece.kind === 'insert') {
      const text = piece.text.slice(left);
      left = Math.max(0, left - piece.text.length);
      if (text !== '') pieces.push({ kind: 'insert', text });
      continue;
    }
    const start = Math.min(piece.end, piece.start + left);
    left = Math.max(0, left - (piece.end - piece.start));
    const owner = olds.find(({ block }) => block.start <= piece.start && piece.end <= block.end);
    const body =
      owner === undefined ? piece.end : Math.min(piece.end, owner.block.start + owner.numberLength);
    if (start < body) pieces.push({ kind: 'insert', text: old.text.slice(start, body) });
    const from = Math.max(start, body);
    if (from < piece.end && owner !== undefined) pieces.push({ kind: 'keep', start: from, end: piece.end });
  }
  return pieces;
}
