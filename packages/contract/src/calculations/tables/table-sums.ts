/** The column sums of a table: rows up to 小计 and 合计, percentages up to the whole. */
import { smallestOf } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { divideExactly, ONE } from '../../numbers/exact-number.ts';
import { expectedOf, type Figure, holds, type Relation } from '../figures/figure-relation.ts';
import type { Row } from '../figures/read-tables.ts';
import type { Column } from './table-columns.ts';
import { isFigure, loneSum, type TableRow } from './table-rows.ts';

export interface ColumnSums {
  readonly relations: readonly { readonly relation: Relation; readonly row: Row }[];
  /** The rows that were added up. */
  readonly counted: readonly Row[];
}

export function sumColumns(
  contract: Contract,
  columns: readonly Column[],
  rows: readonly TableRow[],
): ColumnSums {
  const hasPrice = columns.some(({ role }) => role === 'price');
  const hasCount = columns.some(({ role }) => role === 'count');
  const summed = columns.filter(
    ({ role, name }) =>
      role === 'tax' ||
      role === 'other' ||
      (role === 'count' && adds.test(name)) ||
      // 价格 beside 数量 may be the unit price.
      (role === 'amount' && (hasPrice || !hasCount || !/价格/.test(name))),
  );
  const sums = summed.map((column) => sumColumn(contract, column, summed, rows));
  const wholes = sharedWholes(columns, rows);
  const isOfWhole = (column: Column): boolean =>
    column.role === 'share' && (ofWhole.test(column.name) || wholes.has(column));
  const shares = columns.filter(isOfWhole).map((column) => sumShares(column, rows));
  const perShare = shareOfTotal(
    columns.filter((column) => column.role !== 'share' || isOfWhole(column)),
    rows,
    wholes,
  );
  return {
    relations: [...sums, ...shares].flatMap(({ relations }) => relations).concat(perShare),
    counted: [...sums, ...shares].flatMap(({ counted }) => counted),
  };
}

/** Quantities add up; months and discounts do not. */
const adds = /数量|工程量|人数|面积|台数|件数|套数|重量|吨数/;
const deduction = /优惠|折扣|减免|抹零|扣减|下浮/;

function sumColumn(
  contract: Contract,
  column: Column,
  summed: readonly Column[],
  rows: readonly TableRow[],
): ColumnSums {
  const relations: { relation: Relation; row: Row }[] = [];
  const counted: Row[] = [];
  const all: Figure[] = [];
  let group: Figure[] = [];
  let isOpen = false;
  let partsAtTotal = -1;
  for (const each of topLevel(rows, column)) {
    if (each.kind === 'item') {
      const part = partOf(each, column);
      if (part !== null) {
        all.push(part);
        group.push(part);
        counted.push(each.row);
      } else if (isGap(each, column)) isOpen = true;
      continue;
    }
    const result = statedSum(contract, each, column, summed, all);
    // After one total another one counts only when rows were added in between.
    const isNew = each.kind === 'subtotal' || all.length > partsAtTotal;
    const relation = result === null || isOpen || !isNew ? null : sumRelation(each, group, all, result);
    if (relation !== null) relations.push({ relation, row: each.row });
    group = [];
    if (each.kind === 'total') partsAtTotal = all.length;
  }
  return { relations, counted: relations.length > 0 ? counted : [] };
}

/** When an outline (一, 1, 1.1) has sums at several depths, the top level adds up to the total. */
function topLevel(rows: readonly TableRow[], column: Column): readonly TableRow[] {
  const spoken = rows.filter(({ kind }) => kind !== 'note');
  const items = spoken.filter(({ kind, cells }) => kind === 'item' && isFigure(cells.get(column)));
  const depths = items.flatMap(({ depth }) => depth ?? []);
  const top = smallestOf(depths);
  if (depths.every((depth) => depth === top)) return spoken;
  return spoken.filter(({ kind, depth }) => kind === 'total' || (kind === 'item' && depth === top));
}

function partOf({ cells, label }: TableRow, column: Column): Figure | null {
  const reading = cells.get(column);
  if (!isFigure(reading)) return null;
  const times = /^每/.test(column.name) ? rowsMeant(label) : 1n;
  // What stands for several rows is not itself a figure of the sum.
  if (times > 1n) return { ...reading, value: reading.value * times, times, span: null };
  return deduction.test(label) ? { ...reading, isDeduction: true } : reading;
}

/** 第1期至第12期: the figure of one row holds for twelve. */
function rowsMeant(label: string): bigint {
  const [, from = '', to = ''] =
    /^第?(\d{1,3})[期月年]?[至到~～—–-]{1,2}第?(\d{1,3})[期个月年]/.exec(label) ?? [];
  return from === '' ? 1n : BigInt(to) - BigInt(from) + 1n;
}

/** A value that belongs to the sum but cannot be read. */
function isGap(row: TableRow, column: Column): boolean {
  const reading = row.cells.get(column);
  return reading === 'unread' || (reading === 'blank' && hasOtherFigures(row));
}

/** 小计 is the sum of its group; 设备合计 of its group or of everything so far. */
function sumRelation(
  row: TableRow,
  group: readonly Figure[],
  all: readonly Figure[],
  result: Figure,
): Relation | null {
  const of = (parts: readonly Figure[]): Relation => ({
    kind: 'sum',
    name: 'total',
    parts: [...parts],
    result,
  });
  if (row.kind === 'total') return all.length === 0 ? null : of(all);
  if (group.length > 0 && (holds(of(group)) || /小计/.test(row.label) || group.length === all.length))
    return of(group);
  return all.length > 0 && holds(of(all)) ? of(all) : null;
}

