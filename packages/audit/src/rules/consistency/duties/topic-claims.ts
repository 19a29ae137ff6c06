/** The figures that statements give for a topic, in one unit, so that they can be compared. */
import { type Contract, factsWithin, readNumber } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import { daysBetween, monthsOf } from '../../../checks/find-numbers.ts';
import { type Statement, statementsOf } from '../statements.ts';
import { type ClaimKind, naming, otherFigure, type Topic } from './topics.words.ts';

export interface Claim {
  readonly statement: Statement;
  /** In months, as a share, in fen, or in the topic's unit. */
  readonly value: number;
  /** Of a rate: per day and per year cannot be compared. */
  readonly per: string | null;
  readonly written: string;
  /** The few words before the figure: 不少于. */
  readonly words: string;
}

/** The mark of a length that follows from two dates. */
export const DATED = 'dated';

const LIMIT_REACH = 6;

interface Fact extends Span {
  readonly value: number;
  readonly per: string | null;
}

export function claimsAbout(contract: Contract, topic: Topic): readonly Claim[] {
  return statementsOf(contract).flatMap((statement) => {
    const fact =
      statement.label === '' ? factSaid(contract, statement, topic) : factInRow(contract, statement, topic);
    if (fact === null) return [];
    const written = contract.document.text.slice(fact.start, fact.end).trim();
    const words = contract.document.text.slice(
      Math.max(statement.start, fact.start - LIMIT_REACH),
      fact.start,
    );
    return [{ statement, value: fact.value, per: fact.per, written, words }];
  });
}

/** The row or the column names the topic, and the cell holds one figure of its kind. */
function factInRow(contract: Contract, statement: Statement, topic: Topic): Fact | null {
  const { label, head, text } = statement;
  const isNamed =
    topic.label.test(label) ||
    (topic.label.test(head) &&
      (topic.kind === 'share' || (topic.kind === 'amount' && isOnlyUnder(contract, head))));
  if (!isNamed || topic.unless?.test(label) === true) return null;
  const facts = factsOf(contract, statement, topic);
  const [fact] = facts;
  return fact === undefined || facts.length > 1 || /或者?|至少|分别/.test(text) ? null : fact;
}

const rowsByHead = new WeakMap<Contract, ReadonlyMap<string, number>>();

/** 名称：住宅一套；担保主债权本金：600万元: the only one of its kind, not a column of them. */
function isOnlyUnder(contract: Contract, head: string): boolean {
  const known = rowsByHead.get(contract) ?? countHeads(contract);
  rowsByHead.set(contract, known);
  return known.get(head) === 1;
}

function countHeads(contract: Contract): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const statement of statementsOf(contract))
    counts.set(statement.head, (counts.get(statement.head) ?? 0) + 1);
  return counts;
}

/** How far a figure may stand from the words for it. */
const REACH_AFTER = 26;
const REACH_BEFORE = 3;

function factSaid(contract: Contract, statement: Statement, topic: Topic): Fact | null {
  const raw = contract.document.text.slice(statement.start, statement.end);
  const match = saidPattern(topic).exec(raw);
  if (match === null) return null;
  const facts = factsOf(contract, statement, topic);
  const part = partOf(raw, match.index);
  if (topic.unless?.test(topic.kind === 'share' ? raw : part) === true) return null;
  const end = statement.start + match.index + match[0].length;
  const [after] = facts.filter(({ start }) => start >= end);
  const before = facts.findLast((fact) => fact.end <= statement.start + match.index);
  const gapAfter =
    after === undefined ? null : raw.slice(end - statement.start, after.start - statement.start);
  if (after !== undefined && gapAfter !== null && isBridge(gapAfter)) return after;
  if (before === undefined) return null;
  const gapBefore = raw.slice(before.end - statement.start, match.index);
  const lead = partOf(raw, before.start - statement.start);
  const isPaid = topic.kind === 'share' && paying.test(gapBefore);
  if (!isPaid && gapBefore.length > REACH_BEFORE + (isRightBefore(topic) ? SENTENCE_REACH : 0)) return null;
  return /[。；]/.test(gapBefore) || otherFigure.test(lead) ? null : before;
}

/** 按出资总额的3%向甲方支付管理费. */
const paying = /^的?(?:向[^，。；\d]{1,8})?(?:支付|收取|计收|提取|计提|缴纳)(?:[^，。；\d]{0,2})$/;

const patterns = new Map<Topic, RegExp>();

