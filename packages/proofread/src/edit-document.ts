/**
 * Applies accepted corrections to the text. Promises: edits are in order and never overlap; text outside them
 * does not change; every offset of the edited text maps back to its place in the original.
 */
import { countBefore } from '@wenjian/contract';
import { acceptedWords, type Document, documentSpan, type Span, type Verdict } from '@wenjian/document';
import type { Correction } from './correction.ts';

export interface TextEdit extends Span {
  readonly replacement: string;
  /** Absent for edits of the renumbering. */
  readonly correction?: Correction;
}

interface RenumberedPlace extends Span {
  readonly replacement: string;
}

/** `renumbered`: the accepted new numbers in text order; they take precedence over corrections at the same place. */
export function acceptedEdits(
  corrections: readonly Correction[],
  verdicts: ReadonlyMap<string, Pick<Verdict, 'state' | 'text'>>,
  renumbered: readonly RenumberedPlace[] = [],
): readonly TextEdit[] {
  const own = corrections.flatMap((correction): TextEdit[] => {
    const replacement = acceptedWords(verdicts.get(correction.id), correction.suggestion);
    if (replacement === null || replacement === correction.original) return [];
    const { start, end } = correction;
    const next = renumbered[countBefore(renumbered, (place) => place.end <= start)];
    return next !== undefined && next.start < end ? [] : [{ start, end, replacement, correction }];
  });
  const places = renumbered.map(({ start, end, replacement }) => ({ start, end, replacement }));
  return [...own, ...places].sort((one, other) => one.start - other.start);
}

export interface EditedDocument {
  /** Without layout, because it was not laid out on pages again. */
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

/** Text inserted at the beginning of a block belongs to the block. */
function movedStart(moves: readonly Move[], offset: number): number {
  return movedBehind(moves[countBefore(moves, ({ start }) => start < offset) - 1], offset);
}

/** So does text inserted at its end. */
function movedEnd(moves: readonly Move[], offset: number): number {
  return movedBehind(moves[countBefore(moves, ({ start }) => start <= offset) - 1], offset);
}

function movedBehind(last: Move | undefined, offset: number): number {
  if (last === undefined) return offset;
  return offset < last.end ? last.newEnd : offset - last.end + last.newEnd;
}

/** A position inside an edit maps to the beginning of the edit. */
function movedBack(moves: readonly Move[], offset: number): number {
  const last = moves[countBefore(moves, ({ newStart }) => newStart <= offset) - 1];
  if (last === undefined) return offset;
  return offset < last.newEnd ? last.start : offset - last.newEnd + last.end;
}
