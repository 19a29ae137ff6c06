/**
 * Sums over a term: 每月15,000元、服务期10个月、总额150,000元; 本金、年利率、期限 and the interest; 总价, 已付 and
 * 余款.
 */
import type { Contract } from '../../contract.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount, figureOfShare } from '../figures/figure-of-fact.ts';
import type { Figure, Relation } from '../figures/figure-relation.ts';
import { implied } from '../figures/measures.ts';
import { type FilledAmount, filledAmounts } from '../prices/price-sentences.ts';
import { wordsBefore } from '../prices/whole-price.ts';
import { bestReading, type StatedRelation } from '../stated-relation.ts';
import { isTableLine, timedAmounts, within } from './timed-amounts.ts';

export function termAmounts(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence) => {
    if (sentence.isCell || isTableLine(contract, sentence)) return [];
    const found = [
      ...overTerm(contract, sentence),
      ...interest(contract, sentence),
      ...remainder(contract, sentence),
      ...equalParts(contract, sentence),
      ...paidInFull(contract, sentence),
    ];
    return found.map((relation) => ({ relation, place: sentence, others: [] }));
  });
}

const wholeTerm = /(?:总|合计|共计|共|全部)[^，。；\d]{0,26}$/;
const changing = /递增|上浮|优惠|免|折|首|扣除|减|押金|其中|逾期|违约|每[两二三四五六]个?[月年]/;
const MONTHS = { day: 0, month: 1, quarter: 3, year: 12 } as const;

/** A sum for each month, a number of months, and the sum of them. */
function overTerm(contract: Contract, sentence: Sentence): readonly Relation[] {
  if (changing.test(sentence.text)) return [];
  const sums = within(timedAmounts(contract), sentence);
  const base = sums.find(({ time, unit }) => time !== null && time !== 'day' && unit === null);
  const total = sums.find(({ words, time }) => time === null && wholeTerm.test(words));
  const months = factsWithin(contract.periods, sentence).flatMap(({ count, unit }) =>
    unit === 'month' ? [count] : unit === 'year' ? [count * MONTHS.year] : [],
  );
  const [only = wholeTermMonths(contract, sentence), another] = months;
  if (base?.time == null || total === undefined || only === null || another !== undefined) return [];
  const factors: Figure[] = [figureOfAmount(contract, base.amount), implied(only / MONTHS[base.time])];
  const result = figureOfAmount(contract, total.amount);
  const relation = bestReading([{ kind: 'product', name: 'product', factors, result } as const]);
  return relation === null ? [] : [relation];
}

