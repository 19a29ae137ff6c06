/**
 * In: a moved clause, the changes inside of it and both texts. Out: where each of them stands in both texts, and the edits of the script cut at those that
 * people decided on otherwise than on the move. Promise: the move decides on the place and each edit on its own words; a change that cannot be told apart
 * from the move so (a cut paragraph, a picture, words whose other place is not certain) has no place here.
 */
import { BLOCK_SEPARATOR, type Document } from '@wenjian/document';
import type { Change, SideName } from '../comparison.ts';
import type { Fate } from './change-fates.ts';

export interface EditPlace {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** Words with a decision of their own, in a text that is there or not as a whole. */
export interface ApartWords {
  /** The side whose words the edit has; the other side's stand in their place where the two fates part. */
  readonly side: SideName;
  readonly fate: Fate;
  readonly words: string;
}

export interface MovedEdit extends EditPlace {
  readonly change: Change;
}

export function placeMovedEdits(
  move: Change,
  inside: readonly Change[],
  old: Document,
  target: Document,
): readonly MovedEdit[] {
  if (move.old === null || move.new === null) return [];
  const edits: MovedEdit[] = [];
  let [oldAt, newAt] = [Number(move.old.start), Number(move.new.start)];
  for (const change of inside.filter(({ type }) => /^(?:insert|delete|replace)$/.test(type))) {
    const oldStart = change.old?.start ?? oldAt + (change.new?.start ?? newAt) - newAt;
    const newStart = change.new?.start ?? newAt + oldStart - oldAt;
    [oldAt, newAt] = [change.old?.end ?? oldStart, change.new?.end ?? newStart];
    edits.push({ change, oldStart, oldEnd: oldAt, newStart, newEnd: newAt });
  }
  // Words that one side has not are placed by counting; that is right only if these edits are all there are.
  const isAll = undoneText(edits, move.new, old, target) === move.old.text;
  return edits.filter(
    ({ change: { old: one, new: other } }) =>
      (isAll || (one !== null && other !== null)) &&
      !`${one?.text ?? ''}${other?.text ?? ''}`.includes(BLOCK_SEPARATOR),
  );
}

/** The moved text as NEW has it, with the words of OLD in all edits. */
function undoneText(
  edits: readonly MovedEdit[],
  { start, end }: { readonly start: number; readonly end: number },
  old: Document,
  target: Document,
): string {
  let [text, at] = ['', start];
  for (const { oldStart, oldEnd, newStart, newEnd } of edits) {
    text += target.text.slice(at, newStart) + old.text.slice(oldStart, oldEnd);
    at = newEnd;
  }
  return text + target.text.slice(at, end);
}

export interface CutPlace extends EditPlace {
  readonly apart: ApartWords | null;
}

export type FatedEdit = MovedEdit & { readonly fate: Fate };

/** An edit of the script, cut so that words with a decision of their own are an edit of their own. */
export function cutPlace(
  place: EditPlace,
  edits: readonly FatedEdit[],
  old: Document,
  target: Document,
): readonly CutPlace[] {
  const { oldStart, oldEnd, newStart, newEnd } = place;
  const went = cutSide('old', [oldStart, oldEnd], edits, { old, new: target });
  const came = cutSide('new', [newStart, newEnd], edits, { old, new: target });
  if (![...went, ...came].some(({ apart }) => apart !== null)) return [{ ...place, apart: null }];
  return [
    ...went.map(({ from, to, apart }) => ({ oldStart: from, oldEnd: to, newStart, newEnd: newStart, apart })),
    ...came.map(({ from, to, apart }) => ({ oldStart: oldEnd, oldEnd, newStart: from, newEnd: to, apart })),
  ];
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly apart: ApartWords | null;
}

function cutSide(
  side: SideName,
  [start, end]: readonly [number, number],
  edits: readonly FatedEdit[],
  documents: Readonly<Record<SideName, Document>>,
): readonly Piece[] {
  const other = side === 'old' ? 'new' : 'old';
  // Words that came or went at the end of a paragraph stand before its separator.
  const last = documents[side].text.slice(start, end).endsWith(BLOCK_SEPARATOR) ? end - 1 : end;
  const pieces: Piece[] = [];
  let at = start;
  for (const edit of edits) {
    const [from, to] = spanOn(edit, side);
    if (start === end || from < at || to > last) continue;
    const words = documents[other].text.slice(...spanOn(edit, other));
    pieces.push({ from: at, to: from, apart: null }, { from, to, apart: { side, fate: edit.fate, words } });
    at = to;
  }
  pieces.push({ from: at, to: end, apart: null });
  return pieces.filter(({ from, to, apart }) => from < to || apart !== null);
}

function spanOn({ oldStart, oldEnd, newStart, newEnd }: EditPlace, side: SideName): [number, number] {
  return side === 'old' ? [oldStart, oldEnd] : [newStart, newEnd];
}
