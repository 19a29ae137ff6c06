/**
 * Finds the corrections of one line's wording and resolves conflicts between them. Depends only on the line
 * and the options, so a corrected line can be examined again. Promises: nothing overlaps; protected text does
 * not change; a corrected place is not corrected again when the corrected line is examined.
 */

import { type CorrectionDraft, isApplied } from '../correction.ts';
import type { Proposals } from '../corrector/proposal.ts';
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
import { checkLanguage, isPlausible, isSlipOfTheEye, STATISTICAL_RULE } from './check-language.ts';
import { checkLengths, DOUBLED_RULE, MISSING_RULE } from './check-lengths.ts';
import { checkLexicon, TEAM_RULE } from './check-lexicon.ts';
import { checkLittleWords } from './check-little-words.ts';
import { besideTurns, coverTerms, isOldStyle } from './check-models.ts';
import { checkOddMarks } from './check-odd-marks.ts';
import { checkOmissions } from './check-omissions.ts';
import { checkOrder } from './check-order.ts';
import { checkPairs } from './check-pairs.ts';
import { checkParties } from './check-parties.ts';
import { checkPhraseOrder } from './check-phrase-order.ts';
import { checkProposals, standsAlone, supportOf } from './check-proposals.ts';
import { checkPunctuation, writesFullWidth } from './check-punctuation.ts';
import { checkRepeats } from './check-repeats.ts';
import { checkRoles } from './check-roles.ts';
import { checkShortForms } from './check-short-forms.ts';
import { checkToldWords } from './check-told-words.ts';
import { findProtected } from './find-protected.ts';

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
}

/** Corrections that cause another one are rare; a line that is not stable by then keeps only its remarks. */
const MOST_ROUNDS = 6;
const SUREST_AGREEMENT = 0.95;
const SURE_ALONE = 0.99;
/** From here on the two agree, and the tier is 错误; below it the corrector only does not object. */
const SURE_SUPPORT = 0.9;
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
  const { team, names, alwaysRight, language, proposals, habits } = options;
  const proposed = proposals.get(text) ?? [];
  const protectedSpans = findProtected(text, [...alwaysRight, ...names]);
  const kept = new TextCoverage(text.length, protectedSpans);
  const rows = checkLexicon(text, team).filter(
    (draft) => language === null || isLongOrOurs(draft) || isPlausible(text, draft, language),
  );
  const keptFromModels = new TextCoverage(text.length, protectedSpans);
  coverTerms(text, keptFromModels);
  const turns =
    language === null
      ? []
      : [...checkOrder(text, language, proposed), ...checkPhraseOrder(text, language)].filter(
          (draft) => !keptFromModels.touches(draft),
        );
  const guesses =
    language === null
      ? []
      : [
          ...checkOmissions(text, language),
          ...checkLengths(text, language),
          ...checkLanguage(text, language, keptFromModels),
        ];
  const agreed = guesses.flatMap((draft) => {
    const support = supportOf(draft, text, proposed);
    if (support > 0) return [support >= SURE_SUPPORT ? surer(draft) : draft];
    return proposals.has(text) && language !== null && isDoubtful(draft, text, language) ? [] : [draft];
  });
  const further = checkProposals(text, proposed, keptFromModels, language);
  const modelled = [...agreed, ...further].filter((draft) => !keptFromModels.touches(draft));
  const models = isOldStyle(text) ? [] : [...turns, ...besideTurns(modelled, turns)];
  const repeats = checkRepeats(text).filter((draft) => !keptFromModels.touches(draft));
  const wording = [
    ...rows,
    ...checkParties(text),
    ...checkGrammar(text),
    ...checkLittleWords(text),
    ...checkFormulas(text),
    ...checkToldWords(text),
    ...checkRoles(text),
    ...checkLacking(text),
    ...repeats,
    ...checkFormat(text),
    ...models,
  ];
  const { isFullWidth, hasFullBrackets, endsSentences } = habits ?? {
    isFullWidth: writesFullWidth(text),
    hasFullBrackets: false,
    endsSentences: true,
  };
  const marks = [
    ...checkPunctuation(text, isFullWidth, hasFullBrackets),
    ...checkPairs(text),
    ...checkClauses(text, endsSentences),
    ...checkOddMarks(text),
    ...checkBlanks(text),
    ...checkShortForms(text),
  ];
  const drafts = [...wording.filter((draft) => mayTouch(draft, kept)), ...marks];
  return settleDrafts(drafts.filter((draft) => staysBeside(alwaysRight, text, draft)));
}

/** Two independent sources say the same; a row of the lexicon, which knows why, is still surer. */
function surer(draft: CorrectionDraft): CorrectionDraft {
  const confidence = Math.min(draft.confidence, SUREST_AGREEMENT);
  return { ...draft, tier: 'error', confidence, reason: `${proofreadText.agreed}：${draft.reason}` };
}

/**
 * The corrector read the line and would not change this: only the surest guesses are kept, and those of the eye. What is lacking or
 * doubled it would change itself: of 1,811 planted ones the word model alone put 13 right and made 9 worse.
 */
function isDoubtful(draft: CorrectionDraft, text: string, language: LanguageModel): boolean {
  // 未尽事，: a fixed phrase that is cut short before a mark lacks its end whatever the corrector says.
  if (draft.ruleId === MISSING_RULE)
    return draft.suggestion?.startsWith(text.slice(draft.start, draft.end)) !== true;
  if (draft.ruleId === DOUBLED_RULE) return true;
  if (draft.ruleId !== STATISTICAL_RULE) return false;
  if (draft.confidence < SURE_ALONE) return true;
  return !isSlipOfTheEye(draft, text, language) && !isUnknownWord(draft, text, language);
}

/** 信喻: what is written is no word, and what sounds like it is one. */
const SUREST_GUESS = 1;

function isUnknownWord(draft: CorrectionDraft, text: string, language: LanguageModel): boolean {
  const { start, end, suggestion } = draft;
  if (suggestion === null || end - start !== 2 || draft.confidence < SUREST_GUESS) return false;
  const off = [0, 1].filter((at) => text.charAt(start + at) !== suggestion.charAt(at));
  const [at] = off;
  return at !== undefined && off.length === 1 && standsAlone(text, start + at, language);
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
  const faults = new TextCoverage(corrected.length, examineOnce(corrected, options));
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
