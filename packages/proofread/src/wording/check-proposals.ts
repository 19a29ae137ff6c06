/**
 * The proposals of the trained corrector, weighed: its own probability, and how much likelier the language model
 * finds the words around with the change. Names, figures, quotations and defined terms are never touched.
 * In: a line, its proposals, the protected spans. Promise: nothing is proposed below the thresholds.
 */
import type { CorrectionDraft } from '../correction.ts';
import { evidenceOf, type Run, runOf, type Signs, signsOf } from '../corrector/judge.ts';
import type { Proposal } from '../corrector/proposal.ts';
import type { LanguageModel } from '../language/language-model.ts';
import { latticeOf } from '../language/word-lattice.ts';
import { areConfused } from '../lexicon/confused-characters.words.ts';
import { proofreadText } from '../proofread.text.ts';
import type { TextCoverage } from '../text-coverage.ts';
import { doneALittle } from './check-repeats.ts';

export const CORRECTOR_RULE = 'typo.corrector';

/** No context says which numeral is right. */
const numerals = /[一二三四五六七八九十百千万亿零〇两壹贰叁肆伍陆柒捌玖拾佰仟\d]/;
/** 逐个逐个, 一项一项. */
const meantTwice = /^[逐每某一二三四五六七八九十]/;
const chinese = /^[\u4e00-\u9fff]$/;
const partyLetters = /[甲乙丙丁戊]/;

export function checkProposals(
  text: string,
  proposals: readonly Proposal[],
  kept: TextCoverage,
  language: LanguageModel | null,
): readonly CorrectionDraft[] {
  const runs = new Map<number, Run>();
  const felt = language === null ? [] : feltOnBothSides(text, proposals, language);
  for (const { run } of felt) if (!isKept(text, run, kept)) runs.set(run.at, run);
  const settled = new Set(felt.flatMap(({ at }) => [at, at + 1]));
  for (const proposal of proposals) {
    const run = runOf(text, proposal);
    if (proposal.kind === 'insert' && settled.has(proposal.at)) continue;
    if (isKept(text, run, kept) || !isLikely(text, run, language)) continue;
    runs.set(run.at, runs.get(run.at) ?? run);
  }
  return [...runs.values()].map((run) => draftOf(text, run));
}

/** Both together; each alone may be a habit of the corrector. */
const LEAST_OF_BOTH: readonly { readonly sum: number; readonly gain: number }[] = [
  { sum: 0.95, gain: 1.45 },
  { sum: 0.85, gain: 2 },
];
const LEAST_OF_EACH = 0.3;
const GAIN_BESIDE_OWN = 1.4;

/**
 * 显著位公示: 单 before it or 置 behind it: one character is felt to be half a word, and what the words around gain says which
 * half is missing.
 */
function feltOnBothSides(text: string, proposals: readonly Proposal[], language: LanguageModel) {
  const inserts = proposals.filter(
    ({ kind, probability }) => kind === 'insert' && probability >= LEAST_OF_EACH,
  );
  return inserts.flatMap((before) => {
    const after = inserts.find(({ at }) => at === before.at + 1);
    if (after === undefined || isInWord(text, before.at, language)) return [];
    const sum = before.probability + after.probability;
    const weighed = [before, after].map((proposal) => {
      const run = runOf(text, proposal);
      const { own, gain } = signsOf(text, run, language);
      return { run, gain, weight: own + GAIN_BESIDE_OWN * gain };
    });
    const best = weighed.reduce((one, other) => (other.weight > one.weight ? other : one));
    const isFelt = LEAST_OF_BOTH.some((least) => sum >= least.sum && best.gain >= least.gain);
    return isFelt ? [{ at: before.at, run: best.run }] : [];
  });
}

function isLikely(text: string, run: Run, language: LanguageModel | null): boolean {
  const signs = signsOf(text, run, language);
  if (isShortVerb(text, run)) return false;
  if (isEcho(text, run, signs)) return true;
  if (language !== null && isNoWord(text, run, signs, language)) return true;
  const isSplit = language !== null && !isLoudDouble(signs) && isBetweenWords(text, run, language);
  if (language !== null && (isOddChange(text, run, signs) || isSplit)) return false;
  if (evidenceOf(signs, language !== null) >= 0) return true;
  return language !== null && signs.gain >= LEAST_END_GAIN && isWordCutShort(text, run, signs, language);
}

/** 责任责: the first character of a word once more behind it. */
function isEcho(text: string, { kind, at, length }: Run, { own, gain }: Signs): boolean {
  if (kind !== 'delete' || length > 1) return false;
  const isBehind = text.charAt(at) === text.charAt(at - 2) && /[\u4e00-\u9fff]/.test(text.charAt(at - 1));
  return isBehind && own >= SUREST_ECHO.own && gain >= SUREST_ECHO.gain;
}

