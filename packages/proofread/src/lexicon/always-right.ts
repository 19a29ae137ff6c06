/**
 * The words that the team calls always right. In: a line and the words. Out: whether a draft is kept.
 * Promise: nothing inside such a word is corrected, except figures, references and numbers, and what the team
 * itself calls wrong.
 */

import type { CorrectionDraft, CorrectionFamily } from '../correction.ts';
import { TEAM_RULE } from '../wording/check-lexicon.ts';

const beyondWording: ReadonlySet<CorrectionFamily> = new Set(['figures', 'references', 'numbering']);

/** Offsets of the draft count from the beginning of the text. */
export function staysBeside(words: readonly string[], text: string, draft: CorrectionDraft): boolean {
  if (draft.ruleId === TEAM_RULE || beyondWording.has(draft.family)) return true;
  // An insertion between two characters affects both.
  const isInsertion = draft.start === draft.end;
  const [start, end] = isInsertion ? [draft.start - 1, draft.end + 1] : [draft.start, draft.end];
  return !words.some(
    (word) =>
      word.length >= end - start &&
      text.slice(Math.max(0, end - word.length), start + word.length).includes(word),
  );
}
