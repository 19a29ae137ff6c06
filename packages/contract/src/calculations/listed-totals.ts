/**
 * Lists with their total, in one sentence or line by line: 床位费2,400元，护理费1,800元，合计4,200元; 以上三项合计….
 * Promise: when any part of the list gives the total, or another sum beside it explains the difference, nothing is
 * doubted.
 */
import type { Span } from '@wenjian/document';
import type { Contract } from '../contract.ts';
import { size } from '../numbers/exact-number.ts';
import { readNumber } from '../numbers/read-number.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';
import { figureOfAmount } from './figure-of-fact.ts';
import { expectedOf, type SumRelation } from './figure-relation.ts';
import { type ListedValue, listedValues } from './listed-values.ts';
import { paymentSchedules } from './payment-schedules.ts';
import { isFilled } from './price-sentences.ts';
import type { StatedRelation } from './stated-relation.ts';
import { isTableLine } from './timed-amounts.ts';
import { totalPrice } from './whole-price.ts';

interface Item {
  readonly sentence: Sentence;
  readonly values: readonly ListedValue[];
}

export function listedTotals(contract: Contract): readonly StatedRelation[] {
  const lists = listsOf(contract);
  return [...lists, ...attachedLists(contract, lists)];
}

function listsOf(contract: Contract): readonly StatedRelation[] {
  const items = sentencesOf(contract)
    .filter((sentence) => !sentence.isCell && !isTableLine(contract, sentence))
    .map((sentence): Item => ({ sentence, values: listedValues(contract, sentence) }));
  const paid = new Set(paymentSchedules(contract).flatMap(({ sentences }) => sentences));
  return items.flatMap((item, index) => {
    const first = paid.has(item.sentence) ? null : wholeFirst(contract, items, index);
    if (first !== null) return [first];
    const total = item.values.findLast(({ label, isPrice }) => named.test(label) && !isPrice);
    if (total === undefined) return sumOfPrices(contract, item);
    const own = comparable(item, total).filter(({ start }) => start < total.start);
    const list =
      own.length > 0
        ? inSentence(contract, items, index, total, own)
        : lineByLine(contract, items, index, total);
    return list === null ? [] : [list];
  });
}

const named =
  /(?:合计|共计|总计|总共|合共|一共|总(?:额|价款?|金额|款|费用|数|量|人数|造价|投资|(?:建筑|占地|用地|使用)?面积))[^，。；\d]{0,12}$|^共有?$/;
const added = /(?:合计|共计|总计|总共|合共|一共)[^，。；\d]{0,12}$/;
/** What changes a sum, or makes its figures something else than parts of a total. */
const otherMatter =
  /月息|月利|优惠|折|减|扣|抵|免|退|税|逾期|违约(?!金)|罚|上限|不超过|不低于|不少于|至少|递增|上浮|其中|剩余|余款|尾款|余额|累计|比例|倍|或者?|任一|之一|分别|约(?=(?:人民币)?\d)|左右/;
const each = /各(?!项|类|期|笔|季度|年度|阶段|方|楼|层)|均|每(?![月年季]|个月|项)/;

const wholeNamed =
  /(?:总(?:投资|额|价款?|金额|款|费用|造价|出资|报酬|预算|数|量|人数|(?:建筑|占地|用地|使用)?面积)|注册资本|投资总额|出资总额|合计|共计|总计|(?:年度|全年)[^，。；\d]{0,8}(?:量|额|目标|任务|指标))[^，。；\d]{0,10}$/;
const ordinal = /第([一二三四五六七八九十\d]{1,2})/;
const parting = /其中|包括|分别|由[^。；]{0,30}(?:组成|构成)/;
const changed =
  /优惠|折|减|扣|抵|免|退|税|逾期|违约(?!金)|罚|上限|不超过|不低于|不少于|至少|递增|上浮|剩余|其余|余款|尾款|余额|余下|累计|倍|等|主要|另|或者?|任一|之一|首[期付]|定金|保证金|押金|约(?=(?:人民币)?\d)|左右/;

