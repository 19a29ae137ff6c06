/**
 * In: two documents. Out: which blocks stand beside each other and, inside each pair, which characters differ.
 * Promise: the plan of (new, old) is the mirror image of the plan of (old, new). It holds by construction: the pair is put into a fixed
 * order before any step that has to break a tie, and the outcome is turned around afterwards.
 */
import type { Document } from '@wenjian/document';
import { alignBlocks } from './align-blocks.ts';
import type { BlockPair } from './block-pair.ts';
import { createDiffTokens, type TokenEdit } from './diff-tokens.ts';
import type { CompareLimits } from './limits.ts';
import { prepareSide, type SideBlocks } from './side-blocks.ts';
import { tidyEdits } from './tidy-edits.ts';
import type { Vocabulary } from './tokenise.ts';

/** Character offsets into the texts of the two documents. */
export interface TextEdit {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** Block indices; null where one side has nothing. Edits only in rows that have both. */
export interface PlannedRow {
  readonly old: number | null;
  readonly new: number | null;
  readonly edits: readonly TextEdit[];
}

export interface RowPlan {
  readonly rows: readonly PlannedRow[];
  /** Places where the comparison settled for whole blocks or passages instead of characters. */
  readonly coarseCount: number;
}

export function planRows(old: Document, target: Document, limits: CompareLimits): RowPlan {
  if (!isOrdered(old, target)) {
    const { pairs, coarseCount } = planPairs(target, old, limits);
    return { rows: rowsAround(pairs.map(mirrorPair), old.blocks.length, target.blocks.length), coarseCount };
  }
  const { pairs, coarseCount } = planPairs(old, target, limits);
  return { rows: rowsAround(pairs, old.blocks.length, target.blocks.length), coarseCount };
}

interface PlannedPair extends BlockPair {
  readonly edits: readonly TextEdit[];
}

/** Any fixed order will do, as long as it is total on what the comparison looks at. */
function isOrdered(one: Document, other: Document): boolean {
  if (one.text !== other.text) return one.text < other.text;
  return orderKey(one) <= orderKey(other);
}

function orderKey(document: Document): string {
  return JSON.stringify(
    document.blocks.map((block) => [block.start, block.type, block.number ?? '', block.cell ?? null]),
  );
}

function mirrorPair(pair: PlannedPair): PlannedPair {
  const edits = pair.edits.map((edit) => ({
    oldStart: edit.newStart,
    oldEnd: edit.newEnd,
    newStart: edit.oldStart,
    newEnd: edit.oldEnd,
  }));
  return { old: pair.new, new: pair.old, edits };
}

function planPairs(old: Document, target: Document, limits: CompareLimits) {
  const vocabulary: Vocabulary = new Map();
  const keys = new Map<string, number>();
  const oldSide = prepareSide(old, vocabulary, keys);
  const newSide = prepareSide(target, vocabulary, keys);
  const alignment = alignBlocks(oldSide, newSide, limits);
  const diffTokens = createDiffTokens(oldSide.tokens.ids, newSide.tokens.ids, limits);
  let coarseCount = alignment.unweighedCount;
  const pairs = alignment.pairs.map((pair): PlannedPair => {
    const number = compareNumbers(oldSide, newSide, pair);
    if (number !== 'absent' && oldSide.keys[pair.old] === newSide.keys[pair.new])
      return { ...pair, edits: number };
    const box = boxOf(oldSide, newSide, pair, number === 'absent');
    const diff = diffTokens(box);
    coarseCount += diff.coarseCount;
    const edits = tidyEdits(diff.edits, box, oldSide, newSide).map((edit) =>
      toTextEdit(edit, oldSide, newSide, pair),
    );
    return { ...pair, edits: number === 'absent' ? edits : [...number, ...edits] };
  });
  return { pairs, coarseCount };
}

/**
 * A clause number is compared as one thing, apart from the body, so that renumbering never mixes with wording.
 * Absent when only one side has one: then the number is ordinary text that came or went.
 */
function compareNumbers(
  old: SideBlocks,
  target: SideBlocks,
  pair: BlockPair,
): readonly TextEdit[] | 'absent' {
  const edit: TextEdit = {
    oldStart: old.blocks[pair.old]?.start ?? 0,
    oldEnd: old.bodyStarts[pair.old] ?? 0,
    newStart: target.blocks[pair.new]?.start ?? 0,
    newEnd: target.bodyStarts[pair.new] ?? 0,
  };
  if ((edit.oldStart === edit.oldEnd) !== (edit.newStart === edit.newEnd)) return 'absent';
  const isSame = old.text.slice(edit.oldStart, edit.oldEnd) === target.text.slice(edit.newStart, edit.newEnd);
  return isSame ? [] : [edit];
}

function boxOf(old: SideBlocks, target: SideBlocks, pair: BlockPair, withNumbers: boolean): TokenEdit {
  const oldBody = old.bodies[pair.old] ?? { start: 0, end: 0 };
  const newBody = target.bodies[pair.new] ?? { start: 0, end: 0 };
  return {
    oldStart: withNumbers ? (old.tokens.blockStarts[pair.old] ?? 0) : oldBody.start,
    oldEnd: oldBody.end,
    newStart: withNumbers ? (target.tokens.blockStarts[pair.new] ?? 0) : newBody.start,
    newEnd: newBody.end,
  };
}

function toTextEdit(edit: TokenEdit, old: SideBlocks, target: SideBlocks, pair: BlockPair): TextEdit {
  const oldSpan = spanOf(old, pair.old, edit.oldStart, edit.oldEnd);
  const newSpan = spanOf(target, pair.new, edit.newStart, edit.newEnd);
  return { oldStart: oldSpan.start, oldEnd: oldSpan.end, newStart: newSpan.start, newEnd: newSpan.end };
}

/** An empty span stands before the next token of the block, or at the block's end. */
function spanOf(side: SideBlocks, block: number, start: number, end: number): { start: number; end: number } {
  const isAtEnd = start >= (side.tokens.blockStarts[block + 1] ?? 0);
  const from = isAtEnd ? (side.blocks[block]?.end ?? 0) : (side.tokens.starts[start] ?? 0);
  return { start: from, end: end > start ? (side.tokens.ends[end - 1] ?? 0) : from };
}

/** Between two pairs: first what only OLD has, then what only NEW has. */
function rowsAround(
  pairs: readonly PlannedPair[],
  oldCount: number,
  newCount: number,
): readonly PlannedRow[] {
  const rows: PlannedRow[] = [];
  let old = 0;
  let target = 0;
  const fillUpTo = (oldEnd: number, newEnd: number): void => {
    while (old < oldEnd) rows.push({ old: old++, new: null, edits: [] });
    while (target < newEnd) rows.push({ old: null, new: target++, edits: [] });
  };
  for (const pair of pairs) {
    fillUpTo(pair.old, pair.new);
    rows.push(pair);
    old++;
    target++;
  }
  fillUpTo(oldCount, newCount);
  return rows;
}
