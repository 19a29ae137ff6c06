/**
 * A whole and its parts in one stretch of text, by structure: figures of one unit, one of which is called the whole
 * (合计, 共, 总…) or is taken apart behind it (其中, 由…组成, 分别, a colon). What the figures are for does not matter.
 */
import { type Span, smallestOf } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import { expectedOf } from '../figures/figure-relation.ts';
import { type Cue, nearSum } from '../slips/near-sums.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { paymentSchedules } from '../terms/payment-schedules.ts';
import { isTableLine } from '../terms/timed-amounts.ts';
import { type ListedValue, listedValues } from './listed-values.ts';

/** Sentences that semicolons and colons join. */
export interface Stretch extends Span {
  readonly sentences: readonly Sentence[];
  readonly values: readonly ListedValue[];
}

export function partsAndWholes(contract: Contract): readonly StatedRelation[] {
  const stretches = stretchesOf(contract);
  const paid = new Set(paymentSchedules(contract).flatMap(({ sentences }) => sentences));
  return stretches.flatMap((stretch, index) =>
    units(stretch).flatMap((values) => {
      const isPaid = stretch.sentences.some((sentence) => paid.has(sentence));
      const before = stretches[index - 1];
      return (
        totalLast(contract, stretch, values, before) ??
        (isPaid ? null : wholeFirst(contract, stretch, values)) ??
        []
      );
    }),
  );
}

const cache = new WeakMap<Contract, readonly Stretch[]>();
const LONGEST_STRETCH = 60;

export function stretchesOf(contract: Contract): readonly Stretch[] {
  const known = cache.get(contract);
  if (known !== undefined) return known;
  const groups: Sentence[][] = [];
  for (const sentence of sentencesOf(contract)) {
    if (sentence.isCell || isTableLine(contract, sentence)) continue;
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isJoined = last !== undefined && /[；：]$/.test(last.text) && sentence.block - last.block <= 1;
    if (isJoined && (group?.length ?? 0) < LONGEST_STRETCH) group?.push(sentence);
    else groups.push([sentence]);
  }
  const stretches = groups.map((sentences): Stretch => {
    const values = sentences.flatMap((sentence) => listedValues(contract, sentence));
    return { start: sentences[0]?.start ?? 0, end: sentences.at(-1)?.end ?? 0, sentences, values } as Stretch;
  });
  cache.set(contract, stretches);
  return stretches;
}

function units({ values }: Stretch): readonly (readonly ListedValue[])[] {
  const plain = values.filter(({ isPrice }) => !isPrice);
  return [...Map.groupBy(plain, ({ unit }) => unit).values()].filter(({ length }) => length <= MOST_VALUES);
}

/** More of one unit in one stretch is no sentence a person adds up. */
const MOST_VALUES = 80;

const added = /(?:合计|共计|总计|总共|合共|一共|累计|之和|相加)[^，。；\d]{0,14}$/;
/** 三处共23.5亩: of what was said before. */
const above = /(?:合计|共计|总计|总共|合共|一共|[项处块笔人类种宗幢栋层者]共)[^，。；\d]{0,14}$/;
const totalled =
  /(?:总(?:额|价款?|金额|款|费用?|数|量|人数|造价|投资|出资|报酬|预算|[\u4e00-\u9fff]{0,4}面积)|价税合计)[^，。；\d]{0,12}$|(?:^|[\u4e00-\u9fff])共(?:有|为|需|付|收)?(?:人民币)?$/;

