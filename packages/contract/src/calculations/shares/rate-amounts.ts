/** 面积 × 单价 × 天数 in running text: 386.50平方米, 每平方米每日6.80元, 每年按365日计算, 首年租金959,293元. */
import type { Contract } from '../../contract.ts';
import { countBefore } from '../../text/bisect.ts';
import { articleSentences, factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import type { Figure, ProductRelation } from '../figures/figure-relation.ts';
import { implied, type Measure, measuresIn } from '../figures/measures.ts';
import { filledAmounts } from '../prices/price-sentences.ts';
import { agrees, bestReading, type StatedRelation } from '../stated-relation.ts';
import { isTableLine, type Time, type TimedAmount, timedAmounts, within } from '../terms/timed-amounts.ts';

const result =
  /(?:租金|费|价款?|货款|款|金额|总[价额计]|合计|共计|总计|小计|报酬|效益|收益)[^，。；\d]{0,10}$|^(?:即|计|共|合|每[月年季]|月|全年)[^，。；\d]{0,10}$/;
const otherSum =
  /押金|保证金|定金|违约|逾期|首付|预付|补贴|超过|不低于|上限|罚|折|优惠|减|免|第[二三四五六]|递增|税|预算|分[享成润]|约$/;

export function rateAmounts(contract: Contract): readonly StatedRelation[] {
  const all = timedAmounts(contract);
  return [...ofNamedRates(contract, all), ...ofRatesBeside(contract, all)];
}

const rateName = /[“"](?<name>[^”"]{2,8})[”"](?:是指|系指|指|为|是)/;

/** “合同电价”指每千瓦时0.72元, and elsewhere 年节电量180万千瓦时，按合同电价计算…: the name of the price joins them. */
function ofNamedRates(contract: Contract, all: readonly TimedAmount[]): readonly StatedRelation[] {
  return all.flatMap((rate) => {
    const name = rateName.exec(rate.words)?.groups?.name;
    if (name === undefined || rate.unit === null) return [];
    return all.flatMap((sum): StatedRelation[] => {
      const { sentence, words } = sum;
      if (sentence === rate.sentence || !sentence.text.includes(`按${name}`) || !result.test(words))
        return [];
      const [count, another] = measuresIn(sentence).filter(({ unit }) => unit === rate.unit);
      if (count === undefined || another !== undefined || otherSum.test(words)) return [];
      const factors = [figureOfAmount(contract, rate.amount), count.figure];
      const relation = bestReading<ProductRelation>([
        { kind: 'product', name: 'product', factors, result: figureOfAmount(contract, sum.amount) },
      ]);
      return relation === null ? [] : [{ relation, place: sentence, others: [rate.sentence] }];
    });
  });
}

function ofRatesBeside(contract: Contract, all: readonly TimedAmount[]): readonly StatedRelation[] {
  return all.flatMap((rate) => {
    if (rate.unit === null && !rate.isUnitPrice) return [];
    const article = articleSentences(contract, rate.sentence);
    const from = rate.sentence.start;
    const end = article.at(-1)?.end ?? rate.sentence.end;
    // Only until the next price: what follows belongs to that.
    const after = within(all, { start: from, end }).filter(({ amount }) => amount !== rate.amount);
    const next = after.findIndex((each) => (each.unit ?? null) !== null || each.isUnitPrice);
    const sum = (next < 0 ? after : after.slice(0, next)).find((each) => isResult(rate, each));
    if (sum === undefined || sum.sentence.start - rate.sentence.end > REACH) return [];
    if (changed.test(contract.document.text.slice(from, sum.sentence.end))) return [];
    return statedBy(contract, rate, sum, article);
  });
}

const changed = /免租|优惠|折扣|减免|另加|另付|另收|含(?:运|安装|装卸|保险)费[^，。；）]{0,4}\d/;

/** A result stands in the same sentence or in one of the next. */
const REACH = 120;

function isResult(rate: TimedAmount, { words, amount, time }: TimedAmount): boolean {
  return (
    result.test(words) &&
    !otherSum.test(words) &&
    amount.fen > rate.amount.fen &&
    (rate.time === null || time !== null)
  );
}

function statedBy(
  contract: Contract,
  rate: TimedAmount,
  sum: TimedAmount,
  article: readonly Sentence[],
): StatedRelation[] {
  const times = timeFactors(contract, rate, sum);
  const counts = quantities(contract, rate, article);
  const readings = counts.flatMap(({ measure }) =>
    times.map((time): ProductRelation => {
      const price = figureOfAmount(contract, rate.amount);
      const factors: Figure[] = [price, measure.figure, ...(time === null ? [] : [time])];
      return { kind: 'product', name: 'product', factors, result: figureOfAmount(contract, sum.amount) };
    }),
  );
  // Other numbers of days may excuse a result; what it should be is told with the first.
  const relation =
    readings.find(agrees) ?? bestReading(readings.filter((_, index) => index % times.length === 0));
  if (relation === null || (!agrees(relation) && isSaidBefore(contract, rate, relation))) return [];
  const used = counts[Math.floor(readings.indexOf(relation) / times.length)];
  const others = [used?.sentence, rate.sentence].flatMap((sentence) =>
    sentence === undefined || sentence.start === sum.sentence.start ? [] : [sentence],
  );
  return [{ relation, place: sum.sentence, others }];
}

/** 总投资2,280万元，平均每公里300万元: the product stands in front of its price. */
function isSaidBefore(contract: Contract, rate: TimedAmount, relation: ProductRelation): boolean {
  return filledAmounts(contract, rate.sentence).some(
    (sum) => sum.start < rate.amount.start && agrees({ ...relation, result: figureOfAmount(contract, sum) }),
  );
}

const DAYS: Readonly<Record<'month' | 'quarter' | 'year', readonly number[]>> = {
  month: [30, 31, 365 / 12],
  quarter: [90, 91, 92, 365 / 4],
  year: [365, 360, 366],
};
const MONTHS: Readonly<Record<Time, number>> = { day: 0, month: 1, quarter: 3, year: 12 };

/** How often the rate's time fits into that of the sum; null for once. */
function timeFactors(contract: Contract, rate: TimedAmount, sum: TimedAmount): readonly (Figure | null)[] {
  if (rate.time === null || rate.time === sum.time) return [null];
  if (sum.time === null || sum.time === 'day') return [];
  const stated = factsWithin(contract.periods, {
    start: rate.sentence.start,
    end: sum.sentence.end,
  }).flatMap(({ count, unit }) => (unit === 'day' && rate.time === 'day' ? [implied(count)] : []));
  if (rate.time === 'day') return [...stated, ...DAYS[sum.time].map(implied)];
  const months = MONTHS[sum.time] / MONTHS[rate.time];
  return months >= 1 ? [implied(months)] : [];
}

interface Counted {
  readonly measure: Measure;
  readonly sentence: Sentence;
}

/** In the sentence of the price, else in its article, else in the contract when it names only one or two. */
function quantities(contract: Contract, rate: TimedAmount, article: readonly Sentence[]): readonly Counted[] {
  const { sentence, unit } = rate;
  if (rate.isUnitPrice) {
    const own = measuresIn(sentence).map((measure): Counted => ({ measure, sentence }));
    return own.length === 1 ? own : [];
  }
  const all = quantitiesOf(contract).get(unit ?? '') ?? [];
  const own = between(all, sentence.start, sentence.end);
  if (own.length > 0) return own;
  const near = between(all, article[0]?.start ?? sentence.start, article.at(-1)?.end ?? sentence.end);
  if (near.length > 0) return near.slice(0, MOST_NEAR);
  // 共800万条 among parts of it: what is called the whole.
  const wholes = all.filter(({ measure, sentence: at }) => wholeOf.test(at.text.slice(0, measure.from)));
  return [all, wholes]
    .filter((counts) => new Set(counts.map(({ measure }) => measure.figure.value)).size <= MOST_QUANTITIES)
    .flatMap((counts) => counts.slice(0, MOST_NEAR))
    .slice(0, MOST_NEAR);
}

const wholeOf = /(?:共计?|合计|总计|总量|总数|总面积)[^，。；\d]{0,4}$/;

function between(all: readonly Counted[], start: number, end: number): readonly Counted[] {
  return all.slice(
    countBefore(all, ({ sentence }) => sentence.start < start),
    countBefore(all, ({ sentence }) => sentence.start < end),
  );
}

const cache = new WeakMap<Contract, ReadonlyMap<string, readonly Counted[]>>();

/** All quantities of the running text, by unit. */
function quantitiesOf(contract: Contract): ReadonlyMap<string, readonly Counted[]> {
  const known = cache.get(contract);
  if (known !== undefined) return known;
  const all = sentencesOf(contract).flatMap((sentence) =>
    isTableLine(contract, sentence)
      ? []
      : measuresIn(sentence).map((measure): Counted => ({ measure, sentence })),
  );
  const byUnit = Map.groupBy(all, ({ measure }) => measure.unit);
  cache.set(contract, byUnit);
  return byUnit;
}

const MOST_QUANTITIES = 3;
/** More of them are a list. */
const MOST_NEAR = 20;
