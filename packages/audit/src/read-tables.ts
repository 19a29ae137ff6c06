/** The tables of a contract as rows of cells: real table cells, and lines with tabs, bars or wide gaps in them as plain text has them. */
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
    const key = block.cell !== undefined ? `table ${block.cell.table}` : isRow(text) ? 'lines' : null;
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

const gap = /\t|[|｜]| {2,}|\u3000+/g;
/** Fewer gaps than this are indents and lines to sign on; a tab or a bar is always meant. */
const MIN_GAPS = 2;

function isRow(text: string): boolean {
  return /[\t|｜]/.test(text) || [...text.trim().matchAll(gap)].length >= MIN_GAPS;
}

function cellsOfLine(block: Block, text: string): Cell[] {
  const edges = [...text.matchAll(gap)];
  const starts = [0, ...edges.map((edge) => edge.index + edge[0].length)];
  const ends = [...edges.map((edge) => edge.index), text.length];
  const cells = starts.map((start, index) => ({ start, end: ends[index] ?? text.length }));
  // A line framed by bars begins and ends with nothing.
  const framed = /^\s*[|｜]/.test(text) ? cells.slice(1) : cells;
  return framed.map(({ start, end }, column) => ({
    ...documentSpan(block.start + start, block.start + end),
    text: text.slice(start, end).trim(),
    column,
  }));
}
