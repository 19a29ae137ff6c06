/**
 * Turns the rows of a result into one column of paragraphs. Deletions come before the insertions that replace
 * them, and moves name their other end. The kept and inserted segments of a paragraph, joined, are the new
 * text; the kept and deleted ones the old, wherever the two differ only by changes.
 */
import type { Change } from './comparison-shapes.ts';
import type { Cell, LineCell, Piece, ResultRow } from './result-rows.ts';

export interface MergedSegment {
  readonly kind: 'kept' | 'deleted' | 'inserted' | 'marked';
  readonly text: string;
  /** The narrowest change that contains it; null for text equal on both sides. */
  readonly change: Change | null;
}

interface MergedCell {
  readonly column: number;
  readonly span: number;
  readonly segments: readonly MergedSegment[];
}

export interface MergedRow {
  readonly key: string;
  readonly blockType: string;
  readonly segments: readonly MergedSegment[];
  /** The row of a table, cell by cell; its segments are then in the cells. */
  readonly table: { readonly columns: number; readonly cells: readonly MergedCell[] } | null;
  /** Text was moved away from here, or to here. */
  readonly move: { readonly end: 'from' | 'to'; readonly otherRow: number | null } | null;
  readonly changeIds: readonly string[];
  readonly characters: number;
}

export function mergeRows(rows: readonly ResultRow[]): readonly MergedRow[] {
  const ends = moveEnds(rows);
  return rows.map((row, index) => ({
    key: row.key,
    blockType: row.new?.blockType ?? row.old?.blockType ?? 'paragraph',
    segments: row.table ? [] : mergeCells(row.old, row.new),
    table: row.table && { columns: row.table.columns, cells: row.table.cells.map(mergeLineCell) },
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

/** The paragraphs of a cell below each other. */
function mergeLineCell({ column, span, parts }: LineCell): MergedCell {
  const segments = parts.flatMap(({ old, new: fresh }, at) => [
    ...(at > 0 ? [LINE_BREAK] : []),
    ...mergeCells(old, fresh),
  ]);
  return { column, span, segments };
}

const LINE_BREAK: MergedSegment = { kind: 'kept', text: '\n', change: null };

/** Walks both texts together; where one has a change it advances alone. */
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
