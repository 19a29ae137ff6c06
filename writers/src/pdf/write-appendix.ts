/** The pages behind the marked ones: the list of all changes, then the last section on a page of its own. */
import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import type { ChangeRow } from '../report/change-row.ts';
import type { ComparisonExport } from '../report/comparison-export.ts';
import { lastSection } from '../report/last-section.ts';
import { summaryOf } from '../report/summary.ts';
import { reportText } from '../writers.text.ts';
import { wrapText } from './cjk-font.ts';
import { type Colour, markColours, signOf } from './mark.ts';
import { pageSpace } from './page-space.ts';
import { ShownCanvas } from './shown-canvas.ts';

const A4: [number, number] = [595.28, 841.89];
const MARGIN = 48;
const BODY_SIZE = 9;
const TITLE_SIZE = 14;
const LINE_SHARE = 1.5;
const INK: Colour = [0.11, 0.14, 0.19];

export function writeAppendix(
  pdf: PDFDocument,
  font: PDFFont,
  input: ComparisonExport,
  rows: readonly ChangeRow[],
): void {
  const writer = new PageWriter(pdf, font);
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

class PageWriter {
  readonly #pdf: PDFDocument;
  readonly #font: PDFFont;
  #canvas: ShownCanvas | null = null;
  #y = 0;

  constructor(pdf: PDFDocument, font: PDFFont) {
    this.#pdf = pdf;
    this.#font = font;
  }

  newPage(): void {
    this.finish();
    const page: PDFPage = this.#pdf.addPage(A4);
    this.#canvas = new ShownCanvas(page, pageSpace(page));
    this.#y = A4[1] - MARGIN;
  }

  line(text: string, size: number, colour: Colour): void {
    for (const line of wrapText(this.#font, text, size, A4[0] - 2 * MARGIN)) {
      const height = size * LINE_SHARE;
      if (this.#canvas === null || this.#y - height < MARGIN) this.newPage();
      this.#y -= height;
      this.#canvas?.text(this.#font, line, MARGIN, this.#y, size, colour);
    }
  }

  finish(): void {
    this.#canvas?.finish();
    this.#canvas = null;
  }
}
