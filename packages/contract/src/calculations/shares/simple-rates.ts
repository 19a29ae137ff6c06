/**
 * One sum, one rate and what it makes: 保险金额2,000,000元，费率千分之三，保险费6,000元; 本金300,000元，日万分之五，20日，违约金
 * 3,000元; 营业收入1,320万元，比上年的1,200万元增长10%. Promise: silent unless the sentence has one of each.
 */
import type { Span } from '@wenjian/document';
import type { Contract, Percentage } from '../../contract.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount, figureOfShare } from '../figures/figure-of-fact.ts';
import type { MarkupRelation, ProductRelation, Relation } from '../figures/figure-relation.ts';
import { holds } from '../figures/figure-relation.ts';
import { isSlip } from '../figures/figure-slips.ts';
import { implied } from '../figures/measures.ts';
import { type FilledAmount, filledAmounts } from '../prices/price-sentences.ts';
import { wordsBefore } from '../prices/whole-price.ts';
import { isNear, type StatedRelation } from '../stated-relation.ts';
import { isTableLine } from '../terms/timed-amounts.ts';

const madeOfRate =
  /(?:利息|保险费|保费|手续费|佣金|服务费|管理费|违约金|滞纳金|罚息|酬金|报酬|提成|税款?|税额|代理费|中介费|担保费|奖金|返利|版税|监理费|设计费|应付|应支付|应缴|应得|实付|补贴|补助|奖励)(?:款|费用)?(?:合计|共计|总计|金额|总额)?(?:[为是计：]|应为|人民币){0,2}$/;
const otherMatter =
  /其中|分别|超过|不足|以上|以内|封顶|上限|不超过|最高|最低|复利|递增|优惠|折|扣|余款|剩余|尾款|首|阶梯|分段/;

export function simpleRates(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence): StatedRelation[] => {
    if (sentence.isCell || isTableLine(contract, sentence) || otherMatter.test(sentence.text)) return [];
    const found = [made(contract, sentence), grown(contract, sentence)];
    return found.flatMap((relation) =>
      relation === null ? [] : [{ relation, place: sentence, others: [] }],
    );
  });
}

function made(contract: Contract, sentence: Sentence): Relation | null {
  const [base, result, more] = filledAmounts(contract, sentence);
  const [rate, another] = factsWithin(contract.percentages, sentence);
  if (base === undefined || result === undefined || more !== undefined) return null;
  if (rate === undefined || another !== undefined || rate.value >= 1) return null;
  if (isNamedFirst(contract, rate, base, result)) return ofRate(contract, base, rate, result, 1);
  if (!madeOfRate.test(wordsBefore(contract, result)) || rate.start < base.end || rate.end > result.start)
    return null;
  const times = timesOf(contract, sentence, rate, result);
  return times === null ? null : ofRate(contract, base, rate, result, times);
}

const namedFirst = /(?<paid>[\u4e00-\u9fff]{2})(?:[为是按]|不超过)?(?<base>[\u4e00-\u9fff]{2,8})的$/;

/** 保函金额为合同价款的10%，合同价款为6,800,000元，保函金额为680,000元. */
function isNamedFirst(
  contract: Contract,
  rate: Percentage,
  base: FilledAmount,
  result: FilledAmount,
): boolean {
  if (rate.end > base.start) return false;
  const { paid, base: whole } = namedFirst.exec(wordsBefore(contract, rate))?.groups ?? {};
  if (paid === undefined || whole === undefined) return false;
  const [first, second] = [base, result].map((sum) => wordsBefore(contract, sum));
  return first?.includes(whole.slice(-2)) === true && second?.includes(paid) === true;
}

function ofRate(
  contract: Contract,
  base: FilledAmount,
  rate: Percentage,
  result: FilledAmount,
  times: number,
): Relation | null {
  const relation: ProductRelation = {
    kind: 'product',
    name: 'product',
    factors: [
      figureOfAmount(contract, base),
      figureOfShare(contract, rate),
      ...(times === 1 ? [] : [implied(times)]),
    ],
    result: figureOfAmount(contract, result),
  };
  return holds(relation) || isSlip(relation) ? relation : null;
}

const MONTHS = 12;

/** How often the rate is taken; null when that is not said plainly. */
function timesOf(contract: Contract, sentence: Sentence, rate: Percentage, result: Span): number | null {
  const before = wordsBefore(contract, rate);
  const per =
    rate.per ?? (/[日天](?:利率|息)?[按为]?$|[每按][日天][^，。；]{0,6}$/.test(before) ? 'day' : null);
  const [period, another] = factsWithin(contract.periods, sentence).filter(({ end }) => end <= result.start);
  if (another !== undefined) return null;
  const said = wordsBefore(contract, result);
  if (per === null) return period === undefined ? 1 : null;
  if (per === 'day') return period?.unit === 'day' ? period.count : null;
  const months =
    period?.unit === 'month' ? period.count : period?.unit === 'year' ? period.count * MONTHS : null;
  if (per === 'month') return /每月|月利息/.test(said) ? 1 : months;
  if (/每年|年利息/.test(said)) return 1;
  return months === null ? null : months / MONTHS;
}

const compared = /[比较][^，。；\d]{0,12}$/;
const changedBy =
  /^[^，。；\d]{0,6}(?:(?<up>增长|增加|上升|提高|上涨|上浮)|(?<down>下降|减少|降低|下浮))了?(?:约)?$/;

/** 比上年的1,200万元增长10%. */
function grown(contract: Contract, sentence: Sentence): MarkupRelation | null {
  const [now, before, more] = filledAmounts(contract, sentence);
  const [rate, another] = factsWithin(contract.percentages, sentence);
  if (now === undefined || before === undefined || more !== undefined) return null;
  if (rate === undefined || another !== undefined || rate.start < before.end) return null;
  if (!compared.test(wordsBefore(contract, before))) return null;
  const between = contract.document.text.slice(before.end, rate.start).replace(/\s/g, '');
  const words = changedBy.exec(between)?.groups;
  if (words === undefined) return null;
  const share = figureOfShare(contract, rate);
  const relation: MarkupRelation = {
    kind: 'markup',
    name: 'share',
    net: figureOfAmount(contract, before),
    rate: words.up === undefined ? { ...share, value: -share.value } : share,
    result: figureOfAmount(contract, now),
  };
  return holds(relation) || (!isRounded(relation) && isNear(relation)) ? relation : null;
}

/** 12.5% of figures that were rounded: within a step of the percentage and of the sums, 1.2亿元 and 1.0亿元. */
function isRounded({ net, rate, result }: MarkupRelation): boolean {
  const wide = (net.value * rate.step) / ONE_SHARE + net.step + result.step;
  const expected = net.value + (net.value * rate.value) / ONE_SHARE;
  const off = expected > result.value ? expected - result.value : result.value - expected;
  return off <= wide;
}

const ONE_SHARE = 1_000_000n;
