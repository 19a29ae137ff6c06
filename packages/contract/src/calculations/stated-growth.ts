/**
 * What follows from another figure by a share: 每年递增4%，即第二年34,320元，第三年35,692.80元; 上浮50%，即年利率6.45%;
 * 完成3,400吨，占计划的42.5%; 其余房款 after a first payment.
 */
import type { Contract, Percentage } from '../contract.ts';
import { size } from '../numbers/exact-number.ts';
import { readNumber } from '../numbers/read-number.ts';
import { factsWithin, type Sentence, sentencesOf } from '../text/sentences.ts';
import { figureOfAmount, figureOfShare } from './figures/figure-of-fact.ts';
import {
  expectedOf,
  type Figure,
  holds,
  type MarkupRelation,
  type ProductRelation,
  type SumRelation,
} from './figures/figure-relation.ts';
import { type Measure, measuresIn } from './figures/measures.ts';
import { type FilledAmount, filledAmounts, isFilled } from './prices/price-sentences.ts';
import { totalPrice, wordsBefore } from './prices/whole-price.ts';
import { isNear, type StatedRelation } from './stated-relation.ts';
import { listedValues } from './tables/listed-values.ts';
import { isTableLine } from './terms/timed-amounts.ts';

export function statedGrowth(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence) => {
    if (sentence.isCell || isTableLine(contract, sentence)) return [];
    return [
      ...yearByYear(contract, sentence),
      ...raisedRates(contract, sentence),
      ...sharesOfMeasures(contract, sentence),
      ...rests(contract, sentence),
    ];
  });
}

const growth =
  /(?:每年|逐年|每一年|每个?[^，。；]{0,4}年度?|第二年)[^。；]{0,30}(?:递增|上调|上浮|增长|上涨|增加)/;
const otherGrowth = /每[两二三四五\d]+年|不超过|最高|协商|以内|不低于/;
const yearBefore =
  /第([一二三四五六七八九十\d]{1,3})个?(?:租赁|计租|合同|服务|承包|运营)?年度?[^，。；\d]{0,10}$/;

/** The sums of the years, each from the one before; the first may stand in an earlier sentence. */
function yearByYear(contract: Contract, sentence: Sentence): readonly StatedRelation[] {
  const [rate, another] = factsWithin(contract.percentages, sentence);
  if (!growth.test(sentence.text) || otherGrowth.test(sentence.text)) return [];
  if (rate === undefined || another !== undefined) return [];
  const years = sumsOfYears(contract, sentence);
  const [head] = years;
  if (head === undefined || years.length < 2) return [];
  const share = figureOfShare(contract, rate);
  const steps = years.slice(1).flatMap((to, index): MarkupRelation[] => {
    const from = years[index];
    if (from === undefined || to.year !== from.year + 1) return [];
    return [{ kind: 'markup', name: 'share', net: from.figure, rate: share, result: to.figure }];
  });
  // 每年递增2,000元, or on the rent of the first year: the same step every year.
  const isLinear =
    years.length > 2 &&
    new Set(years.slice(1).map((to, at) => to.figure.value - (years[at]?.figure.value ?? 0n))).size === 1;
  if (isLinear) return [];
  return steps.filter(isClose).map((relation) => ({ relation, place: sentence, others: [] }));
}

interface YearSum {
  readonly year: number;
  readonly figure: Figure;
}

function sumsOfYears(contract: Contract, sentence: Sentence): readonly YearSum[] {
  return listedValues(contract, sentence).flatMap(({ unit, label, figure }) => {
    const year = /首年[^，。；\d]{0,8}$/.test(label) ? 1 : readNumber(yearBefore.exec(label)?.[1] ?? '');
    return unit !== '元' || year === null ? [] : [{ year, figure }];
  });
}

/** A tenth: further apart the figure is of something else. */
const CLOSE = 10n;

function isClose(relation: MarkupRelation | ProductRelation | SumRelation): boolean {
  const expected = expectedOf(relation);
  return size(expected - relation.result.value) * CLOSE <= expected;
}

