/**
 * Tables without a head whose rows end with quantity, price and sum: 吊顶｜1,180㎡｜195｜230,100. Promise: read only where most rows
 * come out.
 */
import type { Contract } from '../../contract.ts';
import { ONE } from '../../numbers/exact-number.ts';
import type { Figure, ProductRelation, SumRelation } from '../figures/figure-relation.ts';
import { type Cell, figureIn, type Row, spanOfRow, tablesOf } from '../figures/read-tables.ts';
import { agrees, isNear, type StatedRelation } from '../stated-relation.ts';
import { headOf } from './table-columns.ts';

interface RowProduct {
  readonly relation: ProductRelation;
  readonly row: Row;
}

const LEAST_ROWS = 3;
const counted = /^[\d,.]+\s?[^\d\s%元]{1,4}$/;
const summed = /^(?:合计|总计|共计|总价)/;

export function headlessRows(contract: Contract): readonly StatedRelation[] {
  const { text } = contract.document;
  return tablesOf(contract).flatMap((rows): readonly StatedRelation[] => {
    if (headOf(rows) !== null) return [];
    const products = rows.flatMap((row) => productOf(row, text) ?? []);
    const right = products.filter(({ relation }) => agrees(relation)).length;
    if (products.length < LEAST_ROWS || right * 2 <= products.length) return [];
    const stated = products
      .filter(({ relation }) => agrees(relation) || isNear(relation))
      .map(({ relation, row }) => ({ relation, place: spanOfRow(row), others: [] }));
    return [...stated, ...totalOf(rows, products, text)];
  });
}

function productOf(row: Row, text: string): RowProduct | null {
  const [count, price, sum] = row.slice(-3);
  if (row.length < 4 || count === undefined || price === undefined || sum === undefined) return null;
  if (!counted.test(count.text)) return null;
  const factors = [moneyIn(price, text), figureIn(count, text, 'count', ONE)];
  const result = moneyIn(sum, text);
  const known = factors.filter((figure) => figure !== null);
  if (result === null || known.length < 2) return null;
  return { relation: { kind: 'product', name: 'product', factors: known, result }, row };
}

function moneyIn(cell: Cell, text: string): Figure | null {
  return /^[¥￥]?[\d,]+(?:\.\d{1,2})?元?$/.test(cell.text) ? figureIn(cell, text, 'money', ONE) : null;
}

/** 合计｜1,356,360 below them; rows that are no product make the list incomplete. */
function totalOf(rows: readonly Row[], products: readonly RowProduct[], text: string): StatedRelation[] {
  const last = rows.at(-1);
  const cell = last?.findLast((each) => each.text !== '');
  const result = cell === undefined ? null : moneyIn(cell, text);
  if (last === undefined || result === null || !summed.test(last[0]?.text ?? '')) return [];
  if (products.length !== rows.length - 1) return [];
  const parts = products.map(({ relation }) => relation.result);
  const relation: SumRelation = { kind: 'sum', name: 'total', parts, result };
  return agrees(relation) || isNear(relation) ? [{ relation, place: spanOfRow(last), others: [] }] : [];
}
