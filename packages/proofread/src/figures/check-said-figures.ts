/**
 * Figures that say one thing twice in a few words: 36个月，即四年; 22元，由早餐5元、午餐10元、晚餐8元组成; shares that all
 * shareholders hold; the interest of one month; 保证金10角. In: the contract. Out: remarks with the calculation.
 */
import { type Contract, readNumber, wordsBefore } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

export function checkSaidFigures(contract: Contract): readonly CorrectionDraft[] {
  const { text } = contract.document;
  return [
    ...monthsAndYears(text),
    ...composed(text),
    ...heldShares(text),
    ...smallCoins(text),
    ...lateHelp(text),
    ...monthlyInterest(contract),
  ];
}

const number = '\\d{1,3}|[一二两三四五六七八九十]{1,4}';
/** 1.5年, 第三年, 一年零六个月: the number is a part of another one. */
const ownNumber = `(?<![\\d.．第年零〇又另百一二两三四五六七八九十])(?:${number})`;
/** 一年半, 两年零六个月, 两年六个月: the years are not the whole. */
const monthsFirst = new RegExp(
  `(?<months>${ownNumber})个月[，（(]即(?<years>${number})年(?![半零又另加外余多级]|(?:${number})个?[月季]|[\\u4e00-\\u9fff\\d]?[月季度])`,
  'dg',
);
const yearsFirst = new RegExp(`(?<years>${ownNumber})年[，（(]即(?<months>${number})个月`, 'dg');

function monthsAndYears(text: string): CorrectionDraft[] {
  return [...text.matchAll(monthsFirst), ...text.matchAll(yearsFirst)].flatMap((match) => {
    const [months, years] = [readNumber(match.groups?.months ?? ''), readNumber(match.groups?.years ?? '')];
    if (months === null || years === null || months === years * 12) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const formula = figuresText.monthsOf(years, months);
    return [{ ...remark({ start, end }, 'figures', 'term', 'suspect', figuresText.saidTwice), formula }];
  });
}

