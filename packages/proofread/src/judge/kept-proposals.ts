/**
 * The proposals of the trained corrector as candidates: what it may not change is left out. Names, figures, quotations and
 * defined terms are never touched. In: a line, its proposals, the protected spans. Out: the changes, each with a draft.
 */
import type { CorrectionDraft } from '../correction.ts';
import type { Proposal } from '../corrector/proposal.ts';
import { proofreadText } from '../proofread.text.ts';
import type { TextCoverage } from '../text-coverage.ts';
import { type Run, runOf, signsOf } from './signs.ts';

export const CORRECTOR_RULE = 'typo.corrector';

/** No context says which numeral is right. */
const numerals = /[一二三四五六七八九十百千万亿零〇两壹贰叁肆伍陆柒捌玖拾佰仟\d]/;
/** 逐个逐个, 一项一项. */
const meantTwice = /^[逐每各某一二三四五六七八九十]/;
const chinese = /^[\u4e00-\u9fff]$/;
const partyLetters = /[甲乙丙丁戊]/;

export interface KeptProposal {
  readonly run: Run;
  readonly draft: CorrectionDraft;
}

export function keptProposals(
  text: string,
  proposals: readonly Proposal[],
  kept: TextCoverage,
): readonly KeptProposal[] {
  return proposals.flatMap((proposal) => {
    const run = runOf(text, proposal);
    return isKept(text, run, kept) ? [] : [{ run, draft: draftOf(text, run) }];
  });
}

/** Without the word model only the surest proposals are shown: the judge has learnt with it. */
const SURE_WITHOUT_LANGUAGE = 0.996;

export function surestProposals(
  text: string,
  proposals: readonly Proposal[],
  kept: TextCoverage,
): readonly CorrectionDraft[] {
  const sure = proposals.filter(({ probability }) => probability >= SURE_WITHOUT_LANGUAGE);
  return keptProposals(text, sure, kept)
    .filter(({ run }) => signsOf(text, run, null).form !== 'alone')
    .map(({ draft }) => draft);
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
  // 其它 is a matter of usage, of which a rule advises.
  if (written === '它' && text.charAt(at - 1) === '其') return true;
  // 得3分: a score, and no 的.
  if (written === '得' && /^得\d/.test(text.slice(at, at + 2))) return true;
  // 条 件: a space of the layout parts what is one word, and nothing is missing.
  if (kind === 'insert' && isBesideGap(text, at, character)) return true;
  // 亿方 is 乙方; otherwise no numeral is changed.
  const isSide = text.charAt(at + 1) === '方' && partyLetters.test(character);
  if (!isSide && !isLoneNumeral(text, at) && (numerals.test(written) || numerals.test(character)))
    return true;
  // 已方 is 乙方; elsewhere a letter of a party is nobody's mistake.
  const isParty = partyLetters.test(written) || partyLetters.test(character);
  if (isParty && (kind !== 'replace' || text.charAt(at + 1) !== '方')) return true;
  const from = kind === 'insert' ? Math.max(0, at - 1) : at;
  return kept.touches({ start: from, end: Math.min(text.length, at + 1) });
}

function isBesideGap(text: string, at: number, character: string): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  if (!/\s$/.test(before) && !/^\s/.test(after)) return false;
  return before.trimEnd().endsWith(character) || after.trimStart().startsWith(character);
}

/** 书上千字确认: 千 that counts nothing; the judge weighs it like any other. */
function isLoneNumeral(text: string, at: number): boolean {
  return text.charAt(at) === '千' && /千字(?=[确认盖。，；、并或])/.test(text.slice(at, at + 3));
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
