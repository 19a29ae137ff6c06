/**
 * Finds the corrections of one line's wording and resolves conflicts between them. Depends only on the line
 * and the options, so a corrected line can be examined again. Promises: nothing overlaps; protected text does
 * not change; a corrected place is not corrected again when the corrected line is examined.
 */

import { type CorrectionDraft, isApplied } from '../correction.ts';
import type { Proposals } from '../corrector/proposal.ts';
import type { CountWords } from '../judge/candidate-signs.ts';
import { madeOf } from '../judge/gather-candidates.ts';
import { supported } from '../judge/judge.ts';
import { CORRECTOR_RULE } from '../judge/kept-proposals.ts';
import type { LanguageModel } from '../language/language-model.ts';
import { staysBeside } from '../lexicon/always-right.ts';
import { rulesOfSense } from '../lexicon/contract-lexicon.ts';
import type { Lexicon } from '../lexicon/find-rows.ts';
import { proofreadText } from '../proofread.text.ts';
import { applyDrafts, settleDrafts } from '../settle-drafts.ts';
import { TextCoverage } from '../text-coverage.ts';
import { checkBlanks } from './check-blanks.ts';
import { checkClauses } from './check-clauses.ts';
import { checkFormat } from './check-format.ts';
import { checkFormulas } from './check-formulas.ts';
import { checkGrammar } from './check-grammar.ts';
import { checkLacking } from './check-lacking.ts';
import { isPlausible, STATISTICAL_RULE } from './check-language.ts';
import { DOUBLED_RULE, MISSING_RULE } from './check-lengths.ts';
import { checkLexicon, TEAM_RULE } from './check-lexicon.ts';
import { checkLittleWords } from './check-little-words.ts';
import { checkPairs } from './check-pairs.ts';
import { checkParties } from './check-parties.ts';
import { checkPunctuation, writesFullWidth } from './check-punctuation.ts';
import { checkRoles } from './check-roles.ts';
import { checkShortForms } from './check-short-forms.ts';
import { findProtected } from './find-protected.ts';
import { hearModels, modelDrafts } from './hear-models.ts';

export interface MarkHabits {
  readonly isFullWidth: boolean;
  readonly hasFullBrackets: boolean;
  /** Whether its sentences end with a mark. */
  readonly endsSentences: boolean;
}

export interface TextOptions {
  readonly team: Lexicon | null;
  /** Never corrected: the names of the parties, the terms. */
  readonly names: readonly string[];
  /** The team's words: never corrected. None is empty. */
  readonly alwaysRight: readonly string[];
  readonly language: LanguageModel | null;
  /** Of the trained corrector; lines it was not shown have none. */
  readonly proposals: Proposals;
  /** How the document around writes its marks; null: there is none, and the line speaks for itself. */
  readonly habits: MarkHabits | null;
  /** How often the document has some words; null: there is none around. */
  readonly countWords: CountWords | null;
}

/** Corrections that cause another one are rare; a line that is not stable by then keeps only its remarks. */
const MOST_ROUNDS = 6;
/** Their advice is a doubt that the judge has, and no fault. */
const judgedRules: ReadonlySet<string> = new Set([
  STATISTICAL_RULE,
  CORRECTOR_RULE,
  MISSING_RULE,
  DOUBLED_RULE,
]);
/** A form this long does not cross two words by chance. */
const LONG_FORM = 4;

export function examineText(text: string, options: TextOptions): readonly CorrectionDraft[] {
  let drafts = examineOnce(text, options);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const unstable = findUnstable(text, drafts, options);
    if (unstable.size === 0) return drafts;
    drafts = drafts.flatMap((draft) => {
      if (!unstable.has(draft)) return [draft];
      const further = round === 0 ? correctedFurther(text, draft, options) : null;
      return further === null ? [] : [further];
    });
  }
  return drafts.filter((draft) => !isApplied(draft));
}

