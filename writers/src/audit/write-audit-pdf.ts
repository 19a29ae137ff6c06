/**
 * In: a review and the pages of its contract. Out: the pages with every risk that is not rejected highlighted
 * (real annotations with notes), numbered notes in an added margin, and then the appendix. Missing clauses
 * are marked at their place.
 */
import { boxesOfRange, type Document, documentSpan, type PageBox } from '@wenjian/document';
import { wordSafe } from '../docx/new-paragraph.ts';
import { embedChineseFont } from '../pdf/cjk-font.ts';
import type { PageMark } from '../pdf/mark.ts';
import { markPage, marksOfPages } from '../pdf/mark-page.ts';
import { caretBoxes } from '../pdf/mark-place.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { WriterFailed } from '../writer-failed.ts';
import { auditExportText, auditReportText } from './audit-export.text.ts';
import type { AuditExport } from './audit-export.ts';
import { riskTitle } from './comment-lines.ts';
import { levelColours } from './level-colours.ts';
import { type RiskRow, riskRows } from './risk-row.ts';
import { writeAuditAppendix } from './write-audit-appendix.ts';

export async function writeAuditPdf(request: AuditExport): Promise<Uint8Array> {
  const { pdfPath } = request.source;
  if (pdfPath === null) throw new WriterFailed('noPages', auditExportText.noPages);
  const pdf = await openPdf(pdfPath, auditExportText.pdfUnreadable);
  const font = await embedChineseFont(pdf);
  const rows = riskRows(request);
  const marks = rows
    .filter(({ decision }) => decision.state !== 'rejected')
    .flatMap((row) => marksOf(request.document, row));
  for (const [index, page] of pdf.getPages().entries())
    markPage(
      { pdf, page, font, moreNotes: auditReportText.moreNotes },
      marks.filter((mark) => mark.page === index),
    );
  writeAuditAppendix(pdf, font, request, rows, new Set(marks.map(({ id }) => id)));
  return pdf.save();
}

function marksOf(document: Document, row: RiskRow): readonly PageMark[] {
  const { risk, index } = row;
  return marksOfPages(boxesOf(document, row), {
    id: risk.id,
    label: String(index),
    colour: levelColours[risk.level],
    isCaret: risk.span === null,
    note: noteOf(row, Number.POSITIVE_INFINITY),
    marginNotes: [noteOf(row, MOST_NOTED), briefOf(row), shortened(riskTitle(row), MOST_NOTED)],
  });
}

function boxesOf(document: Document, { risk: { span, insertAt } }: RiskRow): readonly PageBox[] {
  if (span !== null) return boxesOfRange(document, documentSpan(span.start, span.end));
  return insertAt === null ? [] : caretBoxes(document, insertAt);
}

/** The maximum length of each part of a margin note; the full text is in the annotation and in the list. */
const MOST_NOTED = 90;

function noteOf(row: RiskRow, most: number): string {
  const { comment } = auditExportText;
  const { reason } = row.risk;
  return [
    shortened(riskTitle(row), most),
    ...row.related.map((place) => comment.related + shortened(place, most)),
    comment.reason + shortened(reason, most),
    ...proposalLines(row, most),
    ...(row.decision.note === '' ? [] : [comment.note + shortened(row.decision.note, most)]),
  ].join('\n');
}

/** For pages without room for more. */
function briefOf(row: RiskRow): string {
  return [shortened(riskTitle(row), MOST_NOTED), ...proposalLines(row, MOST_NOTED / 2)].join('\n');
}

function proposalLines({ risk, proposal }: RiskRow, most: number): readonly string[] {
  const { comment } = auditExportText;
  if (proposal === '') return [];
  const label = risk.kind === 'missing' ? comment.missingSuggestion : comment.suggestion;
  return [label + shortened(proposal, most)];
}

function shortened(text: string, most: number): string {
  const line = wordSafe(text).replace(/\s+/g, ' ');
  return line.length > most ? `${line.slice(0, most).toWellFormed()}…` : line;
}
