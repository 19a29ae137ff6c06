/** In: the planned rows. Out: the edit script over the whole texts, separators between the blocks included. */
import { BLOCK_SEPARATOR, type Document } from '@wenjian/document';
import type { EditOperation, EditScript } from './edit-script.ts';
import type { PlannedRow } from './planned-row.ts';

/** A change never extends from one row into the next, so every change belongs to one row. */
export function writeScript(rows: readonly PlannedRow[], old: Document, target: Document): EditScript {
  const operations: EditOperation[] = [];
  let kept = 0;
  let oldOffset = 0;
  let newOffset = 0;
  const write = (edit: Stretch): void => {
    kept += edit.oldStart - oldOffset;
    oldOffset = edit.oldEnd;
    const deleted = old.text.slice(edit.oldStart, edit.oldEnd);
    const inserted = target.text.slice(edit.newStart, edit.newEnd);
    if (deleted === '' && inserted === '') return;
    if (kept > 0) operations.push({ kind: 'keep', length: kept });
    kept = 0;
    operations.push({ kind: 'change', deleted, inserted });
  };
  for (const row of rows) {
    const one = segmentOf(old, row.old, oldOffset);
    const other = segmentOf(target, row.new, newOffset);
    if (row.old.length === 0 || row.new.length === 0) {
      write({ oldStart: one.start, oldEnd: one.end, newStart: other.start, newEnd: other.end });
    } else {
      for (const edit of row.edits) write(edit);
      // Only one of the two may be the last block of its document, which has no separator after it.
      if (one.end - one.blockEnd !== other.end - other.blockEnd) {
        write({ oldStart: one.blockEnd, oldEnd: one.end, newStart: other.blockEnd, newEnd: other.end });
      }
      kept += one.end - oldOffset;
    }
    oldOffset = one.end;
    newOffset = other.end;
  }
  if (kept > 0) operations.push({ kind: 'keep', length: kept });
  return operations;
}

interface Stretch {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

interface Segment {
  readonly start: number;
  readonly blockEnd: number;
  /** Includes the separator after the blocks. */
  readonly end: number;
}

/** Neighbouring blocks and the separator after them; every character of a document belongs to exactly one segment. */
function segmentOf(document: Document, indices: readonly number[], offset: number): Segment {
  const first = document.blocks[indices[0] ?? -1];
  const lastIndex = indices.at(-1) ?? -1;
  const last = document.blocks[lastIndex];
  if (first === undefined || last === undefined) return { start: offset, blockEnd: offset, end: offset };
  const hasSeparator = lastIndex < document.blocks.length - 1;
  return {
    start: first.start,
    blockEnd: last.end,
    end: last.end + (hasSeparator ? BLOCK_SEPARATOR.length : 0),
  };
}