function examineOnce(text: string, options: TextOptions): readonly CorrectionDraft[] {
  const { names, alwaysRight } = options;
  const protectedSpans = findProtected(text, [...alwaysRight, ...names]);
  const kept = new TextCoverage(text.length, protectedSpans);
  const heard = hearModels(text, options, protectedSpans);
  const made = new Map(heard.candidates.map((candidate) => [candidate.made, candidate]));
  const told = (drafts: readonly CorrectionDraft[], voice: 'lexicon' | 'rules') =>
    drafts.map((draft) => supported(draft, voice, made.get(madeOf(text, draft))));
  const known = [...told(rowsOf(text, options), 'lexicon'), ...told(rulesOf(text), 'rules')];
  // A rule knows why; what the models say of the same change is in its reason.
  const same = new Set(known.filter(isApplied).map((draft) => madeOf(text, draft)));
  const candidates = heard.candidates.filter((candidate) => !same.has(candidate.made));
  const wording = [...known, ...modelDrafts(text, options, { ...heard, candidates })];
  const drafts = [...wording.filter((draft) => mayTouch(draft, kept)), ...marksOf(text, options.habits)];
  return settleDrafts(drafts.filter((draft) => staysBeside(alwaysRight, text, draft)));
}

function rowsOf(text: string, { team, language }: TextOptions): readonly CorrectionDraft[] {
  return checkLexicon(text, team).filter(
    (draft) => language === null || isLongOrOurs(draft) || isPlausible(text, draft, language),
  );
}

function rulesOf(text: string): readonly CorrectionDraft[] {
  return [
    ...checkParties(text),
    ...checkGrammar(text),
    ...checkLittleWords(text),
    ...checkFormulas(text),
    ...checkRoles(text),
    ...checkLacking(text),
    ...checkFormat(text),
  ];
}

function marksOf(text: string, habits: MarkHabits | null): readonly CorrectionDraft[] {
  const { isFullWidth, hasFullBrackets, endsSentences } = habits ?? {
    isFullWidth: writesFullWidth(text),
    hasFullBrackets: false,
    endsSentences: true,
  };
  return [
    ...checkPunctuation(text, isFullWidth, hasFullBrackets),
    ...checkPairs(text),
    ...checkClauses(text, endsSentences),
    ...checkBlanks(text),
    ...checkShortForms(text),
  ];
}

function isLongOrOurs({ start, end, ruleId }: CorrectionDraft): boolean {
  return ruleId === TEAM_RULE || end - start >= LONG_FORM || rulesOfSense.has(ruleId);
}

/**
 * What the team calls wrong is wrong in names too; figures are protected from typo corrections, not from
 * format corrections.
 */
function mayTouch(draft: CorrectionDraft, kept: TextCoverage): boolean {
  const isFigure = draft.family === 'format' && draft.ruleId !== 'format.traditional';
  return draft.ruleId === TEAM_RULE || isFigure || !kept.touches(draft);
}

/** 布暑 → 布署 → 部署, 纪路 → 纪录 → 记录: what a rule makes of the corrected word is the correction. */
function correctedFurther(
  text: string,
  draft: CorrectionDraft,
  options: TextOptions,
): CorrectionDraft | null {
  const { start, end, suggestion } = draft;
  if (suggestion === null || suggestion.length !== end - start) return null;
  const once = text.slice(0, start) + suggestion + text.slice(end);
  const [next, another] = examineOnce(once, options).filter(
    (each) => isApplied(each) && each.start < end && start < each.end,
  );
  if (next?.suggestion == null || another !== undefined) return null;
  if (next.suggestion.length !== next.end - next.start || next.end - next.start > LONG_FORM) return null;
  const [from, to] = [Math.min(start, next.start), Math.max(end, next.end)];
  const made = once.slice(from, next.start) + next.suggestion + once.slice(next.end, to);
  const written = text.slice(from, to);
  // What is changed back was right as it stood.
  if (made === written || made.slice(start - from, end - from) === text.slice(start, end)) return null;
  return {
    ...draft,
    start: from,
    end: to,
    suggestion: made,
    reason: proofreadText.likelier(written, made),
  };
}

/** The drafts whose place is corrected again once they are applied. */
function findUnstable(
  text: string,
  drafts: readonly CorrectionDraft[],
  options: TextOptions,
): ReadonlySet<CorrectionDraft> {
  const applied = drafts.filter(isApplied);
  if (applied.length === 0) return new Set();
  const corrected = applyDrafts(text, applied);
  const again = examineOnce(corrected, options).filter(
    ({ tier, ruleId }) => tier !== 'advice' || !judgedRules.has(ruleId),
  );
  const faults = new TextCoverage(corrected.length, again);
  const unstable = new Set<CorrectionDraft>();
  let shift = 0;
  for (const draft of applied) {
    const length = draft.suggestion?.length ?? 0;
    const place = { start: draft.start + shift, end: draft.start + shift + length };
    shift += length - (draft.end - draft.start);
    if (faults.touches(place)) unstable.add(draft);
  }
  return unstable;
}
