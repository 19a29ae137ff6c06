/** Structural changes: moved clauses, and paragraphs that were split or merged. */
import type { Document } from '@wenjian/document';
import { reasons } from '../compare.text.ts';
import type { PlannedBox, PlannedMove } from '../edits/planned-row.ts';
import { type ChangeDraft, isFurniturePlace, placeOf } from './change-draft.ts';
import { nameClause } from './clause-path.ts';
import type { PlacedSide } from './placed-side.ts';

export function describeMove(move: PlannedMove, index: number, old: Document, target: Document): ChangeDraft {
  const [first] = move.boxes;
  const last = move.boxes.at(-1);
  const oldSide = placeBlocks(old, first?.oldStart ?? 0, last?.oldEnd ?? 0);
  const newSide = placeBlocks(target, first?.newStart ?? 0, last?.newEnd ?? 0);
  const wordings = move.boxes.flatMap((box) => box.edits).filter((edit) => edit.kind === 'text').length;
  const blocks = (last?.oldEnd ?? 0) - (first?.oldStart ?? 0);
  const from = nameClause(old, oldSide?.block);
  const to = nameClause(target, newSide?.block);
  const place = placeOf(oldSide, newSide);
  // Notes and page furniture move with page breaks or with the text they belong to.
  const isBeside = isFurniturePlace(place) || place === 'note' || place === 'comment';
  return {
    type: 'move',
    significance: isBeside ? 'noise' : 'minor',
    place,
    reason: isBeside && wordings === 0 ? reasons.movedBeside : reasons.moved(blocks, wordings, from, to),
    signals: isBeside ? ['move', 'pageBreak'] : ['move'],
    old: oldSide,
    new: newSide,
    isSuspect: false,
    move: index,
  };
}

/** Null when one block is paired with one block. */
export function describeParts(
  box: PlannedBox,
  old: Document,
  target: Document,
  move: number | null,
): ChangeDraft | null {
  if (!box.edits.some((edit) => edit.kind === 'separator')) return null;
  const oldSide = placeBlocks(old, box.oldStart, box.oldEnd);
  const newSide = placeBlocks(target, box.newStart, box.newEnd);
  const hasLabels = box.edits.some((edit) => edit.kind === 'label');
  const hasWording = box.edits.some((edit) => edit.kind === 'text');
  const counts = [
    countFilled(old, box.oldStart, box.oldEnd),
    countFilled(target, box.newStart, box.newEnd),
  ] as const;
  const isGuessed = isGuessedLayout(old, target);
  const isOrdered = (box.oldEnd - box.oldStart === 1) !== (box.newEnd - box.newStart === 1);
  const reason = isOrdered
    ? reasons.parts(counts[0], counts[1], hasLabels, hasWording)
    : reasons.paragraphing;
  return {
    type: 'format',
    significance: isGuessed || !isOrdered ? 'noise' : 'minor',
    place: placeOf(oldSide, newSide),
    reason: isGuessed ? `${reason}${reasons.guessedParagraphs}` : reason,
    signals: ['paragraphing'],
    old: oldSide,
    new: newSide,
    isSuspect: false,
    move,
  };
}

/** Text that was put into a table or taken out of one and is otherwise the same block. */
export function describeTabling(old: PlacedSide | null, target: PlacedSide | null): ChangeDraft | null {
  if (old === null || target === null) return null;
  const isInTable = target.block.cell !== undefined;
  if ((old.block.cell !== undefined) === isInTable) return null;
  return {
    type: 'format',
    significance: isGuessedLayout(old.document, target.document) ? 'noise' : 'minor',
    place: 'table',
    reason: isInTable ? reasons.intoTable : reasons.outOfTable,
    signals: ['table'],
    old,
    new: target,
    isSuspect: false,
    move: null,
  };
}

/** When a reader guesses paragraphs from the page, a different split is not the author's change. */
function isGuessedLayout(old: Document, target: Document): boolean {
  return [old, target].some(({ kind }) => kind === 'pdf' || kind === 'image');
}

function countFilled(document: Document, start: number, end: number): number {
  return Math.max(1, document.blocks.slice(start, end).filter((block) => block.start < block.end).length);
}

function placeBlocks(document: Document, start: number, end: number): PlacedSide | null {
  const first = document.blocks[start];
  const last = document.blocks[end - 1];
  if (first === undefined || last === undefined) return null;
  return { document, block: first, start: first.start, end: last.end };
}
