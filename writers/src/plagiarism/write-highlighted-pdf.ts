/**
 * In: a check and the pages of one of its documents. Out: the pages with every fragment highlighted, numbered
 * as in the report, and named; then how much of the document is reused, and the settings for repeating the
 * run.
 */
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { fragmentKindNames } from '@wenjian/plagiarism';
import { embedChineseFont } from '../pdf/cjk-font.ts';
import type { Colour, PageMark } from '../pdf/mark.ts';
import { markPage, marksOfPages } from '../pdf/mark-page.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { A4, INK, PageWriter } from '../pdf/page-writer.ts';
import { timeOf } from '../report/time-of.ts';
import { WriterFailed } from '../writer-failed.ts';
import { plagiarismExportText as text } from './plagiarism-export.text.ts';
import type { PlagiarismExport, ReportBlock } from './plagiarism-export.ts';
import { matchFacts, ReportLines } from './report-lines.ts';

export async function writeHighlightedPdf(request: PlagiarismExport): Promise<Uint8Array> {
  const { report, marked } = request;
  if (marked === null) throw new WriterFailed('noPages', text.noPages);
  const pdf = await openPdf(marked.pdfPath, text.pdfUnreadable);
  const font = await embedChineseFont(pdf);
  const lines = new ReportLines(report);
  const marks = report.blocks.flatMap((block, index) => marksOf(block, index + 1, marked.docId, lines));
  for (const [index, page] of pdf.getPages().entries())
    markPage(
      { pdf, page, font, moreNotes: text.moreNotes },
      marks.filter((mark) => mark.page === index),
    );
  writeLastPage(pdf, font, request, lines);
  return pdf.save();
}

const colours: Readonly<Record<ReportBlock['kind'], Colour>> = {
  verbatim: [0.784, 0.216, 0.231],
  edited: [0.718, 0.475, 0.122],
  paraphrase: [0.184, 0.435, 0.859],
};
/** Subtracted fragments are still shown, in a neutral colour. */
const SUBTRACTED: Colour = [0.392, 0.455, 0.545];

function marksOf(block: ReportBlock, number: number, docId: string, lines: ReportLines): readonly PageMark[] {
  const place = block.references[docId];
  const relations = lines.relationsOf(block, docId);
  if (place === undefined || relations.length === 0) return [];
  // In a source the kind is that of its own match; in the checked document that of the closest source.
  const kind = block.matches[docId]?.kind ?? block.kind;
  const note = [
    ...relations.map(({ docId: other, match }) => text.markNote(lines.nameOf(other), matchFacts(match))),
    ...(block.isSubtracted ? [text.isSubtracted] : []),
  ].join('\n');
  const boxes = (block.painted[docId] ?? []).flatMap((painted) => painted.boxes);
  return marksOfPages(boxes, {
    id: block.id,
    label: String(number),
    colour: block.isSubtracted ? SUBTRACTED : colours[kind],
    isCaret: false,
    note: `${number} ${note}`,
    marginNotes: [`${number} ${note}`, `${number} ${fragmentKindNames[kind]}`],
  });
}

const TITLE_SIZE = 14;
const HEAD_SIZE = 11;
const BODY_SIZE = 9;
const GAP = 10;

/** The file may be passed on alone, so it states what it was made from. */
function writeLastPage(
  pdf: PDFDocument,
  font: PDFFont,
  { report, marked, info }: PlagiarismExport,
  lines: ReportLines,
): void {
  const writer = new PageWriter(pdf, font, A4);
  writer.newPage();
  writer.line(text.marked, TITLE_SIZE, INK);
  writer.line(`${info.title}　${timeOf(new Date(info.createdAt))}`, BODY_SIZE, INK);
  writer.line(text.markedHint, BODY_SIZE, INK);
  writer.space(GAP);
  const isHere = report.rates.map(({ of }) => of === marked?.docId);
  const rates = lines.rates().filter((_, index) => isHere[index]);
  if (rates.length > 0)
    writer.table({
      columns: text.rateColumns.map((name) => ({ name, share: 1 })),
      rows: rates.map((row) => row.map((words) => ({ text: words }))),
    });
  writer.space(GAP);
  writer.line(text.settings, HEAD_SIZE, INK);
  writer.line(text.settingsHint, BODY_SIZE, INK);
  for (const [name, value] of lines.settings()) {
    writer.space(GAP / 2);
    writer.line(name, BODY_SIZE, INK);
    for (const part of value.split('\n')) writer.line(part, BODY_SIZE, SUBTRACTED);
  }
  writer.finish();
}
