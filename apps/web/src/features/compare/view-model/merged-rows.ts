/**
 * In: the rows of a result. Out: one column of paragraphs in which deletions stand before the insertions that replace
 * them, and moves name their other end.
 * Promise: the kept and inserted segments of a paragraph, joined, are the new text; the kept and deleted ones the old,
 * wherever the two differ by changes alone.
 */
import type { Change } from './comparison-shapes.ts';
import type { Cell, Piece, ResultRow } from './result-rows.ts';

export interface MergedSegment {
  readonly kind: 'kept' | 'deleted' | 'inserted' | 'marked';
  readonly text: string;
  /** The narrowest change it belongs to; null for text that is the same on both sides. */
  readonly change: Change | null;
}

export interface MergedRow {
  readonly key: string;
  readonly blockType: string;
  readonly segments: readonly MergedSegment[];
  /** This is where something was moved away from, or to. */
  readonly move: { readonly end: 'from' | 'to'; readonly otherRow: number | null } | null;
  readonly changeIds: readonly string[];
  readonly characters: number;
}

export function mergeRows(rows: readonly ResultRow[]): readonly MergedRow[] {
  const ends = moveEnds(rows);
  return rows.map((row, index) => ({
    key: row.key,
    blockType: row.new?.blockType ?? row.old?.blockType ?? 'paragraph',
    segments: mergeCells(row.old, row.new),
    move: moveOf(row, index, ends),
    changeIds: row.changeIds,
    characters: row.characters,
  }));
}

interface MoveEnds {
  from: number | null;
  to: number | null;
}

function moveEnds(rows: readonly ResultRow[]): ReadonlyMap<string, MoveEnds> {
  const ends = new Map<string, MoveEnds>();
  for (const [index, { moveId, new: fresh, isContinued }] of rows.entries()) {
    if (moveId === null || isContinued) continue;
    const known = ends.get(moveId) ?? { from: null, to: null };
    const end = fresh === null ? 'from' : 'to';
    known[end] ??= index;
    ends.set(moveId, known);
  }
  return ends;
}

function moveOf(row: ResultRow, index: number, ends: ReadonlyMap<string, MoveEnds>): MergedRow['move'] {
  const known = row.moveId === null ? undefined : ends.get(row.moveId);
  if (!known) return null;
  if (index === known.from) return { end: 'from', otherRow: known.to };
  return index === known.to ? { end: 'to', otherRow: known.from } : null;
}

/** Two readers walk both texts in step; where one meets a change it goes ahead alone. */
function mergeCells(old: Cell | null, fresh: Cell | null): readonly MergedSegment[] {
  const olds = [...(old?.pieces ?? [])];
  const news = [...(fresh?.pieces ?? [])];
  const segments: MergedSegment[] = [];
  while (olds.length > 0 || news.length > 0) {
    const [left, right] = [olds[0], news[0]];
    if (left && (isEdit(left) || !right)) {
      push(segments, 'deleted', left.text, left);
      olds.shift();
    } else if (right && (isEdit(right) || !left)) {
      push(segments, 'inserted', right.text, right);
      news.shift();
    } else if (left && right) {
      const length = sharedLength(left.text, right.text);
      push(segments, right.changes.length > 0 ? 'marked' : 'kept', right.text.slice(0, length), right);
      consume(olds, left, length);
      consume(news, right, length);
    }
  }
  return segments;
}

function push(segments: MergedSegment[], kind: MergedSegment['kind'], text: string, piece: Piece): void {
  if (text !== '') segments.push({ kind, text, change: piece.changes[0] ?? null });
}

/** Formatting changes no words: its text is kept and marked. */
function isEdit(piece: Piece): boolean {
  return piece.changes.some((change) => change.type !== 'format');
}

/** Unchanged text may be cut differently on the two sides. */
function sharedLength(left: string, right: string): number {
  return Math.min(left.length, right.length);
}

function consume(pieces: Piece[], piece: Piece, length: number): void {
  if (length >= piece.text.length) pieces.shift();
  else pieces[0] = { ...piece, text: piece.text.slice(length) };
}