/** 总投资1,200万元，甲方出资600万元，乙方出资600万元: the whole comes first, and its parts are named alike. */
function wholeFirst(contract: Contract, items: readonly Item[], index: number): StatedRelation | null {
  const item = items[index];
  const whole = item?.values.find(({ isPrice }) => !isPrice);
  if (item === undefined || whole === undefined || !wholeNamed.test(whole.label)) return null;
  // 上述总价包括：设计费…: the first sum is a part.
  if (/(?:包括|包含|构成|组成|如下)[^，。；\d]{0,10}$/.test(whole.label)) return null;
  const own = alike(item, whole).filter(({ start }) => start > whole.start);
  const parts = [...own, ...semicolonsAfter(items, index, whole)];
  if (new Set(parts.map(({ time }) => time).filter(Boolean)).size > 1) return null;
  const last = parts.at(-1);
  const [next] = parts;
  if (last === undefined || next === undefined || parts.length < 2) return null;
  const { text } = contract.document;
  const stop = text.indexOf('。', last.end);
  const said = text.slice(item.sentence.start, stop < 0 ? last.end : stop);
  if (changed.test(said) || each.test(said)) return null;
  const verbs = parts.map(({ label }) => label.replace(/[：:为是¥￥]|人民币/g, '').slice(-2));
  const isAlike = verbs.every((verb) => verb === verbs[0] && /[资付取缴捐认投纳]/.test(verb));
  const isCounted = parts.every(({ label }, at) => readNumber(ordinal.exec(label)?.[1] ?? '') === at + 1);
  const isParted = parting.test(text.slice(whole.end, next.start)) || isMadeOf(text, whole, next, last);
  if (!isAlike && !isCounted && !isParted) return null;
  const list = judged(contract, parts, whole, item.sentence, []);
  if (list === null || list.relation.kind !== 'sum' || list.relation.parts.length < parts.length) return null;
  const difference = size(expectedOf(list.relation) - whole.figure.value);
  return difference * SEVENTH > whole.figure.value ? null : list;
}

const SEVENTH = 7n;

/** 工资总额12,000元，由基本工资5,000元、津贴3,000元和奖金4,000元构成: the verb comes after the last part. */
function isMadeOf(text: string, whole: Span, first: Span, last: Span): boolean {
  return (
    /由[^，。；\d]{0,14}$/.test(text.slice(whole.end, first.start)) &&
    /^[^，。；\d]{0,14}(?:组成|构成)/.test(text.slice(last.end, last.end + 20))
  );
}

function semicolonsAfter(items: readonly Item[], index: number, whole: ListedValue): readonly ListedValue[] {
  const parts: ListedValue[] = [];
  for (let at = index; parts.length < MOST_LINES; at++) {
    const next = items[at + 1];
    if (next === undefined || next.sentence.block !== items[at]?.sentence.block) break;
    const [only, another] = alike(next, whole);
    if (!items[at]?.sentence.text.endsWith('；') || only === undefined || another !== undefined) break;
    parts.push(only);
  }
  return parts;
}

/** A year's target and those of its quarters are of the same unit. */
function alike({ values }: Item, whole: ListedValue): readonly ListedValue[] {
  return values.filter(
    ({ unit, isPrice, start }) => start !== whole.start && unit === whole.unit && !isPrice,
  );
}

function comparable({ values }: Item, total: ListedValue): readonly ListedValue[] {
  return values.filter(
    ({ unit, isPrice, time, start }) =>
      start !== total.start &&
      unit === total.unit &&
      !isPrice &&
      (time === total.time || time === null || total.time === null),
  );
}

const perOne = /每(?:人|名|位|户|间|台|套|件|桌|份|辆|车)/;

/** 早餐每人8元，午餐每人18元，晚餐每人14元，每人每日合计40元: all for one of the same. */
function sumOfPrices(contract: Contract, { sentence, values }: Item): readonly StatedRelation[] {
  const total = values.at(-1);
  const parts = values.slice(0, -1);
  const one = perOne.exec(total?.label ?? '')?.[0];
  if (total === undefined || one === undefined || parts.length < 2 || !added.test(total.label)) return [];
  if (parts.some(({ label, unit }) => unit !== total.unit || perOne.exec(label)?.[0] !== one)) return [];
  if (otherMatter.test(sentence.text)) return [];
  const list = judged(contract, parts, total, sentence, []);
  return list === null ? [] : [list];
}