/** 基本工资5,000元、绩效3,000元，合计8,000元; …。三块地合计23.5亩. */
function totalLast(
  contract: Contract,
  stretch: Stretch,
  values: readonly ListedValue[],
  before: Stretch | undefined,
): StatedRelation[] | null {
  const at = values.findLastIndex(({ label }) => added.test(label) || totalled.test(label));
  const total = values[at];
  if (total === undefined) return null;
  const count = countNamed(total);
  const own = lastOf(values.slice(0, at), count) ?? sinceLastTotal(values.slice(0, at));
  const isAbove = own.length === 0 && above.test(total.label) && isNextTo(stretch, before);
  const parts = isAbove && before !== undefined ? sinceLastTotal(sameUnit(before, total)) : own;
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined || parts.length < 2) return null;
  const text = contract.document.text;
  if (!isAbove && text.slice(last.end, total.start).length > LONGEST_GAP) return null;
  const from = isAbove ? (before?.start ?? stretch.start) : stretch.start;
  // 逾期利息 among four that are counted is one of them.
  const lead = count === parts.length ? first.label.length : LEAD;
  const list = text.slice(Math.max(from, first.start - lead), total.start);
  const said = count === parts.length ? list.replace(ownNames, '') : list;
  if (isOtherMatter(said, [...parts, total]) || isMixed(parts, total)) return null;
  const sentences = [...(isAbove ? (before?.sentences ?? []) : []), ...stretch.sentences];
  const cue = isAbove || added.test(total.label) ? 'strong' : 'weak';
  return stated(contract, parts, total, cue, text.slice(from, total.end), sentences);
}

const namedCount =
  /(?<count>[二两三四五六七八九十\d]{1,2})(?:项|笔|类|部分|款|者|种)[^，。；\d]{0,6}(?:合计|共计|总计|总共|一共|相加|之和|共)[^，。；\d]{0,14}$/;
const ownNames = /(?:逾期|违约|罚)(?:付款|还款|利|交付)?[息金款]/g;

/** 两项合计, 以上四项共计: of how many. */
function countNamed({ label }: ListedValue): number | null {
  return readNumber(namedCount.exec(label)?.groups?.count ?? '');
}

/** 学费共计10,800元；教材费320元；两项合计: a total in between is one of the two. */
function lastOf(values: readonly ListedValue[], count: number | null): readonly ListedValue[] | null {
  const since = sinceLastTotal(values);
  if (count === null || since.length >= count || since.length === 0 || values.length < count) return null;
  return values.slice(-count);
}

const LONGEST_GAP = 28;
/** What is said further before the list is not about its figures. */
const LEAD = 16;

/** 月租金10,000元，押金20,000元，…共计50,000元: how many months are paid is said elsewhere. */
function isMixed(parts: readonly ListedValue[], { time }: ListedValue): boolean {
  const timed = parts.filter((part) => part.time !== null && !/首|第/.test(part.label));
  return time === null && timed.length > 0 && timed.length < parts.length;
}

function isNextTo(stretch: Stretch, before: Stretch | undefined): boolean {
  const [block, other] = [stretch.sentences[0]?.block, before?.sentences.at(-1)?.block];
  return block !== undefined && other !== undefined && block - other <= 1;
}

function sameUnit({ values }: Stretch, { unit }: ListedValue): readonly ListedValue[] {
  return values.filter((value) => value.unit === unit && !value.isPrice);
}

/** A total in between closes the list before it. */
function sinceLastTotal(values: readonly ListedValue[]): readonly ListedValue[] {
  return values.slice(values.findLastIndex(({ label }) => added.test(label)) + 1);
}

const takenApart =
  /其中|包括|包含|分别|分为|分成|由|组成|构成|如下|各项|明细|分[一二两三四五六七八九十\d]{1,2}(?:次|期|笔|批)/;
const made = /^[^。；\d]{0,16}(?:组成|构成)/;
const wholeLabel = /总(?!监|经理|工程师|负责|包)|合计|共|注册资本|全年|年度/;

/** 月工资12,000元，由基本工资5,000元、津贴3,000元和奖金4,000元组成. */
function wholeFirst(
  contract: Contract,
  stretch: Stretch,
  values: readonly ListedValue[],
): StatedRelation[] | null {
  const { text } = contract.document;
  for (const [at, whole] of values.slice(0, -2).entries()) {
    const next = values[at + 1];
    const last = values.at(-1);
    if (next === undefined || last === undefined) return null;
    const gap = text.slice(whole.end, next.start).replace(/\s/g, '');
    const isApart = takenApart.test(gap) || made.test(text.slice(last.end, last.end + 24));
    const isWhole = wholeLabel.test(whole.label) || /[：:]/.test(gap);
    if ((!isApart && !isWhole) || gap.length > LONGEST_LEAD) continue;
    const parts = outermost(text, values.slice(at + 1));
    const said = text.slice(whole.end, last.end + BEHIND);
    const list = text.slice(Math.max(stretch.start, whole.start - LEAD), last.end);
    if (isOtherMatter(list, [whole, ...parts])) return null;
    if (!isApart && !isParallel(parts)) continue;
    const found = stated(contract, parts, whole, isApart ? 'strong' : 'weak', said, stretch.sentences);
    if (found !== null) return found;
  }
  return null;
}

