/**
 * Columns that belong together whatever their heads say: 年运量｜运价｜小计, 点位｜频次｜单价｜小计, 合同数量｜完成比例｜完成数量, 出资额｜比例 of the total below.
 * Promise: a row is doubted only where at least two other rows come out in the same way and hardly any other fails.
 */
import { documentSpan } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { ONE } from '../../numbers/exact-number.ts';
import { type Figure, holds, type ProductRelation } from '../figures/figure-relation.ts';
import { cellAt, figureIn, type Row, spanOfRow, tablesOf } from '../figures/read-tables.ts';
import { agrees, isNear, type StatedRelation } from '../stated-relation.ts';

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
    return [...products(items, head.length), ...shares(items, totals, head.length)];
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
    return figureIn(cell, text, kind, ONE);
  });
  return { row, figures };
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
      const found = items.flatMap((item) => productIn(item, factors, result) ?? []);
      const stated = learned(found);
      if (stated.length > 0) return stated;
    }
  }
  return [];
}

function productIn(
  { row, figures }: Read,
  factors: readonly number[],
  result: number,
): StatedRelation | null {
  const known = factors.flatMap((column) => figures[column] ?? []);
  const stated = figures[result];
  if (known.length < factors.length || stated == null) return null;
  return { relation: productOf(known, stated), place: spanOfRow(row), others: [] };
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
  const right = found.filter(({ relation }) => comesOut(relation));
  const telling = right.filter(({ relation }) => relation.kind === 'product' && !isTrivial(relation));
  const wrong = found.filter(({ relation }) => !comesOut(relation));
  if (telling.length < LEAST_RIGHT || wrong.length > MOST_WRONG) return [];
  return wrong.every(({ relation }) => isNear(relation)) ? found : [];
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
