/**
 * In: token edits of a box. Out: text edits, with the separators between the blocks. Separators and the
 * labels of parts are separate edits, so that splitting a paragraph never mixes with its wording.
 */
import { BLOCK_SEPARATOR } from '@wenjian/document';
import type { SideUnits } from '../prepare/side-units.ts';
import type { BlockBox, CutEdit, CutKind } from './cut-edits.ts';
import type { TokenEdit } from './diff-tokens.ts';

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

export interface WriteInput {
  readonly old: SideUnits;
  readonly target: SideUnits;
  readonly box: BlockBox;
  readonly tokens: TokenEdit;
  readonly oldFrom: number;
  readonly newFrom: number;
}

export function writeEdits(edits: readonly CutEdit[], input: WriteInput): readonly TextEdit[] {
  const { old, target, tokens } = input;
  const borders = findBorders(edits, input);
  const writing: Writing = {
    input,
    written: [],
    oldAt: input.oldFrom,
    newAt: input.newFrom,
    oldToken: tokens.oldStart,
    newToken: tokens.newStart,
  };
  crossBorders(writing, borders, -1);
  for (const [index, edit] of edits.entries()) {
    keep(writing, edit.oldStart - writing.oldToken);
    const { oldAt, newAt } = writing;
    const oldEnd = edit.oldEnd > edit.oldStart ? (old.tokens.ends[edit.oldEnd - 1] ?? oldAt) : oldAt;
    const newEnd = edit.newEnd > edit.newStart ? (target.tokens.ends[edit.newEnd - 1] ?? newAt) : newAt;
    write(writing, edit.kind, oldEnd, newEnd);
    writing.oldToken = edit.oldEnd;
    writing.newToken = edit.newEnd;
    crossBorders(writing, borders, index);
  }
  keep(writing, tokens.oldEnd - writing.oldToken);
  return joinWhiteSpace(writing.written, input);
}

/** How far both sides are written, in characters and in tokens. */
interface Writing {
  readonly input: WriteInput;
  readonly written: TextEdit[];
  oldAt: number;
  newAt: number;
  oldToken: number;
  newToken: number;
}

/**
 * A border between blocks: after which edit, how many unchanged tokens further on, and the separators there
 * on each side.
 */
interface Border {
  readonly edit: number;
  readonly distance: number;
  oldLength: number;
  newLength: number;
}

function keep(writing: Writing, count: number): void {
  const { old, target } = writing.input;
  for (const edit of keptDifferences(old, target, writing.oldToken, writing.newToken, count))
    writing.written.push(edit);
  writing.oldToken += count;
  writing.newToken += count;
  if (count === 0) return;
  writing.oldAt = old.tokens.ends[writing.oldToken - 1] ?? writing.oldAt;
  writing.newAt = target.tokens.ends[writing.newToken - 1] ?? writing.newAt;
}

function write(writing: Writing, kind: EditKind, oldEnd: number, newEnd: number): void {
  writing.written.push({ kind, oldStart: writing.oldAt, oldEnd, newStart: writing.newAt, newEnd });
  writing.oldAt = oldEnd;
  writing.newAt = newEnd;
}

/** Writes the borders that follow an edit and removes them from the list. */
function crossBorders(writing: Writing, borders: Border[], edit: number): void {
  let kept = 0;
  for (let border = borders[0]; border?.edit === edit; border = borders[0]) {
    borders.shift();
    keep(writing, border.distance - kept);
    kept = border.distance;
    if (border.oldLength === border.newLength) {
      writing.oldAt += border.oldLength;
      writing.newAt += border.newLength;
    } else write(writing, 'separator', writing.oldAt + border.oldLength, writing.newAt + border.newLength);
  }
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

/** Tokens that are equal under the options but spelled differently are still edits of the script. */
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

/** A line break or a space that became a block border, or the reverse, is part of that border. */
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
