/**
 * In: two sequences of units (a word, a figure, a character, or something that is no text, like a picture), each with the number that tells equal
 * ones. Out: the edits between them. For writers that change a file where its text stands: they have units the document model has not.
 */
import { DEFAULT_LIMITS } from '../limits.ts';
import { createDiffTokens, type TokenEdit } from './diff-tokens.ts';
import { tidyEdits } from './tidy-edits.ts';

export interface UnitSequence {
  readonly text: string;
  readonly ids: Int32Array;
  /** Where each unit starts and ends in the text. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** `isTidy`: short equal parts between two changes may be merged into them. */
export function diffUnits(old: UnitSequence, target: UnitSequence, isTidy: boolean): readonly TokenEdit[] {
  const box = { oldStart: 0, oldEnd: old.ids.length, newStart: 0, newEnd: target.ids.length };
  const { edits } = createDiffTokens(old.ids, target.ids, DEFAULT_LIMITS)(box);
  if (!isTidy) return edits;
  const tokenised = (side: UnitSequence) => ({
    text: side.text,
    tokens: { ...side, blockStarts: Int32Array.of(0, side.ids.length) },
  });
  return tidyEdits(edits, box, tokenised(old), tokenised(target));
}
