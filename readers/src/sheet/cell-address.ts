/** Addresses of cells: B3 is row 2, column 1, both counted from 0. */
import { MAX_COLUMNS, MAX_ROWS } from './sheet-limits.ts';
import type { MergedRange } from './table-blocks.ts';

export interface Address {
  readonly row: number;
  readonly column: number;
}

/** Null when it is not an address or is outside any sheet. */
export function parseAddress(text: string): Address | null {
  const parts = /^\$?([A-Z]{1,3})\$?([0-9]{1,7})$/i.exec(text);
  if (parts === null) return null;
  let column = 0;
  for (const letter of (parts[1] ?? '').toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  const row = Number(parts[2]);
  return row < 1 || row > MAX_ROWS || column > MAX_COLUMNS ? null : { row: row - 1, column: column - 1 };
}

/** `A1:C2`, or one address alone. */
export function parseRange(text: string): MergedRange | null {
  const [first = '', last = first] = text.split(':');
  const from = parseAddress(first);
  const to = parseAddress(last);
  if (from === null || to === null || to.row < from.row || to.column < from.column) return null;
  return { ...from, rowSpan: to.row - from.row + 1, columnSpan: to.column - from.column + 1 };
}
