/** In: a document. Out: for each of its tables the columns that hold text, and the width each would like to have. */
import type { Document } from '@wenjian/document';
import { widthOf } from './character-width.ts';

export const CELL_SIZE = 9;
export const CELL_PADDING = 4;
/** A narrower column would break every word. */
export const NARROWEST_COLUMN = 5 * CELL_SIZE + 2 * CELL_PADDING;
const WIDEST_COLUMN = 24 * CELL_SIZE;

/** By the number of the column; columns without text are not shown. */
export type ColumnWidths = ReadonlyMap<number, number>;

export function columnWidths({ blocks, text }: Document): ReadonlyMap<number, ColumnWidths> {
  const tables = new Map<number, Map<number, number>>();
  for (const { cell, start, end } of blocks) {
    if (cell === undefined) continue;
    const widths = tables.get(cell.table) ?? new Map<number, number>();
    tables.set(cell.table, widths);
    const known = widths.get(cell.column) ?? NARROWEST_COLUMN;
    widths.set(cell.column, Math.max(known, cellWidth(text, start, end)));
  }
  return tables;
}

/** What a cell would like to have, up to the widest column. */
function cellWidth(text: string, start: number, end: number): number {
  let width = 2 * CELL_PADDING;
  for (let at = start; at < end && width < WIDEST_COLUMN; at++)
    width += widthOf(text.charCodeAt(at)) * CELL_SIZE;
  return Math.min(WIDEST_COLUMN, width);
}