/** The parts stand before the total, in its sentence and in those that a semicolon separates from it. */
function inSentence(
  contract: Contract,
  items: readonly Item[],
  index: number,
  total: ListedValue,
  own: readonly ListedValue[],
): StatedRelation | null {
  const last = own.at(-1);
  const item = items[index];
  if (item === undefined || last === undefined) return null;
  const { text } = contract.document;
  const gap = text.slice(last.end, total.start);
  if (gap.length > LONGEST_GAP || new Set(own.map(({ time }) => time).filter(Boolean)).size > 1) return null;
  const before = own.length > 1 ? [] : semicolonParts(items, index, total);
  const parts = [...before, ...own];
  const [first] = parts;
  if (first === undefined || parts.length < 2) return null;
  const said = text.slice(Math.min(first.start, item.sentence.start), total.start);
  if (otherMatter.test(said) || each.test(said)) return null;
  const others = before.length === 0 ? [] : [items[index - 1]?.sentence ?? item.sentence];
  return judged(contract, parts, total, item.sentence, others);
}

const LONGEST_GAP = 24;

function semicolonParts(items: readonly Item[], index: number, total: ListedValue): readonly ListedValue[] {
  const parts: ListedValue[] = [];
  for (let at = index - 1; at >= 0 && parts.length < MOST_LINES; at--) {
    const item = items[at];
    if (item === undefined || item.sentence.block !== items[index]?.sentence.block) break;
    const [only, another] = comparable(item, total);
    if (!item.sentence.text.endsWith('；') || only === undefined || another !== undefined) break;
    parts.unshift(only);
  }
  return parts;
}

const counted =
  /(?:以上|上述|前述|前列|上列)?(?<count>[二两三四五六七八九十\d]{1,2})(?:项|笔|期|类|部分|处|批|种|户|宗|幢|栋|件)[^，。；\d]{0,12}$/;
const above = /以上|上述|前述|前列|上列/;

/** The parts stand in the lines above, one in each. */
function lineByLine(
  contract: Contract,
  items: readonly Item[],
  index: number,
  total: ListedValue,
): StatedRelation | null {
  const item = items[index];
  if (item === undefined) return null;
  const { text } = contract.document;
  const lead = text.slice(item.sentence.start, total.start).replace(/\s/g, '');
  if (lead.length > LONGEST_LEAD || (!added.test(total.label) && !/总价|总额|总金额/.test(total.label)))
    return null;
  const count = readNumber(counted.exec(total.label)?.groups?.count ?? '');
  const isAbove = above.test(lead);
  const lines = linesAbove(items, index, total, count ?? MOST_LINES, isAbove || count !== null);
  if (lines === null || lines.length < 2 || (count !== null && lines.length !== count)) return null;
  if (count === null && !isAbove && !isUniform(lines)) return null;
  if (lines.some(({ sentence }) => otherLine.test(sentence.text)) || otherLine.test(lead)) return null;
  return judged(
    contract,
    lines.map(({ value }) => value),
    total,
    item.sentence,
    lines.map(({ sentence }) => sentence),
  );
}

const LONGEST_LEAD = 30;
const MOST_LINES = 60;
const otherLine = /优惠|折扣|减免|抵扣|扣除|其中|逾期|违约|不超过|上限/;

interface Line {
  readonly sentence: Sentence;
  readonly value: ListedValue;
}

/** Null when a line has several sums and none of them is its result. */
function linesAbove(
  items: readonly Item[],
  index: number,
  total: ListedValue,
  most: number,
  maySkip: boolean,
): readonly Line[] | null {
  const lines: Line[] = [];
  let skipped = 0;
  for (let at = index - 1; at >= 0 && lines.length < most; at--) {
    const item = items[at];
    if (item === undefined) break;
    const found = comparable(item, total);
    const last = found.at(-1);
    if (last === undefined) {
      // 序号1；项目：拆改；金额：18,600元: the beginning of the same line.
      if (item.sentence.block === lines[0]?.sentence.block) continue;
      skipped += 1;
      if (!maySkip || lines.length === 0 || skipped > 1) break;
      continue;
    }
    skipped = 0;
    if (added.test(last.label) && found.length === 1) break;
    if (found.length > 1 && !/(?:小计|合计|共计|计|共)[：:]?(?:人民币)?$/.test(last.label)) return null;
    lines.unshift({ sentence: item.sentence, value: last });
  }
  return lines;
}

const numbered =
  /^(?:[（(]?[\d一二三四五六七八九十]{1,3}[)）、.．]|[①-⑳]|序号|第[一二三四五六七八九十\d]+|项目|品名|标的|[A-Za-z]\d?[.、：:区栋])/;