const composition =
  /(?<whole>\d[\d,]{0,11}(?:\.\d{1,2})?)元[，（(]?由(?<parts>(?:[\u4e00-\u9fff]{1,8}\d[\d,]{0,11}(?:\.\d{1,2})?元[、和及与]?){2,8})(?:组成|构成)/dg;

function composed(text: string): CorrectionDraft[] {
  return [...text.matchAll(composition)].flatMap((match) => {
    const whole = amountOf(match.groups?.whole ?? '');
    const parts = [...(match.groups?.parts ?? '').matchAll(/\d[\d,.]*/g)].map(([part]) => amountOf(part));
    const sum = parts.reduce((total, part) => total + part, 0);
    if (Math.abs(sum - whole) < 0.005) return [];
    const [start = 0, end = 0] = match.indices?.groups?.parts ?? [];
    const formula = `${parts.join(' + ')} = ${Number(sum.toFixed(2))} ≠ ${whole}`;
    return [{ ...remark({ start, end }, 'figures', 'sum', 'suspect', figuresText.saidTwice), formula }];
  });
}

const share =
  /持(?:股|有(?<company>[^，。；\d]{0,10})股[权份])(?:比例为?)?(?<share>\d{1,3}(?:\.\d{1,2})?)[%％]/g;
const WHOLE = 100;
/** Not all of them are named, or they are named at several times. */
const notAll =
  /其他股东|其余|剩余|前[二三四五六七八九十\d]|大股东|主要|以上(?:的)?股东|预留|期权池|公众|流通股|增[持至]|减持|稀释|[\d上去今本当次前]年[初底末]?(?:其)?持股/;
/** So much at most is missing or over by a slip. */
const MOST_OFF = 10;

/** Three and more in one sentence make up the whole. */
function heldShares(text: string): CorrectionDraft[] {
  return [...text.matchAll(/[^。；\n]{1,300}/g)].flatMap((sentence) => {
    const held = [...sentence[0].matchAll(share)];
    const sum = held.reduce((total, match) => total + Number(match.groups?.share), 0);
    const companies = new Set(held.flatMap((match) => match.groups?.company || []));
    if (held.length < 3 || companies.size > 1 || notAll.test(sentence[0])) return [];
    if (Math.abs(sum - WHOLE) < 0.05 || Math.abs(sum - WHOLE) > MOST_OFF) return [];
    const last = held.at(-1);
    const start = sentence.index + (last?.index ?? 0);
    const formula = `${held.map((match) => match.groups?.share).join(' + ')} = ${Number(sum.toFixed(2))} ≠ ${WHOLE}`;
    const span = { start, end: start + (last?.[0].length ?? 0) };
    return [{ ...remark(span, 'figures', 'sum', 'suspect', figuresText.saidTwice), formula }];
  });
}

/** Nobody gives security or pays a price in 角; 8角/件 is the price of one piece. */
const coins =
  /(?<=(?:保证金|押金|定金|货款|价款|总价|租金|(?<!计件|计时)工资|服务费|预付款|尾款|报酬)(?:总额|金额)?(?:为|共|计|人民币){0,2})\d{1,6}(?:\.\d{1,2})?[角分](?![\d钟之期段批钢利]|\s?[/／每一]|[（(]每)/g;

function smallCoins(text: string): CorrectionDraft[] {
  return [...text.matchAll(coins)].map(({ 0: { length }, index: start }) =>
    remark({ start, end: start + length }, 'figures', 'unit', 'suspect', figuresText.impossibleUnit),
  );
}

const MOST_HOURS = 24;
/** 火灾 brings the insurer too, who may take longer. */
const help = new RegExp(
  `(?:困人|被困|急救(?![药设箱器物包用品培])|危重)(?:(?!保险|理赔|查勘|定损|家属)[^。；]){0,30}?(?<hours>${number})个?小时内(?:赶到|到场|到达|抵达)`,
  'dg',
);

/** Who is shut in is not left for more than a day. */
function lateHelp(text: string): CorrectionDraft[] {
  return [...text.matchAll(help)].flatMap((match) => {
    const hours = readNumber(match.groups?.hours ?? '');
    if (hours === null || hours <= MOST_HOURS) return [];
    const [start = 0, end = 0] = match.indices?.groups?.hours ?? [];
    return [remark({ start, end }, 'figures', 'unit', 'suspect', figuresText.impossibleUnit)];
  });
}

const otherInterest = /等额本息|等额本金|分期还本|分次提款|浮动利率/;
const principalNamed = /(?:借款|贷款)(?:金额|本金|总额)(?:[为是：:]|人民币){0,3}$/;
const interestNamed = /(?:每月|月)(?:应付|支付|应还)?利息(?:[为是计：:]|人民币){0,3}$/;

/** One principal, one yearly rate, one interest of a month. */
function monthlyInterest(contract: Contract): CorrectionDraft[] {
  const { document, amounts, percentages } = contract;
  if (otherInterest.test(document.text)) return [];
  const sums = amounts.filter(({ fen, isUppercase }) => fen !== null && !isUppercase);
  const named = (words: RegExp) => sums.filter((sum) => words.test(wordsBefore(contract, sum)));
  const [principal, otherPrincipal] = named(principalNamed);
  const [interest, otherSum] = named(interestNamed);
  const [rate, otherRate] = percentages.filter((each) =>
    /(?<!罚息)年利率(?:[为是：:]|固定)?$/.test(wordsBefore(contract, each)),
  );
  if (principal?.fen == null || interest?.fen == null || rate === undefined) return [];
  if (otherPrincipal !== undefined || otherSum !== undefined || otherRate !== undefined) return [];
  const right = (principal.fen * rate.value) / 12;
  if (Math.abs(right - interest.fen) <= 100) return [];
  const formula = figuresText.monthlyInterest(
    principal.fen / 100,
    rate.value,
    right / 100,
    interest.fen / 100,
  );
  return [{ ...remark(interest, 'figures', 'product', 'suspect', figuresText.saidTwice), formula }];
}

function amountOf(written: string): number {
  return Number(written.replaceAll(',', ''));
}
