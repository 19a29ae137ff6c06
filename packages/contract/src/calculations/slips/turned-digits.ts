/**
 * A sum whose digits stand in another order than those of a plain calculation with figures of the same document: 每期租金149,100元
 * where the month costs 47,300. That two digits changed places by chance is unlikelier than any other reading. Promise: silent when the sum is the result of any such calculation.
 */
import type { Contract, Percentage } from '../../contract.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount, figureOfShare } from '../figures/figure-of-fact.ts';
import type { Figure, ProductRelation } from '../figures/figure-relation.ts';
import { implied } from '../figures/measures.ts';
import { type FilledAmount, filledAmounts, isFilled } from '../prices/price-sentences.ts';
import { wordsBefore } from '../prices/whole-price.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { isTableLine } from '../terms/timed-amounts.ts';

/** In fen. */
const YUAN = 100;
export const LEAST_SUM = 1000 * YUAN;
/** A longer list of sums is no contract whose sums one can tell apart. */
export const MOST_SUMS = 60;

interface Reading {
  readonly base: FilledAmount;
  readonly factors: readonly Figure[];
  readonly fen: number;
}

export function turnedDigits(
  contract: Contract,
  known: readonly StatedRelation[],
): readonly StatedRelation[] {
  const results = new Set<number>(known.flatMap(({ relation }) => relation.result.span?.start ?? []));
  const sums = contract.amounts.filter(isFilled).filter(({ isUppercase, fen }) => !isUppercase && fen > 0);
  if (sums.length > MOST_SUMS) return [];
  return sentencesOf(contract).flatMap((sentence) => {
    if (sentence.isCell || isTableLine(contract, sentence)) return [];
    return filledAmounts(contract, sentence).flatMap((sum) => {
      const result = figureOfAmount(contract, sum);
      if (sum.fen < LEAST_SUM || sum.isUppercase || results.has(result.span?.start ?? -1)) return [];
      const reading = turnedReading(contract, sentence, sum, sums);
      if (reading === null) return [];
      const relation: ProductRelation = {
        kind: 'product',
        name: 'product',
        factors: reading.factors,
        result,
      };
      const isElsewhere = reading.base.start < sentence.start || reading.base.start >= sentence.end;
      return [{ relation, place: sentence, others: isElsewhere ? [reading.base] : [] }];
    });
  });
}

function turnedReading(
  contract: Contract,
  sentence: Sentence,
  sum: FilledAmount,
  sums: readonly FilledAmount[],
): Reading | null {
  const readings = sums
    .filter(({ start, fen }) => start !== sum.start && fen !== sum.fen)
    .flatMap((base) => [...timesOf(contract, sum, base), ...sharesOf(contract, sentence, sum, base)]);
  if (readings.some(({ fen }) => Math.abs(fen - sum.fen) <= YUAN)) return null;
  // Said twice it is meant.
  if (sums.some(({ start, fen }) => start !== sum.start && fen === sum.fen)) return null;
  const turned = readings.find(({ fen }) => isTurned(fen, sum.fen));
  if (turned !== undefined) return turned;
  const near = readings.find(
    ({ fen, base, factors }) =>
      factors.length === 2 && isOneOff(fen, sum.fen) && isConfirmed(contract, sentence, sum, base, sums),
  );
  return near ?? null;
}

/** 预付总运费的40%，即39,600元；…支付其余60%，即56,400元: the first says of which sum the second is a part. */
function isConfirmed(
  contract: Contract,
  sentence: Sentence,
  sum: FilledAmount,
  base: FilledAmount,
  sums: readonly FilledAmount[],
): boolean {
  const own = factsWithin(contract.percentages, sentence).findLast(({ end }) => end <= sum.start);
  return contract.percentages.some(
    (share) =>
      share !== own &&
      Math.abs(share.start - sum.start) <= BEFORE &&
      share.value < 1 &&
      sums.some(
        ({ start, fen }) =>
          start > share.end && start - share.end <= NEXT_TO && Math.abs(base.fen * share.value - fen) <= YUAN,
      ),
  );
}

const NEXT_TO = 12;

const period =
  /(?:每(?<time>季度?|半年|年|期|次)|(?<long>年|季度)(?=租金|费|服务费|管理费))[^，。；\d]{0,12}$/;
