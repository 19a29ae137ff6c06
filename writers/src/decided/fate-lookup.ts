/** What becomes of the text at a place of either side, by the decided edits. */
import type { Change, DecidedOperation, DecidedScript, Fate } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import { blockIndexAt } from '../docx/new-paragraph.ts';

export type Side = 'old' | 'new';

export interface NearFate {
  readonly fate: Fate;
  readonly distance: number;
}

export class FateLookup {
  readonly rest: Fate;
  readonly #operations: readonly DecidedOperation[];
  readonly #sides: Readonly<Record<Side, Document>>;

  constructor({ operations, rest }: DecidedScript, old: Document, target: Document) {
    this.#operations = operations;
    this.#sides = { old, new: target };
    this.rest = rest;
  }

  /** Null where the comparison sees no edit. */
  at(side: Side, offset: number): Fate | null {
    const operation = this.#operations[this.#firstEnding(side, offset)];
    if (operation === undefined) return null;
    const [start] = spanOf(operation, side);
    return start <= offset ? operation.fate : null;
  }

  /** The offset on the new side of a place that the comparison sees as kept. */
  partner(oldOffset: number): number {
    const before = this.#operations[this.#firstEnding('old', oldOffset) - 1];
    return before === undefined ? oldOffset : oldOffset - before.oldEnd + before.newEnd;
  }

  /** Of the nearest edit in the same block: two ways of writing the same difference may lie side by side. */
  near(side: Side, offset: number): NearFate | null {
    const { blocks } = this.#sides[side];
    const block = blocks[blockIndexAt(blocks, offset)];
    if (block === undefined) return null;
    const next = this.#firstEnding(side, offset);
    let found: NearFate | null = null;
    for (const operation of [this.#operations[next - 1], this.#operations[next]]) {
      if (operation === undefined) continue;
      const [start, end] = spanOf(operation, side);
      if (end < block.start || start > block.end) continue;
      const distance = Math.max(0, start - offset, offset - end);
      if (found === null || distance < found.distance) found = { fate: operation.fate, distance };
    }
    return found;
  }

  /** The index of the first edit that ends behind the offset. */
  #firstEnding(side: Side, offset: number): number {
    let [low, high] = [0, this.#operations.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const operation = this.#operations[middle];
      if (operation !== undefined && spanOf(operation, side)[1] <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function spanOf(operation: DecidedOperation, side: Side): readonly [number, number] {
  return side === 'old' ? [operation.oldStart, operation.oldEnd] : [operation.newStart, operation.newEnd];
}

/** The change of form that speaks of a place. */
export function formAt(changes: readonly Change[], side: Side, start: number, end: number): Change | null {
  const speaks = (change: Change): boolean => {
    const at = change[side];
    return change.type === 'format' && at !== null && at.start < end && at.end > start;
  };
  return changes.find(speaks) ?? null;
}