const SUREST_ECHO = { own: 4, gain: 2.5 } as const;

/** Where the words around gain little, the corrector alone must be very sure, or the two be known to be confused. */
const LITTLE_GAIN = 2.4;
const SURE_WITH_LITTLE_GAIN = 4.9;
/** A character neither of like sound nor of like shape is seldom a slip: both voices must be loud. */
const LEAST_OF_OTHERS = { sum: 9.3, gain: 4 } as const;

function isOddChange(text: string, { at, character }: Run, { form, own, gain }: Signs): boolean {
  if (form === 'other') return own + gain < LEAST_OF_OTHERS.sum || gain < LEAST_OF_OTHERS.gain;
  if (form !== 'alike' || gain >= LITTLE_GAIN || own >= SURE_WITH_LITTLE_GAIN) return false;
  return !areConfused(text.charAt(at), character);
}

/**
 * 批覆 for 批复, 便更 for 变更: a character that makes no word with what stands beside it, and one of like sound or shape with which
 * the words around are much likelier. Then the corrector need only have thought of it. Others are left out: 他益信托 and 补员计划 are words of a trade.
 */
const LEAST_OF_NO_WORD = { own: -0.5, gain: 2.6 } as const;
const LEAST_OF_BOTH_TOGETHER = { own: 2.4, gain: 1.2 } as const;

function isNoWord(text: string, run: Run, { form, own, gain }: Signs, language: LanguageModel): boolean {
  if (run.kind !== 'replace' || form !== 'alike') return false;
  const isEnough = [LEAST_OF_NO_WORD, LEAST_OF_BOTH_TOGETHER].some(
    (least) => own >= least.own && gain >= least.gain,
  );
  return isEnough && standsAlone(text, run.at, language);
}

/** Whether no word of several characters around it holds the character. */
export function standsAlone(text: string, at: number, language: LanguageModel): boolean {
  const { lattice, border } = latticeAround(text, at, language);
  for (let start = Math.max(0, border - 3); start <= border; start++)
    for (let end = border + 1; end <= Math.min(lattice.codes.length, start + 4); end++)
      if (end - start > 1 && lattice.wordAt(start, end) !== 0) return false;
  return true;
}

/** 付违约金, 签协议, 重新算: a verb that lacks nothing. */
const wholeAtTheEnd = new Set(
  '支付 给付 计算 核算 结算 归还 偿还 退还 返还 购买 出卖 书写 发送 安装 维修 更换 替换'.split(' '),
);
const wholeAtTheBegin = new Set(
  '签署 签订 签字 退还 退回 租赁 租用 借用 送达 运输 装运 拆除 修理 办理 日期 部门 管道 尾款 返还'.split(' '),
);

/** 如, 应, 可 and 即 of formal writing: whole words, for which speech has longer ones. */
const longForms = new Set(
  '如果 应当 可以 已经 并且 需要 必须 因为 虽然 但是 或者 若是 而且 以及 立即 随即 予以 给予 提供 对于 由于 关于 至于 基于 尚未 均为 各自 仅仅 尤其 即使 倘若 假如 及其 其中 之后 之前 以后 以前 曾经 正在 将要 能够 愿意 所有 还有 有利 有助 超过 采用 适用 代码 材料 有效 期限 方面 合同 之内'.split(
    ' ',
  ),
);

function isShortVerb(text: string, { kind, at, character }: Run): boolean {
  if (kind !== 'insert') return false;
  const [before, after] = [text.charAt(at - 1) + character, character + text.charAt(at)];
  return wholeAtTheEnd.has(after) || wholeAtTheBegin.has(before) || isFormal(text, at, before, after);
}

/** What is left is a word of its own: 应即, 不得过, 效期, 将予通报. */
function isFormal(text: string, at: number, before: string, after: string): boolean {
  const [own, next] = [text.charAt(at - 1), text.charAt(at)];
  if (longForms.has(after) && formalAtTheEnd.test(own + next)) return true;
  return longForms.has(before) && formalAtTheBegin.test(own + next);
}

/** The character behind, with what stands before it. */
const formalAtTheEnd = /[应须当]即|得过|[，。；、]效|所供|[，。；、]利|当用|应用/;
/** The character before, with what stands behind it. */
const formalAtTheBegin =
  /^(?:如|应|可|已|并|需|因|虽|但|或|若|且|予|对|由|均|各|仅|即|曾|正|将|能|愿)[^，。；]|适于|材[，。；、]|码[，。；、的为]|合价/;

