/**
 * Columns that belong together whatever their heads say: 年运量｜运价｜小计, 点位｜频次｜单价｜小计, 字数｜千字单价｜费用, 合同数量｜完成比例｜完成数量, 出资额｜比例 of the
 * total below, 重量｜金额 at a price that the table does not name, 住宿费｜伙食费｜合计.
 * Promise: a row is doubted only where at least two other rows come out in the same way and hardly any other fails.
 */
import { documentSpan } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { divideExactly, ONE } from '../../numbers/exact-number.ts';
import { expectedOf, type Figure, holds, type ProductRelation } from '../figures/figure-relation.ts';
import { type Cell, cellAt, figureIn, type Row, spanOfRow, tablesOf } from '../figures/read-tables.ts';
import { agrees, isLostInRounding, isNear, proves, type StatedRelation } from '../stated-relation.ts';

const LEAST_RIGHT = 2;
const MOST_WRONG = 1;
/** Larger tables are lists of something else, and every choice of columns is tried. */
const MOST_ROWS = 60;
const MOST_COLUMNS = 9;
const summed = /^(?:合计|总计|共计|总额|总和)/;

interface Read {
  readonly row: Row;
  /** By column; null where no single figure stands. */
  readonly figures: readonly (Figure | null)[];
}

export function learnedColumns(contract: Contract): readonly StatedRelation[] {
  return tablesOf(contract).flatMap((rows): readonly StatedRelation[] => {
    const [head, ...body] = rows;
    if (head === undefined || body.length < LEAST_RIGHT + 1 || rows.length > MOST_ROWS) return [];
    if (head.length > MOST_COLUMNS) return [];
    const read = body.map((row) => readRow(contract, head, row));
    const items = read.filter(({ row }) => !isTotal(row));
    const totals = read.filter(({ row }) => isTotal(row));
    const made = products(items, head.length);
    const priced = made.length > 0 ? [] : sameRatio(items, head.length);
    return [...made, ...priced, ...shares(items, totals, head.length), ...rowSums(head, items)];
  });
}

function isTotal(row: Row): boolean {
  return row.some(({ text }) => summed.test(text.replace(/\s/g, '')));
}

function readRow({ document: { text } }: Contract, head: Row, row: Row): Read {
  const figures = head.map(({ column, text: name }) => {
    const cell = cellAt(row, column);
    if (cell === undefined || isNumbered(name) || /[年月日:：/]/.test(cell.text)) return null;
    const kind = /[%％‰]/.test(cell.text) ? 'rate' : /元|金额|价/.test(name + cell.text) ? 'money' : 'count';
    return multiplied(cell) ?? figureIn(withoutPlus(cell, text), text, kind, ONE);
  });
  return { row, figures };
}

/** +30,600: what is added. */
function withoutPlus(cell: Cell, text: string): Cell {
  const sign = /^\s*[+＋]/.exec(text.slice(cell.start, cell.end))?.[0].length ?? 0;
  return { ...cell, ...documentSpan(cell.start + sign, cell.end) };
}

const twoNumbers = /^(?<one>\d{1,6})[\u4e00-\u9fff]{0,2}[ ]?[×xX*][ ]?(?<other>\d{1,6})[\u4e00-\u9fff]{0,3}$/;

/** 20间×2晚. */
function multiplied({ start, end, text }: Cell): Figure | null {
  const { one, other } = twoNumbers.exec(text)?.groups ?? {};
  if (one === undefined || other === undefined) return null;
  const value = BigInt(Number(one) * Number(other)) * ONE;
  return { span: documentSpan(start, end), value, step: ONE, unit: ONE, kind: 'count' };
}

/** A column of serial numbers takes part in nothing. */
function isNumbered(name: string): boolean {
  return /^(?:序号|编号|号|No\.?)$/.test(name.replace(/\s/g, ''));
}

/** Two or three columns whose product is another one. */
function products(items: readonly Read[], width: number): readonly StatedRelation[] {
  const columns = Array.from({ length: width }, (_, column) => column);
  for (const factors of [...choices(columns, 3), ...choices(columns, 2)]) {
    for (const result of columns.filter((column) => !factors.includes(column))) {
      for (const scale of scales) {
        const found = items.flatMap((item) => productIn(item, factors, result, scale) ?? []);
        const stated = learned(found);
        if (stated.length > 0) return stated;
      }
    }
  }
  return [];
}

/** 元/千字, 元/百公里, 万元: another unit than the column it is multiplied with. */
const scales: readonly bigint[] = [ONE, ONE / 1000n, ONE / 100n, ONE / 10_000n, ONE * 1000n, ONE * 10_000n];

const rowTotal = /^(?:合计|小计|总计|共计|总额)/;

/** 住宿费｜伙食费｜交通费｜合计: the column called the whole is the sum of all the others. */
function rowSums(head: Row, items: readonly Read[]): readonly StatedRelation[] {
  const wholes = head.filter(({ text }) => rowTotal.test(text.replace(/\s/g, '')));
  const [whole, another] = wholes;
  if (whole === undefined || another !== undefined) return [];
  const found = items.flatMap(({ row, figures }): StatedRelation[] => {
    const result = figures[whole.column];
    const parts = figures.flatMap((figure, column) =>
      figure === null || column === whole.column ? [] : [figure],
    );
    if (result == null || parts.length < 2 || parts.some(({ kind }) => kind !== result.kind)) return [];
    return [{ relation: { kind: 'sum', name: 'total', parts, result }, place: spanOfRow(row), others: [] }];
  });
  return learned(found);
}

