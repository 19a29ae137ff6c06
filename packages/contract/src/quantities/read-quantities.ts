/**
 * The quantities of a text. In: text as the sentences of a contract are folded. Promise: in text order, none twice; dates,
 * numbers of articles and codes are none; linear in the length of the text.
 */

import { readNumber } from '../numbers/read-number.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Quantity } from './quantity.ts';
import { unitOf, unitPattern } from './quantity-units.ts';

const digits = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,6})?|\\d{1,12}(?:\\.\\d{1,6})?';
const words = '[一二两三四五六七八九十][一二两三四五六七八九十百千万零〇]{0,8}';
const quantityPattern = new RegExp(
  `(?<![\\d.,:A-Za-z第/×*＋+-])(?:(?<digits>${digits})(?<scale>[千百]?[万亿])?|(?<![一二两三四五六七八九十百千万零〇几数之点壹贰叁肆伍陆柒捌玖拾佰仟])(?<words>${words}))(?<more>[余多])?(?<unit>${unitPattern}|%)`,
  'g',
);
const percentWords =
  /百分之(?<number>[一二三四五六七八九十百零点]{1,7})|千分之(?<mille>[一二三四五六七八九十零点]{1,5})/g;
const mark = /[，。；、：（）“”！？]/;
const scales: Readonly<Record<string, number>> = { 百: 100, 千: 1e3, 万: 1e4, 亿: 1e8 };

const looseBefore =
  /(?:[约近满]|将近|大概|不[超高低少多大足]于?[过于]?[^，。；、：（）\d]{0,2}|不小于|至[少多]|最[高低多少大小]|超过?|[低高大小多少]于|达到|上限|下限|以内|估计|力争|预[计期]|逾期|每增加|每[超减])[^，。；、：（）\d]{0,2}$/;
const rangeBefore = /[\d一二三四五六七八九十百%][^，。；、：\d]{0,4}[至到~～—-]$/;
const looseAfter =
  /^(?:（含[^）]{0,3}）)?(?:左右|以[上下内外]|上下|之[内前]|[内前]|[至到~～—-]\d|或|封顶|起(?![至始]))/;
const dateBefore = /(?:\d{4}年|\d{1,2}月|年第?|[自截]止?至?)$/;
const REACH = 24;
const LONGEST_NOUN = 8;

export function readQuantities(sentence: Sentence, index: number): readonly Quantity[] {
  const { text } = sentence;
  const matches = [...text.matchAll(quantityPattern)];
  let last = 0;
  let former: Quantity | null = null;
  const read = matches.flatMap((match): Quantity[] => {
    const own = quantityAt(sentence, index, match, last);
    last = match.index + match[0].length;
    former = own === null || former === null ? own : inherited(own, former, text);
    return former === null ? [] : [former];
  });
  const shares = [...text.matchAll(percentWords)].flatMap((match) => shareAt(sentence, index, match));
  return shares.length === 0 ? read : [...read, ...shares].sort((one, other) => one.from - other.from);
}

/** 每间配书架4组、图书1,500册: both for one room. */
function inherited(own: Quantity, former: Quantity, text: string): Quantity {
  const isListed = text[former.to] === '、' && former.per.length > 0 && former.sentence === own.sentence;
  const isPlain = own.per.length === 0 && own.dimension !== 'share' && !/[共合总计各]/.test(own.before);
  return isListed && isPlain ? { ...own, per: former.per, isRate: true } : own;
}

function quantityAt(
  sentence: Sentence,
  index: number,
  match: RegExpExecArray,
  last: number,
): Quantity | null {
  const { digits: number, scale = '', words: spelled, more, unit = '' } = match.groups ?? {};
  const [from, to] = [match.index, match.index + match[0].length];
  const { text } = sentence;
  if (isDate(text, from, to, unit, number ?? '')) return null;
  const value = readNumber((number ?? spelled ?? '').replaceAll(',', ''));
  if (value === null) return null;
  const known = unitOf(unit);
  const factor = [...scale].reduce((product, word) => product * (scales[word] ?? 1), 1) * known.value;
  const decimals = number?.split('.')[1]?.length ?? 0;
  const around = wordsAround(text, from, to, last);
  return {
    ...sentence.at(from, to),
    written: match[0],
    value: value * factor,
    // 一成 is not rounded.
    step: number === undefined ? factor / 100 : factor * 10 ** -decimals,
    scale: factor,
    dimension: known.dimension,
    unit,
    ...around,
    ...rateOf(around.before, text.slice(to, to + LONGEST_NOUN), known.dimension, value * factor),
    isLoose: more !== undefined || isLoose(text, from, to, around.before),
    from,
    to,
    sentence: index,
    block: sentence.block,
  };
}

