/**
 * A price for one, a number and a sum that stand in different places: 供货价每支1,650元 in one article, 首批200支，货款合计340,000元 in
 * another. What is counted joins them; the sum must be a slip of the product. Promise: silent when any sum of the contract is the product.
 */
import type { Contract } from '../../contract.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import type { ProductRelation } from '../figures/figure-relation.ts';
import { implied } from '../figures/measures.ts';
import { type FilledAmount, filledAmounts, priceOfOne } from '../prices/price-sentences.ts';
import { wordsAfter, wordsBefore } from '../prices/whole-price.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { isSlipOf } from './slips-of-digits.ts';

interface Price {
  readonly amount: FilledAmount;
  readonly sentence: Sentence;
  /** 台, 授权用户; null: 单价, of whatever is counted beside it; empty: for a time alone (每月). */
  readonly of: string | null;
  readonly time: string | null;
}

const time = '(?:每(?:个|一)?|/|／)(?<time>月|季度?|年)';
const naming =
  '(?:含税|不含税|租金|房租|补偿金?|工资|津贴|费用?|价格|价款|单价|标准|应?支付|收取|补贴|报酬|为|是|计|按|人民币|[¥￥（）()：:])*$';
const before = new RegExp(`每(?:个|一)?(?<of>[\\u4e00-\\u9fff]{1,6}?)(?:${time})?${naming}`);
const after = new RegExp(
  `^(?:（[^）]{0,6}）)?(?:/|／|每)(?<of>[\\u4e00-\\u9fff]{1,4}?)(?:${time})?(?=[，。；、（）()计\\s]|$)`,
);
const total =
  /(?:总价款?|总额|总金额|总[计数]|合计|共计|价款|货款|(?:总|年)[\u4e00-\u9fff]{0,6}(?:费|租金|款)|年[\u4e00-\u9fff]{0,4}效益|效益|金额)(?:约?[为是计：:]|人民币|[¥￥（）()]|含税|不含税)*$/;
const otherMatter =
  /据实|预算|暂[定估]|优惠|折|减免|免[租收]|扣|抵|逾期|违约|罚|赔|不超过|上限|最高|至少|不低于|不少于|递增|上浮|下浮|阶梯|超[过出]|另加|定金|押金|保证金|保险金额|其中|首期|首付|第[一二三四五六七八九十\d]+[期批笔次]/;
/** A longer contract has too many sums for any of them to be told apart. */
const MOST_SUMS = 80;
/** In fen. */
const YUAN = 100;
const LEAST_SUM = 1000 * YUAN;

export function slippedProducts(
  contract: Contract,
  known: readonly StatedRelation[],
): readonly StatedRelation[] {
  if (contract.amounts.length > MOST_SUMS) return [];
  const results = new Set<number>(known.flatMap(({ relation }) => relation.result.span?.start ?? []));
  const sentences = sentencesOf(contract).filter(({ isCell }) => !isCell);
  const prices = sentences.flatMap((sentence) => pricesIn(contract, sentence));
  if (prices.length === 0) return [];
  return sentences.flatMap((sentence) =>
    filledAmounts(contract, sentence).flatMap((sum) => {
      if (sum.fen < LEAST_SUM || !isTotal(contract, sentence, sum)) return [];
      const result = figureOfAmount(contract, sum);
      if (results.has(result.span?.start ?? -1)) return [];
      const found = slipFor(contract, prices, sentence, sum);
      return found === null ? [] : [stated(contract, found, sentence, sum)];
    }),
  );
}

function pricesIn(contract: Contract, sentence: Sentence): readonly Price[] {
  return filledAmounts(contract, sentence).flatMap((amount): Price[] => {
    const words = partBefore(contract, sentence, amount);
    const said = before.exec(words)?.groups ?? after.exec(wordsAfter(contract, amount, 10))?.groups;
    if (said === undefined) return priceOfOne.test(words) ? [{ amount, sentence, of: null, time: null }] : [];
    const { of = '', time: by = null } = said;
    const isTime = /^(?:月|季度?|年)$/.test(of);
    return [isTime ? { amount, sentence, of: '', time: of } : { amount, sentence, of, time: by }];
  });
}

/** The words before a sum in its part of the sentence. */
function partBefore(contract: Contract, { start }: Sentence, sum: FilledAmount): string {
  const words = wordsBefore(contract, sum, Math.min(REACH, sum.start - start));
  return words.split(/[，。；]/).at(-1) ?? '';
}

const REACH = 24;

function isTotal(contract: Contract, sentence: Sentence, sum: FilledAmount): boolean {
  const words = partBefore(contract, sentence, sum);
  return total.test(words) && !/每/.test(words) && !otherMatter.test(sentence.text);
}

interface Found {
  readonly price: Price;
  readonly counts: readonly number[];
}

