/**
 * In: a review. Out: the report as a Word file: cover, summary, every risk with its proof and decision,
 * missing clauses, demands, what was checked and what was not.
 */
import {
  AlignmentType,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  type Table,
  TextRun,
  Document as WordDocument,
} from 'docx';
import { body, factTable, heading, reportStyles, textRuns } from '../docx/report-elements.ts';
import { writerText } from '../writers.text.ts';
import { auditReportText } from './audit-export.text.ts';
import type { AuditExport } from './audit-export.ts';
import { coverFacts } from './report-facts.ts';
import { missingDetails, riskDetails } from './report-risks.ts';
import { checkedRules, demands, notExamined, summary } from './report-sections.ts';
import { riskRows } from './risk-row.ts';

type Children = readonly (Paragraph | Table)[];

const COVER_NAME_WIDTH = 2400;
/** Twips. */
const margin = { top: 1440, bottom: 1300, left: 1418, right: 1418, header: 720, footer: 640 } as const;

export async function writeAuditReport(request: AuditExport): Promise<Uint8Array> {
  const document = new WordDocument({
    creator: writerText.author,
    title: auditReportText.title,
    styles: reportStyles,
    sections: [
      { properties: { page: { margin } }, children: [...cover(request)] },
      {
        properties: { type: SectionType.NEXT_PAGE, page: { margin } },
        headers: { default: header(request) },
        footers: { default: footer() },
        children: [...content(request)],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function cover(request: AuditExport): Children {
  const title = request.result.overview.title ?? request.info.title;
  const isOther = request.document.kind !== 'docx';
  return [
    ...(isOther ? body(auditReportText.otherLayout) : []),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [textRuns(auditReportText.title)] }),
    new Paragraph({ style: 'Subtitle', children: [textRuns(title)] }),
    factTable(coverFacts(request), COVER_NAME_WIDTH),
  ];
}

function content(request: AuditExport): Children {
  const rows = riskRows(request);
  const sections: readonly (readonly [string, Children])[] = [
    [auditReportText.summary, summary(request, rows)],
    [auditReportText.risks, riskDetails(rows)],
    [auditReportText.missingClauses, missingDetails(rows)],
    [auditReportText.demands, demands(request)],
    [auditReportText.checked, checkedRules(request)],
    [auditReportText.notExamined, notExamined(request)],
    [auditReportText.closing, auditReportText.closingLines.flatMap(body)],
  ];
  return sections.flatMap(([title, children], index) => [
    heading(`${auditReportText.numerals[index] ?? ''}、${title}`, 1),
    ...children,
  ]);
}

function header({ source }: AuditExport): Header {
  const text = `${auditReportText.product} · ${auditReportText.title} · ${source.name}`;
  return new Header({
    children: [
      new Paragraph({ style: 'Furniture', alignment: AlignmentType.RIGHT, children: [textRuns(text)] }),
    ],
  });
}

function footer(): Footer {
  const { before, between, after } = auditReportText.pageOf;
  const pages = [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after];
  return new Footer({
    children: [
      new Paragraph({
        style: 'Furniture',
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: pages })],
      }),
    ],
  });
}