const raised = /(?<up>上浮|上调|加收|提高|增加|加)|(?<down>下浮|下调|降低|减)/;
const thatIs = /^(?:计收|计算|执行|确定|收取|后)?[，（(]?(?:即|为|也即|计)[^，。；\d]{0,8}$/;
const rateNamed = /利率[^，。；\d]{0,10}$/;

/** 罚息利率在合同利率基础上上浮50%，即年利率6.45%: of one of the rates that the contract names. */
function raisedRates(contract: Contract, sentence: Sentence): readonly StatedRelation[] {
  const { text } = contract.document;
  const shares = factsWithin(contract.percentages, sentence);
  return shares.flatMap((result, index): StatedRelation[] => {
    const raise = shares[index - 1];
    if (raise === undefined || !thatIs.test(text.slice(raise.end, result.start))) return [];
    const said = wordsBefore(contract, raise, RAISED);
    const word = raised.exec(said.slice(-4))?.groups;
    if (word === undefined || !/利率|罚息/.test(sentence.text)) return [];
    const bases = ratesNamed(contract, [raise, result], sentence);
    const rate = figureOfShare(contract, raise);
    const signed = word.up === undefined ? { ...rate, value: -rate.value } : rate;
    const readings = bases.map(
      (base): MarkupRelation => ({
        kind: 'markup',
        name: 'share',
        net: figureOfShare(contract, base),
        rate: signed,
        result: figureOfShare(contract, result),
      }),
    );
    const relation = readings.find(holds) ?? (readings.length === 1 ? readings[0] : undefined);
    if (relation === undefined || !isClose(relation)) return [];
    return [{ relation, place: sentence, others: [] }];
  });
}

const RAISED = 12;

/** Each value once; those that are themselves raised are results. */
function ratesNamed(
  contract: Contract,
  own: readonly Percentage[],
  sentence: Sentence,
): readonly Percentage[] {
  const { text } = contract.document;
  const named = contract.percentages.filter((each) => {
    if (own.includes(each) || each.start >= sentence.end) return false;
    const before =
      text
        .slice(Math.max(0, each.start - 24), each.start)
        .split(/[，。；]/)
        .at(-1) ?? '';
    return rateNamed.test(before) && !/报价利率|罚息|逾期|LPR|基准利率|市场/.test(before);
  });
  return [...new Map(named.map((each) => [each.value, each])).values()];
}

const ofPlan = /占(?<base>[^，。；\d]{2,14}?)(?:的|之)?$/;

/** 合计3,400立方米，占本月计划的42.5%. */
function sharesOfMeasures(contract: Contract, sentence: Sentence): readonly StatedRelation[] {
  const { text } = contract.document;
  const shares = factsWithin(contract.percentages, sentence);
  const measures = measuresIn(sentence);
  if (shares.length === 0 || measures.length < 2) return [];
  return shares.flatMap((share): StatedRelation[] => {
    const before = text.slice(sentence.start, share.start).replace(/\s/g, '');
    const noun = ofPlan.exec(before)?.groups?.base;
    const at = measures.findLastIndex(({ figure }) => figure.span.start < share.start);
    const part = measures[at];
    if (noun === undefined || part === undefined || share.value >= 1) return [];
    if (before.length - indexIn(before, part) > FROM_PART) return [];
    const bases = measures.slice(0, at).filter(({ unit }) => unit === part.unit);
    const readings = bases.map((base) => shareOf(contract, base, share, part));
    const right = readings.find(holds);
    const named = bases.filter((base) =>
      sentence.text.slice(Math.max(0, base.from - 14), base.from).includes(noun.slice(-2)),
    );
    const [only, another] = named;
    if (right !== undefined) return [{ relation: right, place: sentence, others: [] }];
    if (only === undefined || another !== undefined) return [];
    const relation = shareOf(contract, only, share, part);
    return isNear(relation) ? [{ relation, place: sentence, others: [] }] : [];
  });
}

const FROM_PART = 30;

function indexIn(before: string, { from }: Measure): number {
  return Math.min(from, before.length);
}

function shareOf(contract: Contract, base: Measure, share: Percentage, part: Measure): ProductRelation {
  return {
    kind: 'product',
    name: 'share',
    factors: [base.figure, figureOfShare(contract, share)],
    result: part.figure,
  };
}

const restSum = /(?:其余|剩余|余下|余款|尾款)[^，。；\d]{0,8}$/;
const paidSum = /(?:首付款?|首期款?|定金|预付款?|已(?:支)?付|先(?:行)?(?:支)?付|支付|即)[^，。；\d]{0,10}$/;

/** 首付款…即849,660元；其余房款1,982,540元: the two make up the price of the contract. */
function rests(contract: Contract, sentence: Sentence): readonly StatedRelation[] {
  const sums = filledAmounts(contract, sentence);
  const rest = sums.find((sum) => restSum.test(wordsBefore(contract, sum)));
  const total = totalPrice(contract);
  const block = contract.document.blocks[sentence.block];
  if (rest === undefined || total === null || !isFilled(total) || block === undefined) return [];
  const before = filledAmounts(contract, { start: block.start, end: rest.start });
  const paid = before.filter((sum) => sum.fen !== total.fen);
  const said = contract.document.text.slice(block.start, rest.end);
  if (paid.length === 0 || paid.length > MOST_PAID || /违约|逾期|利息|每[月期年]|退|扣/.test(said)) return [];
  if (!paid.every((sum) => paidSum.test(wordsBefore(contract, sum)))) return [];
  const of = (parts: readonly FilledAmount[]): SumRelation => ({
    kind: 'sum',
    name: 'instalments',
    parts: [...parts, rest].map((part) => figureOfAmount(contract, part)),
    result: figureOfAmount(contract, total),
  });
  const relation = [of(paid), ...paid.map((one) => of([one]))].find(holds) ?? of(paid);
  if (!isClose(relation)) return [];
  return [
    {
      relation,
      place: sentence,
      others: sentence.start <= total.start && total.start < sentence.end ? [] : [total],
    },
  ];
}

const MOST_PAID = 2;
