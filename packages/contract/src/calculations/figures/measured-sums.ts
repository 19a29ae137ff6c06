/** Quantities that a sentence adds up: 1号1,250kVA、2号800kVA，合计2,050kVA; 共126个，已完成108个，尚未完成18个; 总工期240天，其中…. */
import type { Contract } from '../../contract.ts';
import { ONE, size } from '../../numbers/exact-number.ts';
import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { isTableLine } from '../terms/timed-amounts.ts';
import { expectedOf, type SumRelation } from './figure-relation.ts';
import { type Measure, measuresIn } from './measures.ts';

export function measuredSums(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence) => {
    if (sentence.isCell || isTableLine(contract, sentence)) return [];
    return measureSums(sentence).map((relation) => ({ relation, place: sentence, others: [] }));
  });
}

const totalBefore =
  /(?:合计|共计|总计|总共|一共|全长|全程|总(?:量|数|面积|容量|台数|件数|长度?|里程|重量?|课时|学时|分|人数))[^，。；\d]{0,8}$/;
const wholeBefore =
  /(?:总(?:建筑)?(?:面积|容量|数量|量|分|人数|数)|满分|面积|共|共计|合计|总计)[^，。；\d]{0,8}$/;
const parted = /^：|其中|分别|包括|由[^。；]{0,30}组成/;
/** 46台，其中: what stands right before is the whole. */
const partsFollow = /^[^，。；\d]{0,12}[，：（、]?(?:其中|包括|分别为?|分为)/;
/** 应到代表85人，实到78人，缺席7人. */
const dueBefore = /应(?:到|出席|参加|参会|投票)[^，。；\d]{0,8}$/;
/** Only some of the parts, or no parts at all. */
const openEnd = /其余|剩余|余下|等/;
const openParts = /约(?=\d)|各(?=\d)|每|不少于|不低于|不超过|至少|以上|以下|或者?|超过/;

function measureSums(sentence: Sentence): readonly SumRelation[] {
  const byUnit = Map.groupBy([...measuresIn(sentence), ...daysOfWork(sentence)], ({ unit }) => unit);
  return [...byUnit.values()].flatMap((measures) => {
    const [first, ...rest] = measures;
    const last = rest.at(-1);
    if (first === undefined || last === undefined || measures.length < 3) return [];
    const before = (measure: Measure) => sentence.text.slice(Math.max(0, measure.from - 16), measure.from);
    if (totalBefore.test(before(last))) return near(sumOf(measures.slice(0, -1), last));
    const at = measures.findIndex((each, index) => {
      const next = measures[index + 1];
      return next !== undefined && partsFollow.test(sentence.text.slice(each.to, next.from));
    });
    const whole = measures[at];
    const parts = measures.slice(at + 1);
    if (openEnd.test(sentence.text.slice(first.to))) return [];
    if (whole !== undefined && parts.length > 1 && !openParts.test(sentence.text.slice(whole.to, last.to)))
      return near(sumOf(parts, whole));
    if (isComplement(sentence, measures)) return near(sumOf(rest, first));
    if (dueBefore.test(before(first)) && !openParts.test(sentence.text.slice(first.to, last.to)))
      return near(sumOf(rest, first));
    const said = sentence.text.slice(first.to, rest[0]?.from);
    if (wholeBefore.test(before(first)) && parted.test(said)) return near(sumOf(rest, first));
    return [];
  });
}

const workDays = /(?<![\d.,第])(?<days>\d{1,4})(?:日历)?天/g;

/** 总工期240天，其中基础施工60天…: days are parts only of a named whole. */
function daysOfWork(sentence: Sentence): readonly Measure[] {
  if (!/(?:总?工期|总时长|总周期|共|总计)[^，。；\d]{0,6}\d{1,4}(?:日历)?天[，：（]?其中/.test(sentence.text))
    return [];
  return [...sentence.text.matchAll(workDays)].map((match) => {
    const [from, digits] = [match.index, match.groups?.days ?? ''];
    const value = BigInt(digits) * ONE;
    const span = sentence.at(from, from + digits.length);
    const figure = { span, value, step: ONE, unit: ONE, kind: 'count' as const };
    return { unit: '天', figure, from, to: from + match[0].length };
  });
}

const allOf = /(?:共|总|全|应|计划|收到|发出|抽检|检测)[^，。；\d]{0,12}$/;
const restOf =
  /(?:未|尚|暂缓|不合格|返修|失败|缺|剩余|无效|反对|弃权|正在|待|在办|退回|驳回|淘汰|作废)[^，。；\d]{0,8}$/;

/** 共126个，已完成108个，尚未完成18个: the two are all of them. */
function isComplement(sentence: Sentence, measures: readonly Measure[]): boolean {
  const [first, , last] = measures;
  if (first === undefined || last === undefined || measures.length !== 3) return false;
  const label = ({ from }: Measure): string =>
    sentence.text
      .slice(Math.max(0, from - LABEL), from)
      .split(/[，。；：]/)
      .at(-1) ?? '';
  const said = sentence.text.slice(first.to, last.to);
  return allOf.test(label(first)) && restOf.test(label(last)) && !openParts.test(said) && !/其中/.test(said);
}

const LABEL = 18;

function sumOf(parts: readonly Measure[], result: Measure): SumRelation {
  return { kind: 'sum', name: 'total', parts: parts.map(({ figure }) => figure), result: result.figure };
}

const FIFTH = 5n;

/** Parts far below the whole are only some of its parts. */
function near(relation: SumRelation): readonly SumRelation[] {
  const { value } = relation.result;
  return size(expectedOf(relation) - value) * FIFTH <= value ? [relation] : [];
}
