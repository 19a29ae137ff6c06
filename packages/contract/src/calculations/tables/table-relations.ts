/**
 * Arithmetic in the tables of a contract: 单价 × 数量 = 金额, tax, percentages, column sums. Columns are
 * recognised by their headers; what a header leaves open (whether 金额 includes tax) the majority of the rows
 * decides. Promise: a row that is not understood is used in no calculation and is counted.
 */
import type { Contract } from '../../contract.ts';
import type { Relation } from '../figures/figure-relation.ts';
import { type Cell, type Row, tablesOf } from '../figures/read-tables.ts';
import { keyedRows } from './keyed-rows.ts';
import { rowCalculations } from './table-calculations.ts';
import { headOf } from './table-columns.ts';
import { isFigure, readRows, type TableRow } from './table-rows.ts';
import { sumColumns } from './table-sums.ts';

export interface RowRelation {
  readonly relation: Relation;
  readonly row: Row;
}

export interface TableReading {
  readonly relations: readonly RowRelation[];
  /** Headers whose unit (元, 万元) fits no row below, with a row that shows it. */
  readonly wrongUnits: readonly { readonly cell: Cell; readonly relation: Relation }[];
  readonly examinedRows: number;
  /** Number of rows with figures that are used in no calculation. */
  readonly skippedRows: number;
}

export function readTables(contract: Contract): readonly TableReading[] {
  return tablesOf(contract).map((rows) => readTable(contract, rows));
}

function readTable(contract: Contract, lines: readonly Row[]): TableReading {
  const own = headOf(lines);
  const rows = own === null ? (keyedRows(lines, contract.document.text) ?? lines) : lines;
  const head = own ?? headOf(rows);
  const skippedRows = rows.filter(
    (row) => row.filter(({ text }) => /\d|[０-９]/.test(text)).length > 1,
  ).length;
  if (head === null) return { relations: [], wrongUnits: [], examinedRows: 0, skippedRows };
  const body = readRows(contract, rows.slice(head.height), head.columns);
  const { relations: inRows, wrongUnits } = rowCalculations(head.columns, body);
  const sums = sumColumns(contract, head.columns, body);
  const relations = [...inRows, ...sums.relations];
  const examined = new Set([...relations.map(({ row }) => row), ...sums.counted]);
  const skipped = body.filter(
    ({ row, kind, cells }) => kind !== 'note' && !examined.has(row) && hasFigures(cells),
  );
  return { relations, wrongUnits, examinedRows: examined.size, skippedRows: skipped.length };
}

function hasFigures(cells: TableRow['cells']): boolean {
  return [...cells.values()].some((reading) => isFigure(reading) || reading === 'unread');
}
