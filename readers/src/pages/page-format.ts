/** The sheet our own pages are laid out on, and the sizes of what stands on it. */
import type { Document } from '@wenjian/document';
import { MAX_LAID_OUT_PAGES, MAX_SHEET_PAGES } from '../limits.ts';
import { A4, MAX_SIDE_PT } from '../paper.ts';
import { type ColumnWidths, NARROWEST_COLUMN } from './column-widths.ts';

export interface PageFormat {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly left: number;
  readonly top: number;
  /** Of paragraphs: that of a usual sheet, also where a table makes the page wider. */
  readonly textWidth: number;
  readonly tableWidth: number;
  readonly textHeight: number;
  readonly maxPages: number;
}

/** Easily read on a page shown at its width. */
export const BODY_SIZE = 11;
const MARGIN = 60;

export function sizeOfHeading(level: number): number {
  return [18, 15, 13, 12][level - 1] ?? BODY_SIZE;
}

/**
 * Upright, across for a wide table, and wider still where the columns of a table could not be told apart on that, up to what a
 * PDF can have.
 */
export function pageFormat({ kind }: Document, tables: ReadonlyMap<number, ColumnWidths>): PageFormat {
  const { least, wanted } = tableWidths([...tables.values()]);
  const isAcross = wanted > A4.widthPt - 2 * MARGIN;
  const [width, height] = isAcross ? [A4.heightPt, A4.widthPt] : [A4.widthPt, A4.heightPt];
  const widthPt = Math.min(MAX_SIDE_PT, Math.max(width, least + 2 * MARGIN));
  return {
    widthPt,
    heightPt: height,
    left: MARGIN,
    top: MARGIN,
    textWidth: width - 2 * MARGIN,
    tableWidth: widthPt - 2 * MARGIN,
    textHeight: height - 2 * MARGIN,
    maxPages: kind === 'csv' ? MAX_SHEET_PAGES : MAX_LAID_OUT_PAGES,
  };
}

/** Of the widest table: with its columns at their narrowest, and as its texts would have them. */
function tableWidths(tables: readonly ColumnWidths[]): { readonly least: number; readonly wanted: number } {
  let [least, wanted] = [0, 0];
  for (const columns of tables) {
    least = Math.max(least, columns.size * NARROWEST_COLUMN);
    wanted = Math.max(wanted, sumOf([...columns.values()]));
  }
  return { least, wanted };
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Finer than anything that is shown. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
