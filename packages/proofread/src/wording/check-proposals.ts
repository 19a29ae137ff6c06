/**
 * The proposals of the trained corrector, weighed: its own probability, and how much likelier the language model
 * finds the words around with the change. Names, figures, quotations and defined terms are never touched.
 * In: a line, its proposals, the protected spans. Promise: nothing is proposed below the thresholds.
 */
import type { CorrectionDraft } from '../correction.ts';
import { evidenceOf, type Run, runOf, signsOf } from '../corrector/judge.ts';
import type { Proposal } from '../corrector/proposal.ts';
import type { LanguageModel } from '../language/language-model.ts';
import { proofreadText } from '../proofread.text.ts';
import type { TextCoverage } from '../text-coverage.ts';

export const CORRECTOR_RULE = 'typo.corrector';

/** No context says which numeral is right. */
const numerals = /[一二三四五六七八九十百千万亿零〇两壹贰叁肆伍陆柒捌玖拾佰仟\d]/;
/** 逐个逐个, 一项一项. */
const meantTwice = /^[逐每各某一二三四五六七八九十]/;
const chinese = /^[\u4e00-\u9fff]$/;
const partyLetters = /[甲乙丙丁戊]/;

export function checkProposals(
  text: string,
  proposals: readonly Proposal[],
  kept: TextCoverage,
  language: LanguageModel | null,
): readonly CorrectionDraft[] {
  const runs = new Map<number, Run>();
  for (const proposal of proposals) {
    const run = runOf(text, proposal);
    if (isKept(text, run, kept) || evidenceOf(signsOf(text, run, language), language !== null) < 0) continue;
    runs.set(run.at, runs.get(run.at) ?? run);
  }
  return [...runs.values()].map((run) => draftOf(text, run));
}

/** Whether a draft of another check makes a change that the corrector proposes too. */
export function isSupported(draft: CorrectionDraft, text: string, proposals: readonly Proposal[]): boolean {
  const { start, end, suggestion } = draft;
  if (suggestion === null) return false;
  const corrected = text.slice(0, start) + suggestion + text.slice(end);
  return proposals.some((proposal) => {
    const isInside = proposal.at >= start && proposal.at <= end;
    return isInside && changed(text, proposal) === corrected;
  });
}

function changed(text: string, { kind, at, character }: Proposal): string {
  return text.slice(0, at) + character + text.slice(at + (kind === 'insert' ? 0 : 1));
}

function isKept(text: string, { kind, at, character, length }: Run, kept: TextCoverage): boolean {
  if (length > 1) return meantTwice.test(text.slice(at)) || kept.touches({ start: at, end: at + length });
  const written = kind === 'insert' ? '' : text.charAt(at);
  // Marks, signs and letters are not its business; something may be missing beside them.
  const isChinese =
    kind === 'insert'
      ? /[\u4e00-\u9fff]/.test(text.slice(Math.max(0, at - 1), at + 1))
      : chinese.test(written);
  if (!isChinese || !(character === '' || chinese.test(character))) return true;
  if (numerals.test(written) || numerals.test(character)) return true;
  // 已方 is 乙方; elsewhere a letter of a party is nobody's mistake.
  const isParty = partyLetters.test(written) || partyLetters.test(character);
  if (isParty && (kind !== 'replace' || text.charAt(at + 1) !== '方')) return true;
  const from = kind === 'insert' ? Math.max(0, at - 1) : at;
  return kept.touches({ start: from, end: Math.min(text.length, at + 1) });
}

function draftOf(text: string, { kind, at, character, probability, length }: Run): CorrectionDraft {
  const start = kind === 'insert' ? Math.max(0, at - 1) : at;
  const end = kind === 'insert' ? start + 1 : at + length;
  const written = text.slice(start, end);
  const suggestion = {
    replace: character,
    delete: '',
    insert: at === 0 ? character + written : written + character,
  }[kind];
  return {
    start,
    end,
    suggestion,
    ruleId: CORRECTOR_RULE,
    family: 'typo',
    tier: 'suspect',
    confidence: Math.round(probability * 100) / 100,
    reason: {
      replace: proofreadText.likelier(written, character),
      delete: proofreadText.superfluous(written),
      insert: proofreadText.lacking(character, at === 0 ? '' : written),
    }[kind],
  };
}
