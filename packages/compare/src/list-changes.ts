/**
 * In: the edit script with its rows. Out: the list of changes a person reads, each with its place on both sides and its significance.
 * Promise: every operation that changes something but a separator is in the list, and so is every row without partner.
 */
import { type Block, type Document, documentOffset } from '@wenjian/document';
import type { Change, ChangeSide, ChangeType } from './comparison.ts';
import type { EditScript } from './edit-script.ts';
import { judgeChange } from './judge-change.ts';
import type { PlacedSide } from './placed-side.ts';
import type { PlannedRow } from './plan-rows.ts';
import { segmentOf } from './write-script.ts';

export function listChanges(
  script: EditScript,
  rows: readonly Pick<PlannedRow, 'old' | 'new'>[],
  old: Document,
  target: Document,
): readonly Change[] {
  const changes: Change[] = [];
  const cursor = new ScriptCursor(script);
  const add = (oldSide: PlacedSide | null, newSide: PlacedSide | null): void => {
    changes.push(describeChange(`c${changes.length + 1}`, oldSide, newSide));
  };
  for (const row of rows) {
    const oldSegment = segmentOf(old, row.old, cursor.oldOffset);
    const newSegment = segmentOf(target, row.new, cursor.newOffset);
    const oldBlock = row.old === null ? undefined : old.blocks[row.old];
    const newBlock = row.new === null ? undefined : target.blocks[row.new];
    const steps = cursor.advance(oldSegment.end, newSegment.end);
    if (oldBlock === undefined || newBlock === undefined) {
      add(
        oldBlock === undefined ? null : place(old, oldBlock, oldBlock.start, oldBlock.end),
        newBlock === undefined ? null : place(target, newBlock, newBlock.start, newBlock.end),
      );
      continue;
    }
    for (const step of steps) {
      // The separator of a last block comes and goes with the row that follows, which is listed itself.
      if (step.oldStart >= oldSegment.blockEnd && step.newStart >= newSegment.blockEnd) continue;
      add(
        place(old, oldBlock, step.oldStart, step.oldStart + step.deleted.length),
        place(target, newBlock, step.newStart, step.newStart + step.inserted.length),
      );
    }
  }
  return changes;
}

function place(document: Document, block: Block, start: number, end: number): PlacedSide {
  return { document, block, start, end };
}

function describeChange(id: string, old: PlacedSide | null, target: PlacedSide | null): Change {
  const verdict = judgeChange(old, target);
  return { id, type: typeOf(old, target), ...verdict, old: sideOf(old, target), new: sideOf(target, old) };
}

function typeOf(old: PlacedSide | null, target: PlacedSide | null): ChangeType {
  if (old === null || old.start === old.end)
    return target === null || target.start === target.end ? emptyRowType(old) : 'insert';
  return target === null || target.start === target.end ? 'delete' : 'replace';
}

/** An empty paragraph that came or went. */
function emptyRowType(old: PlacedSide | null): ChangeType {
  return old === null ? 'insert' : 'delete';
}

/** A pure insertion has no old side and a pure deletion no new one; the rows tell where they stand. */
function sideOf(side: PlacedSide | null, other: PlacedSide | null): ChangeSide | null {
  if (side === null || (side.start === side.end && other !== null)) return null;
  return {
    text: side.document.text.slice(side.start, side.end),
    page: side.block.page ?? null,
    block: side.block.id,
    start: documentOffset(side.start),
    end: documentOffset(side.end),
  };
}

interface ScriptStep {
  readonly oldStart: number;
  readonly newStart: number;
  readonly deleted: string;
  readonly inserted: string;
}

/** Walks the script segment by segment; kept text may reach over several segments. */
class ScriptCursor {
  oldOffset = 0;
  newOffset = 0;
  readonly #script: EditScript;
  #index = 0;
  #keptHere = 0;

  constructor(script: EditScript) {
    this.#script = script;
  }

  /** The changes up to the given offsets. */
  advance(oldEnd: number, newEnd: number): readonly ScriptStep[] {
    const steps: ScriptStep[] = [];
    while (this.oldOffset < oldEnd || this.newOffset < newEnd) {
      const operation = this.#script[this.#index];
      if (operation === undefined) throw new RangeError('the script is shorter than its documents');
      if (operation.kind === 'keep') {
        this.#keep(Math.min(operation.length - this.#keptHere, oldEnd - this.oldOffset), operation.length);
      } else {
        const { deleted, inserted } = operation;
        steps.push({ oldStart: this.oldOffset, newStart: this.newOffset, deleted, inserted });
        this.oldOffset += deleted.length;
        this.newOffset += inserted.length;
        this.#index++;
      }
    }
    return steps;
  }

  #keep(count: number, whole: number): void {
    if (count <= 0) throw new RangeError('the script does not keep to its rows');
    this.oldOffset += count;
    this.newOffset += count;
    this.#keptHere += count;
    if (this.#keptHere < whole) return;
    this.#index++;
    this.#keptHere = 0;
  }
}
