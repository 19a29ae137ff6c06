/**
 * In: a correct list of edits. Out: an equally correct list with natural borders: short equal parts between
 * two changes are merged into them, and an insertion or deletion that could be in several places is put at a
 * sentence, clause or word border.
 */

import { figureAt, isFigureStart } from '../prepare/figures.ts';
import type { Tokens } from '../prepare/tokenise.ts';
import type { TokenEdit } from './diff-tokens.ts';
import type { Box } from './shortest-edit.ts';

export interface TokenisedText {
  readonly text: string;
  readonly tokens: Tokens;
}

/**
 * The longest equal part, in tokens, that may be merged: 合同 between two rewritten phrases is merged, a
 * clause is not.
 */
const LONGEST_CRUMB = 4;

export function tidyEdits(
  edits: readonly TokenEdit[],
  box: Box,
  old: TokenisedText,
  target: TokenisedText,
): readonly TokenEdit[] {
  return slideToBorders(swallowCrumbs(edits, old, target), box, old, target);
}

function swallowCrumbs(
  edits: readonly TokenEdit[],
  old: TokenisedText,
  target: TokenisedText,
): readonly TokenEdit[] {
  const kept: TokenEdit[] = [];
  for (const edit of edits) {
    let current = edit;
    for (
      let last = kept.at(-1);
      last !== undefined && isCrumb(last, current, old, target);
      last = kept.at(-1)
    ) {
      kept.pop();
      current = { ...current, oldStart: last.oldStart, newStart: last.newStart };
    }
    kept.push(current);
  }
  return kept;
}

/**
 * A merged part is not longer than either of the changes beside it. Two changed figures stay two changes
 * whatever is between them.
 */
function isCrumb(left: TokenEdit, right: TokenEdit, old: TokenisedText, target: TokenisedText): boolean {
  const length = right.oldStart - left.oldEnd;
  if (length > LONGEST_CRUMB || length > editSize(left) || length > editSize(right)) return false;
  return !(isFigureEdit(left, old, target) && isFigureEdit(right, old, target));
}

function editSize(edit: TokenEdit): number {
  return Math.max(edit.oldEnd - edit.oldStart, edit.newEnd - edit.newStart);
}

function isFigureEdit(edit: TokenEdit, old: TokenisedText, target: TokenisedText): boolean {
  return isOneFigure(old, edit.oldStart, edit.oldEnd) && isOneFigure(target, edit.newStart, edit.newEnd);
}

function isOneFigure({ text, tokens }: TokenisedText, start: number, end: number): boolean {
  const offset = tokens.starts[start] ?? 0;
  return end - start === 1 && isFigureStart(text.charCodeAt(offset)) && figureAt(text, offset) > offset;
}

/** In repetitive text a change could be shifted very far; beyond one line the place no longer matters. */
const LONGEST_SLIDE = 64;

function slideToBorders(
  edits: readonly TokenEdit[],
  box: Box,
  old: TokenisedText,
  target: TokenisedText,
): readonly TokenEdit[] {
  const placed: TokenEdit[] = [];
  for (const [index, edit] of edits.entries()) {
    const previous = placed.at(-1);
    const next = edits[index + 1];
    // One equal token stays between neighbouring edits, otherwise they would be one.
    const room: Room = {
      before: previous === undefined ? edit.oldStart - box.oldStart : edit.oldStart - previous.oldEnd - 1,
      after: next === undefined ? box.oldEnd - edit.oldEnd : next.oldStart - edit.oldEnd - 1,
    };
    if (edit.oldStart === edit.oldEnd) {
      const run = { start: edit.newStart, end: edit.newEnd, first: box.newStart, last: box.newEnd };
      placed.push(shiftEdit(edit, bestShift(target, run, room)));
    } else if (edit.newStart === edit.newEnd) {
      const run = { start: edit.oldStart, end: edit.oldEnd, first: box.oldStart, last: box.oldEnd };
      placed.push(shiftEdit(edit, bestShift(old, run, room)));
    } else {
      placed.push(edit);
    }
  }
  return placed;
}

function shiftEdit(edit: TokenEdit, by: number): TokenEdit {
  return {
    oldStart: edit.oldStart + by,
    oldEnd: edit.oldEnd + by,
    newStart: edit.newStart + by,
    newEnd: edit.newEnd + by,
  };
}

/** By how many tokens an edit may move. */
interface Room {
  readonly before: number;
  readonly after: number;
}

/** Inserted or deleted tokens, and the ends of their block. */
interface ChangedRun {
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
}

/** A run may shift by one as long as the token that leaves at one end equals the token that enters at the other. */
function bestShift(side: TokenisedText, { start, end, first, last }: ChangedRun, room: Room): number {
  const { ids } = side.tokens;
  let best = 0;
  let bestScore = -1;
  const consider = (shift: number): void => {
    const score = borderScore(side, start + shift, first, last) + borderScore(side, end + shift, first, last);
    if (score > bestScore) {
      bestScore = score;
      best = shift;
    }
  };
  consider(0);
  const mostBefore = Math.min(LONGEST_SLIDE, room.before);
  const mostAfter = Math.min(LONGEST_SLIDE, room.after);
  for (let by = 1; by <= mostBefore && ids[start - by] === ids[end - by]; by++) consider(-by);
  for (let by = 1; by <= mostAfter && ids[start + by - 1] === ids[end + by - 1]; by++) consider(by);
  return best;
}

/** How natural a border before token `index` is; `first` and `last` are the ends of the block. */
function borderScore({ text, tokens }: TokenisedText, index: number, first: number, last: number): number {
  if (index === first || index === last) return 6;
  const before = text[(tokens.ends[index - 1] ?? 0) - 1] ?? '';
  const after = text[tokens.starts[index] ?? 0] ?? '';
  if (before === '\n') return 5;
  if ('。；！？;!?'.includes(before)) return 4;
  if ('，、：,:）)】]”’》'.includes(before) || '（([【“‘《'.includes(after)) return 3;
  if (/\s/.test(before)) return 2;
  return isWordCharacter(before) !== isWordCharacter(after) ? 1 : 0;
}

function isWordCharacter(character: string): boolean {
  return /[0-9A-Za-z]/.test(character);
}
