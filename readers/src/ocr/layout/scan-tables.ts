/** In: a recognised page. Out: its ruled tables whose rows and columns may be wrong. */
import { largestOf } from '@wenjian/document';
import {
  type DoubtfulTable,
  type ScannedCell,
  scanDoubts,
  tableName,
} from '../../pdf/tables/table-doubts.ts';
import type { OcrPage } from '../ocr-page.ts';

export function doubtfulTablesOfScan({ lines }: OcrPage, pageIndex: number): DoubtfulTable[] {
  const inTables = lines.flatMap((line, index) =>
    line.cell === undefined ? [] : [{ line, cell: line.cell, index }],
  );
  const tables = Map.groupBy(inTables, ({ cell }) => cell.table);
  return [...tables.values()].flatMap((own): DoubtfulTable[] => {
    const cells = Map.groupBy(own, ({ cell }) => `${cell.row}:${cell.column}`);
    const scanned = [...cells.values()].flatMap((inCell): ScannedCell[] => {
      const [first] = inCell;
      if (first === undefined) return [];
      const { row, rowSpan = 1 } = first.cell;
      const texts = inCell.map(({ line }) => ({ text: line.text, confidence: line.charConfidence }));
      return [{ row, rowSpan, lines: texts }];
    });
    const doubts = scanDoubts(scanned);
    if (doubts.length === 0) return [];
    const before = lines[(own[0]?.index ?? 0) - 1];
    const above = before === undefined || before.cell !== undefined ? null : before.text;
    return [
      {
        pageIndex,
        name: tableName(above, own[0]?.line.text ?? ''),
        rowCount: largestOf(
          own.map(({ cell }) => cell.row + (cell.rowSpan ?? 1)),
          0,
        ),
        columnCount: largestOf(
          own.map(({ cell }) => cell.column + (cell.columnSpan ?? 1)),
          0,
        ),
        doubts,
      },
    ];
  });
}
