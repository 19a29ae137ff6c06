/**
 * In: a comparison and a side. Out: that side's pages with every change highlighted (real annotations with
 * notes), numbered notes in an added margin, then the list of changes and the last section. Never colour
 * alone: each mark has a sign and a number.
 */
import { type ChangeRow, changeRows } from '../report/change-row.ts';
import type { ComparisonExport, SideName } from '../report/comparison-export.ts';
import { WriterFailed } from '../writer-failed.ts';
import { reportText, writerText } from '../writers.text.ts';
import { embedChineseFont } from './cjk-font.ts';
import { markColours, type PageMark, signOf } from './mark.ts';
import { markPage, marksOfPages } from './mark-page.ts';
import { placeMarks } from './mark-place.ts';
import { openPdf } from './open-pdf.ts';
import { writeAppendix } from './write-appendix.ts';

export async function writeMarkedPdf(input: ComparisonExport, side: SideName): Promise<Uint8Array> {
  const path = side === 'old' ? input.oldPdfPath : input.newPdfPath;
  if (path === null) throw new WriterFailed('noPages', writerText.noPages(writerText.sides[side]));
  const pdf = await openPdf(path, writerText.pdfUnreadable(writerText.sides[side]));
  const font = await embedChineseFont(pdf);
  const marks = marksOf(input, side);
  const pages = pdf.getPages();
  for (const [index, page] of pages.entries())
    markPage(
      { pdf, page, font, moreNotes: reportText.moreNotes },
      marks.filter((mark) => mark.page === index),
    );
  writeAppendix(pdf, font, input, changeRows(input));
  return pdf.save();
}

/**
 * One for each change on a page of this side; a change over several pages is marked on each and noted on the
 * first.
 */
function marksOf(input: ComparisonExport, side: SideName): readonly PageMark[] {
  const places = placeMarks(input, side);
  return changeRows(input).flatMap((row, index) => {
    const { boxes = [], isCaret = false } = places[index] ?? {};
    const note = noteOf(row);
    return marksOfPages(boxes, {
      id: row.change.id,
      label: `${signOf(row.change.type)}${row.index}`,
      colour: markColours[row.change.type],
      isCaret,
      note,
      marginNotes: row.change.significance === 'noise' ? [] : [note],
    });
  });
}

/** The maximum length of each quotation in a note; the whole text is in the list. */
const MOST_QUOTED = 60;

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
