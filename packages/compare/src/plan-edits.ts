/**
 * In: blocks of both sides that stand against each other, one or several on each. Out: which characters differ, in order.
 * Separators and the labels of parts are edits of their own, so that cutting a paragraph in parts is never mixed with its wording.
 * Promise: outside the edits both texts agree, from the start of the first block to the end of the last.
 */
import { BLOCK_SEPARATOR } from '@wenjian/document';
import { type BlockBox, type CutEdit, type CutKind, cutAtBorders, firstTokenFrom } from './cut-edits.ts';
import type { DiffTokens, TokenEdit } from './diff-tokens.ts';
import type { SideUnits } from './side-units.ts';
import { tidyEdits } from './tidy-edits.ts';

/** Also `separator`: the border between two blocks. */
export type EditKind = CutKind | 'separator';

/** Character offsets into the texts of the two documents. */
export interface TextEdit {
  readonly kind: EditKind;
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

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
 * A clause number is compared as one thing, apart from the body, so that renumbering never mixes with wording.
 * Absent when only one side has one: then the number is text that came or went.
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

interface WriteInput {
  readonly old: SideUnits;
  readonly target: SideUnits;
  readonly box: BlockBox;
  readonly tokens: TokenEdit;
  readonly oldFrom: number;
  readonly newFrom: number;
}

/** A border between blocks: behind which edit, how many kept tokens further on, and the separators there on each side. */
interface Border {
  readonly edit: number;
  readonly distance: number;
  oldLength: number;
  newLength: number;
}

/** Turns token edits into text edits, with the separators between them. */
function writeEdits(edits: readonly CutEdit[], input: WriteInput): readonly TextEdit[] {
  const { old, target, tokens } = input;
  const borders = findBorders(edits, input);
  const written: TextEdit[] = [];
  let oldAt = input.oldFrom;
  let newAt = input.newFrom;
  let oldToken = tokens.oldStart;
  let newToken = tokens.newStart;
  const keepUpTo = (count: number): void => {
    for (const edit of keptDifferences(old, target, oldToken, newToken, count)) written.push(edit);
    oldToken += count;
    newToken += count;
    if (count > 0) {
      oldAt = old.tokens.ends[oldToken - 1] ?? oldAt;
      newAt = target.tokens.ends[newToken - 1] ?? newAt;
    }
  };
  const write = (kind: EditKind, oldEnd: number, newEnd: number): void => {
    written.push({ kind, oldStart: oldAt, oldEnd, newStart: newAt, newEnd });
    oldAt = oldEnd;
    newAt = newEnd;
  };
  const crossBorders = (edit: number): void => {
    let kept = 0;
    for (let border = borders[0]; border?.edit === edit; border = borders[0]) {
      borders.shift();
      keepUpTo(border.distance - kept);
      kept = border.distance;
      if (border.oldLength === border.newLength) {
        oldAt += border.oldLength;
        newAt += border.newLength;
      } else write('separator', oldAt + border.oldLength, newAt + border.newLength);
    }
  };
  crossBorders(-1);
  for (const [index, edit] of edits.entries()) {
    keepUpTo(edit.oldStart - oldToken);
    const oldEnd = edit.oldEnd > edit.oldStart ? (old.tokens.ends[edit.oldEnd - 1] ?? oldAt) : oldAt;
    const newEnd = edit.newEnd > edit.newStart ? (target.tokens.ends[edit.newEnd - 1] ?? newAt) : newAt;
    write(edit.kind, oldEnd, newEnd);
    oldToken = edit.oldEnd;
    newToken = edit.newEnd;
    crossBorders(index);
  }
  keepUpTo(tokens.oldEnd - oldToken);
  return joinWhiteSpace(written, input);
}

function findBorders(edits: readonly CutEdit[], { old, target, box, tokens }: WriteInput): Border[] {
  if (box.oldEnd - box.oldStart === 1 && box.newEnd - box.newStart === 1) return [];
  const borders = new Map<string, Border>();
  const add = (side: 'oldLength' | 'newLength', edit: number, distance: number): void => {
    const key = `${edit} ${distance}`;
    const border = borders.get(key) ?? { edit, distance, oldLength: 0, newLength: 0 };
    border[side] += BLOCK_SEPARATOR.length;
    borders.set(key, border);
  };
  for (let block = box.oldStart + 1; block < box.oldEnd; block++) {
    const at = old.tokens.blockStarts[block] ?? 0;
    const edit = lastEndingBy(edits, at, (candidate) => candidate.oldEnd);
    add('oldLength', edit, at - (edits[edit]?.oldEnd ?? tokens.oldStart));
  }
  for (let block = box.newStart + 1; block < box.newEnd; block++) {
    const at = target.tokens.blockStarts[block] ?? 0;
    const edit = lastEndingBy(edits, at, (candidate) => candidate.newEnd);
    add('newLength', edit, at - (edits[edit]?.newEnd ?? tokens.newStart));
  }
  return [...borders.values()].sort((one, other) => one.edit - other.edit || one.distance - other.distance);
}

/** Index of the last edit that ends at or before a token; -1 when there is none. */
function lastEndingBy(edits: readonly CutEdit[], token: number, endOf: (edit: CutEdit) => number): number {
  return edits.findLastIndex((edit) => endOf(edit) <= token);
}

/** Tokens that count as the same under the options, but are spelled differently, are edits of the script all the same. */
function keptDifferences(
  old: SideUnits,
  target: SideUnits,
  oldToken: number,
  newToken: number,
  count: number,
): readonly TextEdit[] {
  if (old.fold === null) return [];
  const edits: TextEdit[] = [];
  for (let offset = 0; offset < count; offset++) {
    const oldStart = old.tokens.starts[oldToken + offset] ?? 0;
    const oldEnd = old.tokens.ends[oldToken + offset] ?? 0;
    const newStart = target.tokens.starts[newToken + offset] ?? 0;
    const newEnd = target.tokens.ends[newToken + offset] ?? 0;
    if (old.text.slice(oldStart, oldEnd) === target.text.slice(newStart, newEnd)) continue;
    const last = edits.at(-1);
    if (last !== undefined && last.oldEnd === oldStart && last.newEnd === newStart) {
      edits[edits.length - 1] = { ...last, oldEnd, newEnd };
    } else edits.push({ kind: 'text', oldStart, oldEnd, newStart, newEnd });
  }
  return edits;
}

/** A line break or a space that became a border of blocks, or the other way round, is part of that border. */
function joinWhiteSpace(edits: readonly TextEdit[], { old, target }: WriteInput): readonly TextEdit[] {
  const joined: TextEdit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    const isTouching = last !== undefined && last.oldEnd === edit.oldStart && last.newEnd === edit.newStart;
    const both =
      isTouching && (last.kind === 'separator' || edit.kind === 'separator')
        ? { ...last, kind: 'separator' as const, oldEnd: edit.oldEnd, newEnd: edit.newEnd }
        : null;
    if (
      both !== null &&
      isBlank(old, both.oldStart, both.oldEnd) &&
      isBlank(target, both.newStart, both.newEnd)
    ) {
      joined[joined.length - 1] = both;
    } else joined.push(edit);
  }
  return joined.filter(
    (edit) => old.text.slice(edit.oldStart, edit.oldEnd) !== target.text.slice(edit.newStart, edit.newEnd),
  );
}

function isBlank(side: SideUnits, start: number, end: number): boolean {
  return /^\s*$/.test(side.text.slice(start, end));
}
