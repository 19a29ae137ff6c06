/** In: a comparison with its decisions. Out: the cover letter as a Word file: every change with both whole sentences, what it weighs, who gains, and what was decided. */
import { isAccepted } from '@wenjian/document';
import {
  AlignmentType,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  type Table,
  TableCell,
  TableRow,
  WidthType,
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
import { letterText as text, writerText } from '../writers.text.ts';
import type { ComparisonExport } from './comparison-export.ts';
import { lastSection } from './last-section.ts';
import { type LetterRow, letterColumns, letterRows, noiseCount } from './letter-row.ts';
import type { QuotedSentence } from './sentence-around.ts';
import { timeOf } from './time-of.ts';

/** In twips; A4 landscape, for eight columns. */
const page = {
  margin: { top: 1100, bottom: 1000, left: 900, right: 900, header: 560, footer: 500 },
  size: { orientation: PageOrientation.LANDSCAPE },
} as const;
const FACT_NAME_WIDTH = 1800;
const widths = [700, 1500, 3700, 3700, 900, 1100, 2000, 1400] as const;

export async function writeLetterDocx(input: ComparisonExport): Promise<Uint8Array> {
  const document = new WordDocument({
    creator: writerText.author,
    title: text.title,
    styles: reportStyles,
    sections: [{ properties: { page }, children: [...content(input)] }],
  });
  return Packer.toBuffer(document);
}

function content(input: ComparisonExport): readonly (Paragraph | Table)[] {
  const rows = letterRows(input);
  const noise = noiseCount(input);
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      alignment: AlignmentType.CENTER,
      children: [textRuns(text.title)],
    }),
    factTable(letterFacts(input, rows), FACT_NAME_WIDTH),
    ...body(''),
    ...(rows.length === 0 ? body(text.nothing) : [listOf(rows)]),
    ...(noise === 0 ? [] : body(text.noise(noise))),
    ...lastSection(input).flatMap(({ title, lines }) => [heading(title, 2), ...lines.flatMap(body)]),
  ];
}

export function letterFacts(
  { names, createdAt, decisions }: ComparisonExport,
  rows: readonly LetterRow[],
): readonly (readonly [string, string])[] {
  const states = new Map(decisions.map((decision) => [decision.findingId, decision]));
  const decided = rows.flatMap(({ change }) => states.get(change.id) ?? []);
  const applied = decided.filter(isAccepted).length;
  const undone = decided.filter(({ state }) => state === 'rejected').length;
  return [
    [text.files, text.between(names.old, names.new)],
    [text.count, text.counts(rows.length, applied, undone, rows.length - applied - undone)],
    [text.date, timeOf(createdAt)],
  ];
}

function listOf(rows: readonly LetterRow[]): Table {
  const header = letterColumns.map((column) => text.columns[column]);
  return table(widths, [headRow(header, widths), ...rows.map(rowOf)]);
}

function rowOf(row: LetterRow): TableRow {
  const isMajor = row.change.significance === 'major';
  return new TableRow({
    cantSplit: true,
    children: [
      cell(String(row.index), widths[0], { isCentred: true }),
      cell(row.clause, widths[1]),
      sentenceCell(row.before, widths[2], { color: colours.high, strike: true }),
      sentenceCell(row.after, widths[3], { color: colours.accent, bold: true }),
      cell(row.significance, widths[4], { isCentred: true, isStrong: isMajor }),
      cell(row.gainer, widths[5], { isCentred: true }),
      cell(row.reason, widths[6]),
      cell([row.state, row.note].filter(Boolean).join('\n'), widths[7]),
    ],
  });
}

/** The changed words stand out in their sentence. */
function sentenceCell(
  sentence: QuotedSentence | null,
  width: number,
  mark: { readonly color: string; readonly bold?: boolean; readonly strike?: boolean },
): TableCell {
  if (sentence === null) return cell(text.absent, width);
  const { before, quote, after } = sentence;
  const runs = [textRuns(before), textRuns(quote, mark), textRuns(after)];
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 50, bottom: 50, left: 100, right: 100 },
    children: [new Paragraph({ style: 'TableText', children: runs })],
  });
}
