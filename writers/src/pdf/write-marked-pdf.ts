/**
 * In: a comparison and a side. Out: that side's pages with every change highlighted (real annotations with notes), numbered notes in an
 * added margin, and behind them the list of changes and the last section. Never colour alone: each mark has a sign and a number.
 */
import { readFile } from 'node:fs/promises';
import { PDFDocument, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { type ChangeRow, changeRows } from '../report/change-row.ts';
import type { ComparisonExport, SideName } from '../report/comparison-export.ts';
import { WriterFailed } from '../writer-failed.ts';
import { reportText, writerText } from '../writers.text.ts';
import { addAnnotation } from './add-annotation.ts';
import { embedChineseFont, wrapText } from './cjk-font.ts';
import { type Mark, markColours, signOf } from './mark.ts';
import { placeMarks } from './mark-place.ts';
import { addRightMargin, type PageSpace, pageSpace } from './page-space.ts';
import { ShownCanvas } from './shown-canvas.ts';
import { writeAppendix } from './write-appendix.ts';

export async function writeMarkedPdf(input: ComparisonExport, side: SideName): Promise<Uint8Array> {
  const path = side === 'old' ? input.oldPdfPath : input.newPdfPath;
  if (path === null) throw new WriterFailed('noPages', writerText.noPages(writerText.sides[side]));
  const pdf = await openPdf(path, side);
  const font = await embedChineseFont(pdf);
  const marks = marksOf(input, side);
  const pages = pdf.getPages();
  for (const [index, page] of pages.entries())
    markPage(
      pdf,
      page,
      font,
      marks.filter((mark) => mark.page === index),
    );
  writeAppendix(pdf, font, input, changeRows(input));
  return pdf.save();
}

async function openPdf(path: string, side: SideName): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(await readFile(path), { updateMetadata: false });
  } catch {
    throw new WriterFailed('unreadable', writerText.pdfUnreadable(writerText.sides[side]));
  }
}

/** One for each change that stands on a page of this side; one that reaches over pages is marked on each and noted on the first. */
function marksOf(input: ComparisonExport, side: SideName): readonly Mark[] {
  const places = placeMarks(input, side);
  return changeRows(input).flatMap((row, index) => {
    const { boxes = [], isCaret = false } = places[index] ?? {};
    const pages = [...new Set(boxes.map(({ page }) => page))];
    return pages.map((page, order) => ({
      row,
      page,
      isCaret,
      isFirst: order === 0,
      boxes: boxes.filter((box) => box.page === page),
    }));
  });
}

const NOTE_WIDTH = 170;
const NOTE_SIZE = 7;
const LINE_HEIGHT = 9.5;
const NOTE_PADDING = 8;
const LABEL_SIZE = 6;
/** Of each quotation in a margin note; the whole text stands in the list. */
const MOST_QUOTED = 60;

function markPage(pdf: PDFDocument, page: PDFPage, font: PDFFont, marks: readonly Mark[]): void {
  if (marks.length === 0) return;
  const space = pageSpace(page);
  addRightMargin(page, NOTE_WIDTH);
  const canvas = new ShownCanvas(page, space);
  for (const mark of marks) {
    addAnnotation(pdf, page, space, mark, noteOf(mark.row));
    const [box] = mark.boxes;
    const label = `${signOf(mark.row.change.type)}${mark.row.index}`;
    if (box !== undefined)
      canvas.text(
        font,
        label,
        box.x,
        space.height - box.y + 0.5,
        LABEL_SIZE,
        markColours[mark.row.change.type],
      );
  }
  writeNotes(canvas, font, space, marks);
  canvas.finish();
}

/** Beside their lines, moved down where they would meet; what finds no room is counted and stands in the list. */
function writeNotes(canvas: ShownCanvas, font: PDFFont, space: PageSpace, marks: readonly Mark[]): void {
  const noted = marks
    .filter(({ isFirst, row }) => isFirst && row.change.significance !== 'noise')
    .sort((one, other) => (one.boxes[0]?.y ?? 0) - (other.boxes[0]?.y ?? 0));
  const x = space.width + NOTE_PADDING;
  const bottom = NOTE_PADDING + LINE_HEIGHT * 2;
  let top = space.height - NOTE_PADDING;
  for (const [index, mark] of noted.entries()) {
    const lines = wrapText(font, noteOf(mark.row), NOTE_SIZE, NOTE_WIDTH - 2 * NOTE_PADDING);
    const start = Math.min(top, space.height - (mark.boxes[0]?.y ?? 0));
    const fitting = start - lines.length * LINE_HEIGHT < bottom ? top : start;
    if (fitting - lines.length * LINE_HEIGHT < bottom) {
      canvas.text(font, reportText.moreNotes(noted.length - index), x, NOTE_PADDING, NOTE_SIZE, [0, 0, 0]);
      return;
    }
    const colour = markColours[mark.row.change.type];
    canvas.bar(x - 4, fitting - lines.length * LINE_HEIGHT, 1.5, lines.length * LINE_HEIGHT - 2, colour);
    for (const [line, content] of lines.entries())
      canvas.text(font, content, x, fitting - (line + 1) * LINE_HEIGHT + 2, NOTE_SIZE, [0.11, 0.14, 0.19]);
    top = fitting - lines.length * LINE_HEIGHT - 4;
  }
}

function noteOf(row: ChangeRow): string {
  const short = (text: string): string => {
    const line = text.replace(/\s+/g, ' ');
    return line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line;
  };
  return [
    [`${signOf(row.change.type)}${row.index}`, row.type, row.significance, row.clause]
      .filter(Boolean)
      .join(' '),
    ...(row.old === '' ? [] : [`${reportText.oldShort}：${short(row.old)}`]),
    ...(row.new === '' ? [] : [`${reportText.newShort}：${short(row.new)}`]),
    row.reason,
  ].join('\n');
}