/** A column that is always the same times of another one: only a slip of digits is told. */
function sameRatio(items: readonly Read[], width: number): readonly StatedRelation[] {
  for (let base = 0; base < width - 1; base++) {
    for (let result = base + 1; result < width; result++) {
      const stated = ofRatio(items, base, result);
      if (stated.length > 0) return stated;
    }
  }
  return [];
}

function ofRatio(items: readonly Read[], base: number, result: number): readonly StatedRelation[] {
  const pairs = items.flatMap(({ row, figures }) => {
    const [from, to] = [figures[base], figures[result]];
    return from == null || to == null || from.value <= ONE || to.value <= from.value
      ? []
      : [{ row, from, to }];
  });
  const ratios = Map.groupBy(
    pairs.flatMap(({ from, to }) => divideExactly(to.value, from.value) ?? []),
    (ratio) => ratio,
  );
  const [times] = [...ratios.values()].sort((one, other) => other.length - one.length)[0] ?? [];
  if (times === undefined || times <= ONE) return [];
  const fixed: Figure = { span: null, value: times, step: ONE, unit: ONE, kind: 'money' };
  const found = pairs.map(({ row, from, to }): StatedRelation => {
    return { relation: productOf([from, fixed], to), place: spanOfRow(row), others: [] };
  });
  const stated = learned(found);
  return stated.every(({ relation }) => comesOut(relation) || isSlip(relation)) ? stated : [];
}

/** 323,800 for 332,800: the same digits in another order, or one of them another. */
function isSlip(relation: StatedRelation['relation']): boolean {
  const [right, said] = [expectedOf(relation), relation.result.value].map((value) => [
    ...String(value / ONE),
  ]);
  if (right === undefined || said === undefined || right.length !== said.length) return false;
  const isTurned = [...right].sort().join('') === [...said].sort().join('');
  return isTurned || right.filter((digit, at) => digit !== said[at]).length === 1;
}

function productIn(
  { row, figures }: Read,
  factors: readonly number[],
  result: number,
  scale: bigint,
): StatedRelation | null {
  const known = factors.flatMap((column) => figures[column] ?? []);
  const stated = figures[result];
  if (known.length < factors.length || stated == null) return null;
  const fixed: Figure = { span: null, value: scale, step: 1n, unit: ONE, kind: 'count' };
  const all = scale === ONE ? known : [...known, fixed];
  return { relation: productOf(all, stated), place: spanOfRow(row), others: [] };
}

function productOf(factors: readonly Figure[], result: Figure): ProductRelation {
  return { kind: 'product', name: 'product', factors, result };
}

/** A column of percentages of the total of another column. */
function shares(items: readonly Read[], totals: readonly Read[], width: number): readonly StatedRelation[] {
  const [total, another] = totals;
  if (total === undefined || another !== undefined) return [];
  const columns = Array.from({ length: width }, (_, column) => column);
  return columns.flatMap((share) => {
    // The nearest amounts, on the left first: 出资额｜比例.
    const amounts = columns
      .filter((column) => column !== share)
      .sort((one, other) => Math.abs(one - share + 0.1) - Math.abs(other - share + 0.1));
    for (const amount of amounts) {
      const whole = total.figures[amount];
      if (whole == null || whole.kind === 'rate') continue;
      const found = items.flatMap(({ row, figures }): StatedRelation[] => {
        const [part, own] = [figures[amount], figures[share]];
        if (part == null || own == null || own.kind !== 'rate') return [];
        const others = [documentSpan(whole.span?.start ?? 0, whole.span?.end ?? 0)];
        return [{ relation: productOf([whole, own], part), place: spanOfRow(row), others }];
      });
      const stated = learned(found);
      if (stated.length > 0) return stated;
    }
    return [];
  });
}

/** Those of a way to calculate that most rows go; nothing where they may agree by chance. */
function learned(found: readonly StatedRelation[]): readonly StatedRelation[] {
  const telling = found.filter(
    ({ relation }) => proves(relation) && (relation.kind !== 'product' || !isTrivial(relation)),
  );
  const wrong = found.filter(({ relation }) => !comesOut(relation));
  if (telling.length < LEAST_RIGHT || wrong.length > MOST_WRONG) return [];
  if (!wrong.every(({ relation }) => isNear(relation))) return [];
  return found.filter(
    ({ relation }) => relation.kind === 'sum' || proves(relation) || !isLostInRounding(relation),
  );
}

function comesOut(relation: StatedRelation['relation']): boolean {
  return holds(relation) || agrees(relation);
}

/** Times one, and nothing: every number comes out so. */
function isTrivial({ factors }: ProductRelation): boolean {
  return factors.some(({ value }) => value === ONE || value === 0n);
}

function choices(columns: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return columns.flatMap((column, index) =>
    choices(columns.slice(index + 1), count - 1).map((rest) => [column, ...rest]),
  );
}
