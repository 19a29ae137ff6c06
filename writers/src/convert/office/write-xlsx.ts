/**
 * Documents as Excel files: each table on a sheet of its own, with merged cells, heads and numbers as numbers;
 * the text around them on the last one.
 */
import { largestOf } from '@wenjian/document';
import { type Cell, type MergedCells, type Sheet, writeWorkbook } from '../../report/workbook.ts';
import { ConversionRefused } from '../conversion.ts';
import { refusals, sheetNames } from '../convert.text.ts';
import { numberOfCell } from './cell-number.ts';
import { type Pieces, type PieceTable, rowsOfTable } from './document-pieces.ts';
import { headRowsOf, textOfCell } from './head-rows.ts';

const MOST_CELLS = 300_000;
/** Excel's own limits. */
const MOST_COLUMNS = 16_384;
const WIDTHS = { least: 8, most: 48 } as const;
const TEXT_WIDTH = 100;

export function writeXlsx({ body }: Pieces): Uint8Array {
  const tables = body.filter((piece) => piece.kind === 'table');
  const cells = tables.reduce((sum, table) => sum + table.rowCount * table.columnCount, 0);
  if (cells > MOST_CELLS || tables.some((table) => table.columnCount > MOST_COLUMNS))
    throw new ConversionRefused('tooLarge', refusals.tooManySheetCells(MOST_CELLS));
  const sheets = tables.map((table, index) => sheetOf(table, index + 1));
  const texts = body.flatMap((piece) => ('text' in piece ? [piece.text] : []));
  const rest: Sheet = {
    name: sheetNames.text,
    widths: [TEXT_WIDTH],
    header: null,
    rows: texts.map((text) => ({ values: [text] })),
  };
  return writeWorkbook(texts.length > 0 || sheets.length === 0 ? [...sheets, rest] : sheets);
}

function sheetOf(table: PieceTable, number: number): Sheet {
  const heads = headRowsOf(table);
  const widths = new Array<number>(table.columnCount).fill(WIDTHS.least);
  const merged: MergedCells[] = [];
  const rows = rowsOfTable(table).map((cells, row) => {
    const values = new Array<Cell>(table.columnCount).fill('');
    for (const cell of cells) {
      const { column, rowSpan, columnSpan } = cell;
      const text = textOfCell(cell);
      values[column] = row < heads ? text : (numberOfCell(text) ?? text);
      if (rowSpan > 1 || columnSpan > 1) merged.push({ row, column, rowSpan, columnSpan });
      else widths[column] = Math.max(widths[column] ?? 0, widthOf(text));
    }
    return { values, isTitle: row < heads };
  });
  const name = sheetNames.table(number, table.page);
  return { name, widths, header: null, rows, frozenRows: heads, merged };
}

/** Chinese characters are twice as wide. */
function widthOf(text: string): number {
  const longest = largestOf(
    text.split('\n').map((line) => [...line].reduce((sum, one) => sum + (one > '\u2e80' ? 2 : 1), 0)),
  );
  return Math.min(WIDTHS.most, longest + 2);
}
