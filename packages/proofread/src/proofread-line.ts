/** One sentence or line on its own, without a contract around it. */

import { documentSpan } from '@wenjian/document';
import { buildTeamLexicon } from './check-lexicon.ts';
import { type Correction, type CorrectionDraft, isApplied, type TeamLexicon } from './correction.ts';
import { examineText } from './examine-text.ts';
import type { LanguageModel } from './language/language-model.ts';
import { applyDrafts } from './settle-drafts.ts';

export interface ProofreadOptions {
  readonly lexicon?: TeamLexicon;
  /** Null or absent: only lexicon and rules speak. */
  readonly language?: LanguageModel | null;
}

export interface LineResult {
  readonly corrections: readonly Correction[];
  readonly corrected: string;
}

export function proofreadLine(text: string, { lexicon, language = null }: ProofreadOptions = {}): LineResult {
  const drafts = examineText(text, {
    team: lexicon === undefined ? null : buildTeamLexicon(lexicon),
    names: (lexicon?.alwaysRight ?? []).filter((word) => word !== ''),
    language,
  });
  return {
    corrections: drafts.map((draft, index) => place(draft, text, index)),
    corrected: applyDrafts(text, drafts.filter(isApplied)),
  };
}

/** Gives a draft, counted from the beginning of the text, its id and what stands there. */
export function place(draft: CorrectionDraft, text: string, index: number): Correction {
  const { start, end, ...rest } = draft;
  return {
    id: `c${index + 1}`,
    ...documentSpan(start, end),
    original: text.slice(start, end),
    ...rest,
  };
}