const termNamed =
  /(服务|合作|租赁|委托|合同|协议|承包|许可|运营|经营|代理|聘用|托管)期(?:限|间)?[”"]?(?:为|是|指|：|:|自|共|（)/;
const MONTH_OF_DAYS = 30.4375;
const DAY_MS = 86_400_000;

/** 服务期内合计: the months of that term, where another sentence gives them. */
function wholeTermMonths(contract: Contract, { text }: Sentence): number | null {
  const named =
    /(服务|合作|租赁|委托|合同|协议|承包|许可|运营|经营|代理|聘用|托管)期(?:限|间)?内?[^，。；\d]{0,4}(?:总|合计|共)/.exec(
      text,
    )?.[1];
  if (named === undefined) return null;
  const term = sentencesOf(contract).find((sentence) => termNamed.exec(sentence.text)?.[1] === named);
  if (term === undefined) return null;
  const [length, another] = factsWithin(contract.periods, term).filter(
    ({ unit }) => unit === 'month' || unit === 'year',
  );
  if (length !== undefined)
    return another !== undefined ? null : length.count * (length.unit === 'year' ? MONTHS.year : 1);
  const [from, to, third] = factsWithin(contract.dates, term);
  if (from?.iso == null || to?.iso == null || third !== undefined) return null;
  const months = ((Date.parse(to.iso) - Date.parse(from.iso)) / DAY_MS + 1) / MONTH_OF_DAYS;
  return Math.abs(months - Math.round(months)) < 0.05 ? Math.round(months) : null;
}

/** 借款100万元，年利率12%，期限6个月，利息合计6万元. */
function interest(contract: Contract, sentence: Sentence): readonly Relation[] {
  const sums = filledAmounts(contract, sentence);
  const named = (pattern: RegExp) => sums.find((sum) => pattern.test(wordsBefore(contract, sum)));
  const paid = named(/利息(?!起)[^，。；\d]{0,10}$/);
  const principal = named(/(?:本金|借款|贷款)[^，。；\d利]{0,8}$/);
  const rates = factsWithin(contract.percentages, sentence);
  const periods = factsWithin(contract.periods, sentence);
  const [rate] = rates;
  const [period] = periods;
  if (paid === undefined || principal === undefined || rate?.per == null || period === undefined) return [];
  if (rates.length > 1 || periods.length > 1 || rate.per === 'day' || /复利|逾期|罚/.test(sentence.text))
    return [];
  const months =
    period.unit === 'year' ? period.count * MONTHS.year : period.unit === 'month' ? period.count : 0;
  if (months === 0) return [];
  const factors = [
    figureOfAmount(contract, principal),
    figureOfShare(contract, rate),
    implied(rate.per === 'year' ? months / MONTHS.year : months),
  ];
  const result = figureOfAmount(contract, paid);
  const relation = bestReading([{ kind: 'product', name: 'product', factors, result } as const]);
  return relation === null ? [] : [relation];
}

const wholeSum = /(?:总价款?|总金额|总额|合同价款?|价款|总房款|转让款)[^，。；\d]{0,8}$/;
const paidSum = /(?:已(?:支)?付|首付款?|预付款?|定金)[^，。；\d]{0,10}$/;
const restSum = /(?:余款|剩余[^，。；\d]{0,6}|尾款|余额)[^，。；\d]{0,8}$/;

/** 总价128万元，已付40万元，余款88万元. */
function remainder(contract: Contract, sentence: Sentence): readonly Relation[] {
  const sums = filledAmounts(contract, sentence);
  const named = (pattern: RegExp) => sums.filter((sum) => pattern.test(wordsBefore(contract, sum)));
  const [whole, rest] = [named(wholeSum), named(restSum)];
  const paid = named(paidSum);
  const [total] = whole;
  const [left] = rest;
  if (total === undefined || left === undefined || whole.length > 1 || rest.length > 1) return [];
  if (paid.length === 0 || paid.length + 2 !== sums.length || isMore(left, total)) return [];
  // 定金10万元，首付款40万元（含定金）: it is paid once.
  const over = [...paid, left].reduce((all, { fen }) => all + fen, 0) - total.fen;
  if (paid.some(({ fen }) => fen === over)) return [];
  const parts = [...paid, left].map((part) => figureOfAmount(contract, part));
  return [{ kind: 'sum', name: 'total', parts, result: figureOfAmount(contract, total) }];
}

const inParts = /分([一二两三四五六七八九十\d]{1,2})(?:期|次|笔|个月|个季度)/;

/** 年费12,000元，分四期支付，每季度支付3,000元. */
function equalParts(contract: Contract, sentence: Sentence): readonly Relation[] {
  const times = readNumber(inParts.exec(sentence.text)?.[1] ?? '');
  const [whole, part, another] = filledAmounts(contract, sentence);
  if (times === null || whole === undefined || part === undefined || another !== undefined) return [];
  if (!/每(?:期|次|笔|月|季度?|半年|年)[^，。；]{0,16}$/.test(wordsBefore(contract, part, PART_REACH)))
    return [];
  if (/其余|余款|尾款|首期|首付|递增|利息/.test(sentence.text)) return [];
  const factors: Figure[] = [figureOfAmount(contract, part), implied(times)];
  const result = figureOfAmount(contract, whole);
  const relation = bestReading([{ kind: 'product', name: 'product', factors, result } as const]);
  return relation === null ? [] : [relation];
}

const PART_REACH = 30;
const allPaid =
  /(?:(?<![两二三四五六七八九十\d])[两二三四五六七八九十\d]+|各)(?:期|次|笔)(?:付清|缴清|付完|缴足|合计|共计|总计)[^，。；\d]{0,10}$/;

/** 先付180万元，再付100万元，两期付清后出资额300万元即到位. */
function paidInFull(contract: Contract, sentence: Sentence): readonly Relation[] {
  const sums = filledAmounts(contract, sentence);
  const whole = sums.at(-1);
  const parts = sums.slice(0, -1);
  if (whole === undefined || parts.length < 2 || !allPaid.test(wordsBefore(contract, whole))) return [];
  if (
    !parts.every((part) => /(?:支付|付|缴纳?|出资|汇入)[^，。；\d]{0,8}$/.test(wordsBefore(contract, part)))
  )
    return [];
  if (parts.some((part) => isMore(part, whole))) return [];
  const figures = parts.map((part) => figureOfAmount(contract, part));
  return [{ kind: 'sum', name: 'total', parts: figures, result: figureOfAmount(contract, whole) }];
}

/** What is left cannot be more than the whole. */
function isMore(part: FilledAmount, whole: FilledAmount): boolean {
  return part.fen >= whole.fen;
}