const LONGEST_LEAD = 60;
const BEHIND = 30;

/** 设备款80万元（其中进口设备50万元）: what stands deeper in brackets than the others is contained in them. */
function outermost(text: string, values: readonly ListedValue[]): readonly ListedValue[] {
  const [first] = values;
  if (first === undefined) return [];
  let depth = 0;
  let from = first.start;
  const depths = values.map(({ start }) => {
    for (const sign of text.slice(from, start)) depth += /[（(]/.test(sign) ? 1 : /[）)]/.test(sign) ? -1 : 0;
    from = start;
    return depth;
  });
  const least = smallestOf(depths);
  return values.filter((_, at) => depths[at] === least);
}

const ordinal = /第[一二三四五六七八九十\d]{1,2}/;

/** Named alike: the same words before or behind each, or numbered one by one. */
function isParallel(parts: readonly ListedValue[]): boolean {
  const ends = new Set(parts.map(({ label }) => label.replace(/[：:为是¥￥]|人民币/g, '').slice(-1)));
  return parts.length > 2 || ends.size === 1 || parts.every(({ label }) => ordinal.test(label));
}

/** What changes a sum, or makes its figures something else than parts: reductions, sanctions, alternatives, bounds. */
const otherMatter =
  /优惠|折扣|折后|打折|减免|免收|免除|减去|扣除|扣减|抵扣|抵作|抵充|冲抵|退还|返还|逾期|违约(?!金[\d人])|罚|任一|之一|或者?(?=[^有])|递增|上浮|下浮|上调|[一二三四五六七八九十两\d]倍|不含税|税额|税款|税率|增值税/;
const each = /各(?!项|类|期|笔|季度|年度|阶段|方|楼|层|股东|自)|均|每(?![月年季]|个月|项)/;
const bound = /不超过|不高于|不低于|不少于|不得?[低少高]于|至少|上限|限额|约$|约(?:为|人民币)$/;

export function isOtherMatter(said: string, values: readonly ListedValue[]): boolean {
  const times = new Set(values.map(({ time }) => time).filter((time) => time !== null));
  return (
    otherMatter.test(said) || each.test(said) || isBounded(values) || (times.size > 1 && !isDivided(values))
  );
}

/** 每年各不低于…，累计不低于…: where all are bounds alike, their sum is one. */
function isBounded(values: readonly ListedValue[]): boolean {
  const bounds = new Set(values.map(({ label }) => bound.exec(label)?.[0]));
  return bounds.size > 1 || bounds.has('约');
}

/** A year and its halves, quarters or months. */
function isDivided(values: readonly ListedValue[]): boolean {
  return values.some(({ time }) => time === 'year') && divisions.includes(values.length - 1);
}

const divisions: readonly number[] = [2, 4, 12];
/** Not all parts are named, or the rest has no figure. */
const open = /等|主要|其余|剩余|余款|尾款|余下|余额|另|暂列/;

function stated(
  contract: Contract,
  parts: readonly ListedValue[],
  whole: ListedValue,
  cue: Cue,
  said: string,
  sentences: readonly Sentence[],
): StatedRelation[] | null {
  const relation = nearSum(contract, parts, whole, cue);
  if (relation === null) return null;
  const isShort = expectedOf(relation) < whole.figure.value;
  if (isShort && open.test(said) && !parts.some(({ label }) => open.test(label))) return null;
  const placeOf = (value: ListedValue): Sentence | undefined =>
    sentences.find(({ start, end }) => start <= value.start && value.start < end);
  const place = placeOf(whole) ?? whole;
  const others = new Set(parts.map((part) => placeOf(part) ?? part));
  others.delete(place);
  return [{ relation, place, others: [...others] }];
}
