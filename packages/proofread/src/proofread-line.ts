/** One sentence or line on its own, without a contract around it. */

import { documentSpan } from '@wenjian/document';
import { type Correction, type CorrectionDraft, isApplied, type TeamLexicon } from './correction.ts';
import type { Proposals } from './corrector/proposal.ts';
import type { LanguageModel } from './language/language-model.ts';
import type { LineMemory } from './line-memory.ts';
import { applyDrafts } from './settle-drafts.ts';
import { buildTeamLexicon } from './wording/check-lexicon.ts';
import { examineText } from './wording/examine-text.ts';

export interface ProofreadOptions {
  readonly lexicon?: TeamLexicon;
  /** Null or absent: only lexicon and rules are used. */
  readonly language?: LanguageModel | null;
  /** Of the trained corrector; null or absent: it was not asked. */
  readonly proposals?: Proposals | null;
  /** It is still reading: this is the first result, and says so. */
  readonly isBeforeCorrector?: boolean;
  /** Of a text that is being typed: lines that stayed as they were are not examined again. */
  readonly memory?: LineMemory;
  /** How many corrections are listed at most. */
  readonly mostCorrections?: number;
}

export interface LineResult {
  readonly corrections: readonly Correction[];
  readonly corrected: string;
}

export function proofreadLine(
  text: string,
  { lexicon, language = null, proposals }: ProofreadOptions = {},
): LineResult {
  const drafts = examineText(text, {
    team: lexicon === undefined ? null : buildTeamLexicon(lexicon),
    names: [],
    alwaysRight: wordsOf(lexicon),
    language,
    proposals: proposals ?? new Map(),
    habits: null,
  });
  return {
    corrections: drafts.map((draft) => place(draft, text)),
    corrected: applyDrafts(text, drafts.filter(isApplied)),
  };
}

/** The words that the team calls always right. */
export function wordsOf(lexicon: TeamLexicon | undefined): readonly string[] {
  return [...new Set(lexicon?.alwaysRight)].filter((word) => word !== '');
}

/** Adds the id and the original text to a draft whose offsets count from the beginning of the text. */
export function place(draft: CorrectionDraft, text: string): Correction {
  const { start, end, ...rest } = draft;
  const original = text.slice(start, end);
  return {
    id: `${start}-${end}-${shortHash([draft.ruleId, original, draft.suggestion])}`,
    ...documentSpan(start, end),
    original,
    ...rest,
  };
}

/** FNV-1a: another correction at the same place has another id; an unchanged correction keeps its id. */
function shortHash(parts: readonly (string | null)[]): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(parts))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