function isLoose(text: string, from: number, to: number, before: string): boolean {
  return (
    looseBefore.test(before) ||
    looseAfter.test(text.slice(to, to + 8)) ||
    rangeBefore.test(text.slice(Math.max(0, from - REACH), from))
  );
}

function shareAt(sentence: Sentence, index: number, match: RegExpExecArray): Quantity[] {
  const { number, mille } = match.groups ?? {};
  const value = readNumber(number ?? mille ?? '');
  if (value === null) return [];
  const [from, to] = [match.index, match.index + match[0].length];
  const scale = number === undefined ? 0.001 : 0.01;
  const around = wordsAround(sentence.text, from, to, 0);
  return [
    {
      ...sentence.at(from, to),
      written: match[0],
      value: value * scale,
      step: scale,
      scale,
      dimension: 'share',
      unit: '%',
      ...around,
      per: [],
      isRate: false,
      isLoose: isLoose(sentence.text, from, to, around.before),
      from,
      to,
      sentence: index,
      block: sentence.block,
    },
  ];
}

/** 2025年, 6月, 3日, 九年级 tell when and which, not how many. */
function isDate(text: string, from: number, to: number, unit: string, number: string): boolean {
  const before = text.slice(Math.max(0, from - 5), from);
  if (unit === '年') return number.length === 4 || /[第〇零一二三四五六七八九]$/.test(before);
  if (unit === '日') return /月$/.test(before) || /[月本次当同即]$/.test(before);
  if (unit === '个月' || unit === '天') return false;
  return dateBefore.test(before) && /^[日号]/.test(text.slice(to - 1, to));
}

function wordsAround(text: string, from: number, to: number, last: number) {
  const wide = text.slice(Math.max(last, from - REACH), from);
  const before = wide.split(mark).at(-1) ?? '';
  const after = text.slice(to, to + LONGEST_NOUN).split(/[，。；、：（）“”！？\d]/)[0] ?? '';
  return { before, after };
}

const perWord = /每(?:一)?个?(?<what>[\u4e00-\u9fff㎡]{1,8})/g;
const perBehind = /^\s*[/／](?<first>[\u4e00-\u9fff㎡]{1,4})(?:[/／·•](?<second>[\u4e00-\u9fff㎡]{1,3}))?/;
const rateWords = /单价|均价|票价|面值|平均(?![分发存])|[人户亩]均/;
/** 协议价360元: small enough for the price of one. */
const priceWord = /(?<![总报造定合货房评议投标算])(?:价(?:格)?|票|费|标准)(?:为|是|按)?$/;
const MOST_PRICE = 20_000;
const byUnit = new RegExp(`[按以](?<unit>${unitPattern})$`);
/** 月租金, 日工资, 年产量: for one month, day, year. */
const ofTime =
  /(?:^|[^\d每本当上下次该首末全整逐按一二三四五六七八九十])(?<time>[月日年时])(?:租|息|工|薪|费|均|耗|产|利|服|管|基|净|平|供|餐|固|物|停|保)/;

function rateOf(
  before: string,
  behind: string,
  dimension: string,
  value: number,
): Pick<Quantity, 'per' | 'isRate'> {
  if (dimension === 'share') return { per: [], isRate: false };
  // 每人每天: each 每 names one, without what follows it.
  const named = before.includes('每')
    ? [...before.replaceAll('每', ' 每').matchAll(perWord)].map(({ groups }) => groups?.what ?? '')
    : [];
  const { first, second } = perBehind.exec(behind)?.groups ?? {};
  const time = ofTime.exec(` ${before}`)?.groups?.time;
  const mean = /(?<what>[人户亩株])(?:均|产)/.exec(before)?.groups?.what;
  const implied = mean === undefined ? [] : [mean];
  const unit = byUnit.exec(before)?.groups?.unit;
  const per = [...named, ...[first, second, unit].filter((word) => word !== undefined), ...implied];
  if (time !== undefined && !per.some((word) => word.startsWith(time))) per.push(time);
  const isPrice = dimension === 'money' && value < MOST_PRICE && priceWord.test(before);
  return { per, isRate: per.length > 0 || rateWords.test(before) || isPrice };
}
