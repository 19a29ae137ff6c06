/**
 * What one costs or holds, how many there are, and the result: 每学时350元，48学时，合计16,800元; 每班35人，四个班，总人数
 * 140人; 图像采集12万张 in one article and 每张1.5元，计180,000元 in another. Promise: silent where a number is not the only
 * one of its kind, and about results that are no slip of digits.
 */
import type { Contract } from '../../contract.ts';
import { articleSentences, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { holds, type ProductRelation } from '../figures/figure-relation.ts';
import { isSlip } from '../figures/figure-slips.ts';
import { implied } from '../figures/measures.ts';
import { agrees, type StatedRelation } from '../stated-relation.ts';
import { type ListedValue, listedValues } from '../tables/listed-values.ts';
import { isTableLine, type Time, timeNamed } from '../terms/timed-amounts.ts';
import { countsOf, type SaidRate, saidRates } from './said-rates.ts';

const resultNamed =
  /(?:合计|共计|总计|小计|总共|共[\u4e00-\u9fff]{0,4}|计|即|总(?:额|价款?|数|量|人数|金额|费用|款)|货款|费用?|款|租金|报酬|金额)(?:[为是：:]|人民币|[¥￥]){0,3}$/;
const otherResult =
  /押金|保证金|违约|逾期|定金|罚|折|优惠|不超过|最高|上限|不低于|不少于|至少|预付|首付|首期|尾款|余款|单价|每(?!月|季|年|日|天)/;
const changed =
  /优惠|折|减|扣|免|逾期|违约|罚|递增|上浮|首[年期付]|超过|超出|另|不足|附赠|赠送|其余|最低|最高|上限|封顶|起步|阶梯|约(?=\d)|不少于|不低于|保底|第[二三四五]年/;

export function rateTimes(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence) => {
    if (sentence.isCell || isTableLine(contract, sentence) || changed.test(sentence.text)) return [];
    if (isOfSeveral(contract, sentence)) return [];
    const rates = saidRates(contract, sentence);
    const values = listedValues(contract, sentence);
    return values.flatMap((sum, index): StatedRelation[] => {
      const isRate = rates.some(({ value, per }) => value.start === sum.start && !isOnlyTime(per));
      if (isRate || !resultNamed.test(sum.label) || otherResult.test(sum.label)) return [];
      const own = rateBefore(rates, values.slice(0, index), sum);
      const rate = own ?? (rates.length === 0 ? rateAbove(contract, sentence, sum) : null);
      return rate === null ? [] : productOf(contract, sentence, rate, sum, values[index - 1]);
    });
  });
}

/** Behind a semicolon and another price a total is of all of them. */
function isOfSeveral({ document: { text } }: Contract, { start, text: own }: Sentence): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /；\s*$/.test(line) && /单价|每/.test(line) && /总计|合计|共计|总[价额]/.test(own);
}

function isOnlyTime(per: readonly string[]): boolean {
  return per.every((thing) => /^(?:月|季度|年)$/.test(thing));
}

/** The last one before the result, when nothing else of the same unit stands between them. */
function rateBefore(
  rates: readonly SaidRate[],
  before: readonly ListedValue[],
  sum: ListedValue,
): SaidRate | null {
  const rate = rates.findLast(({ value }) => value.start < sum.start && value.unit === sum.unit);
  if (rate === undefined) return null;
  const between = before.some(({ start, unit }) => start > rate.value.start && unit === sum.unit);
  return between ? null : rate;
}

const wholeNamed = /总(?:人数|数|量)|合计|共计|总计/;

/** The only rate of this unit in the article above. */
function rateAbove(contract: Contract, sentence: Sentence, sum: ListedValue): SaidRate | null {
  if (!wholeNamed.test(sum.label)) return null;
  const above = articleSentences(contract, sentence).filter(({ start }) => start < sentence.start);
  const found = above
    .flatMap((each) => (changed.test(each.text) ? [] : saidRates(contract, each)))
    .filter(
      ({ value, per }) =>
        value.unit === sum.unit && per.every((thing) => countsOf(thing, sentence.text).size === 1),
    );
  const [rate, another] = found;
  return rate === undefined || another !== undefined ? null : rate;
}

