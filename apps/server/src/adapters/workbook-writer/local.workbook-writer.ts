import { writeFactsWorkbook } from '@wenjian/writers/facts-workbook';
import { writeWorkbook } from '@wenjian/writers/workbook';
import type { WorkbookWriter } from './workbook-writer.port.ts';

export const localWorkbookWriter: WorkbookWriter = {
  write: (sheets) =>
    writeWorkbook(sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map((values) => ({ values })) }))),
  writeFacts: writeFactsWorkbook,
};
