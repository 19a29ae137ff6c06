/** The pages after the marked ones: the list of all changes, then the last section on a separate page. */
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import type { ChangeRow } from '../report/change-row.ts';
import type { ComparisonExport } from '../report/comparison-export.ts';
import { lastSection } from '../report/last-section.ts';
import { summaryOf } from '../report/summary.ts';
import { reportText } from '../writers.text.ts';
import { markColours, signOf } from './mark.ts';
import { A4, INK, PageWriter } from './page-writer.ts';

const BODY_SIZE = 9;
const TITLE_SIZE = 14;

export function writeAppendix(
  pdf: PDFDocument,
  font: PDFFont,
  input: ComparisonExport,
  rows: readonly ChangeRow[],
): void {
  const writer = new PageWriter(pdf, font, A4);
  writer.line(reportText.changes, TITLE_SIZE, INK);
  writer.line(summaryOf(input), BODY_SIZE, INK);
  for (const row of rows) {
    const head = [
      `${signOf(row.change.type)}${row.index}`,
      row.type,
      row.significance,
      row.clause,
      row.reason,
    ];
    writer.line(head.filter(Boolean).join('  '), BODY_SIZE, markColours[row.change.type]);
    if (row.old !== '') writer.line(`${reportText.oldShort}：${row.old}`, BODY_SIZE, INK);
    if (row.new !== '') writer.line(`${reportText.newShort}：${row.new}`, BODY_SIZE, INK);
  }
  writer.newPage();
  writer.line(reportText.last.title, TITLE_SIZE, INK);
  for (const { title, lines } of lastSection(input)) {
    writer.line(title, BODY_SIZE + 2, INK);
    for (const line of lines) writer.line(line, BODY_SIZE, INK);
  }
  writer.finish();
}
