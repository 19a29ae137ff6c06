/**
 * In: two documents. Out: which blocks are side by side, which moved, and which characters differ in each
 * pair. Promise: the plan of (new, old) is the mirror image of the plan of (old, new). This holds by
 * construction: the pair is put into a fixed order before any step that breaks ties, and the result is
 * reversed afterwards.
 */
import type { Document } from '@wenjian/document';
import type { Fold } from '../compare-options.ts';
import type { RowRelation } from '../comparison.ts';
import type { CompareLimits } from '../limits.ts';
import type { BlockBox } from './cut-edits.ts';
import { planBoxes } from './plan-boxes.ts';
import type { BoxPlan, PlannedBox, PlannedMove, PlannedRow, RowPlan } from './planned-row.ts';

export function planRows(
  old: Document,
  target: Document,
  limits: CompareLimits,
  fold: Fold | null = null,
): RowPlan {
  const plan = isOrdered(old, target)
    ? planBoxes(old, target, limits, fold)
    : mirrorPlan(planBoxes(target, old, limits, fold));
  const moves = [...plan.moves].sort((one, other) => startOf(one) - startOf(other));
  return { rows: rowsAround(plan.boxes, moves, old, target), moves, coarseCount: plan.coarseCount };
}

function startOf(move: PlannedMove): number {
  return move.boxes[0]?.oldStart ?? 0;
}

/** Any fixed order works, as long as it is total on the compared content. */
function isOrdered(one: Document, other: Document): boolean {
  if (one.text !== other.text) return one.text < other.text;
  return orderKey(one) <= orderKey(other);
}

function orderKey(document: Document): string {
  return JSON.stringify(
    document.blocks.map((block) => [
      block.start,
      block.type,
      block.number ?? '',
      block.cell ?? null,
      block.picture ?? null,
    ]),
  );
}

function mirrorPlan({ boxes, moves, coarseCount }: BoxPlan): BoxPlan {
  return {
    boxes: boxes.map(mirrorBox),
    moves: moves.map((move) => ({ boxes: move.boxes.map(mirrorBox) })),
    coarseCount,
  };
}

function mirrorBox(box: PlannedBox): PlannedBox {
  return { ...mirror(box), edits: box.edits.map((edit) => ({ kind: edit.kind, ...mirror(edit) })) };
}

function mirror({ oldStart, oldEnd, newStart, newEnd }: BlockBox): BlockBox {
  return { oldStart: newStart, oldEnd: newEnd, newStart: oldStart, newEnd: oldEnd };
}

/** Between two boxes: first the blocks that only OLD has, then those that only NEW has. */
function rowsAround(
  boxes: readonly PlannedBox[],
  moves: readonly PlannedMove[],
  old: Document,
  target: Document,
): readonly PlannedRow[] {
  const oldMoves = movesOfBlocks(moves, (box) => [box.oldStart, box.oldEnd]);
  const newMoves = movesOfBlocks(moves, (box) => [box.newStart, box.newEnd]);
  const rows: PlannedRow[] = [];
  let oldAt = 0;
  let newAt = 0;
  const fillUpTo = (oldEnd: number, newEnd: number): void => {
    for (; oldAt < oldEnd; oldAt++) {
      const place = oldMoves.get(oldAt);
      const relation = place?.isMoved === true ? 'moved' : 'deleted';
      rows.push({ old: [oldAt], new: [], relation, move: place?.move ?? null, edits: [] });
    }
    for (; newAt < newEnd; newAt++) {
      const place = newMoves.get(newAt);
      const relation = place?.isMoved === true ? 'moved' : 'inserted';
      rows.push({ old: [], new: [newAt], relation, move: place?.move ?? null, edits: [] });
    }
  };
  for (const box of boxes) {
    fillUpTo(box.oldStart, box.newStart);
    rows.push({
      old: range(box.oldStart, box.oldEnd),
      new: range(box.newStart, box.newEnd),
      relation: relationOf(box, old, target),
      move: null,
      edits: box.edits,
    });
    oldAt = box.oldEnd;
    newAt = box.newEnd;
  }
  fillUpTo(old.blocks.length, target.blocks.length);
  return rows;
}

/** For each block inside a move, whether it moved itself or was inserted or deleted between blocks that did. */
function movesOfBlocks(
  moves: readonly PlannedMove[],
  rangeOf: (box: PlannedBox) => readonly [number, number],
): Map<number, { readonly move: number; readonly isMoved: boolean }> {
  const known = new Map<number, { readonly move: number; readonly isMoved: boolean }>();
  for (const [move, { boxes }] of moves.entries()) {
    let previousEnd: number | null = null;
    for (const box of boxes) {
      const [start, end] = rangeOf(box);
      for (let block = previousEnd ?? start; block < start; block++) {
        // A note between moved paragraphs may have its own move.
        if (!known.has(block)) known.set(block, { move, isMoved: false });
      }
      for (let block = start; block < end; block++) known.set(block, { move, isMoved: true });
      previousEnd = end;
    }
  }
  return known;
}

function relationOf(box: PlannedBox, old: Document, target: Document): RowRelation {
  const oldCount = box.oldEnd - box.oldStart;
  const newCount = box.newEnd - box.newStart;
  if (oldCount === 1 && newCount > 1) return 'split';
  if (oldCount > 1 && newCount === 1) return 'merged';
  const hash = (document: Document, block: number) => document.blocks[block]?.picture?.hash;
  const isSamePicture = hash(old, box.oldStart) === hash(target, box.newStart);
  return box.edits.length === 0 && isSamePicture ? 'same' : 'changed';
}

function range(start: number, end: number): readonly number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}
