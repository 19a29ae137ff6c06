/**
 * The elements of the report: paragraphs, tables of fixed widths, and their styles. Widths in twips, sizes in
 * half points.
 */
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IStylesOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { wordSafe } from './new-paragraph.ts';

/** A4 minus the margins. */
export const TEXT_WIDTH = 9070;

export const colours = {
  ink: '1C2430',
  grey: '646E7D',
  accent: '2F54A5',
  rule: 'D5DAE1',
  head: 'F4F5F7',
  high: 'C8373B',
  medium: 'B7791F',
  low: '64748B',
  highFill: 'FBE7E8',
  mediumFill: 'FBF1DF',
  lowFill: 'EDF0F4',
} as const;

/** The names of Word's Chinese fonts; when they are missing, programs use their own of the same kind. */
const song = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: '宋体', cs: 'Times New Roman' };
const hei = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: '黑体', cs: 'Arial' };

export const reportStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: song, size: 21, color: colours.ink },
      paragraph: { spacing: { line: 340, after: 80 } },
    },
    title: {
      run: { font: hei, size: 52, bold: true, color: colours.accent },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 3200, after: 240 } },
    },
    heading1: {
      run: { font: hei, size: 30, bold: true, color: colours.accent },
      paragraph: { spacing: { before: 400, after: 160 }, keepNext: true },
    },
    heading2: {
      run: { font: hei, size: 24, bold: true, color: colours.ink },
      paragraph: { spacing: { before: 240, after: 120 }, keepNext: true },
    },
  },
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      run: { font: hei, size: 30, color: colours.ink },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 1200 } },
    },
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      run: { size: 19 },
      paragraph: { spacing: { line: 290, before: 30, after: 30 } },
    },
    { id: 'Furniture', name: 'Furniture', basedOn: 'Normal', run: { size: 17, color: colours.grey } },
  ],
};

export interface CellOptions {
  readonly isStrong?: boolean;
  readonly colour?: string;
  readonly fill?: string;
  readonly isCentred?: boolean;
  readonly columnSpan?: number;
  /** Stays on one page with the row below. */
  readonly keepsNext?: boolean;
}

export function textRuns(
  text: string,
  options: { readonly bold?: boolean; readonly color?: string; readonly strike?: boolean } = {},
) {
  return new TextRun({ text: wordSafe(text), ...options });
}

export function body(text: string): readonly Paragraph[] {
  return linesOf(text).map((line) => new Paragraph({ children: [textRuns(line)] }));
}

/** Stays on one page with the table it introduces. */
export function lead(text: string): Paragraph {
  return new Paragraph({ keepNext: true, children: [textRuns(text)] });
}

export function heading(text: string, level: 1 | 2): Paragraph {
  return new Paragraph({
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    children: [textRuns(text)],
  });
}

/** Separates two tables, which would otherwise be merged. */
export function gap(): Paragraph {
  return new Paragraph({ spacing: { line: 160, before: 0, after: 0 }, children: [] });
}

export function cell(text: string, width: number, options: CellOptions = {}): TableCell {
  const { isStrong = false, colour, fill, isCentred = false, columnSpan, keepsNext = false } = options;
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 50, bottom: 50, left: 100, right: 100 },
    verticalAlign: isCentred ? VerticalAlign.CENTER : VerticalAlign.TOP,
    ...(columnSpan === undefined ? {} : { columnSpan }),
    ...(fill === undefined ? {} : { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } }),
    children: linesOf(text).map(
      (line) =>
        new Paragraph({
          style: 'TableText',
          keepNext: keepsNext,
          ...(isCentred ? { alignment: AlignmentType.CENTER } : {}),
          children: [textRuns(line, { bold: isStrong, ...(colour === undefined ? {} : { color: colour }) })],
        }),
    ),
  });
}

export function table(columnWidths: readonly number[], rows: readonly TableRow[]): Table {
  const line = { style: BorderStyle.SINGLE, size: 4, color: colours.rule };
  return new Table({
    columnWidths: [...columnWidths],
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: {
      top: line,
      bottom: line,
      left: line,
      right: line,
      insideHorizontal: line,
      insideVertical: line,
    },
    rows: [...rows],
  });
}

/** The header row repeats on every page. */
export function headRow(names: readonly string[], widths: readonly number[]): TableRow {
  return new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: names.map((name, index) =>
      cell(name, widths[index] ?? 0, { isStrong: true, fill: colours.head, isCentred: true }),
    ),
  });
}

/** Names on the left, values on the right. */
export function factTable(facts: readonly (readonly [string, string])[], nameWidth: number): Table {
  const widths = [nameWidth, TEXT_WIDTH - nameWidth] as const;
  return table(
    widths,
    facts.map(
      ([name, value]) =>
        new TableRow({
          cantSplit: true,
          children: [cell(name, widths[0], { isStrong: true, fill: colours.head }), cell(value, widths[1])],
        }),
    ),
  );
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|[\r\n]/);
}
