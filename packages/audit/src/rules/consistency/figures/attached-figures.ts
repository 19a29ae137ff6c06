/**
 * A number of the body against the list of an attachment: 共46人，见附件一, where the rows make 48. Of any unit: heads, areas,
 * pieces, money. Promise: silent when the body gives the sum of the list anywhere.
 */
import { type Contract, type ListedValue, listedValues, type Sentence, sentencesOf } from '@wenjian/contract';
import { documentSpan, type Span, smallestOf } from '@wenjian/document';
import type { Finding } from '../../../rule.ts';
import { attachmentHeads } from '../statements.ts';

interface List {
  readonly unit: string;
  readonly sum: bigint;
  readonly place: Span;
  readonly formula: string;
  /** A list of prices: its total is the price of the contract. */
  readonly isPriced: boolean;
}

export function attachedFigures(contract: Contract): Finding[] {
  const starts = attachmentHeads(contract);
  if (starts.length === 0) return [];
  const from = smallestOf(starts.map(({ start }) => start));
  const body = sentencesOf(contract).filter(({ end, isCell }) => end <= from && !isCell);
  return starts.flatMap(({ name, start }) => {
    const end = smallestOf(
      starts.flatMap((other) => (other.start > start ? [other.start] : [])),
      contract.document.text.length,
    );
    const lines = sentencesOf(contract).filter(
      (line) => line.start >= start && line.end <= end && !line.isCell,
    );
    const isPriced = priceList.test(contract.document.text.slice(start, start + HEAD));
    return listsIn(contract, lines, isPriced).flatMap((list) =>
      against(contract, body, name.replace(/\s/g, ''), list),
    );
  });
}

const summed = /(?:合计|共计|总计|小计|总数|总人数|总面积|^共)[^，。；\d]{0,8}$/;

/** One list for each unit: its total line, or three lines and more with one figure of that unit each. */
function listsIn(contract: Contract, lines: readonly Sentence[], isPriced: boolean): readonly List[] {
  const values = lines.flatMap((line) =>
    listedValues(contract, line)
      .filter(({ isPrice, time }) => !isPrice && time === null)
      .map((value) => ({ value, line })),
  );
  return [...Map.groupBy(values, ({ value }) => value.unit).entries()].flatMap(([unit, found]): List[] => {
    const added = found.filter(({ value }) => summed.test(value.label));
    const totals = added.length > 1 ? added.filter(({ value }) => !value.label.includes('小计')) : added;
    const [total] = totals;
    if (total !== undefined)
      return totals.length > 1
        ? []
        : [{ unit, sum: total.value.figure.value, place: total.line, formula: '', isPriced }];
    const [first] = found;
    const last = found.at(-1);
    const blocks = new Set(found.map(({ line }) => line.block));
    if (first === undefined || last === undefined || found.length < LEAST_LINES || blocks.size < found.length)
      return [];
    if (!isNumbered(contract, found) && !isOneList(found)) return [];
    const sum = found.reduce((all, { value }) => all + value.figure.value, 0n);
    const formula = found.map(({ value }) => plain(value.figure.value)).join(' + ');
    return [
      {
        unit,
        sum,
        place: documentSpan(first.line.start, last.line.end),
        formula: `${formula} = ${plain(sum)}`,
        isPriced,
      },
    ];
  });
}

const LEAST_LINES = 3;
const MILLION = 1_000_000n;

function plain(value: bigint): string {
  return (Number(value) / Number(MILLION)).toLocaleString('zh-CN', { maximumFractionDigits: 4 });
}

/** 1 一号车间 … 5,760,000元: numbered lines that end with the figure. */
function isNumbered(
  { document: { text } }: Contract,
  found: readonly { readonly value: ListedValue; readonly line: Sentence }[],
): boolean {
  return found.every(({ value, line }, at) => {
    const raw = text.slice(line.start, line.end).trim();
    return (
      new RegExp(`^${at + 1}[\\s.、．|｜]`).test(raw) && /^[\s元。；]*$/.test(text.slice(value.end, line.end))
    );
  });
}

/** The same field in every line (人数：…), or lines that are nothing but a name and a figure, one below the other. */
function isOneList(found: readonly { readonly value: ListedValue; readonly line: Sentence }[]): boolean {
  const fields = new Set(
    found.map(({ value }) => value.label.replace(/[：:为是\s¥￥]|人民币/g, '').slice(-2)),
  );
  const isPlain = found.every(({ line }) =>
    /^[^，。；：:\d]{1,14}[：:｜|][^，。；：:]{1,16}$/.test(line.text),
  );
  const gaps = found.map(({ line }, at) => line.block - (found[at - 1]?.line.block ?? line.block));
  return (fields.size === 1 || isPlain) && gaps.every((gap) => gap <= 1);
}

const whole =
  /(?:合计|共计|总计|总[额数量价计]|总金额|总人数|总[\u4e00-\u9fff]{0,4}面积|共)[^，。；\d]{0,10}$/;
/** 附件一：工程报价单. */
const priceList = /^[^\n]{0,24}(?:报价|预算|造价|价格|费用|分项)[^\n]{0,4}(?:单|表|清单|明细)/;
const HEAD = 40;
const wholePrice = /(?:合同|工程|服务|项目|装修)?(?:总价款?|总造价|总金额|总费用)[^，。；\d]{0,10}$/;
const least = /不少于|不低于|至少|不得少于/;
const most = /不超过|不多于|至多|最多|上限/;

function against(contract: Contract, body: readonly Sentence[], name: string, list: List): Finding[] {
  const told = body.flatMap((sentence) =>
    listedValues(contract, sentence)
      .filter(({ unit, isPrice, time }) => unit === list.unit && !isPrice && time === null)
      .map((value, _, all) => ({ value, sentence, isOnly: all.length === 1 })),
  );
  if (told.some(({ value }) => value.figure.value === list.sum)) return [];
  // The only figure of its unit in the body: 服务面积：12,500平方米.
  const isAlone = list.unit !== '元' && new Set(told.map(({ value }) => value.figure.value)).size === 1;
  const meant = told.filter(
    ({ value, sentence, isOnly }) =>
      isBroken(value, list.sum) &&
      ((sentence.text.includes(name) && isOnly && isNear(value.figure.value, list.sum, FAR)) ||
        ((whole.test(value.label) || isAlone) &&
          (list.formula !== '' || isAlone || (list.isPriced && wholePrice.test(value.label))) &&
          isNear(value.figure.value, list.sum, NEAR))),
  );
  const [first] = meant;
  if (first === undefined || meant.some(({ value }) => value.figure.value !== first.value.figure.value))
    return [];
  const { value, sentence } = first;
  const sum = list.formula === '' ? plain(list.sum) : list.formula;
  return [
    {
      span: sentence,
      related: [list.place],
      detail: `${name}合计${sum}，此处为${plain(value.figure.value)}（${list.unit}）`,
    },
  ];
}

/** In hundredths: where the sentence names the attachment, and where it only says that it is a total. */
const FAR = 30n;
const NEAR = 10n;

function isNear(one: bigint, other: bigint, hundredths: bigint): boolean {
  const gap = one > other ? one - other : other - one;
  return gap * 100n <= one * hundredths;
}

/** 不少于12人 is kept by 14 and broken by 10. */
function isBroken({ label, figure }: ListedValue, sum: bigint): boolean {
  if (least.test(label)) return sum < figure.value;
  if (most.test(label)) return sum > figure.value;
  return sum !== figure.value;
}