/** The product that the sum is a slip of; null when the sum or the product is right somewhere. */
function slipFor(
  contract: Contract,
  prices: readonly Price[],
  sentence: Sentence,
  sum: FilledAmount,
): Found | null {
  const readings = prices
    .filter(({ amount }) => amount.start !== sum.start && amount.fen < sum.fen)
    .filter((price) => price.of !== '' || isSameNoun(contract, price, sentence, sum))
    .flatMap((price) =>
      countsOf(contract, price, sentence).flatMap((count) =>
        timesOf(contract, price, sentence).map(
          (times): Found => ({
            price,
            counts: times === 1 ? [count] : [count, times],
          }),
        ),
      ),
    );
  const productOf = ({ price, counts }: Found): number =>
    counts.reduce((product, count) => product * count, price.amount.fen);
  const isWritten = (fen: number): boolean =>
    contract.amounts.some((other) => other.fen !== null && Math.abs(other.fen - fen) <= YUAN);
  if (readings.some((reading) => Math.abs(productOf(reading) - sum.fen) <= YUAN)) return null;
  const slips = readings.filter((reading) => isSlipOf(productOf(reading), sum.fen));
  const [slip] = slips;
  return slip === undefined || slips.some((each) => isWritten(productOf(each))) ? null : slip;
}

const nouns = /租金|[\u4e00-\u9fff]费|补偿金?|工资|报酬|薪|承包金|使用费|保费|房租/g;

/** 每月补偿金960元 and 补偿金合计32,560元 are paid for the same. */
function isSameNoun(contract: Contract, price: Price, sentence: Sentence, sum: FilledAmount): boolean {
  const [one, other] = [
    price.sentence === sentence ? price.sentence.text : wordsBefore(contract, price.amount, REACH),
    partBefore(contract, sentence, sum),
  ];
  return [...(other ?? '').matchAll(nouns)].some(([noun]) => one?.includes(noun) === true);
}

const countWord =
  '(?<![\\d.,第至每])((?:\\d{1,3}(?:,\\d{3})+|\\d{1,7})(?:\\.\\d{1,2})?|[一二两三四五六七八九十]{1,3})\\s?个?';
/** So many different numbers of a thing say nothing. */
const MOST_COUNTS = 3;
const things = '(?:台|套|件|支|辆|只|个|箱|吨|米|平方米|千瓦时|盒|瓶|块|张|份|组|株|面|间|盏|把|樘)(?!月)';

/** The numbers of what the price is for: beside the sum or the price, else anywhere; a plain 单价 knows 数量 as well. */
function countsOf(contract: Contract, { of, sentence }: Price, place: Sentence): readonly number[] {
  if (of === '') return [1];
  const beside = sentence.text + place.text;
  if (of === null) {
    const near = numbersIn(beside, new RegExp(`${countWord}${things}`, 'g'));
    const called = new RegExp(`数量[：:为]?\\s?(\\d{1,3}(?:,\\d{3})+|\\d{1,7})\\s?${things}`, 'g');
    const counts = near.length > 0 ? near : numbersIn(contract.document.text, called);
    return counts.length > 1 ? [] : counts;
  }
  const counted = new RegExp(`${countWord}${of}(?!月|/|／)`, 'g');
  const near = numbersIn(beside, counted);
  const counts = near.length > 0 ? near : numbersIn(contract.document.text, counted);
  return counts.length > MOST_COUNTS ? [] : counts;
}

/** Different numbers larger than one. */
function numbersIn(text: string, pattern: RegExp): readonly number[] {
  const numbers = [...text.matchAll(pattern)].flatMap(([, digits = '']) => {
    const number = /\d/.test(digits) ? Number(digits.replaceAll(',', '')) : readNumber(digits);
    return number !== null && number > 1 ? [number] : [];
  });
  return [...new Set(numbers)];
}

const MONTHS_OF_YEAR = 12;

const termNamed =
  /(?:租|租赁|服务|合作|委托|合同|承包|许可|运营|代理|托管|限制|支付|补偿)(?:期限?|期间|月数)[^，。；]{0,6}$/;

/** By how many months, quarters or years a price for one of these is multiplied: those of its sentence, of the sum's, and of the term. */
function timesOf(contract: Contract, { time: per, of, sentence }: Price, place: Sentence): readonly number[] {
  if (per === null) return [1];
  const factor = per === '年' ? MONTHS_OF_YEAR : per === '月' ? 1 : 3;
  const beside = [sentence, place].flatMap((each) => factsWithin(contract.periods, each));
  const terms = contract.periods.filter((period) => termNamed.test(wordsBefore(contract, period)));
  const months = [...beside, ...terms].flatMap(({ unit, count }) =>
    unit === 'month' ? [count] : unit === 'year' ? [count * MONTHS_OF_YEAR] : [],
  );
  if (/年/.test(place.text) && of !== '') months.push(MONTHS_OF_YEAR);
  return [...new Set(months.map((count) => count / factor))].filter((times) => times > 1);
}

function stated(
  contract: Contract,
  { price, counts }: Found,
  place: Sentence,
  sum: FilledAmount,
): StatedRelation {
  const relation: ProductRelation = {
    kind: 'product',
    name: 'product',
    factors: [figureOfAmount(contract, price.amount), ...counts.map(implied)],
    result: figureOfAmount(contract, sum),
  };
  return { relation, place, others: price.sentence === place ? [] : [price.sentence] };
}
