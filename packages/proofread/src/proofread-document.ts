/**
 * Proofreads a document. The facts of the contract (parties, amounts, clauses) come first: names are
 * protected, figures and references are checked over the whole; then every line is examined. Promises: those
 * of correction.ts; the same document gives the same result; time grows with the length of the text.
 */
import { type Contract, understandContract } from '@wenjian/contract';
import {
  append,
  type Coverage,
  coverageOf,
  type Document,
  joinCoverage,
  unlistedNote,
  weightiest,
} from '@wenjian/document';
import { checkContract } from './check-contract.ts';
import { type CorrectionDraft, isApplied, type ProofreadResult } from './correction.ts';
import { type Proposals, sentencePieces } from './corrector/proposal.ts';
import { checkCalculations } from './figures/check-calculations.ts';
import { staysBeside } from './lexicon/always-right.ts';
import { proofreadText } from './proofread.text.ts';
import { type ProofreadOptions, place, wordsOf } from './proofread-line.ts';
import { peopleToProtect } from './references/find-people.ts';
import { applyDrafts, settleDrafts, weightOf } from './settle-drafts.ts';
import { textLines } from './text-lines.ts';
import { endsSentences } from './wording/check-clauses.ts';
import { STATISTICAL_RULE } from './wording/check-language.ts';
import { MISSING_RULE } from './wording/check-lengths.ts';
import { buildTeamLexicon } from './wording/check-lexicon.ts';
import { ORDER_RULE } from './wording/check-order.ts';
import { CORRECTOR_RULE } from './wording/check-proposals.ts';
import { writesFullBrackets, writesFullWidth } from './wording/check-punctuation.ts';
import { examineText, type TextOptions } from './wording/examine-text.ts';

/** A wording used this often is the author's own, whatever general text says. */
const USUAL_WORDING = 2;
/** A cell needs no full stop. */
const STOP_RULE = 'punctuation.stop';
/** Of a word of three characters. */
const WORD = 3;
const chineseWord = /^[\u4e00-\u9fff]{3}$/;
const littleWord = /[凭经由将须应为与及向对按从因]/;
const modelRules: ReadonlySet<string> = new Set([STATISTICAL_RULE, MISSING_RULE, CORRECTOR_RULE, ORDER_RULE]);

export function proofreadDocument(document: Document, options: ProofreadOptions = {}): ProofreadResult {
  const { lexicon, language = null, proposals = null, isBeforeCorrector = false } = options;
  const contract = understandContract(document);
  const lines = textLines(document);
  const textOptions = {
    habits: {
      isFullWidth: writesFullWidth(document.text),
      hasFullBrackets: writesFullBrackets(document.text),
      endsSentences: endsSentences(lines.map(({ text }) => text)),
    },
    team: lexicon === undefined ? null : buildTeamLexicon(lexicon),
    names: [...new Set(namesOf(contract))].filter((name) => name !== ''),
    alwaysRight: wordsOf(lexicon),
    language,
    proposals: proposals ?? new Map(),
  };
  const calculations = checkCalculations(contract);
  const wholeDrafts = [...checkContract(contract), ...calculations.drafts]
    .filter((draft) => staysBeside(textOptions.alwaysRight, document.text, draft))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const found = weightiest(
    draftsByLine(document, wholeDrafts, textOptions, options),
    weightOf,
    options.mostCorrections,
  );
  const drafts = found.listed;
  return {
    corrections: drafts.map((draft) => place(draft, document.text)),
    corrected: applyDrafts(document.text, drafts.filter(isApplied)),
    coverage: joinCoverage([
      coverageOf(document),
      calculations.coverage,
      ...(language === null ? [withoutLanguage] : []),
      isBeforeCorrector ? beforeCorrector : correctorCoverage(document, proposals),
      { examined: [], notExamined: unlistedNote(proofreadText.corrections, found) },
    ]),
  };
}