/**
 * 工资报。 for 工资报酬。, 报工作 for 报告工作: a character that ends no word and begins none would begin one that contracts have.
 * Before a mark little is enough; before other words the corrector must be rather sure.
 */
const LEAST_END_GAIN = 0.7;
const LEAST_END_USE = 0.5;
const LEAST_INNER = { gain: 1.5, own: 0.85, use: 1.5 } as const;

function isWordCutShort(text: string, run: Run, { own, gain }: Signs, language: LanguageModel): boolean {
  const { kind, at, character } = run;
  if (kind !== 'insert' || at === 0 || /[《“（(]/.test(text.charAt(at))) return false;
  const { lattice, border } = latticeAround(text, at, language);
  if (border < 2 || lattice.endsWord(border)) return false;
  const use = useOf(text.charAt(at - 1) + character, language);
  if (border === lattice.codes.length) return use >= LEAST_END_USE;
  const isSure = gain >= LEAST_INNER.gain && own >= LEAST_INNER.own;
  return isSure && use >= LEAST_INNER.use && !lattice.beginsWord(border - 1);
}

function useOf(pair: string, language: LanguageModel): number {
  const first = language.characterNode(pair.charCodeAt(0));
  const word = first === 0 ? 0 : language.child(first, pair.charCodeAt(1));
  return word !== 0 && language.isWord(word) ? language.contractUse(word) : 0;
}

const AROUND = 8;

/** 保费: the character is half of a word that stands there. */
function isInWord(text: string, at: number, language: LanguageModel): boolean {
  const { lattice, border } = latticeAround(text, at, language);
  return lattice.wordAt(border - 1, border + 1) !== 0 || lattice.wordAt(border, border + 2) !== 0;
}

/** The words around a place, and where it is among them. */
function latticeAround(text: string, at: number, language: LanguageModel) {
  const before =
    /(?<![\u4e00-\u9fff])[\u4e00-\u9fff]*$/.exec(text.slice(Math.max(0, at - AROUND), at))?.[0] ?? '';
  const after = /^[\u4e00-\u9fff]*/.exec(text.slice(at, at + AROUND))?.[0] ?? '';
  return { lattice: latticeOf(before + after, language), border: before.length };
}

/** 途中中发生: both voices are sure, whatever word the second one might begin. */
function isLoudDouble({ form, own, gain }: Signs): boolean {
  return form === 'doubled' && own >= LOUD.own && gain >= LOUD.gain;
}

const LOUD = { own: 5, gain: 3 } as const;

/** 考评评分: one word ends and the next begins with the character. */
function isBetweenWords(text: string, { kind, at, length }: Run, language: LanguageModel): boolean {
  if (kind !== 'delete' || length > 1) return false;
  const second = text.charAt(at) === text.charAt(at - 1) ? at : at + 1;
  if (text.charAt(second) !== text.charAt(second - 1) || text.charAt(second + 1) === '的') return false;
  const { lattice, border } = latticeAround(text, second, language);
  // 在在 behind a mark: before the border stands the character alone.
  return border > 1 && lattice.endsWord(border) && lattice.beginsWord(border);
}

/** How sure the corrector is of the change that another check makes; 0: it would not make it. */
export function supportOf(draft: CorrectionDraft, text: string, proposals: readonly Proposal[]): number {
  const { start, end, suggestion } = draft;
  if (suggestion === null) return 0;
  const corrected = text.slice(0, start) + suggestion + text.slice(end);
  const same = proposals.find((proposal) => {
    const isInside = proposal.at >= start && proposal.at <= end;
    return isInside && changed(text, proposal) === corrected;
  });
  return same?.probability ?? 0;
}

function changed(text: string, { kind, at, character }: Proposal): string {
  return text.slice(0, at) + character + text.slice(at + (kind === 'insert' ? 0 : 1));
}

function isKept(text: string, { kind, at, character, length }: Run, kept: TextCoverage): boolean {
  if (length > 1)
    return (
      meantTwice.test(text.slice(at)) ||
      doneALittle.test(text.slice(at, at + length)) ||
      kept.touches({ start: at, end: at + length })
    );
  const written = kind === 'insert' ? '' : text.charAt(at);
  // Marks, signs and letters are not its business; something may be missing beside them.
  const isChinese =
    kind === 'insert'
      ? /[\u4e00-\u9fff]/.test(text.slice(Math.max(0, at - 1), at + 1))
      : chinese.test(written);
  if (!isChinese || !(character === '' || chinese.test(character))) return true;
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
