/**
 * What was accepted, put into the text. Promises: edits stand in order and never overlap; the text outside them is untouched; every offset
 * of the edited text leads back to its place in the original.
 */
import { countBefore } from '@wenjian/contract';
import { type Document, documentSpan, type Span } from '@wenjian/document';
import type { Correction } from './correction.ts';

export interface Verdict {
  readonly state: 'open' | 'accepted' | 'ignored';
  /** What the user wrote instead of the suggestion. */
  readonly replacement: string | null;
}

export interface TextEdit extends Span {
  readonly replacement: string;
  /** Absent where the numbering as a whole was written anew. */
  readonly correction?: Correction;
}

interface RenumberedPlace extends Span {
  readonly replacement: string;
}

/** `renumbered`: the new numbers in the order of the text, where they were accepted; they stand above corrections of the same place. */
export function acceptedEdits(
  corrections: readonly Correction[],
  verdicts: ReadonlyMap<string, Verdict>,
  renumbered: readonly RenumberedPlace[] = [],
): readonly TextEdit[] {
  const own = corrections.flatMap((correction): TextEdit[] => {
    const verdict = verdicts.get(correction.id);
    const replacement = verdict?.replacement ?? correction.suggestion;
    const isNothing = replacement === null || replacement === correction.original;
    if (verdict?.state !== 'accepted' || isNothing) return [];
    const { start, end } = correction;
    const next = renumbered[countBefore(renumbered, (place) => place.end <= start)];
    return next !== undefined && next.start < end ? [] : [{ start, end, replacement, correction }];
  });
  const places = renumbered.map(({ start, end, replacement }) => ({ start, end, replacement }));
  return [...own, ...places].sort((one, other) => one.start - other.start);
}

export interface EditedDocument {
  /** Without layout: it has not been laid out on pages again. */
  readonly document: Document;
  toOriginal(offset: number): number;
}

export function editDocument(original: Document, edits: readonly TextEdit[]): EditedDocument {
  const moves = movesOf(edits);
  const { layout: _layout, runs: _runs, revisions: _revisions, marks: _marks, ...rest } = original;
  const document = {
    ...rest,
    text: editedText(original.text, edits),
    blocks: original.blocks.map((block) => ({
      ...block,
      ...documentSpan(movedStart(moves, block.start), movedEnd(moves, block.end)),
    })),
  };
  return { document, toOriginal: (offset) => movedBack(moves, offset) };
}

function editedText(text: string, edits: readonly TextEdit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, replacement } of edits) {
    pieces.push(text.slice(at, start), replacement);
    at = end;
  }
  return `${pieces.join('')}${text.slice(at)}`;
}

interface Move {
  readonly start: number;
  readonly end: number;
  readonly newStart: number;
  readonly newEnd: number;
}

function movesOf(edits: readonly TextEdit[]): readonly Move[] {
  let shift = 0;
  return edits.map(({ start, end, replacement }) => {
    const newStart = start + shift;
    shift += replacement.length - (end - start);
    return { start, end, newStart, newEnd: newStart + replacement.length };
  });
}

/** What is put in at the beginning of a block belongs to it. */
function movedStart(moves: readonly Move[], offset: number): number {
  return movedBehind(moves[countBefore(moves, ({ start }) => start < offset) - 1], offset);
}

/** So does what is put in at its end. */
function movedEnd(moves: readonly Move[], offset: number): number {
  return movedBehind(moves[countBefore(moves, ({ start }) => start <= offset) - 1], offset);
}

function movedBehind(last: Move | undefined, offset: number): number {
  if (last === undefined) return offset;
  return offset < last.end ? last.newEnd : offset - last.end + last.newEnd;
}

/** A place inside an edit comes from the edit's beginning. */
function movedBack(moves: readonly Move[], offset: number): number {
  const last = moves[countBefore(moves, ({ newStart }) => newStart <= offset) - 1];
  if (last === undefined) return offset;
  return offset < last.newEnd ? last.start : offset - last.newEnd + last.end;
}
