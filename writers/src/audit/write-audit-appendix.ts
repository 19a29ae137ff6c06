/**
 * The pages after the annotated ones: what was reviewed and how, all risks, missing clauses, and what was not
 * examined.
 */
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { wordSafe } from '../docx/new-paragraph.ts';
import type { Colour } from '../pdf/mark.ts';
import { A4_ACROSS, INK, type PageCell, PageWriter } from '../pdf/page-writer.ts';
import { auditExportText, auditReportText } from './audit-export.text.ts';
import type { AuditExport } from './audit-export.ts';
import { levelColours } from './level-colours.ts';
import { countLines, coverFacts, notExaminedRows, placeText } from './report-facts.ts';
import type { RiskRow } from './risk-row.ts';

const BODY_SIZE = 9;
const HEADING_SIZE = 12;
const TITLE_SIZE = 18;
const SMALL_SIZE = 8;
const GREY: Colour = [0.39, 0.43, 0.49];
const ACCENT: Colour = [0.184, 0.329, 0.647];

/** `marked`: the ids of the risks that are marked on a page. */
export function writeAuditAppendix(
  pdf: PDFDocument,
  font: PDFFont,
  request: AuditExport,
  rows: readonly RiskRow[],
  marked: ReadonlySet<string>,
): void {
  const writer = new PageWriter(pdf, font, A4_ACROSS);
  writer.line(auditReportText.appendix, TITLE_SIZE, ACCENT);
  writer.line(drawable(request.info.title), HEADING_SIZE, INK);
  writer.space(6);
  for (const [name, value] of coverFacts(request))
    writer.line(`${name}：${drawable(value)}`, BODY_SIZE, GREY);
  writer.space(6);
  for (const line of countLines(rows)) writer.line(line, BODY_SIZE, INK);
  for (const line of markLines(rows, marked)) writer.line(line, BODY_SIZE, INK);
  writeRisks(writer, rows);
  writeMissing(writer, rows);
  heading(writer, auditReportText.notExamined);
  const missing = notExaminedRows(request);
  const { notExaminedColumns: names } = auditReportText;
  if (missing.length === 0) writer.line(auditReportText.everythingExamined, BODY_SIZE, INK);
  else
    writer.table({
      columns: [
        { name: names.what, share: 3 },
        { name: names.count, share: 1 },
        { name: names.reason, share: 8 },
      ],
      rows: missing.map((row) => row.map(cell)),
    });
  writer.space(10);
  for (const line of auditReportText.closingLines) writer.line(line, SMALL_SIZE, GREY);
  writer.finish();
}

function writeRisks(writer: PageWriter, rows: readonly RiskRow[]): void {
  const { appendixColumns: names } = auditReportText;
  const risks = rows.filter(({ risk }) => risk.kind === 'risk');
  if (risks.length === 0) return;
  heading(writer, auditReportText.risks);
  writer.table({
    columns: [
      { name: names.index, share: 4 },
      { name: names.level, share: 6 },
      { name: names.title, share: 13 },
      { name: names.place, share: 12 },
      { name: names.quote, share: 25 },
      { name: names.suggestion, share: 29 },
      { name: names.state, share: 6 },
    ],
    rows: risks.map((row) => [...headCells(row), cell(quoteText(row)), cell(row.proposal), cell(row.state)]),
  });
}

function writeMissing(writer: PageWriter, rows: readonly RiskRow[]): void {
  const { appendixColumns: names, missingClauses, noMissing } = auditReportText;
  const missing = rows.filter(({ risk }) => risk.kind === 'missing');
  heading(writer, missingClauses);
  if (missing.length === 0) {
    writer.line(noMissing, BODY_SIZE, INK);
    return;
  }
  writer.table({
    columns: [
      { name: names.index, share: 4 },
      { name: names.level, share: 6 },
      { name: names.title, share: 17 },
      { name: names.place, share: 16 },
      { name: names.suggestion, share: 46 },
      { name: names.state, share: 6 },
    ],
    rows: missing.map((row) => [...headCells(row), cell(row.proposal), cell(row.state)]),
  });
}

function quoteText({ risk, related }: RiskRow): string {
  return [risk.quote, ...related.map((place) => auditExportText.comment.related + place)].join('\n');
}

function headCells(row: RiskRow): readonly PageCell[] {
  return [
    cell(String(row.index)),
    { text: row.level, colour: levelColours[row.risk.level] },
    cell(row.risk.title),
    cell(placeText(row)),
  ];
}

/** Risks that are in the list but not on the pages, and why. */
function markLines(rows: readonly RiskRow[], marked: ReadonlySet<string>): readonly string[] {
  const rejected = rows.filter(({ decision }) => decision.state === 'rejected');
  const lost = rows.filter(({ risk, decision }) => decision.state !== 'rejected' && !marked.has(risk.id));
  const indexes = lost.map(({ index }) => index).join('、');
  return [
    ...(rejected.length === 0 ? [] : [auditReportText.rejectedNotMarked]),
    ...(lost.length === 0 ? [] : [auditReportText.notMarked(indexes)]),
  ];
}

const HEADING_NEEDS = 80;

function heading(writer: PageWriter, text: string): void {
  writer.space(12);
  writer.need(HEADING_NEEDS);
  writer.line(text, HEADING_SIZE, ACCENT);
  writer.space(4);
}

function cell(text: string): PageCell {
  return { text: drawable(text) };
}

function drawable(text: string): string {
  return wordSafe(text.replace(/\r\n?/g, '\n')).replaceAll('\t', ' ');
}
