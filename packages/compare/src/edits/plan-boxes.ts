/**
 * In: two documents in their fixed order. Out: the corresponding blocks, cell by cell in tables, and the
 * moved ones.
 */
import { append, type Document } from '@wenjian/document';
import { alignColumns, type ColumnMap, tablesOf } from '../align/align-columns.ts';
import { alignStories } from '../align/align-stories.ts';
import type { UnitGroup } from '../align/find-splits.ts';
import type { Fold } from '../compare-options.ts';
import type { CompareLimits } from '../limits.ts';
import { prepareSide, type SideUnits } from '../prepare/side-units.ts';
import type { Vocabulary } from '../prepare/tokenise.ts';
import type { BlockBox } from './cut-edits.ts';
import { createDiffTokens } from './diff-tokens.ts';
import { planEdits } from './plan-edits.ts';
import type { BoxPlan, PlannedBox } from './planned-row.ts';

export function planBoxes(
  old: Document,
  target: Document,
  limits: CompareLimits,
  fold: Fold | null,
): BoxPlan {
  const vocabulary: Vocabulary = new Map();
  const keys = new Map<string, number>();
  const oldSide = prepareSide(old, vocabulary, keys, fold);
  const newSide = prepareSide(target, vocabulary, keys, fold);
  const { groups, runs, unweighedCount } = alignStories(oldSide, newSide, limits);
  const columns = alignColumns(oldSide, newSide, groups);
  const diffTokens = createDiffTokens(oldSide.tokens.ids, newSide.tokens.ids, limits);
  let coarseCount = unweighedCount;
  const plan = (box: BlockBox): PlannedBox => {
    const planned = planEdits(oldSide, newSide, box, diffTokens);
    coarseCount += planned.coarseCount;
    return { ...box, edits: planned.edits };
  };
  const boxes = groups.flatMap((group) => {
    const map = columns.get(tablesOf(oldSide, newSide, group) ?? '');
    const box = blocksOf(oldSide, newSide, group);
    return map === undefined ? [plan(box)] : cellBoxes(oldSide, newSide, box, map).map(plan);
  });
  const moves = runs.map((run) => ({
    boxes: run.map((group) => plan(blocksOf(oldSide, newSide, group))),
  }));
  return { boxes, moves, coarseCount };
}

function blocksOf(old: SideUnits, target: SideUnits, group: UnitGroup): BlockBox {
  return {
    oldStart: old.units[group.oldStart]?.blockStart ?? 0,
    oldEnd: old.units[group.oldEnd - 1]?.blockEnd ?? 0,
    newStart: target.units[group.newStart]?.blockStart ?? 0,
    newEnd: target.units[group.newEnd - 1]?.blockEnd ?? 0,
  };
}

/** A run of blocks in one cell. */
interface Cell {
  readonly column: number;
  readonly start: number;
  readonly end: number;
}

function cellBoxes(old: SideUnits, target: SideUnits, box: BlockBox, map: ColumnMap): readonly BlockBox[] {
  const olds = cellsOf(old, box.oldStart, box.oldEnd);
  const news = cellsOf(target, box.newStart, box.newEnd);
  const boxes: BlockBox[] = [];
  let oldNext = 0;
  let newNext = 0;
  /**
   * Merged cells leave some cells without a corresponding column; if both sides have equally many, they are
   * paired in order.
   */
  const pairLeftovers = (oldEnd: number, newEnd: number): void => {
    if (oldEnd - oldNext !== newEnd - newNext) return;
    for (let offset = 0; offset < oldEnd - oldNext; offset++) {
      append(boxes, boxOfCells(olds[oldNext + offset], news[newNext + offset]));
    }
  };
  for (const [index, cell] of olds.entries()) {
    const found = news.findIndex((other, place) => place >= newNext && other.column === map.get(cell.column));
    if (found === -1) continue;
    pairLeftovers(index, found);
    append(boxes, boxOfCells(cell, news[found]));
    oldNext = index + 1;
    newNext = found + 1;
  }
  pairLeftovers(olds.length, news.length);
  return boxes;
}

function boxOfCells(one: Cell | undefined, other: Cell | undefined): readonly BlockBox[] {
  if (one === undefined || other === undefined) return [];
  const count = one.end - one.start;
  if (count !== other.end - other.start) {
    return [{ oldStart: one.start, oldEnd: one.end, newStart: other.start, newEnd: other.end }];
  }
  return Array.from({ length: count }, (_, offset) => ({
    oldStart: one.start + offset,
    oldEnd: one.start + offset + 1,
    newStart: other.start + offset,
    newEnd: other.start + offset + 1,
  }));
}

function cellsOf(side: SideUnits, blockStart: number, blockEnd: number): readonly Cell[] {
  const cells: { column: number; start: number; end: number }[] = [];
  for (let block = blockStart; block < blockEnd; block++) {
    const column = side.blocks[block]?.cell?.column ?? 0;
    const last = cells.at(-1);
    if (last?.column === column) last.end = block + 1;
    else cells.push({ column, start: block, end: block + 1 });
  }
  return cells;
}
