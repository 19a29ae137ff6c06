/**
 * The tables of a contract as rows of cells: real table cells, and lines of plain text with tabs, bars or
 * wide gaps.
 */

import { type Block, documentSpan, type Span } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { halfWidth, ONE, readExact } from '../../numbers/exact-number.ts';
import { countBefore } from '../../text/bisect.ts';
import type { Figure } from './figure-relation.ts';

export interface Cell extends Span {
  readonly text: string;
  readonly column: number;
  readonly columnSpan: number;
  readonly rowSpan: number;
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
      const { row, column, rowSpan = 1, columnSpan = 1 } = block.cell;
      const cell = { start: block.start, end: block.end, text: text.trim(), column, rowSpan, columnSpan };
      if (row === lastRow) rows.push([...(rows.pop() ?? []), cell]);
      else rows.push([cell]);
      lastRow = row;
    }
  }
  return tables.map(({ key, rows }) => (key === 'lines' ? rows.map((row) => rightAligned(row, rows)) : rows));
}

const totalLine = /^(?:合计|总计|共计|小计)$/;
const bareFigure = /^[¥￥]?-?[\d,]+(?:\.\d{1,4})?[%％]?(?:万?元)?$/;
const LEAST_FIGURES = 2;

/**
 * 总计　　2,400,000　　90,000　　2,490,000 below five columns: a wide gap leaves cells out, and the figures stand below those at
 * the right end.
 */
function rightAligned(row: Row, rows: readonly Row[]): Row {
  const [label, ...figures] = row;
  const width = rows[0]?.length ?? 0;
  const isTotal =
    totalLine.test(label?.text ?? '') &&
    figures.length >= LEAST_FIGURES &&
    figures.every(({ text }) => bareFigure.test(text));
  const above = rows[rows.indexOf(row) - 1];
  if (!isTotal || label === undefined || row.length >= width || above?.length !== width) return row;
  if (!above.slice(-figures.length).every(({ text }) => bareFigure.test(text))) return row;
  return [label, ...figures.map((cell) => ({ ...cell, column: cell.column + width - row.length }))];
}

export function spanOfRow(row: Row): Span {
  return documentSpan(row[0]?.start ?? 0, row.at(-1)?.end ?? 0);
}

/** The cell that covers a column. */
export function cellAt(row: Row, column: number): Cell | undefined {
  const cell = row[countBefore(row, (each) => each.column + each.columnSpan <= column)];
  return cell !== undefined && cell.column <= column ? cell : undefined;
}

const number =
  /^(?<sign>(?:人民币|RMB|CNY)?\s*(?:[¥￥$]\s*)?)(?<digits>-?\d[\d,]*(?:\.\d{1,6})?)(?<gap>\s*)(?<scale>[万亿])?(?<after>[^\d]{0,6})$/;

const ownUnits: Readonly<Record<string, bigint>> = { '%': ONE / 100n, '‰': ONE / 1000n };

/**
 * 1,368,000 · 3台 · ￥12.5元 · 20万 · 13％: the number of a cell with one number and little else. `unit`: the
 * value of a written 1.
 */
export function figureIn(cell: Cell, source: string, kind: Figure['kind'], unit: bigint): Figure | null {
  const raw = source.slice(cell.start, cell.end);
  const lead = raw.length - raw.trimStart().length;
  const match = number.exec(halfWidth(raw.trim()));
  const { sign = '', digits = '', gap = '', scale = '', after = '' } = match?.groups ?? {};
  const read = match === null ? null : readExact(digits + scale);
  if (read === null) return null;
  // 20万元 in a 万元 column is not multiplied twice, and 13% is not divided twice.
  const own = scale !== '' || /^元/.test(after) ? ONE : (ownUnits[after.charAt(0)] ?? unit);
  const one = (readExact(`1${scale}`)?.value ?? ONE) / ONE;
  const start = cell.start + lead + sign.length;
  return {
    span: documentSpan(start, start + digits.length + (scale === '' ? 0 : gap.length + scale.length)),
    value: (read.value * own) / ONE,
    step: (read.step * own) / ONE,
    unit: one * own,
    kind,
  };
}

const gapBetween = /\t|[|｜]| {2,}|\u3000+/g;
/** 江某／1,400万元／56%: cells by wide slashes, where the line has no sentence and no price for one. */
const slashes = /^(?![^\n]{0,200}(?:元／|[。；，]))(?:[^／\n]{1,40}／){2,8}[^／\n]{1,40}$/;
/** Fewer gaps are indents and signature lines; a tab or a bar always separates cells. */
const MIN_GAPS = 2;

/** Between two bars a cell may be empty: the spaces in it are no edge of their own. */
function edgeOf(text: string): RegExp {
  if (slashes.test(text.trim())) return /／/g;
  return /[|｜]/.test(text) ? /[|｜]/g : gapBetween;
}

function isRow(text: string): boolean {
  return (
    slashes.test(text.trim()) ||
    /[\t|｜]/.test(text) ||
    [...text.trim().matchAll(gapBetween)].length >= MIN_GAPS
  );
}

function cellsOfLine(block: Block, text: string): Cell[] {
  const edges = [...text.matchAll(edgeOf(text))];
  const starts = [0, ...edges.map((edge) => edge.index + edge[0].length)];
  const ends = [...edges.map((edge) => edge.index), text.length];
  const cells = starts.map((start, index) => ({ start, end: ends[index] ?? text.length }));
  // A line framed by bars starts and ends with an empty cell.
  const framed = /^\s*[|｜]/.test(text) ? cells.slice(1) : cells;
  return framed.map(({ start, end }, column) => ({
    ...documentSpan(block.start + start, block.start + end),
    text: text.slice(start, end).trim(),
    column,
    columnSpan: 1,
    rowSpan: 1,
  }));
}
