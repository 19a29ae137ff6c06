/**
 * In: a change with the blocks it stands in. Out: how much it matters and why, in the user's language.
 * Promise: swapping the sides never changes the significance.
 */
import {
  foldPunctuation,
  foldWidth,
  ignoreInsignificantWhitespace,
  normalisedText,
  removeInvisible,
  sameToTheEye,
} from '@wenjian/document';
import { numberEnd } from './clause-number.ts';
import { reasons } from './compare.text.ts';
import type { Significance } from './comparison.ts';
import type { PlacedSide } from './placed-side.ts';
import { findSignals } from './signals.ts';

export interface Verdict {
  readonly significance: Significance;
  readonly reason: string;
}

export function judgeChange(old: PlacedSide | null, target: PlacedSide | null): Verdict {
  const oldText = textOf(old);
  const newText = textOf(target);
  return (
    judgeNumber(old, target, oldText, newText) ??
    judgeLooks(oldText, newText) ??
    judgeSignals(old, target) ??
    judgeWording(oldText, newText)
  );
}

function textOf(side: PlacedSide | null): string {
  return side === null ? '' : side.document.text.slice(side.start, side.end);
}

/** Renumbering alone is no change of content. */
function judgeNumber(
  old: PlacedSide | null,
  target: PlacedSide | null,
  oldText: string,
  newText: string,
): Verdict | null {
  if (old === null || target === null || oldText === '' || newText === '') return null;
  const isNumber = [old, target].every((side) => side.end <= numberEnd(side.document.text, side.block));
  return isNumber
    ? { significance: 'noise', reason: reasons.numberOnly(oldText.trim(), newText.trim()) }
    : null;
}

/** The least forgiving comparison that finds both sides equal names the reason. */
function judgeLooks(oldText: string, newText: string): Verdict | null {
  const noise = (reason: string): Verdict => ({ significance: 'noise', reason });
  if (oldText === '' && newText === '') return noise(reasons.emptyParagraph);
  const same = (steps: Parameters<typeof normalisedText>[1]): boolean =>
    normalisedText(oldText, steps) === normalisedText(newText, steps);
  if (same([removeInvisible, ...ignoreInsignificantWhitespace])) return noise(reasons.whitespace);
  if (same([foldWidth])) return noise(reasons.width);
  if (same([foldWidth, foldPunctuation]) || same(sameToTheEye)) return noise(reasons.punctuationVariant);
  return null;
}

function judgeSignals(old: PlacedSide | null, target: PlacedSide | null): Verdict | null {
  const signals = findSignals(old, target);
  if (signals.length === 0) return null;
  return {
    significance: 'major',
    reason: signals.map((signal) => reasons.signal(signal.name, signal.old, signal.new)).join('；'),
  };
}

const marks = /[\p{P}\p{S}\s]/gu;

function judgeWording(oldText: string, newText: string): Verdict {
  const minor = (reason: string): Verdict => ({ significance: 'minor', reason });
  if (oldText.replace(marks, '') === newText.replace(marks, '')) {
    return minor(/[0-9０-９]/.test(oldText) ? reasons.sameFigures : reasons.punctuation);
  }
  if (oldText === '') return minor(reasons.inserted);
  return minor(newText === '' ? reasons.deleted : reasons.replaced);
}
