/**
 * The proposals of the trained corrector, weighed: its own probability, and how much likelier the language model
 * finds the words around with the change. Names, figures, quotations and defined terms are never touched.
 * In: a line, its proposals, the protected spans. Promise: nothing is proposed below the thresholds.
 */
import type { CorrectionDraft } from '../correction.ts';
import type { Proposal } from '../corrector/proposal.ts';
import type { LanguageModel } from '../language/language-model.ts';
import { buildLattice } from '../language/word-lattice.ts';
import { proofreadText } from '../proofread.text.ts';
import type { TextCoverage } from '../text-coverage.ts';

export const CORRECTOR_RULE = 'typo.corrector';

/** Log-odds from which a proposal is shown; set on one half of labelled sentences, see docs/engines/proofread.md. */
const LEAST: Readonly<Record<Proposal['kind'], number>> = { replace: 3, delete: 3.5, insert: 4 };
/** A character that does not stand twice is rarely superfluous. */
const LEAST_ALONE = 6;
const LONGEST_REPETITION = 8;
/** How much a power of ten of the language model counts. */
const WEIGHT_OF_LANGUAGE = 0.4;
/** Without the language model only the surest proposals are shown. */
const WITHOUT_LANGUAGE = 2;
const MOST_GAIN = 6;
const CONTEXT = 8;
/** No context says which numeral is right. */
const numerals = /[一二三四五六七八九十百千万亿零〇两壹贰叁肆伍陆柒捌玖拾佰仟\d]/;
const partyLetters = /[甲乙丙丁戊]/;

export function checkProposals(
  text: string,
  proposals: readonly Proposal[],
  kept: TextCoverage,
  language: LanguageModel | null,
): readonly CorrectionDraft[] {
  const runs = new Map<number, Run>();
  for (const proposal of proposals) {
    const run = repetitionAt(text, proposal) ?? { ...proposal, length: proposal.kind === 'insert' ? 0 : 1 };
    const least =
      run.kind === 'delete' && run.length === 1 && !isDoubled(text, run.at) ? LEAST_ALONE : LEAST[run.kind];
    if (isKept(text, run, kept) || oddsOf(text, run, language) < least) continue;
    runs.set(run.at, runs.get(run.at) ?? run);
  }
  return [...runs.values()].map((run) => draftOf(text, run));
}

/** A proposal, and how many characters it is about. */
interface Run extends Proposal {
  readonly length: number;
}

/** 由有关由有关: the second of two equal strings, when the corrector would delete a part of either. */
function repetitionAt(text: string, proposal: Proposal): Run | null {
  if (proposal.kind !== 'delete') return null;
  for (let length = LONGEST_REPETITION; length > 1; length -= 1)
    for (let start = Math.max(0, proposal.at - 2 * length + 1); start <= proposal.at; start += 1) {
      const first = text.slice(start, start + length);
      const at = start + length;
      const isRepeated = /^[\u4e00-\u9fff]+$/.test(first) && text.startsWith(first, at);
      if (isRepeated && proposal.at < at + length) return { ...proposal, at, length };
    }
  return null;
}

function isDoubled(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character === text.charAt(at - 1) || character === text.charAt(at + 1);
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
  if (length > 1) return kept.touches({ start: at, end: at + length });
  const written = kind === 'insert' ? '' : text.charAt(at);
  if (numerals.test(written) || numerals.test(character)) return true;
  // 已方 is 乙方; elsewhere a letter of a party is nobody's mistake.
  const isParty = partyLetters.test(written) || partyLetters.test(character);
  if (isParty && (kind !== 'replace' || text.charAt(at + 1) !== '方')) return true;
  const from = kind === 'insert' ? Math.max(0, at - 1) : at;
  return kept.touches({ start: from, end: Math.min(text.length, at + 1) });
}

function oddsOf(text: string, proposal: Run, language: LanguageModel | null): number {
  const { probability } = proposal;
  const own = Math.log(probability / Math.max(1e-4, 1 - probability));
  if (language === null) return own - WITHOUT_LANGUAGE;
  const gain = gainOf(text, proposal, language);
  return own + WEIGHT_OF_LANGUAGE * Math.max(-MOST_GAIN, Math.min(MOST_GAIN, gain));
}

/** Powers of ten by which the words around become likelier. */
function gainOf(text: string, { at, character, length }: Run, language: LanguageModel): number {
  const end = at + length;
  const before = /[\u4e00-\u9fff]*$/.exec(text.slice(Math.max(0, at - CONTEXT), at))?.[0] ?? '';
  const after = /^[\u4e00-\u9fff]*/.exec(text.slice(end, end + CONTEXT))?.[0] ?? '';
  return (
    scoreOf(before + character + after, language) - scoreOf(before + text.slice(at, end) + after, language)
  );
}

function scoreOf(text: string, language: LanguageModel): number {
  const codes = text.split('').map((character) => character.charCodeAt(0));
  return text === '' ? 0 : buildLattice(codes, language).best;
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
