/** In: a check. Out: its report as a Word file: cover, rates with their denominators, evidence, fragments side by side, coverage, settings. */
import {
  AlignmentType,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TableRow,
  TextRun,
  Document as WordDocument,
} from 'docx';
import {
  body,
  cell,
  colours,
  factTable,
  heading,
  headRow,
  lead,
  reportStyles,
  table,
  textRuns,
} from '../docx/report-elements.ts';
import { writerText } from '../writers.text.ts';
import { frontRows } from './front-page.ts';
import { plagiarismExportText as text } from './plagiarism-export.text.ts';
import type { PlagiarismExport, ReportBlock } from './plagiarism-export.ts';
import { blockFacts, matchFacts, placed, ReportLines } from './report-lines.ts';

/** Twips; together the width of the text. */
const page = {
  margin: { top: 1300, bottom: 1200, left: 1418, right: 1418, header: 620, footer: 560 },
} as const;
const FACT_NAME_WIDTH = 2200;
/** Less than other reports: the front page has more to say. */
const COVER_TOP = 600;
const COVER_GAP = 360;
const rateWidths = [2070, 2000, 1700, 1700, 1600] as const;
const subtractedWidths = [5070, 2400, 1600] as const;
const evidenceWidths = [1700, 700, 3670, 3000] as const;
const evasionWidths = [2300, 2000, 900, 3870] as const;
const imageWidths = [1000, 4535, 3535] as const;
const sensitiveWidths = [2600, 700, 2470, 1700, 1600] as const;
const blockWidths = [1470, 3800, 3800] as const;
const coverageWidths = [3600, 1000, 4470] as const;

type Piece = Paragraph | Table;

export async function writePlagiarismReport(request: PlagiarismExport): Promise<Uint8Array> {
  const lines = new ReportLines(request.report);
  const document = new WordDocument({
    creator: writerText.author,
    title: text.title,
    styles: reportStyles,
    sections: [
      { properties: { page }, children: [...cover(request, lines)] },
      {
        properties: { page },
        headers: { default: header(request) },
        footers: { default: footer() },
        children: [...content(request, lines)],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function cover(request: PlagiarismExport, lines: ReportLines): readonly Piece[] {
  return [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      children: [textRuns(text.title)],
      spacing: { before: COVER_TOP, after: 240 },
    }),
    new Paragraph({
      style: 'Subtitle',
      children: [textRuns(request.info.title)],
      spacing: { after: COVER_GAP },
    }),
    factTable(frontRows(request, lines), FACT_NAME_WIDTH),
    ...(request.issue === null ? [] : body(text.verifyHint)),
  ];
}

function content({ report }: PlagiarismExport, lines: ReportLines): readonly Piece[] {
  const { examined, notExamined } = lines.coverage();
  return [
    heading(text.rates, 1),
    lead(text.ratesHint),
    rowTable(text.rateColumns, rateWidths, lines.rates()),
    heading(text.subtracted, 2),
    ...rowsOr(text.subtractedColumns, subtractedWidths, lines.subtracted(), text.nothingSubtracted),
    heading(text.evidence, 1),
    lead(text.evidenceHint),
    ...rowsOr(text.evidenceColumns, evidenceWidths, lines.evidence(), text.noEvidence),
    heading(text.evasion, 2),
    ...rowsOr(text.evasionColumns, evasionWidths, lines.evasion(), text.noEvasion),
    ...optional(text.images, text.imageColumns, imageWidths, lines.images()),
    ...optional(text.sensitive, text.sensitiveColumns, sensitiveWidths, lines.sensitive()),
    heading(text.blocks, 1),
    ...(report.blocks.length === 0
      ? body(text.noBlocks)
      : [blockTable(report.blocks, report.originId, lines)]),
    heading(text.coverage, 1),
    lead(text.examined),
    ...rowsOr(text.coverageColumns.slice(0, 2), [7070, 2000], examined, text.none),
    heading(text.notExamined, 2),
    ...rowsOr(text.coverageColumns, coverageWidths, notExamined, text.none),
    heading(text.settings, 1),
    lead(text.settingsHint),
    factTable(lines.settings(), FACT_NAME_WIDTH),
  ];
}

function rowTable(
  columns: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly string[])[],
): Table {
  const made = rows.map(
    (row) => new TableRow({ children: row.map((value, index) => cell(value, widths[index] ?? 0)) }),
  );
  return table(widths, [headRow(columns, widths), ...made]);
}

function rowsOr(
  columns: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly string[])[],
  nothing: string,
): readonly Piece[] {
  return rows.length === 0 ? body(nothing) : [rowTable(columns, widths, rows)];
}

function optional(
  title: string,
  columns: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly string[])[],
): readonly Piece[] {
  return rows.length === 0 ? [] : [heading(title, 2), rowTable(columns, widths, rows)];
}

function blockTable(blocks: readonly ReportBlock[], originId: string, lines: ReportLines): Table {
  const rows = blocks.map((block, index) => {
    const own = block.references[originId];
    const sources = lines.relationsOf(block, originId).flatMap(({ docId, match }) => {
      const source = block.references[docId];
      if (source === undefined) return [];
      return [`【${lines.nameOf(docId)}】${matchFacts(match)}\n${placed(source, source.text)}`];
    });
    const colour = block.isSubtracted ? { colour: colours.grey } : {};
    return new TableRow({
      children: [
        cell(`${index + 1}\n${blockFacts(block)}`, blockWidths[0], colour),
        cell(own === undefined ? '' : placed(own, own.text), blockWidths[1], colour),
        cell(sources.join('\n'), blockWidths[2], colour),
      ],
    });
  });
  return table(blockWidths, [headRow(text.blockColumns, blockWidths), ...rows]);
}

function header({ info }: PlagiarismExport): Header {
  const line = new Paragraph({
    style: 'Furniture',
    alignment: AlignmentType.RIGHT,
    children: [textRuns(text.header(info.title))],
  });
  return new Header({ children: [line] });
}

function footer(): Footer {
  const { before, between, after } = text.pageOf;
  const children = [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after];
  const line = new Paragraph({
    style: 'Furniture',
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children })],
  });
  return new Footer({ children: [line] });
}
