/**
 * In: the plan. Out: formatting changes in text that is on both sides: one per paragraph, and the same change
 * in neighbouring paragraphs listed once, so that a new font never hides an amount.
 */
import { type Document, hasTrait } from '@wenjian/document';
import { reasons, styleText } from '../compare.text.ts';
import type { PlannedRow } from '../edits/planned-row.ts';
import { findMeanings } from '../weigh/find-meanings.ts';
import { type ChangeDraft, placeOf } from './change-draft.ts';
import { compareSettings, compareStyles } from './compare-styles.ts';
import type { PlacedSide } from './placed-side.ts';

/** Formatting seen on a page and formatting stated in a file are too different to compare. */
export function areStylesComparable(old: Document, target: Document): boolean {
  if (hasTrait(old.kind, 'styles') && hasTrait(target.kind, 'styles')) return true;
  return old.kind === target.kind && old.runs !== undefined && target.runs !== undefined;
}

export interface PlacedFormat {
  /** Index of the (first) row it is in. */
  readonly row: number;
  readonly draft: ChangeDraft;
}

export function listFormats(
  rows: readonly PlannedRow[],
  old: Document,
  target: Document,
): readonly PlacedFormat[] {
  const found: Finding[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.old.length === 0 || row.new.length === 0) continue;
    const finding = findInRow(index, row, old, target);
    if (finding === null) continue;
    const last = found.at(-1);
    if (last !== undefined && isContinued(last, finding, rows)) {
      found[found.length - 1] = {
        ...last,
        lastRow: finding.lastRow,
        isOnTerm: last.isOnTerm || finding.isOnTerm,
        count: last.count + 1,
        old: { ...last.old, end: finding.old.end },
        new: { ...last.new, end: finding.new.end },
      };
    } else found.push(finding);
  }
  return found.map((finding) => ({ row: finding.firstRow, draft: describe(finding) }));
}

interface Finding {
  /** A key term was made to stand out, or no longer does. */
  readonly isOnTerm: boolean;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly names: readonly string[];
  readonly count: number;
  readonly old: PlacedSide;
  readonly new: PlacedSide;
}

function findInRow(index: number, row: PlannedRow, old: Document, target: Document): Finding | null {
  const oldBlock = old.blocks[row.old[0] ?? -1];
  const newBlock = target.blocks[row.new[0] ?? -1];
  if (oldBlock === undefined || newBlock === undefined) return null;
  const names = new Set<string>();
  let isOnTerm = false;
  let span = { oldStart: Number.POSITIVE_INFINITY, oldEnd: 0, newStart: 0, newEnd: 0 };
  for (const stretch of keptStretches(row, old, target)) {
    const { oldStart, newStart, length } = stretch;
    for (const difference of compareStyles(old.runs ?? [], oldStart, target.runs ?? [], newStart, length)) {
      const text = old.text.slice(oldStart + difference.start, oldStart + difference.end);
      if (text.trim() === '') continue;
      for (const name of difference.names) names.add(name);
      isOnTerm ||= difference.names.some(styleText.isEmphasis) && isKeyTerm(text, [oldBlock, newBlock]);
      if (oldStart + difference.start < span.oldStart)
        span = { ...span, oldStart: oldStart + difference.start, newStart: newStart + difference.start };
      span = { ...span, oldEnd: oldStart + difference.end, newEnd: newStart + difference.end };
    }
  }
  const settings = row.old.length === 1 && row.new.length === 1 ? compareSettings(oldBlock, newBlock) : [];
  const isEmpty = oldBlock.start === oldBlock.end || newBlock.start === newBlock.end;
  if (names.size === 0 && (settings.length === 0 || isEmpty)) return null;
  for (const name of settings) names.add(name);
  // Paragraph formatting applies to the whole paragraph, whatever else differs in it.
  const [one, other] =
    settings.length > 0
      ? [oldBlock, newBlock]
      : [
          { start: span.oldStart, end: span.oldEnd },
          { start: span.newStart, end: span.newEnd },
        ];
  return {
    isOnTerm,
    firstRow: index,
    lastRow: index,
    names: [...names].sort(),
    count: 1,
    old: { document: old, block: oldBlock, start: one.start, end: one.end },
    new: { document: target, block: newBlock, start: other.start, end: other.end },
  };
}

/** The unchanged ranges between the edits of a row. */
function keptStretches(row: PlannedRow, old: Document, target: Document) {
  const stretches: { oldStart: number; newStart: number; length: number }[] = [];
  let oldAt: number = old.blocks[row.old[0] ?? 0]?.start ?? 0;
  let newAt: number = target.blocks[row.new[0] ?? 0]?.start ?? 0;
  for (const edit of row.edits) {
    stretches.push({ oldStart: oldAt, newStart: newAt, length: edit.oldStart - oldAt });
    oldAt = edit.oldEnd;
    newAt = edit.newEnd;
  }
  const end = old.blocks[row.old.at(-1) ?? 0]?.end ?? oldAt;
  stretches.push({ oldStart: oldAt, newStart: newAt, length: end - oldAt });
  return stretches;
}

/**
 * Whether the same change continues in the next paragraph; inserted, deleted or empty paragraphs between do
 * not interrupt it.
 */
function isContinued(last: Finding, next: Finding, rows: readonly PlannedRow[]): boolean {
  if (last.names.length !== next.names.length) return false;
  if (!last.names.every((name, index) => name === next.names[index])) return false;
  if (placeOf(last.old, last.new) !== placeOf(next.old, next.new)) return false;
  return rows.slice(last.lastRow + 1, next.firstRow).every((row) => isPassedOver(row, last));
}

function isPassedOver(row: PlannedRow, { old, new: target }: Finding): boolean {
  if (row.old.length === 0 || row.new.length === 0) return true;
  const isBlank = (document: Document, indices: readonly number[]): boolean =>
    indices.every((index) => {
      const block = document.blocks[index];
      return block !== undefined && document.text.slice(block.start, block.end).trim() === '';
    });
  return isBlank(old.document, row.old) && isBlank(target.document, row.new);
}

/** Longer is a passage, whose looks say nothing about a term in it. */
const TERM = 24;

function isKeyTerm(text: string, blocks: readonly PlacedSide['block'][]): boolean {
  const isPart = blocks.every(({ start, end, type }) => text.length < end - start && type !== 'heading');
  return isPart && text.length <= TERM && findMeanings(text).length > 0;
}

function describe({ names, count, old, new: target, isOnTerm }: Finding): ChangeDraft {
  return {
    type: 'format',
    // Struck-out words may be meant as deleted, and a term that stands out was meant to be noticed.
    significance: isOnTerm || names.some((name) => styleText.isStrike(name)) ? 'minor' : 'noise',
    place: placeOf(old, target),
    reason: reasons.format(names, count),
    signals: ['format'],
    old,
    new: target,
    isSuspect: false,
    move: null,
  };
}
