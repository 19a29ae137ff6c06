/** In: a comparison. Out: an Excel file: the changes as a table and a sheet with the last section. */
import { reportText as text } from '../writers.text.ts';
import { type ChangeColumn, changeColumns, changeRows } from './change-row.ts';
import type { ComparisonExport } from './comparison-export.ts';
import { lastSection } from './last-section.ts';
import { summaryOf } from './summary.ts';
import { type Sheet, type SheetRow, writeWorkbook } from './workbook.ts';

/** In characters. */
const widths: Readonly<Record<ChangeColumn, number>> = {
  index: 6,
  type: 8,
  significance: 8,
  clause: 14,
  old: 40,
  new: 40,
  oldPage: 6,
  newPage: 6,
  reason: 30,
  state: 10,
  note: 20,
};
const LAST_WIDTH = 100;

export function writeXlsx(input: ComparisonExport): Uint8Array {
  return writeWorkbook([changesSheet(input), coverageSheet(input)]);
}

function changesSheet(input: ComparisonExport): Sheet {
  return {
    name: text.sheets.changes,
    widths: changeColumns.map((column) => widths[column]),
    header: changeColumns.map((column) => text.columns[column]),
    rows: changeRows(input).map((row) => ({ values: changeColumns.map((column) => row[column]) })),
  };
}

function coverageSheet(input: ComparisonExport): Sheet {
  const sections = lastSection(input).flatMap(({ title, lines }): SheetRow[] => [
    { values: [title], isTitle: true },
    ...lines.map((line) => ({ values: [line] })),
  ]);
  return {
    name: text.sheets.coverage,
    widths: [LAST_WIDTH],
    header: null,
    rows: [{ values: [text.last.title], isTitle: true }, { values: [summaryOf(input)] }, ...sections],
  };
}
