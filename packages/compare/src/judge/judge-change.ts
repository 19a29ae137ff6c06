/**
 * In: a change with its blocks. Out: its significance and the reason, in the user's language. Promise:
 * swapping the sides never changes the significance.
 */
import {
  foldPunctuation,
  foldWidth,
  ignoreInsignificantWhitespace,
  normalisedText,
  removeInvisible,
  sameToTheEye,
} from '@wenjian/document';
import type { Verdict } from '../changes/change-draft.ts';
import { judgePageFurniture, type PageFurniture } from '../changes/page-furniture.ts';
import { type PlacedSide, textOf } from '../changes/placed-side.ts';
import { followedReference, type Renumbering } from '../changes/renumbering.ts';
import { reasons } from '../compare.text.ts';
import { judgeMeaning } from './judge-meaning.ts';
import { isRecognised } from './judge-suspect.ts';
import { judgeTurned } from './judge-turned.ts';

/** Facts about the whole documents. */
export interface JudgeContext {
  readonly renumbering: Renumbering;
  readonly furniture: PageFurniture;
}

export function judgeChange(
  old: PlacedSide | null,
  target: PlacedSide | null,
  context: JudgeContext,
): Verdict {
  const oldText = textOf(old);
  const newText = textOf(target);
  return (
    judgeTurned(oldText, newText) ??
    judgeLooks(oldText, newText) ??
    judgeGuessedSpaces(old, target) ??
    judgePageFurniture(old, target, context.furniture) ??
    judgeReference(old, target, context.renumbering) ??
    judgeMeaning(old, target)
  );
}

/** Renumbering alone does not change the content. */
export function judgeNumber(old: PlacedSide | null, target: PlacedSide | null): Verdict {
  const reason = reasons.numberOnly(textOf(old).trim(), textOf(target).trim());
  return { significance: 'noise', reason, signals: ['numbering'] };
}

function judgeReference(
  old: PlacedSide | null,
  target: PlacedSide | null,
  renumbering: Renumbering,
): Verdict | null {
  const pair = followedReference(old, target, renumbering);
  if (pair === null) return null;
  const reason = reasons.referenceFollows(pair.old, pair.new);
  return { significance: 'noise', reason, signals: ['numbering', 'reference'] };
}

/** The strictest comparison that finds both sides equal gives the reason. */
function judgeLooks(oldText: string, newText: string): Verdict | null {
  const noise = (reason: string, signal: string): Verdict => ({
    significance: 'noise',
    reason,
    signals: [signal],
  });
  if (oldText === '' && newText === '') return noise(reasons.emptyParagraph, 'whitespace');
  // Plain characters have no look-alikes; most changes need no further test.
  if (plain.test(oldText) && plain.test(newText)) return null;
  const same = (steps: Parameters<typeof normalisedText>[1]): boolean =>
    normalisedText(oldText, steps) === normalisedText(newText, steps);
  if (same([removeInvisible, ...ignoreInsignificantWhitespace]))
    return noise(reasons.whitespace, 'whitespace');
  if (same([foldWidth])) return noise(reasons.width, 'width');
  if (same([foldWidth, foldPunctuation]) || same(sameToTheEye))
    return noise(reasons.punctuationVariant, 'punctuation');
  return null;
}

const plain = /^[\u4e00-\u9fff0-9A-Za-z]*$/;

/** Between digits a space may split a figure; elsewhere recognition only guesses spaces from gaps. */
function judgeGuessedSpaces(old: PlacedSide | null, target: PlacedSide | null): Verdict | null {
  if (![old, target].some((side) => side !== null && isRecognised(side.document))) return null;
  const texts = [textOf(old), textOf(target)];
  if (texts.some((text) => /[0-9０-９.,，]\s+[0-9０-９.,，]/.test(text))) return null;
  const [one, other] = texts.map((text) => text.replace(/\s/g, ''));
  return one === other
    ? { significance: 'noise', reason: reasons.whitespace, signals: ['whitespace'] }
    : null;
}
