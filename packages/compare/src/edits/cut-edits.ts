/**
 * Cuts edits at block borders and after clause numbers, so that every edit is shown in one block and numbers
 * are separate from wording.
 */

import type { SideUnits } from '../prepare/side-units.ts';
import type { TokenEdit } from './diff-tokens.ts';

/** Block indices, ends exclusive. */
export interface BlockBox {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** `number`: the number of the first block. `label`: the number of a later block. */
export type CutKind = 'text' | 'number' | 'label';

export type CutEdit = TokenEdit & { readonly kind: CutKind };

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly kind: CutKind;
}

/** No edit crosses a block border or the end of a number: each piece is shown in its own block. */
export function cutAtBorders(
  edit: TokenEdit,
  old: SideUnits,
  target: SideUnits,
  box: BlockBox,
): readonly CutEdit[] {
  const olds = cutRange(old, box.oldStart, box.oldEnd, edit.oldStart, edit.oldEnd);
  const news = cutRange(target, box.newStart, box.newEnd, edit.newStart, edit.newEnd);
  const oldMain = mainPiece(olds);
  const newMain = mainPiece(news);
  const cut: CutEdit[] = [];
  let oldAt = edit.oldStart;
  let newAt = edit.newStart;
  const add = (oldEnd: number, newEnd: number, kind: CutKind): void => {
    if (oldEnd === oldAt && newEnd === newAt) return;
    cut.push({ kind, oldStart: oldAt, oldEnd, newStart: newAt, newEnd });
    oldAt = oldEnd;
    newAt = newEnd;
  };
  for (const piece of olds.slice(0, oldMain)) add(piece.end, newAt, piece.kind);
  for (const piece of news.slice(0, newMain)) add(oldAt, piece.end, piece.kind);
  add(olds[oldMain]?.end ?? oldAt, news[newMain]?.end ?? newAt, 'text');
  for (const piece of olds.slice(oldMain + 1)) add(piece.end, newAt, piece.kind);
  for (const piece of news.slice(newMain + 1)) add(oldAt, piece.end, piece.kind);
  return cut;
}

/** Index of the first piece that is not a label; the count when all are. */
function mainPiece(pieces: readonly Piece[]): number {
  const index = pieces.findIndex((piece) => piece.kind === 'text');
  return index === -1 ? pieces.length : index;
}

function cutRange(
  side: SideUnits,
  blockStart: number,
  blockEnd: number,
  start: number,
  end: number,
): readonly Piece[] {
  if (start === end) return [];
  const pieces: Piece[] = [];
  let from = start;
  for (let block = blockStart; block < blockEnd && from < end; block++) {
    const blockTokens = side.tokens.blockStarts[block + 1] ?? 0;
    if (blockTokens <= from) continue;
    const labelEnd = firstTokenFrom(side, block, side.bodyStarts[block] ?? 0);
    // It counts as a label only when it is inserted or deleted as a whole.
    if (from < labelEnd && from === (side.tokens.blockStarts[block] ?? 0) && labelEnd <= end) {
      pieces.push({ start: from, end: labelEnd, kind: block === blockStart ? 'number' : 'label' });
      from = labelEnd;
    }
    const pieceEnd = Math.min(end, blockTokens);
    if (from < pieceEnd) {
      pieces.push({ start: from, end: pieceEnd, kind: 'text' });
      from = pieceEnd;
    }
  }
  return pieces;
}

/** Index of the first token of a block that starts at or after an offset; the first of the next block when there is none. */
export function firstTokenFrom({ tokens }: SideUnits, block: number, offset: number): number {
  const end = tokens.blockStarts[block + 1] ?? 0;
  let token = tokens.blockStarts[block] ?? 0;
  while (token < end && (tokens.starts[token] ?? 0) < offset) token++;
  return token;
}