/** What is counted by the month or by the year. */
const timed = /(?:月租金|月服务费|月费|每月|每个月|年租金|年费|每年|全年|年度|\/月|\/年)[^，。；\d]{0,14}$/;
const PERIODS: Readonly<Record<string, readonly number[]>> = {
  季: [3, 1 / 4],
  季度: [3, 1 / 4],
  半年: [6, 1 / 2],
  年: [12, 4],
  期: [3, 6, 12, 1 / 4, 1 / 2, 1 / 3],
  次: [3, 6, 12, 1 / 4, 1 / 2, 1 / 3],
};

function timesOf(contract: Contract, sum: FilledAmount, base: FilledAmount): readonly Reading[] {
  const { time, long } = period.exec(wordsBefore(contract, sum))?.groups ?? {};
  if (!timed.test(wordsBefore(contract, base))) return [];
  return (PERIODS[time ?? long ?? ''] ?? []).map((times) => ({
    base,
    factors: [figureOfAmount(contract, base), implied(times)],
    fen: base.fen * times,
  }));
}

/** The share that stands before the sum, of a sum that is called so; for each day of a number of days when it is one for each day. */
function sharesOf(
  contract: Contract,
  sentence: Sentence,
  sum: FilledAmount,
  base: FilledAmount,
): readonly Reading[] {
  const share = factsWithin(contract.percentages, sentence).findLast(({ end }) => end <= sum.start);
  const money = figureOfAmount(contract, base);
  const days = factsWithin(contract.periods, sentence).findLast(
    ({ end, unit }) => unit === 'day' && end <= sum.start,
  );
  const ofDays =
    days === undefined
      ? []
      : dailyRates(contract, sentence).map((rate): Reading => {
          const factors = [money, figureOfShare(contract, rate), implied(days.count)];
          return { base, factors, fen: base.fen * rate.value * days.count };
        });
  if (share === undefined || share.per === 'day' || share.value >= 1) return ofDays;
  if (
    !isNamedAt(contract, share, base) &&
    !/(?:其余|剩余|余下)[^，。；]{0,4}$/.test(wordsBefore(contract, share))
  )
    return ofDays;
  return [...ofDays, { base, factors: [money, figureOfShare(contract, share)], fen: base.fen * share.value }];
}

const named = /([\u4e00-\u9fff]{3,12})的$/;
const NAME = 3;

/** 最高投标限价总额的2%: the sentence with the sum speaks of it. */
function isNamedAt(contract: Contract, share: Percentage, base: FilledAmount): boolean {
  const noun = named.exec(wordsBefore(contract, share))?.[1] ?? '';
  const sentence = sentencesOf(contract).find(({ start, end }) => start <= base.start && base.end <= end);
  const said = contract.document.text.slice(
    Math.max(0, Math.min(sentence?.start ?? base.start, base.start) - BEFORE / 2),
    base.start,
  );
  const names = Array.from({ length: Math.max(0, noun.length - NAME + 1) }, (_, at) =>
    noun.slice(at, at + NAME),
  );
  return names.some((name) => said.includes(name));
}

const BEFORE = 200;

function dailyRates(contract: Contract, { start, end }: Sentence): readonly Percentage[] {
  return contract.percentages.filter(
    (rate) => rate.start >= start - BEFORE && rate.end <= end && rate.value < DAILY && rate.value > 0,
  );
}

/** A rate for each day is no larger. */
const DAILY = 0.01;

/** 149,100 and 141,900: two digits have changed places, whole yuan both. */
export function isTurned(expected: number, stated: number): boolean {
  if (Math.abs(expected - Math.round(expected)) > ROUNDED) return false;
  const [one, other] = [String(Math.round(expected)), String(stated)];
  if (one.length !== other.length) return false;
  const off = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  const [first = 0, second = 0] = off;
  const isSwapped = one[first] === other[second] && one[second] === other[first];
  // 10,800 and 18,000 are alike by chance too often.
  return off.length === 2 && second === first + 1 && isSwapped && one[first] !== '0' && one[second] !== '0';
}

/** One digit is another. */
export function isOneOff(expected: number, stated: number): boolean {
  const [one, other] = [String(Math.round(expected)), String(stated)];
  return one.length === other.length && [...one].filter((digit, at) => digit !== other[at]).length === 1;
}

const ROUNDED = 0.01;
