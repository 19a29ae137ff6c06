/** In: the planned rows. Out: the edit script over the whole texts, separators between the blocks included. */
import { BLOCK_SEPARATOR, type Document } from '@wenjian/document';
import type { EditOperation, EditScript } from './edit-script.ts';
import type { PlannedRow, TextEdit } from './plan-rows.ts';

/** A change never reaches from one row into the next, so that every change belongs to one row. */
export function writeScript(rows: readonly PlannedRow[], old: Document, target: Document): EditScript {
  const operations: EditOperation[] = [];
  let kept = 0;
  let oldOffset = 0;
  const flush = (): void => {
    if (kept > 0) operations.push({ kind: 'keep', length: kept });
    kept = 0;
  };
  const write = (edit: TextEdit): void => {
    kept += edit.oldStart - oldOffset;
    oldOffset = edit.oldEnd;
    if (edit.oldStart === edit.oldEnd && edit.newStart === edit.newEnd) return;
    flush();
    const deleted = old.text.slice(edit.oldStart, edit.oldEnd);
    operations.push({ kind: 'change', deleted, inserted: target.text.slice(edit.newStart, edit.newEnd) });
  };
  let newOffset = 0;
  for (const row of rows) {
    const oldSegment = segmentOf(old, row.old, oldOffset);
    const newSegment = segmentOf(target, row.new, newOffset);
    if (row.old === null || row.new === null) {
      write({
        oldStart: oldSegment.start,
        oldEnd: oldSegment.end,
        newStart: newSegment.start,
        newEnd: newSegment.end,
      });
    } else {
      for (const edit of row.edits) write(edit);
      // Only one of the two may be the last block of its document, and then lacks the separator after it.
      if (oldSegment.hasSeparator !== newSegment.hasSeparator) {
        write({
          oldStart: oldSegment.blockEnd,
          oldEnd: oldSegment.end,
          newStart: newSegment.blockEnd,
          newEnd: newSegment.end,
        });
      }
      kept += oldSegment.end - oldOffset;
    }
    oldOffset = oldSegment.end;
    newOffset = newSegment.end;
  }
  flush();
  return operations;
}

export interface Segment {
  readonly start: number;
  readonly blockEnd: number;
  /** With the separator that follows the block. */
  readonly end: number;
  readonly hasSeparator: boolean;
}

/** A block and the separator after it; every character of a document belongs to exactly one segment. */
export function segmentOf(document: Document, index: number | null, offset: number): Segment {
  const block = index === null ? undefined : document.blocks[index];
  if (block === undefined || index === null) {
    return { start: offset, blockEnd: offset, end: offset, hasSeparator: false };
  }
  const hasSeparator = index < document.blocks.length - 1;
  const end = block.end + (hasSeparator ? BLOCK_SEPARATOR.length : 0);
  return { start: block.start, blockEnd: block.end, end, hasSeparator };
}
