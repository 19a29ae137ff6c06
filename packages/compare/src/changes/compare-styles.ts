/** In: two ranges with the same text. Out: how their formatting differs, in readers' words. */
import type { Block, TextRun, TextStyle } from '@wenjian/document';
import { styleText } from '../compare.text.ts';

export interface StyleDifference {
  /** Offsets from the start of the ranges. */
  readonly start: number;
  readonly end: number;
  readonly names: readonly string[];
}

const PLAIN: TextStyle = {};

/** Ranges of `length` characters that begin at `oldStart` and `newStart`. */
export function compareStyles(
  oldRuns: readonly TextRun[],
  oldStart: number,
  newRuns: readonly TextRun[],
  newStart: number,
  length: number,
): readonly StyleDifference[] {
  const differences: StyleDifference[] = [];
  let oldRun = firstEndingAfter(oldRuns, oldStart);
  let newRun = firstEndingAfter(newRuns, newStart);
  for (let offset = 0; offset < length; ) {
    while ((oldRuns[oldRun]?.end ?? Number.POSITIVE_INFINITY) <= oldStart + offset) oldRun++;
    while ((newRuns[newRun]?.end ?? Number.POSITIVE_INFINITY) <= newStart + offset) newRun++;
    const one = pieceAt(oldRuns[oldRun], oldStart + offset);
    const other = pieceAt(newRuns[newRun], newStart + offset);
    const end = Math.min(length, offset + Math.min(one.length, other.length));
    const names = nameDifferences(one.style, other.style);
    if (names.length > 0) differences.push({ start: offset, end, names });
    offset = end;
  }
  return differences;
}

/** Differences in paragraph formatting. */
export function compareSettings(old: Block, target: Block): readonly string[] {
  const names: string[] = [];
  const before = styleText.alignments[old.alignment ?? 'left'];
  const after = styleText.alignments[target.alignment ?? 'left'];
  if (before !== after) names.push(styleText.changed(styleText.alignment, before, after));
  const [oldKind, newKind] = [styleText.kindOf(old), styleText.kindOf(target)];
  if (oldKind !== newKind) names.push(styleText.changed(styleText.paragraphStyle, oldKind, newKind));
  return names;
}

function pieceAt(run: TextRun | undefined, at: number): { style: TextStyle; length: number } {
  if (run === undefined) return { style: PLAIN, length: Number.POSITIVE_INFINITY };
  return run.start > at
    ? { style: PLAIN, length: run.start - at }
    : { style: run.style, length: run.end - at };
}

function nameDifferences(old: TextStyle, target: TextStyle): readonly string[] {
  if (old === target) return [];
  const names: string[] = [];
  for (const flag of ['bold', 'italic', 'underline', 'strike'] as const) {
    if (old[flag] !== target[flag]) names.push(styleText.flag(flag, target[flag] === true));
  }
  for (const value of ['sizePt', 'color', 'font'] as const) {
    if (old[value] === target[value]) continue;
    const before = String(old[value] ?? styleText.unset);
    names.push(styleText.changed(styleText.values[value], before, String(target[value] ?? styleText.unset)));
  }
  return names;
}

function firstEndingAfter(runs: readonly TextRun[], offset: number): number {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((runs[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
