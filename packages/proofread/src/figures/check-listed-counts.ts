/**
 * A number that counts what stands in the lines beside it: 以下六类食材 above five rows, 上述三项 below four items, 分四期支付 above three
 * of them. In: the facts of the contract. Out: remarks with both numbers, all 疑似. Promise: silent where the list has numbers that do not follow each other, or more lines than belong to it.
 */
import { type Contract, type Row, readNumber, spanOfRow, tablesOf } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { type TextLine, textLines } from '../text-lines.ts';
import { figuresText } from './contract-checks.text.ts';

const number = '[二两三四五六七八九十]{1,2}|\\d{1,2}';
const kinds =
  '大?(?:项|类|种|条|款|笔|处|期|次|批|阶段|步骤|环节|部分|方面|情形|套|份|台|栋|幢|户|名|座|家|间|宗|件|户型)';
const ofKind = `(?<count>${number})(?:个(?=[\\u4e00-\\u9fff])|${kinds})`;
/** 提供以下四项服务：, 分三期支付：, 分为五个阶段： at the end of a line. */
const announces = new RegExp(
  `(?:以下|下列|如下|下述|分为?|分成|分作|设有?|包括|包含)${ofKind}[^。；：\\n]{0,30}[：:]$`,
  'd',
);
/** 上述三项服务 at the beginning of the first sentence below a list. */
const looksBack = new RegExp(
  `^(?:[（(]?[\\d.]{1,6}[）)、.．]?|[（(]?[一二三四五六七八九十]{1,2}[）)、])?\\s?(?:上述|以上|前述|前列|上列)(?:服务|内容|工作|设备|费用|项目|货物|款项)?(?:共计?|合计)?${ofKind}`,
  'd',
);
const item =
  /^\s*(?<open>[（(]?)(?<number>[一二三四五六七八九十]{1,3}|\d{1,2})(?<close>[）)、.．])(?!\d)|^\s*(?<ring>[①-⑳])/;
const LEAST_ITEMS = 2;
const MOST_OFF = 3;
const MOST_ITEMS = 40;
const otherRow = /^(?:合计|总计|小计|共计|备注|注|说明|其中|总价|总额)/;

export function checkListedCounts(contract: Contract): CorrectionDraft[] {
  const lines = textLines(contract.document).filter(({ isTable }) => !isTable);
  const tables = tablesOf(contract).map(countRows);
  return lines.flatMap((line, at) => {
    const announced = announces.exec(line.text.trimEnd());
    if (announced !== null) {
      const listed = rowsBehind(contract, tables, line) ?? itemsFrom(lines, at + 1);
      return told(line, announced, listed);
    }
    const back = looksBack.exec(line.text);
    if (back === null) return [];
    return told(line, back, rowsBefore(contract, tables, line) ?? itemsBefore(lines, at - 1));
  });
}

function told(line: TextLine, match: RegExpExecArray, listed: number | null): readonly CorrectionDraft[] {
  const said = readNumber((match.groups?.count ?? '').replace('两', '二'));
  if (said === null || listed === null || said < LEAST_ITEMS || listed < LEAST_ITEMS) return [];
  if (said === listed || Math.abs(said - listed) > MOST_OFF) return [];
  const [start = 0, end = 0] = match.indices?.groups?.count ?? [];
  const span = { start: line.start + start, end: line.start + end };
  const draft = remark(span, 'figures', 'sum', 'suspect', figuresText.saidTwice);
  return [{ ...draft, formula: `${listed} ≠ ${said}` }];
}

interface CountedTable {
  readonly start: number;
  readonly end: number;
  readonly items: number;
}

function countRows(rows: readonly Row[]): CountedTable {
  const [first, ...body] = rows;
  const last = rows.at(-1) ?? [];
  const items = body.filter((row) => {
    const [label = ''] = row.map(({ text }) => text.replace(/\s/g, '')).filter((text) => text !== '');
    return label !== '' && !otherRow.test(label);
  });
  const start = first === undefined ? 0 : spanOfRow(first).start;
  return { start, end: spanOfRow(last).end, items: items.length };
}

function rowsBehind(
  { document: { text } }: Contract,
  tables: readonly CountedTable[],
  line: TextLine,
): number | null {
  const end = line.start + line.text.length;
  const table = tables.find(({ start }) => start >= end);
  return table !== undefined && text.slice(end, table.start).trim() === '' ? table.items : null;
}

function rowsBefore(
  { document: { text } }: Contract,
  tables: readonly CountedTable[],
  line: TextLine,
): number | null {
  const table = tables.findLast(({ end }) => end <= line.start);
  return table !== undefined && text.slice(table.end, line.start).trim() === '' ? table.items : null;
}

/** How its numbers are written: （一）, 1., ①. */
function formOf({ text }: TextLine): string | null {
  const { open = '', number: written = '', close = '', ring } = item.exec(text)?.groups ?? {};
  if (ring !== undefined) return 'ring';
  return close === '' ? null : `${open}${/\d/.test(written) ? '1' : '一'}${close}`;
}

function numberOf({ text }: TextLine): number | null {
  const { number: written = '', ring } = item.exec(text)?.groups ?? {};
  return ring === undefined ? readNumber(written) : (ring.codePointAt(0) ?? 0) - FIRST_RING + 1;
}

const FIRST_RING = 0x2460;

/** The items from a line on, where they begin at one and follow each other without a break. */
function itemsFrom(lines: readonly TextLine[], from: number): number | null {
  const first = lines[from];
  const form = first === undefined ? null : formOf(first);
  if (first === undefined || form === null || numberOf(first) !== 1) return null;
  let count = 0;
  while (count < MOST_ITEMS) {
    const line = lines[from + count];
    if (line === undefined || formOf(line) !== form || (count > 0 && numberOf(line) === 1)) break;
    count += 1;
  }
  const next = lines.slice(from + count, from + count + LOOK_AHEAD);
  return next.some((line) => formOf(line) === form && numberOf(line) === count + 1) ? null : count;
}

const LOOK_AHEAD = 12;

function itemsBefore(lines: readonly TextLine[], last: number): number | null {
  const end = lines[last];
  const form = end === undefined ? null : formOf(end);
  if (form === null) return null;
  let from = last;
  while (from > 0 && last - from < MOST_ITEMS) {
    const line = lines[from - 1];
    if (line === undefined || formOf(line) !== form || numberOf(line) === null) break;
    from -= 1;
    if (numberOf(line) === 1) break;
  }
  const first = lines[from];
  return first !== undefined && numberOf(first) === 1 ? last - from + 1 : null;
}
