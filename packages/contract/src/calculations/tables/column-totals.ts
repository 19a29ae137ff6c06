/** The money columns of the tables within a span as sums, for a total that is stated elsewhere. */
import type { Span } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { FEN, ONE, ofFen } from '../../numbers/exact-number.ts';
import type { Figure, SumRelation } from '../figures/figure-relation.ts';
import { spanOfRow, tablesOf } from '../figures/read-tables.ts';
import { headOf } from './table-columns.ts';
import { isFigure, readRows } from './table-rows.ts';

/** One for each table with exactly one money column; the rows' own total replaces them. */
export function columnTotals(contract: Contract, { start, end }: Span, fen: number): readonly SumRelation[] {
  const result: Figure = { span: null, value: ofFen(fen), step: FEN, unit: ONE, kind: 'money' };
  return tablesOf(contract).flatMap((rows): SumRelation[] => {
    const [first] = rows;
    const head = headOf(rows);
    if (first === undefined || head === null) return [];
    const at = spanOfRow(first).start;
    if (at < start || at >= end) return [];
    const columns = head.columns.filter(({ kind, role }) => kind === 'money' && role !== 'price');
    const [column] = columns;
    if (column === undefined || columns.length > 1) return [];
    const body = readRows(contract, rows.slice(head.height), head.columns);
    const figures = (kind: 'item' | 'total') =>
      body.flatMap((row) => {
        const reading = row.cells.get(column);
        return row.kind === kind && isFigure(reading) ? [reading] : [];
      });
    const totals = figures('total');
    const parts = totals.length > 0 ? totals.slice(-1) : figures('item');
    return parts.length === 0 ? [] : [{ kind: 'sum', name: 'total', parts, result }];
  });
}