/** A heading inside the table has no figures. */
function hasOtherFigures({ cells }: TableRow): boolean {
  return [...cells].some(([{ role }, reading]) => isFigure(reading) && role !== 'rate');
}

function statedSum(
  contract: Contract,
  total: TableRow,
  column: Column,
  summed: readonly Column[],
  parts: readonly Figure[],
): Figure | null {
  const own = total.cells.get(column);
  const hasMoney = summed.some((other) => other.kind === 'money' && isFigure(total.cells.get(other)));
  // A single number under 数量 is the money sum in the wrong column.
  if (isFigure(own) && (hasMoney || column.kind === 'money')) return own;
  // 合计｜6,800 below four columns: the only column of money is meant.
  const isOnly = summed.filter(({ kind }) => kind === 'money').length === 1 && column.kind === 'money';
  if ((column.role !== 'amount' && !isOnly) || hasMoney) return null;
  const lone = loneSum(contract, total, column);
  const amounts = summed.filter(({ role }) => role === 'amount');
  if (lone === null || isOnly || amounts.length === 1) return lone;
  // With and without tax: the one that matches is used.
  return expectedOf({ kind: 'sum', name: 'total', parts, result: lone }) === lone.value ? lone : null;
}

const whole: Figure = { span: null, value: ONE, step: ONE, unit: ONE, kind: 'rate' };
const ofWhole = /付款|支付|出资|持股|股权|认缴|实缴|占比|所占|(?:增资|转让|变更|交割|投资)(?:完成)?[前后]/;

function sumShares(column: Column, rows: readonly TableRow[]): ColumnSums {
  const items = rows.filter(({ kind }) => kind === 'item');
  const parts = items.flatMap(({ cells }) => {
    const reading = cells.get(column);
    return isFigure(reading) ? [reading] : [];
  });
  const row = items.at(-1)?.row;
  if (parts.length < 2 || row === undefined) return { relations: [], counted: [] };
  const stated = rows.findLast(({ kind }) => kind === 'total')?.cells.get(column);
  const isComplete = parts.length === items.filter(({ cells }) => cells.get(column) !== 'covered').length;
  const asWhole: Relation = { kind: 'sum', name: 'shares', parts, result: whole };
  const counted = items.map((item) => item.row);
  if (isFigure(stated)) {
    const asStated: Relation = { kind: 'sum', name: 'shares', parts, result: stated };
    return { relations: isComplete ? [{ relation: asStated, row }] : [], counted };
  }
  // A list of only the main items may stay below the whole.
  const isJudged = isComplete && (expectedOf(asWhole) > ONE || !/占/.test(column.name));
  return { relations: isJudged ? [{ relation: asWhole, row }] : [], counted };
}

/** 总额 × 付款比例 = 金额, when the table has a total or nearly all rows are shares of one sum. */
function shareOfTotal(
  columns: readonly Column[],
  rows: readonly TableRow[],
  wholes: ReadonlyMap<Column, Figure>,
): ColumnSums['relations'] {
  const share = columns.find(({ role }) => role === 'share');
  const amounts = columns.filter(({ role }) => role === 'amount' || role === 'other');
  const [amount] = amounts;
  if (share === undefined || amount === undefined || amounts.length > 1) return [];
  const stated = rows.findLast(({ kind }) => kind === 'total')?.cells.get(amount);
  const total = isFigure(stated) ? stated : wholes.get(share);
  if (total === undefined) return [];
  return rows.flatMap(({ kind, cells, row }) => {
    const [part, result] = [cells.get(share), cells.get(amount)];
    if (kind !== 'item' || !isFigure(part) || !isFigure(result)) return [];
    return [{ relation: { kind: 'product', name: 'share', factors: [total, part], result }, row }];
  });
}

const LEAST_ROWS = 3;

/** Columns of shares that are, but for one row at most, shares of one sum: the whole that the amounts beside them say. */
function sharedWholes(columns: readonly Column[], rows: readonly TableRow[]): ReadonlyMap<Column, Figure> {
  const amounts = columns.filter(({ role }) => role === 'amount' || role === 'other');
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1) return new Map();
  return new Map(
    columns
      .filter(({ role }) => role === 'share')
      .flatMap((column) => {
        const whole = wholeOf(rows, column, amount);
        return whole === null ? [] : [[column, whole] as const];
      }),
  );
}

function wholeOf(rows: readonly TableRow[], share: Column, amount: Column): Figure | null {
  const pairs = rows.flatMap(({ kind, cells }) => {
    const [part, sum] = [cells.get(share), cells.get(amount)];
    return kind === 'item' && isFigure(part) && isFigure(sum) && part.value > 0n ? [{ part, sum }] : [];
  });
  const wholes = pairs.map(({ part, sum }) => divideExactly(sum.value, part.value));
  const whole = wholes.find(
    (each) => each !== null && wholes.filter((other) => other === each).length >= pairs.length - 1,
  );
  const [first] = pairs;
  if (whole == null || first === undefined || pairs.length < LEAST_ROWS) return null;
  return { ...first.sum, span: null, value: whole };
}
