/**
 * In: a proofreading. Out: the errata sheet as a Word file: the place, the original, the correction and the
 * reason.
 */
import {
  AlignmentType,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  PageOrientation,
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
  reportStyles,
  table,
  textRuns,
} from '../docx/report-elements.ts';
import { writerText } from '../writers.text.ts';
import {
  type CorrectionRow,
  contextOf,
  correctionRows,
  errataFacts,
  erratumWords,
} from './correction-row.ts';
import { proofreadingExportText as text } from './proofreading-export.text.ts';
import type { ProofreadingExport } from './proofreading-export.ts';

/** In twips; A4 landscape, for six columns. */
const page = {
  margin: { top: 1100, bottom: 1000, left: 1100, right: 1100, header: 560, footer: 500 },
  size: { orientation: PageOrientation.LANDSCAPE },
} as const;
const FACT_NAME_WIDTH = 2400;
const widths = [760, 2800, 2600, 2600, 4200, 1100] as const;
const renumberWidths = [1200, 2400, 2400, 8060] as const;
const notExaminedWidths = [4000, 1500, 6000] as const;

export async function writeErrata(request: ProofreadingExport): Promise<Uint8Array> {
  const document = new WordDocument({
    creator: writerText.author,
    title: text.errata.title,
    styles: reportStyles,
    sections: [
      {
        properties: { page },
        headers: { default: header(request) },
        footers: { default: footer() },
        children: [...content(request)],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function content(request: ProofreadingExport): readonly (Paragraph | Table)[] {
  const rows = correctionRows(request);
  const { errata } = text;
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      alignment: AlignmentType.CENTER,
      children: [textRuns(errata.title)],
    }),
    factTable(errataFacts(request, rows), FACT_NAME_WIDTH),
    heading(errata.list, 2),
    ...(rows.length === 0 ? body(errata.nothing) : [listOf(rows)]),
    ...renumbering(request),
    ...notExamined(request),
  ];
}

function listOf(rows: readonly CorrectionRow[]): Table {
  return table(widths, [headRow(text.errata.columns, widths), ...rows.map(rowOf)]);
}

function rowOf(row: CorrectionRow): TableRow {
  const { correction, index, place, context, state, replacement } = row;
  const words = erratumWords(row);
  const colour =
    correction.tier === 'error' ? colours.high : correction.tier === 'suspect' ? colours.medium : colours.low;
  return new TableRow({
    cantSplit: true,
    children: [
      cell(String(index), widths[0], { isCentred: true }),
      cell([place, context].filter(Boolean).join('\n'), widths[1]),
      cell(words.original, widths[2], { colour }),
      cell(words.replacement, widths[3], { isStrong: replacement !== null }),
      cell(words.why, widths[4]),
      cell(text.states[state], widths[5], { isCentred: true }),
    ],
  });
}

function renumbering({ renumbered, document }: ProofreadingExport): readonly (Paragraph | Table)[] {
  if (renumbered.length === 0) return [];
  const rows = renumbered.map(
    (place) =>
      new TableRow({
        cantSplit: true,
        children: [
          cell(text.errata.renumberKinds[place.kind], renumberWidths[0], { isCentred: true }),
          cell(place.original, renumberWidths[1]),
          cell(place.replacement, renumberWidths[2], { isStrong: true }),
          cell(contextOf(document, place), renumberWidths[3]),
        ],
      }),
  );
  return [
    heading(text.errata.renumbering, 2),
    table(renumberWidths, [headRow(text.errata.renumberColumns, renumberWidths), ...rows]),
  ];
}

function notExamined({ coverage }: ProofreadingExport): readonly (Paragraph | Table)[] {
  if (coverage.notExamined.length === 0) return [];
  const rows = coverage.notExamined.map(
    ({ what, count, reason }) =>
      new TableRow({
        cantSplit: true,
        children: [what, String(count), reason].map((word, index) =>
          cell(word, notExaminedWidths[index] ?? 0),
        ),
      }),
  );
  return [
    heading(text.errata.notExamined, 2),
    table(notExaminedWidths, [headRow(text.errata.notExaminedColumns, notExaminedWidths), ...rows]),
  ];
}

function header({ source }: ProofreadingExport): Header {
  const line = new Paragraph({
    style: 'Furniture',
    alignment: AlignmentType.RIGHT,
    children: [textRuns(text.errata.header(source.name))],
  });
  return new Header({ children: [line] });
}

function footer(): Footer {
  const { before, between, after } = text.errata.pageOf;
  const children = [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after];
  const line = new Paragraph({
    style: 'Furniture',
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children })],
  });
  return new Footer({ children: [line] });
}
