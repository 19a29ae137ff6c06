/** The tables of a contract as rows of cells: real table cells, and lines with tabs between them as plain text has them. */
import type { Contract } from '@wenjian/contract';
import { type Block, documentSpan, type Span } from '@wenjian/document';

export interface Cell extends Span {
  readonly text: string;
  readonly column: number;
}
export type Row = readonly Cell[];

export function tablesOf(contract: Contract): readonly (readonly Row[])[] {
  const tables: { readonly key: string; readonly rows: Row[] }[] = [];
  let isOpen = false;
  let lastRow = -1;
  for (const block of contract.document.blocks) {
    const text = contract.document.text.slice(block.start, block.end);
    const key = block.cell !== undefined ? `table ${block.cell.table}` : text.includes('\t') ? 'lines' : null;
    if (key === null) {
      isOpen = false;
      continue;
    }
    if (!isOpen || tables.at(-1)?.key !== key) {
      tables.push({ key, rows: [] });
      isOpen = true;
      lastRow = -1;
    }
    const rows = tables.at(-1)?.rows ?? [];
    if (block.cell === undefined) rows.push(cellsOfLine(block, text));
    else {
      const cell: Cell = { start: block.start, end: block.end, text: text.trim(), column: block.cell.column };
      if (block.cell.row === lastRow) rows.push([...(rows.pop() ?? []), cell]);
      else rows.push([cell]);
      lastRow = block.cell.row;
    }
  }
  return tables.map(({ rows }) => rows);
}

/** 1,368,000 · 3台 · ￥12.5元 · 20万: the number of a cell that holds one and little else. */
export function numberIn(text: string): number | null {
  const match = /^(?:人民币|[¥￥])?\s*(-?\d[\d,，]*(?:\.\d+)?)\s*(万)?[^\d]{0,6}$/.exec(text.trim());
  if (match?.[1] === undefined) return null;
  const value = Number(match[1].replace(/[,，]/g, ''));
  return Number.isFinite(value) ? value * (match[2] === undefined ? 1 : 1e4) : null;
}

export function spanOfRow(row: Row): Span {
  return documentSpan(row[0]?.start ?? 0, row.at(-1)?.end ?? 0);
}

function cellsOfLine(block: Block, text: string): Cell[] {
  let at = 0;
  return text.split('\t').map((part, column) => {
    const start = block.start + at;
    at += part.length + 1;
    return { ...documentSpan(start, start + part.length), text: part.trim(), column };
  });
}
