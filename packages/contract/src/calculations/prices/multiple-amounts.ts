/**
 * One sum as a multiple of another: 相当于两个月租金的押金13,000元, 每季度45万元，即全年180万元. The relation is
 * computed before anything is called a contradiction.
 */
import { documentSpan, type Span } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { ofFen } from '../../numbers/exact-number.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import type { Figure, ProductRelation } from '../figures/figure-relation.ts';
import { implied } from '../figures/measures.ts';
import { bestReading, type StatedRelation } from '../stated-relation.ts';
import { type Time, type TimedAmount, timedAmounts } from '../terms/timed-amounts.ts';
import { filledAmounts } from './price-sentences.ts';

const MONTHS: Readonly<Record<Time, number>> = { day: 0, month: 1, quarter: 3, year: 12 };

export function multipleAmounts(contract: Contract): readonly StatedRelation[] {
  return [
    ...sentencesOf(contract).flatMap((sentence) => monthsOfRent(contract, sentence)),
    ...convertedTimes(contract),
  ];
}

const months =
  /(?:(?<count>[一二两三四五六七八九十\d]{1,3})个(?<unit>月|季度)|(?<half>半年))的?(?:首[年月期]|当期|基本)?(?:月)?(?<noun>租金|房租|工资|服务费|管理费|物业费|仓储费|物业服务费)/g;
const otherMatter = /剩余|未付|逾期|拖欠|欠付|累计|提前|解除|违约|免除|减免|不超过|不少于|最高|以上/;

/** N个月租金 with a sum beside it. */
function monthsOfRent(contract: Contract, sentence: Sentence): StatedRelation[] {
  if (otherMatter.test(sentence.text)) return [];
  return [...sentence.text.matchAll(months)].flatMap((match) => {
    const { count = '', unit = '', half, noun = '' } = match.groups ?? {};
    const times = half === undefined ? (readNumber(count) ?? 0) * (unit === '月' ? 1 : 3) : HALF_YEAR;
    const at = sentence.at(match.index, match.index + match[0].length);
    // 三个月租金及押金共计: the sum is of both.
    if (/^(?:以?及|和|与|、|加)/.test(sentence.text.slice(match.index + match[0].length))) return [];
    const beside = filledAmounts(contract, sentence).filter(({ start, end }) => {
      const gap =
        start >= at.end
          ? contract.document.text.slice(at.end, start)
          : contract.document.text.slice(end, at.start);
      return gap.length <= REACH && !/[。；\d]/.test(gap.replace(/[（(]大写[^）)]*[）)]/, ''));
    });
    // 每月租金9,800元，押金为三个月租金，即29,400元: the sum behind it.
    const sum = beside.find(({ start }) => start >= at.end) ?? beside[0];
    const bases = monthly(contract, noun).filter(({ amount }) => amount.start !== sum?.start);
    if (sum === undefined || times === 0 || bases.length === 0) return [];
    const readings = bases.map((base) => product(contract, base, times / MONTHS[base.time ?? 'month'], sum));
    const relation = bestReading(readings);
    const used = relation === null ? undefined : bases[readings.indexOf(relation)];
    if (relation === null || used === undefined) return [];
    return [{ relation, place: sentence, others: elsewhere(sentence, used) }];
  });
}

const REACH = 26;
const HALF_YEAR = 6;

function monthly(contract: Contract, noun: string): readonly TimedAmount[] {
  const head = noun.slice(-2);
  return timedAmounts(contract).filter(
    ({ time, unit, noun: own, words }) =>
      time !== null &&
      time !== 'day' &&
      unit === null &&
      own === head &&
      !/押金|保证金|违约|\d个月/.test(words),
  );
}

function product(
  contract: Contract,
  base: TimedAmount,
  times: number,
  sum: TimedAmount['amount'],
): ProductRelation {
  const factors: Figure[] = [figureOfAmount(contract, base.amount), implied(times)];
  return { kind: 'product', name: 'product', factors, result: figureOfAmount(contract, sum) };
}

const changing =
  /按[^，。；]{0,4}个月|递增|上浮|优惠|免租|折|第[二三四五六七]年|扣除|减|首期|首次|其中|分别|余款|余额|结清|尾款|考核|绩效/;