function productOf(
  contract: Contract,
  sentence: Sentence,
  rate: SaidRate,
  sum: ListedValue,
  last: ListedValue | undefined,
): StatedRelation[] {
  const { text } = contract.document;
  const isAbove = rate.sentence !== sentence;
  const start = isAbove ? sentence.start : segmentStart(contract, sentence, rate);
  const [own, behind] = isAbove
    ? [text.slice(start, sum.start), '']
    : [text.slice(start, rate.value.start), text.slice(rate.value.end, sum.start)];
  const said = withoutRates(`${own}，${behind}`);
  const counts = rate.per.map((thing) => countFor(contract, sentence, rate, sum, thing, said));
  if (last === undefined && counts.length === 0) return [];
  if (counts.some((count) => count === null)) return [];
  const times = counts.flatMap((count) => (count === null || count === 1 ? [] : [implied(count)]));
  if (times.length === 0) return [];
  const relation: ProductRelation = {
    kind: 'product',
    name: 'product',
    factors: [rate.value.figure, ...times],
    result: sum.figure,
  };
  if (!holds(relation) && (agrees(relation) || !isSlip(relation))) return [];
  return [{ relation, place: sentence, others: isAbove ? [rate.sentence] : [] }];
}

/** 每人每日 are no counts. */
function withoutRates(text: string): string {
  return text.replace(/\s/g, '').replaceAll(/每[一二三四五六七八九十\d]{0,3}个?/g, '每');
}

/** Behind the last result before the rate. */
function segmentStart(contract: Contract, sentence: Sentence, { value }: SaidRate): number {
  const before = listedValues(contract, sentence).findLast(
    ({ end, unit }) => end <= value.start && unit === value.unit,
  );
  return before?.end ?? sentence.start;
}

const MONTHS: Readonly<Record<Time, number>> = { day: 0, month: 1, quarter: 3, year: 12 };
const timeWords: Readonly<Record<string, Time>> = { 天: 'day', 月: 'month', 季度: 'quarter', 年: 'year' };

/** How many there are; null when it is not said, or said in two ways. */
function countFor(
  contract: Contract,
  sentence: Sentence,
  rate: SaidRate,
  sum: ListedValue,
  thing: string,
  said: string,
): number | null {
  const own = timeWords[thing];
  const time = own === undefined ? null : (timeNamed(sum.label) ?? yearly(sum.label));
  if (own !== undefined && time !== null) return own === time ? 1 : timesIn(own, time);
  const [here, another] = countsOf(thing, said);
  if (here !== undefined) return another === undefined ? here : null;
  return rate.subject.length < 2 ? null : elsewhere(contract, sentence, rate.subject, thing);
}

/** Three months in a quarter; how many days a month has is another matter. */
function timesIn(small: Time, large: Time): number | null {
  const times = MONTHS[small] === 0 ? 0 : MONTHS[large] / MONTHS[small];
  return Number.isInteger(times) && times > 0 ? times : null;
}

/** 年养护费: of a year. */
function yearly(label: string): Time | null {
  return /(?:^|[，：、])年[\u4e00-\u9fff]{1,6}(?:费|金|额)[为是：]?$/.test(label) ? 'year' : null;
}

/** 图像采集12万张 in another sentence; the only such number. */
function elsewhere(contract: Contract, sentence: Sentence, subject: string, thing: string): number | null {
  const name = subject.slice(-4);
  const found = new Set<number>();
  for (const { text, start } of sentencesOf(contract)) {
    if (start === sentence.start) continue;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      const behind = /^[^，。；]{0,24}/.exec(text.slice(at + name.length))?.[0] ?? '';
      for (const count of countsOf(thing, behind)) found.add(count);
    }
  }
  const [only, another] = found;
  return only === undefined || another !== undefined ? null : only;
}