/** Alike: the same words name the figure, or every line has a number of its own. */
function isUniform(lines: readonly Line[]): boolean {
  const names = lines.map(({ value: { label } }) => label.replace(/[：:为是¥￥]|人民币/g, '').slice(-2));
  const [name = ''] = names;
  const isNamed = name.length === 2 && names.every((one) => one === name);
  const isNumbered = lines.every(({ sentence }) => numbered.test(sentence.text));
  const isBarred = lines.every(({ sentence }) => /[|｜]/.test(sentence.text));
  const isOneList = lines.every(
    ({ sentence }) => sentence.text.endsWith('；') && sentence.block === lines[0]?.sentence.block,
  );
  const isManyLines = new Set(lines.map(({ sentence }) => sentence.block)).size > 1;
  return (isNamed && isManyLines) || isNumbered || isBarred || isOneList;
}

const SHARE = 10n;
const MOST = 3n;

/** Of the readings (the whole list, or its last parts) the right one; a doubt only about the whole list. */
function judged(
  contract: Contract,
  parts: readonly ListedValue[],
  total: ListedValue,
  place: Sentence,
  others: readonly Sentence[],
): StatedRelation | null {
  const of = (from: number): SumRelation => ({
    kind: 'sum',
    name: 'total',
    parts: parts.slice(from).map(({ figure }) => figure),
    result: total.figure,
  });
  const right = rightFrom(parts, total);
  const relation = of(Math.max(right, 0));
  if (right < 0) {
    const difference = size(expectedOf(relation) - total.figure.value);
    if (difference * SHARE > total.figure.value * MOST) return null;
    if (parts.some(({ figure }) => figure.value >= total.figure.value)) return null;
    if (isExplained(contract, parts, total, difference)) return null;
  }
  return { relation, place, others: others.filter(({ start }) => start !== place.start) };
}

/** Where the longest end of the list begins that gives the total; -1 when none does. */
function rightFrom(parts: readonly ListedValue[], total: ListedValue): number {
  let sum = 0n;
  let from = -1;
  for (let at = parts.length - 1; at >= 0; at--) {
    sum += parts[at]?.figure.value ?? 0n;
    if (sum === total.figure.value && at < parts.length - 1) from = at;
  }
  return from;
}

const AROUND = 300;

/** A sum beside the list is what it lacks. */
function isExplained(
  { amounts }: Contract,
  parts: readonly ListedValue[],
  total: ListedValue,
  difference: bigint,
): boolean {
  const from = Math.min(total.start, ...parts.map(({ start }) => start)) - AROUND;
  const known = new Set(parts.map(({ start }) => start));
  return (
    total.unit === '元' &&
    amounts.some(
      ({ start, fen }) =>
        start > from &&
        start < total.end + AROUND &&
        !known.has(start) &&
        fen !== null &&
        BigInt(fen) * FEN_VALUE === difference,
    )
  );
}

const FEN_VALUE = 10_000n;

const priceList = /报价|价格|价款|费用|预算|造价|清单|明细|分项|计价/;
const openPrice = /暂定|暂估|预计|不含|上限|不超过|另行|以[^，。；]{0,10}结算/;
const NEAREST = 10n;

/** The list of an attachment, with its own right total, is the list of the price. */
function attachedLists(contract: Contract, lists: readonly StatedRelation[]): readonly StatedRelation[] {
  const price = totalPrice(contract);
  if (price === null || !isFilled(price)) return [];
  const attached = lists.filter(
    ({ relation, place, others }) =>
      relation.result.kind === 'money' &&
      relation.result.currency === undefined &&
      others.length > 2 &&
      expectedOf(relation) === relation.result.value &&
      attachedTitle(contract, place.start) > price.start,
  );
  const [list, another] = attached;
  if (list === undefined || another !== undefined || list.relation.kind !== 'sum') return [];
  const title = attachedTitle(contract, list.place.start);
  const place = sentencesOf(contract).find(({ start, end }) => start <= price.start && price.start < end);
  if (place === undefined || openPrice.test(place.text)) return [];
  if (!priceList.test(contract.document.text.slice(title, title + TITLE).split('\n')[0] ?? '')) return [];
  const result = figureOfAmount(contract, price);
  const relation: SumRelation = { ...list.relation, result };
  const difference = size(expectedOf(relation) - result.value);
  if (difference === 0n || difference * NEAREST > result.value) return [];
  return [{ relation, place, others: [list.place] }];
}

const TITLE = 40;

/** Where the attachment around a place begins; -1 outside of attachments. */
function attachedTitle({ document: { text } }: Contract, at: number): number {
  const from = Math.max(text.lastIndexOf('\n附件', at), text.lastIndexOf('\n附表', at));
  return from < 0 ? -1 : from + 1;
}