/** Findings over the whole contract and in each line, with conflicts resolved line by line. */
function draftsByLine(
  document: Document,
  wholeDrafts: readonly CorrectionDraft[],
  options: TextOptions,
  { memory, lexicon }: ProofreadOptions,
): readonly CorrectionDraft[] {
  const isUsual = usualWordings(document.text);
  const drafts: CorrectionDraft[] = [];
  let next = 0;
  for (const { start, text, isTable } of textLines(document)) {
    const here: CorrectionDraft[] = [];
    for (let draft = wholeDrafts[next]; draft !== undefined && draft.start < start + text.length; ) {
      if (draft.start >= start && draft.end <= start + text.length) here.push(draft);
      draft = wholeDrafts[++next];
    }
    const found = memory?.examine(text, options, lexicon) ?? examineText(text, options);
    const wording = found.filter((draft) => !(isTable && isGuess(draft))).map((draft) => shift(draft, start));
    append(drafts, settleDrafts([...here, ...wording.filter((draft) => !isUsual(draft))]));
  }
  return drafts;
}

/** In tables stand names, codes and words without a sentence: no model alone changes them. */
function isGuess({ ruleId, tier }: CorrectionDraft): boolean {
  return tier === 'suspect' && (modelRules.has(ruleId) || ruleId === STOP_RULE);
}

function namesOf(contract: Contract): readonly string[] {
  const { parties, terms } = contract;
  const ofParties = parties.flatMap(({ name, representative }) => [name ?? '', representative ?? '']);
  return [...ofParties, ...terms.map(({ term }) => term), ...peopleToProtect(contract)];
}

function shift(draft: CorrectionDraft, by: number): CorrectionDraft {
  return { ...draft, start: draft.start + by, end: draft.end + by };
}

/**
 * Applies only to proposals of the language model: what the lexicon calls wrong is wrong however often it
 * occurs. Each wording is counted once.
 */
function usualWordings(text: string): (draft: CorrectionDraft) => boolean {
  const counts = new Map<string, number>();
  const countOf = (word: string): number => {
    const known = counts.get(word) ?? text.split(word).length - 1;
    counts.set(word, known);
    return known;
  };
  /** 购买商|凭手机号: a word the document goes on using ends before the little word that a model takes for its end. */
  const isBrokenWord = (start: number, end: number): boolean => {
    const at = end - 1;
    const word = text.slice(Math.max(0, at - WORD), at);
    return (
      end - start <= 2 &&
      littleWord.test(text.charAt(at)) &&
      chineseWord.test(word) &&
      countOf(word) > USUAL_WORDING
    );
  };
  return ({ ruleId, start, end, suggestion }) => {
    if (!modelRules.has(ruleId) || suggestion === null) return false;
    // The corrector changes single characters; only with their neighbours are they a wording.
    const around = ruleId === CORRECTOR_RULE ? 1 : 0;
    const [before, after] = [text.slice(Math.max(0, start - around), start), text.slice(end, end + around)];
    if (isBrokenWord(start, end)) return true;
    const written = countOf(before + text.slice(start, end) + after);
    return written >= USUAL_WORDING && written > countOf(before + suggestion + after);
  };
}

/** How many lines the corrector was not shown, and why. */
function correctorCoverage(document: Document, proposals: Proposals | null): Coverage {
  const what = proofreadText.correctorCheck;
  if (proposals === null)
    return { examined: [], notExamined: [{ what, count: 1, reason: proofreadText.noCorrector }] };
  const lines = textLines(document).filter(({ text }) => sentencePieces(text).length > 0);
  const left = lines.filter(({ text }) => !proposals.has(text)).length;
  const inTables = lines.filter(({ text, isTable }) => isTable && proposals.has(text)).length;
  const notExamined = [
    { what, count: left, reason: proofreadText.beyondCorrector },
    { what, count: inTables, reason: proofreadText.inTables },
  ];
  return { examined: [], notExamined: notExamined.filter(({ count }) => count > 0) };
}

const beforeCorrector: Coverage = {
  examined: [],
  notExamined: [{ what: proofreadText.correctorCheck, count: 1, reason: proofreadText.beforeCorrector }],
};

const withoutLanguage: Coverage = {
  examined: [],
  notExamined: [{ what: proofreadText.statisticalCheck, count: 1, reason: proofreadText.noLanguageModel }],
};
