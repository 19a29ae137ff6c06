/**
 * In: corresponding blocks of both sides, one or several on each. Out: which characters differ, in order.
 * Promise: outside the edits both texts are equal, from the start of the first block to the end of the last.
 */

import type { SideUnits } from '../prepare/side-units.ts';
import { type BlockBox, cutAtBorders, firstTokenFrom } from './cut-edits.ts';
import type { DiffTokens, TokenEdit } from './diff-tokens.ts';
import { tidyEdits } from './tidy-edits.ts';
import { type TextEdit, writeEdits } from './write-edits.ts';

export interface PlannedEdits {
  readonly edits: readonly TextEdit[];
  readonly coarseCount: number;
}

export function planEdits(
  old: SideUnits,
  target: SideUnits,
  box: BlockBox,
  diffTokens: DiffTokens,
): PlannedEdits {
  const number = compareNumbers(old, target, box);
  const oldFrom =
    number === 'absent' ? (old.blocks[box.oldStart]?.start ?? 0) : (old.bodyStarts[box.oldStart] ?? 0);
  const newFrom =
    number === 'absent' ? (target.blocks[box.newStart]?.start ?? 0) : (target.bodyStarts[box.newStart] ?? 0);
  const numberEdits = number === 'absent' ? [] : number;
  const oldEnd = old.blocks[box.oldEnd - 1]?.end ?? 0;
  const newEnd = target.blocks[box.newEnd - 1]?.end ?? 0;
  if (old.text.slice(oldFrom, oldEnd) === target.text.slice(newFrom, newEnd)) {
    return { edits: numberEdits, coarseCount: 0 };
  }
  const tokens = tokenBox(old, target, box, oldFrom, newFrom);
  const diff = diffTokens(tokens);
  const tidied = tidyEdits(diff.edits, tokens, old, target);
  const cut = tidied.flatMap((edit) => cutAtBorders(edit, old, target, box));
  const edits = writeEdits(cut, { old, target, box, tokens, oldFrom, newFrom });
  return { edits: [...numberEdits, ...edits], coarseCount: diff.coarseCount };
}

/**
 * A clause number is compared as a unit, separate from the body, so that renumbering never mixes with
 * wording. Absent when only one side has a number: then the number is inserted or deleted text.
 */
function compareNumbers(old: SideUnits, target: SideUnits, box: BlockBox): readonly TextEdit[] | 'absent' {
  const edit: TextEdit = {
    kind: 'number',
    oldStart: old.blocks[box.oldStart]?.start ?? 0,
    oldEnd: old.bodyStarts[box.oldStart] ?? 0,
    newStart: target.blocks[box.newStart]?.start ?? 0,
    newEnd: target.bodyStarts[box.newStart] ?? 0,
  };
  if ((edit.oldStart === edit.oldEnd) !== (edit.newStart === edit.newEnd)) return 'absent';
  const isSame = old.text.slice(edit.oldStart, edit.oldEnd) === target.text.slice(edit.newStart, edit.newEnd);
  return isSame ? [] : [edit];
}

function tokenBox(
  old: SideUnits,
  target: SideUnits,
  box: BlockBox,
  oldFrom: number,
  newFrom: number,
): TokenEdit {
  return {
    oldStart: firstTokenFrom(old, box.oldStart, oldFrom),
    oldEnd: old.tokens.blockStarts[box.oldEnd] ?? 0,
    newStart: firstTokenFrom(target, box.newStart, newFrom),
    newEnd: target.tokens.blockStarts[box.newEnd] ?? 0,
  };
}