function saidPattern(topic: Topic): RegExp {
  const known = patterns.get(topic);
  if (known !== undefined || topic.isNamed !== true) return known ?? topic.said;
  const pattern = new RegExp(`(?:${topic.said.source})(?:${naming.source})`);
  patterns.set(topic, pattern);
  return pattern;
}

/** 七日内完成验收, 降至本金的85%时应停止买入: the figure comes before the act. */
function isRightBefore({ said }: Topic): boolean {
  return /内|停止|平仓/.test(said.source);
}

const SENTENCE_REACH = 14;

/** 质保期满后, 保修期内: what follows is the period of something else. */
const otherStart = /^(?:届?满|内|期间|结束|终止|后|前|起算)/;

function isBridge(gap: string): boolean {
  return (
    !otherStart.test(gap) &&
    gap.length <= REACH_AFTER &&
    !/[。；\d]/.test(gap.replace(/[（(][^）)]*[）)]/g, '')) &&
    !otherFigure.test(gap.replace(/不(?:得|应)?超过/, ''))
  );
}

/** The part of the sentence around an offset, between commas. */
function partOf(text: string, at: number): string {
  const from = Math.max(...['，', '。', '；', ','].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
  const rest = text.slice(at).search(/[，。；]/);
  return text.slice(from, rest < 0 ? text.length : at + rest);
}

function factsOf(contract: Contract, statement: Statement, { kind, unit }: Topic): readonly Fact[] {
  const finders: Readonly<Record<ClaimKind, () => readonly Fact[]>> = {
    period: () => [
      ...factsWithin(contract.periods, statement).map((period) => ({
        ...period,
        value: monthsOf(period),
        per: null,
      })),
      ...datedTerm(contract, statement),
    ],
    share: () =>
      factsWithin(contract.percentages, statement).filter(
        ({ value, start }) =>
          value <= 1 && !/[×xX*＝=]\s*$/.test(contract.document.text.slice(Math.max(0, start - 3), start)),
      ),
    amount: () =>
      factsWithin(contract.amounts, statement).flatMap((amount) =>
        amount.fen === null || (amount.isUppercase && hasFigures(contract, statement))
          ? []
          : [{ start: amount.start, end: amount.end, value: amount.fen, per: null }],
      ),
    measure: () => measuresOf(contract, statement, unit ?? ''),
  };
  return finders[kind]();
}

const DAYS_OF_MONTH = 30.4375;

/** 限制期自2026年1月1日起至2027年12月31日: a term by its first and last day, where no length is written. */
function datedTerm(contract: Contract, statement: Statement): readonly Fact[] {
  if (factsWithin(contract.periods, statement).length > 0) return [];
  const [from, to, another] = factsWithin(contract.dates, statement).slice(-2);
  if (from === undefined || to === undefined || another !== undefined) return [];
  if (!/^[^。；]{0,6}(?:至|到|—|-)[^。；]{0,4}$/.test(contract.document.text.slice(from.end, to.start)))
    return [];
  const days = daysBetween(from, to);
  if (days === null || days <= 0) return [];
  return [{ start: from.start, end: to.end, value: (days + 1) / DAYS_OF_MONTH, per: DATED }];
}

function hasFigures(contract: Contract, statement: Statement): boolean {
  return factsWithin(contract.amounts, statement).some(({ isUppercase }) => !isUppercase);
}

const measures: Readonly<Record<string, RegExp>> = {
  平方米: /(\d[\d,]*(?:\.\d+)?)\s?(平方米|平米|㎡)/g,
  人: /(\d{1,3}|[一二两三四五六七八九十]{1,3})\s?(名|人|位)/g,
  米: /(\d[\d,]*(?:\.\d+)?|[一二两三四五六七八九十百千点]+)\s?(公里|千米|米)/g,
  kVA: /(\d[\d,]*(?:\.\d+)?)\s?(kVA|KVA|千伏安)/g,
};
const METRES = 1000;

function measuresOf({ document }: Contract, { start, end }: Statement, unit: string): readonly Fact[] {
  const pattern = measures[unit];
  if (pattern === undefined) return [];
  const text = document.text.slice(start, end);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = readNumber((match[1] ?? '').replaceAll(',', ''));
    if (value === null) return [];
    const from = start + match.index;
    const factor = /公里|千米/.test(match[2] ?? '') ? METRES : 1;
    return [{ ...documentSpan(from, from + match[0].length), value: value * factor, per: null }];
  });
}
