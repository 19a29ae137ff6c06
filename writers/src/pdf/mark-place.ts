/** Where a change is marked on the pages of one side, as boxes of the document. */
import type { Change, EditScript } from '@wenjian/compare';
import { type Block, boxesOfRange, type Document, documentSpan, type PageBox } from '@wenjian/document';
import type { ComparisonExport, SideName } from '../report/comparison-export.ts';

export interface MarkPlace {
  readonly boxes: readonly PageBox[];
  /** The text is only on the other side: the mark shows between which characters it would be. */
  readonly isCaret: boolean;
}

export function placeMarks(input: ComparisonExport, side: SideName): readonly MarkPlace[] {
  const document = side === 'old' ? input.oldDocument : input.newDocument;
  const map = new OffsetMap(input.comparison.script, side);
  const blocks = new Map(document.blocks.map((block) => [block.id, block]));
  return input.comparison.changes.map((change) => placeMark(change, side, { document, blocks, map }));
}

const CARET_WIDTH = 2;

interface MarkedSide {
  readonly document: Document;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly map: OffsetMap;
}

function placeMark(change: Change, side: SideName, { document, blocks, map }: MarkedSide): MarkPlace {
  const own = change[side];
  if (own !== null) {
    const boxes = boxesOfRange(document, documentSpan(own.start, own.end));
    // Content without text (a picture, a seal) is at the place of its block.
    const box = boxes.length === 0 ? blocks.get(own.block)?.box : undefined;
    return { boxes: box === undefined ? boxes : [box], isCaret: false };
  }
  const other = change[side === 'old' ? 'new' : 'old'];
  if (other === null) return { boxes: [], isCaret: true };
  return { boxes: caretBoxes(document, map.find(other.start)), isCaret: true };
}

/** Between the characters at an offset; empty when neither is on a page. */
export function caretBoxes(document: Document, at: number): readonly PageBox[] {
  const [before] = at === 0 ? [] : boxesOfRange(document, documentSpan(at - 1, at));
  if (before !== undefined)
    return [{ ...before, x: before.x + before.width - CARET_WIDTH / 2, width: CARET_WIDTH }];
  const [behind] = boxesOfRange(document, documentSpan(at, Math.min(document.text.length, at + 1)));
  return behind === undefined ? [] : [{ ...behind, width: CARET_WIDTH }];
}

/** From an offset of the other side to the offset of this side where its text would be. */
class OffsetMap {
  /** By operation: its start on the other side and on this one. */
  readonly #starts: { readonly other: number; readonly own: number; readonly isKept: boolean }[] = [];

  constructor(script: EditScript, side: SideName) {
    let other = 0;
    let own = 0;
    for (const operation of script) {
      const isKept = operation.kind === 'keep';
      this.#starts.push({ other, own, isKept });
      const [deleted, inserted] = isKept
        ? [operation.length, operation.length]
        : [operation.deleted.length, operation.inserted.length];
      other += side === 'new' ? deleted : inserted;
      own += side === 'new' ? inserted : deleted;
    }
  }

  find(offset: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle]?.other ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    const start = this.#starts[low - 1];
    if (start === undefined) return 0;
    return start.isKept ? start.own + offset - start.other : start.own;
  }
}
