/** The sheet our own pages are laid out on, and the sizes of what stands on it. */
import type { Document } from '@wenjian/document';
import { widthOf } from './character-width.ts';

export interface PageFormat {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly left: number;
  readonly top: number;
  readonly textWidth: number;
  readonly textHeight: number;
  readonly maxPages: number;
}

/** Easily read on a page shown at its width. */
export const BODY_SIZE = 11;
export const CELL_SIZE = 9;
export const CELL_PADDING = 4;
/** A narrower column would break every word. */
export const NARROWEST_COLUMN = 5 * CELL_SIZE + 2 * CELL_PADDING;
const WIDEST_COLUMN = 24 * CELL_SIZE;

const A4 = { short: 595.28, long: 841.89 } as const;
const MARGIN = 60;
/** The limits of pages by LibreOffice: a sheet of 20,000 rows has hundreds of pages that nobody reads. */
const MAX_PAGES = 2000;
const MAX_SHEET_PAGES = 200;

export function sizeOfHeading(level: number): number {
  return [18, 15, 13, 12][level - 1] ?? BODY_SIZE;
}

/** Upright, across for a wide table, and wider still where the columns of a table could not be told apart on that. */
export function pageFormat(document: Document): PageFormat {
  const { least, wanted } = tableWidths(document);
  const isAcross = wanted > A4.short - 2 * MARGIN;
  const [width, height] = isAcross ? [A4.long, A4.short] : [A4.short, A4.long];
  const widthPt = Math.max(width, least + 2 * MARGIN);
  return {
    widthPt,
    heightPt: height,
    left: MARGIN,
    top: MARGIN,
    textWidth: widthPt - 2 * MARGIN,
    textHeight: height - 2 * MARGIN,
    maxPages: document.kind === 'csv' ? MAX_SHEET_PAGES : MAX_PAGES,
  };
}

/** Of the widest table: with its columns at their narrowest, and as its texts would have them. */
function tableWidths({ blocks, text }: Document): { readonly least: number; readonly wanted: number } {
  const columns = new Map<number, number[]>();
  for (const { cell, start, end } of blocks) {
    if (cell === undefined) continue;
    const widths = columns.get(cell.table) ?? [];
    columns.set(cell.table, widths);
    widths[cell.column] = Math.max(widths[cell.column] ?? 0, cellWidth(text, start, end));
  }
  const tables = [...columns.values()].map((widths) => [...widths].map((width) => width ?? 0));
  const least = tables.map((widths) => widths.length * NARROWEST_COLUMN);
  const wanted = tables.map((widths) => widths.reduce((sum, width) => sum + width, 0));
  return { least: most(least), wanted: most(wanted) };
}

function most(values: readonly number[]): number {
  return values.reduce((greatest, value) => Math.max(greatest, value), 0);
}

/** What a cell would like to have, between the narrowest column and the widest. */
export function cellWidth(text: string, start: number, end: number): number {
  let width = 2 * CELL_PADDING;
  for (let at = start; at < end && width < WIDEST_COLUMN; at++)
    width += widthOf(text.charCodeAt(at)) * CELL_SIZE;
  return Math.min(WIDEST_COLUMN, Math.max(NARROWEST_COLUMN, width));
}
