/** Lists line by line with their total below: 1. 办公桌…25,800元; 2. 办公椅…19,200元; 合计：45,000元. */
import type { Contract } from '../../contract.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import { nearSum } from '../slips/near-sums.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { isTableLine } from '../terms/timed-amounts.ts';
import { type ListedValue, listedValues } from './listed-values.ts';

interface Item {
  readonly sentence: Sentence;
  readonly values: readonly ListedValue[];
}

const named =
  /(?:合计|共计|总计|总共|合共|一共|总(?:额|价款?|金额|款|费用|数|量|人数|造价|投资|(?:建筑|占地|用地|使用)?面积))[^，。；\d]{0,12}$|^共有?$/;
const added = /(?:合计|共计|总计|总共|合共|一共)[^，。；\d]{0,12}$/;

export function linesWithTotal(contract: Contract): readonly StatedRelation[] {
  const items = sentencesOf(contract)
    .filter((sentence) => !sentence.isCell && !isTableLine(contract, sentence))
    .map((sentence): Item => ({ sentence, values: listedValues(contract, sentence) }));
  return items.flatMap((item, index) => {
    const total = item.values.findLast(({ label, isPrice }) => named.test(label) && !isPrice);
    if (total === undefined || comparable(item, total).some(({ start }) => start < total.start)) return [];
    return lineByLine(contract, items, index, total) ?? [];
  });
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
  const other = count === null ? otherLine : reduced;
  if (lines.some(({ sentence }) => other.test(sentence.text)) || otherLine.test(lead)) return null;
  const parts = lines.map(({ value }) => value);
  const isBarred = lines.every(({ sentence }) => /[|｜]/.test(sentence.text));
  const relation = nearSum(contract, parts, total, isBarred ? 'certain' : 'strong');
  const others = lines.map(({ sentence }) => sentence).filter((sentence) => sentence !== item.sentence);
  return relation === null ? null : { relation, place: item.sentence, others };
}

const LONGEST_LEAD = 30;
const MOST_LINES = 60;
/** Of lines that are counted each is a part, a penalty too. */
const reduced = /优惠|折扣|减免|抵扣|扣除|不超过|上限/;
const otherLine = /优惠|折扣|减免|抵扣|扣除|逾期|违约|不超过|上限/;

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
    const value = resultOf(found);
    if (value === null) return null;
    lines.unshift({ sentence: item.sentence, value });
  }
  return lines;
}

/** The only sum of a line, its 小计, or the first where the others are its parts. */
function resultOf(found: readonly ListedValue[]): ListedValue | null {
  const [first, ...rest] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined || rest.length === 0) return first ?? null;
  if (/(?:小计|合计|共计|计|共)[：:]?(?:人民币)?$/.test(last.label)) return last;
  return /^其中/.test(rest[0]?.label ?? '') ? first : null;
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
