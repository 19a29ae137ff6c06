/** The header of a table cell: that of its column, or of its row when that names a total or there is no other. */
import type { CellAddress } from '@wenjian/document';
import type { Line } from '../../text/body-lines.ts';

export interface CellHead {
  /** The name of the cell. */
  readonly name: string;
  /** All header words of the cell, including units. */
  readonly words: string;
}

export interface TableHeads {
  headOf(cell: CellAddress): CellHead | null;
}

const totals = /合计|总计|小计|总价|总额/;
const hasNumber = /[0-9０-９]/;

export function tableHeads(lines: readonly Line[]): TableHeads {
  const columns = new Map<string, string>();
  const rows = new Map<string, string>();
  for (const { block, text } of lines) {
    if (block.cell === undefined) continue;
    const { table, row, column } = block.cell;
    const head = text.trim();
    const columnKey = `${table}:${column}`;
    if (!columns.has(columnKey) && (row === 0 || !hasNumber.test(head))) columns.set(columnKey, head);
    if (!rows.has(`${table}:${row}`)) rows.set(`${table}:${row}`, head);
  }
  return {
    headOf({ table, row, column }) {
      const rowHead = column > 0 ? rows.get(`${table}:${row}`) : undefined;
      const above = row > 0 ? columns.get(`${table}:${column}`) : undefined;
      const columnHead = above !== undefined && !hasNumber.test(above) ? above : undefined;
      const isTotal = rowHead !== undefined && totals.test(rowHead);
      const name = isTotal ? rowHead : (columnHead ?? rowHead);
      return name === undefined ? null : { name, words: `${name} ${columnHead ?? ''}` };
    },
  };
}
