/**
 * A document with edits made. In: pieces in text order, not overlapping; a line feed at the end of a block starts a new paragraph. Out: the document
 * without layout, and where each old offset stands in it. Promise: text outside the pieces does not change.
 */
import {
  type Block,
  type BlockDraft,
  buildDocument,
  type Document,
  documentSpan,
  type Span,
} from '@wenjian/document';
import type { EditPiece } from './risk-edit.ts';

export interface EditedDocument {
  readonly document: Document;
  /** Where an old offset stands now; inside a piece: the end of the new words. */
  moved(offset: number): number;
  /** Where an old span stands now, with what was inserted in it and at its borders. */
  movedSpan(start: number, end: number): Span;
  /** Where the words of one of the pieces stand. */
  written(piece: EditPiece): Span;
}

export function editedDocument(original: Document, pieces: readonly EditPiece[]): EditedDocument {
  const drafts = original.blocks.flatMap((block) => draftsOf(original, block, pieces));
  const { readerVersion, kind } = original;
  const document = buildDocument({ readerVersion, kind, pages: null, blocks: drafts, notRead: [] });
  const moved = (offset: number) => movedOffset(pieces, offset);
  return {
    document,
    moved,
    written: (piece) => writtenSpan(pieces, piece),
    movedSpan: (start, end) => documentSpan(movedStart(pieces, start), moved(end)),
  };
}

function draftsOf(original: Document, block: Block, pieces: readonly EditPiece[]): readonly BlockDraft[] {
  const own = pieces.filter(({ start, end }) => start >= block.start && end <= block.end);
  const [text = '', ...added] = editedText(original.text, block, own).split('\n');
  const { id: _id, start: _start, end: _end, number, ...rest } = block;
  const kept: BlockDraft = {
    ...rest,
    text,
    ...(number !== undefined && text.startsWith(number) ? { number } : {}),
  };
  return [kept, ...added.map((line): BlockDraft => ({ type: 'paragraph', text: line }))];
}

function editedText(text: string, block: Block, pieces: readonly EditPiece[]): string {
  let at: number = block.start;
  let edited = '';
  for (const piece of pieces) {
    edited += text.slice(at, piece.start) + piece.text;
    at = piece.end;
  }
  return edited + text.slice(at, block.end);
}

function writtenSpan(pieces: readonly EditPiece[], piece: EditPiece): Span {
  let at: number = piece.start;
  for (const { start, end, text } of pieces.slice(0, pieces.indexOf(piece)))
    at += text.length - (end - start);
  return documentSpan(at, at + piece.text.length);
}

function movedOffset(pieces: readonly EditPiece[], offset: number): number {
  let shift = 0;
  for (const { start, end, text } of pieces) {
    if (start > offset || (start === offset && end > offset)) break;
    if (end > offset) return start + shift + text.length;
    shift += text.length - (end - start);
  }
  return offset + shift;
}

/** Before what is inserted at this offset. */
function movedStart(pieces: readonly EditPiece[], offset: number): number {
  let shift = 0;
  for (const { start, end, text } of pieces) {
    if (start >= offset) break;
    if (end > offset) return start + shift;
    shift += text.length - (end - start);
  }
  return offset + shift;
}
