/**
 * A list in one paragraph, （1）…；（2）…, that is split into a paragraph for each item gets other numbers.
 * In: a box. Out: the same edits; those that only change such a number are edits of numbers.
 */
import { BLOCK_SEPARATOR, type Block, type Document } from '@wenjian/document';
import { labelEnd, numberEnd } from '../prepare/clause-number.ts';
import type { PlannedBox } from './planned-row.ts';
import type { TextEdit } from './write-edits.ts';

export function relabelParts(box: PlannedBox, old: Document, target: Document): PlannedBox {
  const oldCount = box.oldEnd - box.oldStart;
  const newCount = box.newEnd - box.newStart;
  // Only when one paragraph is paired with several is it clear which number became which.
  if ((oldCount === 1) === (newCount === 1)) return box;
  const oldLabels = labelsOf(old, old.blocks.slice(box.oldStart, box.oldEnd));
  const newLabels = labelsOf(target, target.blocks.slice(box.newStart, box.newEnd));
  const isLabel = (edit: TextEdit): boolean =>
    isWithin(oldLabels, edit.oldStart, edit.oldEnd) && isWithin(newLabels, edit.newStart, edit.newEnd);
  return {
    ...box,
    edits: box.edits.map((edit) =>
      edit.kind === 'text' && isLabel(edit) ? { ...edit, kind: 'number' } : edit,
    ),
  };
}

interface Label {
  readonly start: number;
  readonly end: number;
}

/**
 * For several blocks the number of each, empty if there is none; for a single block also those of the items
 * in it.
 */
function labelsOf({ text }: Document, blocks: readonly Block[]): readonly Label[] {
  const [first] = blocks;
  if (first === undefined) return [];
  const labels: Label[] = blocks.map((block, index) => ({
    // A deleted number may be reported before or after the border.
    start: index === 0 ? block.start : block.start - BLOCK_SEPARATOR.length,
    end: skipSpace(text, numberEnd(text, block), block.end),
  }));
  if (blocks.length > 1) return labels;
  for (let offset = first.start; offset < first.end; offset++) {
    if (!itemBorder.test(text.charAt(offset))) continue;
    const end = labelEnd(text, offset + 1, first.end);
    labels.push({ start: offset + 1, end: skipSpace(text, end, first.end) });
  }
  return labels;
}

const itemBorder = /[：:；;。]/;

function skipSpace(text: string, from: number, limit: number): number {
  let offset = from;
  while (offset < limit && /\s/.test(text.charAt(offset))) offset++;
  return offset;
}

function isWithin(labels: readonly Label[], start: number, end: number): boolean {
  return labels.some((label) => label.start <= start && end <= label.end);
}
