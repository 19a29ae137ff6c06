/**
 * Products whose number of times stands beside the result: 12人，每人每天180元，31天计66,960元; 每次200元，全年24次共计
 * 4,800元.
 */
import type { Contract } from '../../contract.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import type { Figure, ProductRelation } from '../figures/figure-relation.ts';
import { implied, measuresIn, unitNamed, unitPattern } from '../figures/measures.ts';
import { bestReading, type StatedRelation } from '../stated-relation.ts';
import { type ListedValue, listedValues } from '../tables/listed-values.ts';
import { isTableLine } from '../terms/timed-amounts.ts';

/** 四季度 is the last of a year, 四个季度 are four. */
const counted =
  /(?![一二三四1-4]季度)(?<count>[\d,]{1,7}|[一二两三四五六七八九十百]{1,4})个?(?<unit>日历天|工作日|天|日|周|月|季度|年|小时|次|期|学期|晚|班|趟|场|课时|学时)(?:[^，。；\d]{0,4})(?:合计|共计|总计|小计|共|计|即|金额为?)(?:人民币|[¥￥]|为){0,2}$/;
const same: Readonly<Record<string, string>> = {
  日历天: '天',
  工作日: '天',
  日: '天',
  个月: '月',
  学时: '课时',
};
const perTime =
  /每(?:个|一)?(?<one>日|天|周|月|季度|年|小时|次|期|学期|晚|班|趟|场|课时|学时)[^，。；\d]{0,10}$/;
const perTimeAfter =
  /^(?:\/|／|每)(?:个|一)?(?:[^/／，。；\d]{1,4}(?:\/|／|每))?(?<one>日|天|周|月|季度|年|小时|次|期|学期|晚|班|趟|场|课时|学时)/;
const perUnit = new RegExp(`每(?:个|一)?(${unitPattern})`);
const perUnitAfter = new RegExp(`^(?:/|／|每)(${unitPattern})`);
const perPiece = /每一?个(?!月|季|年|工作|自然)[^，。；\d]{0,14}$/;
const piece = /(?<![\d.第])(\d{1,6}|[一二两三四五六七八九十]{1,3})个(?!月|季|年|工作|自然|日)/g;
const otherMatter = /优惠|折|减|扣|免|逾期|违约|罚|递增|首|超过|不超过|另/;

export function spelledProducts(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence): readonly StatedRelation[] => {
    if (sentence.isCell || isTableLine(contract, sentence) || otherMatter.test(sentence.text)) return [];
    const values = listedValues(contract, sentence);
    const abroad = foreignPurchase(sentence, values);
    if (abroad !== null) return [{ relation: abroad, place: sentence, others: [] }];
    const sums = values.filter(({ unit }) => unit === '元');
    return sums.flatMap((sum, index) => {
      const rate = sums[index - 1];
      if (rate === undefined) return [];
      const { count = '', unit = '' } = counted.exec(sum.label)?.groups ?? periodBetween(contract, rate, sum);
      const times = readNumber(count.replaceAll(',', ''));
      if (times === null || timeOf(contract, rate) !== (same[unit] ?? unit)) return [];
      const factors = factorsOf(contract, sentence, rate, times);
      if (factors === null) return [];
      const relation = bestReading<ProductRelation>([
        { kind: 'product', name: 'product', factors, result: sum.figure },
      ]);
      return relation === null ? [] : [{ relation, place: sentence, others: [] }];
    });
  });
}

/** A货物单价12.50美元，数量4,000件，总价50,000美元: one of each. */
function foreignPurchase(sentence: Sentence, values: readonly ListedValue[]): ProductRelation | null {
  const sums = values.filter(({ figure }) => figure.currency !== undefined);
  const prices = sums.filter(({ isPrice }) => isPrice);
  const totals = sums.filter(
    ({ label, isPrice }) =>
      !isPrice && (wholeSum.test(label) || /(?:金额|货值|小计|计)[：:为]?$/.test(label)),
  );
  const counts = measuresIn(sentence);
  const [price, count, total] = [prices[0], counts[0], totals[0]];
  if (price === undefined || count === undefined || total === undefined) return null;
  if (prices.length > 1 || counts.length > 1 || totals.length > 1 || price.unit !== total.unit) return null;
  const factors = [price.figure, count.figure];
  return bestReading<ProductRelation>([{ kind: 'product', name: 'product', factors, result: total.figure }]);
}

const wholeSum = /(?:合计|共计|总计|总[额价计]|总金额|总费用)[^，。；\d]{0,8}$/;
const unitWords: Readonly<Record<string, string>> = {
  day: '天',
  month: '月',
  year: '年',
  week: '周',
  hour: '小时',
};

/** 投放4个月，广告费共计18万元: the only period between the price and the total. */
function periodBetween(
  contract: Contract,
  rate: ListedValue,
  sum: ListedValue,
): { readonly count?: string; readonly unit?: string } {
  const [period, another] = factsWithin(contract.periods, { start: rate.end, end: sum.start });
  const unit = period === undefined ? undefined : unitWords[period.unit];
  if (period === undefined || unit === undefined || another !== undefined || !wholeSum.test(sum.label))
    return {};
  return { count: String(period.count), unit };
}

function timeOf(contract: Contract, rate: ListedValue): string | null {
  const after = afterOf(contract, rate);
  const one = (perTime.exec(rate.label) ?? perTimeAfter.exec(after))?.groups?.one;
  return one === undefined ? null : (same[one] ?? one);
}

function afterOf({ document }: Contract, { end }: ListedValue): string {
  return document.text.slice(end, end + 10).replace(/\s/g, '');
}

/** Null when the price is of one of a kind and their number is not certain. */
function factorsOf(
  contract: Contract,
  sentence: Sentence,
  rate: ListedValue,
  times: number,
): readonly Figure[] | null {
  const price = contract.amounts.find(({ start }) => start === rate.start);
  if (price?.fen == null) return null;
  const factors = [figureOfAmount(contract, { ...price, fen: price.fen }), implied(times)];
  if (perPiece.test(rate.label)) {
    const pieces = [...sentence.text.matchAll(piece)].map((match) => readNumber(match[1] ?? ''));
    const [count, more] = pieces;
    return count == null || more !== undefined ? null : [implied(count), ...factors];
  }
  const word = perUnit.exec(rate.label)?.[1] ?? perUnitAfter.exec(afterOf(contract, rate))?.[1];
  if (word === undefined) return factors;
  const counts = measuresIn(sentence).filter(({ unit }) => unit === unitNamed(word));
  const [only, another] = counts;
  return only === undefined || another !== undefined ? null : [only.figure, ...factors];
}