/** 月租金 and 年租金 of the same thing, side by side. */
function convertedTimes(contract: Contract): StatedRelation[] {
  const all = timedAmounts(contract).filter(
    ({ time, unit, isUnitPrice }) => time !== null && time !== 'day' && unit === null && !isUnitPrice,
  );
  return all.flatMap((sum, index) => {
    const base = all[index - 1];
    if (base === undefined || sum.time === null || base.time === null || sum.time === base.time) return [];
    // 一个季度租金、押金共计: a sum of two things.
    if (/[、及和与]|押金|保证金/.test(sum.words + base.words)) return [];
    if (!isSameCharge(sum, base) || sum.sentence.clause !== base.sentence.clause) return [];
    const said = `${base.sentence.text}${sum.sentence.text}`;
    if (changing.test(said) || sum.sentence.start - base.sentence.end > NEXT_TO) return [];
    const [small, large] = MONTHS[base.time] < MONTHS[sum.time] ? [base, sum] : [sum, base];
    const times = MONTHS[large.time ?? 'year'] / MONTHS[small.time ?? 'month'];
    const relation = bestReading([product(contract, small, times, large.amount)]);
    return relation === null
      ? []
      : [{ relation, place: large.sentence, others: elsewhere(large.sentence, small) }];
  });
}

const NEXT_TO = 40;

const onlyTime =
  /^(?:即|折合|合)?(?:每|全|按|一)?(?:年度?|季度?|个?月)(?:费用?|金额)?(?:合计|共计|总计|共|计|应付|支付|缴纳|交纳|收取|为|即)(?:人民币|[¥￥])?$/;

/** Named alike, or said in the same words of one sentence: 每月应收1万元，每年应收12万元. */
function isSameCharge(sum: TimedAmount, base: TimedAmount): boolean {
  // 每月1,580元，年度合计19,980元: nothing but the time and 合计 is said of the later one.
  const later = sum.amount.start > base.amount.start ? sum : base;
  if (sum.sentence === base.sentence && onlyTime.test(later.words) && !/各|另/.test(later.words)) return true;
  if (sum.noun !== null || base.noun !== null) return sum.noun === base.noun;
  const said = ({ words }: TimedAmount) => words.replace(/[每全整]?个?(?:月|季度?|年度?)/, '');
  return sum.sentence === base.sentence && said(sum) === said(base) && /[收付交缴计总额]/.test(said(sum));
}

function elsewhere(sentence: Sentence, { sentence: other }: TimedAmount): readonly Sentence[] {
  return other.start === sentence.start ? [] : [other];
}

/** 投前估值 + 投资款 = 投后估值. */
export function valuations(contract: Contract): readonly StatedRelation[] {
  const blocks = Map.groupBy(sentencesOf(contract), ({ block }) => block);
  return sentencesOf(contract).flatMap((sentence) => {
    // 投前估值…；投资…，投后估值…: the first of them may stand behind a semicolon.
    const from = (blocks.get(sentence.block)?.[0] ?? sentence).start;
    const whole = documentSpan(from, sentence.end);
    const named = (pattern: RegExp, within: Span = whole) =>
      factsWithin(filledAmounts(contract, within), within).find(({ start }) =>
        pattern.test(
          contract.document.text
            .slice(Math.max(from, start - CLAUSE), start)
            .split(/[，。；]/)
            .at(-1) ?? '',
        ),
      );
    const before = named(/(?:投前|增资前|投资前|融资前|本轮前)[^，]{0,8}估值/);
    const after = named(
      /(?:投后|增资(?:完成)?后|投资(?:完成)?后|融资(?:完成)?后|交割后)[^，]{0,8}估值/,
      sentence,
    );
    const paid = named(/(?:投资|增资款?|认购|融资)(?!前|后|完成)[^估]{0,10}$/);
    if (before === undefined || after === undefined || paid === undefined) return [];
    if (ofFen(paid.fen) >= ofFen(after.fen)) return [];
    const parts = [figureOfAmount(contract, before), figureOfAmount(contract, paid)];
    const result = figureOfAmount(contract, after);
    return [{ relation: { kind: 'sum', name: 'total', parts, result }, place: sentence, others: [] }];
  });
}

/** A clause is not longer. */
const CLAUSE = 80;
