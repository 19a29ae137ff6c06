/** Quantities that a sentence adds up: 1号1,250kVA、2号800kVA，合计2,050kVA; 总面积500平方米，其中…; 一式四份，各执两份. */
import type { Contract } from '../contract.ts';
import { ONE, size } from '../numbers/exact-number.ts';
import { readNumber } from '../numbers/read-number.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';
import { figureOfAmount } from './figure-of-fact.ts';
import { expectedOf, type Relation, type SumRelation } from './figure-relation.ts';
import { implied, type Measure, measuresIn } from './measures.ts';
import { filledAmounts } from './price-sentences.ts';
import type { StatedRelation } from './stated-relation.ts';
import { isTableLine } from './timed-amounts.ts';
import { wordsBefore } from './whole-price.ts';

/** 小计136,000元；小计186,000元；合计322,000元 in one paragraph. */
function subtotals(contract: Contract): readonly StatedRelation[] {
  const { blocks, text } = contract.document;
  return blocks.flatMap((block): StatedRelation[] => {
    if (block.type === 'tableCell' || text.slice(block.start, block.end).includes('\t')) return [];
    const named = (pattern: RegExp) =>
      filledAmounts(contract, block).filter((amount) => pattern.test(wordsBefore(contract, amount)));
    const parts = named(/小计[^，。；\d]{0,8}$/);
    const [total, another] = named(/(?:合计|共计|总计|总价)[^，。；\d]{0,8}$/);
    if (parts.length < 2 || total === undefined || another !== undefined) return [];
    const relation: SumRelation = {
      kind: 'sum',
      name: 'total',
      parts: parts.map((part) => figureOfAmount(contract, part)),
      result: figureOfAmount(contract, total),
    };
    return [{ relation, place: total, others: parts }];
  });
}

export function statedSums(contract: Contract): readonly StatedRelation[] {
  return [...subtotals(contract), ...sumsInSentences(contract)];
}

function sumsInSentences(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence) => {
    if (sentence.isCell || isTableLine(contract, sentence)) return [];
    return [...measureSums(sentence), ...copies(contract, sentence)].map((relation) => ({
      relation,
      place: sentence,
      others: [],
    }));
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

const number = '[一二两三四五六七八九十壹贰叁肆伍陆柒捌玖拾\\d]{1,3}';
const allCopies = new RegExp(`一式(?<count>${number})份`);
const eachCopies = new RegExp(
  `(?:(?<parties>[甲乙丙丁戊方、和及]{2,12})?(?<many>双|两|三|四|各)?方?)各(?:自)?(?:执|持|保存|留存|存)(?<count>${number})份`,
);
const ownCopies = new RegExp(`[甲乙丙丁](?:方|)(?:执|持|保存|留存|存)(?<count>${number})份`, 'g');
const furtherCopies =
  /其余|余下|另|报送?|备案|存档|公证|登记|送|主管|税务|银行|房管|监理|招标|代理|见证|保证人|担保|用于/;

/** 一式六份，双方各执两份: two copies belong to nobody. */
function copies({ parties }: Contract, { text }: Sentence): readonly Relation[] {
  const all = allCopies.exec(text);
  if (all === null || furtherCopies.test(text)) return [];
  const stated = readNumber(all.groups?.count ?? '');
  const each = eachCopies.exec(text);
  const own = [...text.matchAll(ownCopies)].map((match) => readNumber(match.groups?.count ?? '') ?? 0);
  const shared =
    each === null ? 0 : holders(each, text, parties.length) * (readNumber(each.groups?.count ?? '') ?? 0);
  const parts = [...own, ...(shared > 0 ? [shared] : [])].filter((part) => part > 0);
  // One party's copies alone are not the whole distribution.
  if (stated === null || parts.length === 0 || (shared === 0 && own.length < 2)) return [];
  return [{ kind: 'sum', name: 'total', parts: parts.map(implied), result: implied(stated) }];
}

function holders(match: RegExpExecArray, text: string, parties: number): number {
  const { parties: named = '', many = '' } = match.groups ?? {};
  const listed = named.replace(/[^甲乙丙丁戊]/g, '').length;
  if (listed > 1) return listed;
  // 甲方、乙方、债务人各执一份.
  const [, all = ''] = /(?:^|[，；：])([^，；：。]{2,30}?)各(?:自)?(?:执|持|保存|留存|存)/.exec(text) ?? [];
  const holding = all.split(/[、和及与]/).length;
  if (holding > 1 && !/双方|各方|[三四]方/.test(all)) return holding;
  // 自三方签字之日起生效，各方各执二份: whoever is introduced besides them does not sign.
  const signing = /(双|两|三|四)方[^，。；]{0,12}(?:签|盖章)/.exec(text)?.[1];
  const counts: Readonly<Record<string, number>> = { 双: 2, 两: 2, 三: 3, 四: 4 };
  return counts[many] ?? counts[signing ?? ''] ?? parties;
}
