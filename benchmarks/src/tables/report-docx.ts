/** A generated report as a Word file, which LibreOffice turns into the PDF that is measured. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  Paragraph,
  SectionType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { Report, ReportPiece, ReportSection } from './report-pages.ts';
import type { TableBorders, TruthCell, TruthTable } from './report-tables.ts';

const FONT = 'Noto Serif CJK SC';
const HEAD_FONT = 'Noto Sans CJK SC';
const TWIPS_PER_POINT = 20;
const TABLE_TWIPS = 9000;
/** Tables in a column of text have three columns; they stay on one page and in one column. */
const NARROW_COLUMNS = 3;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: '000000' } as const;
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
/** Of headings, relative to the body. */
const HEADING_SIZES = [1.8, 1.4, 1.15] as const;

export function reportDocx(reports: readonly Report[]): Promise<Buffer> {
  const sections = reports.flatMap((report) =>
    report.sections.map((section, index) => sectionOf(report, section, index === 0)),
  );
  return Packer.toBuffer(new Document({ sections }));
}

function sectionOf(
  report: Report,
  { columnCount, pieces }: ReportSection,
  isFirst: boolean,
): ISectionOptions {
  return {
    properties: {
      type: isFirst ? SectionType.NEXT_PAGE : SectionType.CONTINUOUS,
      ...(columnCount === 1 ? {} : { column: { count: columnCount, space: 480 } }),
      page: {
        size: { width: 11906, height: 16838 },
        margin: { top: 1100, bottom: 1100, left: 1300, right: 1300 },
      },
    },
    children: pieces.flatMap((piece) => childrenOf(report, piece, columnCount)),
  };
}

const headingLevels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

function childrenOf(report: Report, piece: ReportPiece, columnCount: number): (Paragraph | Table)[] {
  const { bodySizePt, hasIndent, isJustified } = report;
  switch (piece.kind) {
    case 'heading': {
      const size = Math.round(bodySizePt * (HEADING_SIZES[piece.level - 1] ?? 1) * 2);
      const heading = headingLevels[piece.level - 1] ?? HeadingLevel.HEADING_3;
      const run = new TextRun({ text: piece.text, bold: true, size, font: HEAD_FONT, color: '000000' });
      return [new Paragraph({ heading, children: [run], spacing: { before: 160, after: 100 } })];
    }
    case 'paragraph':
      return [
        new Paragraph({
          children: [new TextRun({ text: piece.text, size: bodySizePt * 2, font: FONT })],
          spacing: { after: 80 },
          ...(isJustified ? { alignment: AlignmentType.JUSTIFIED } : {}),
          ...(hasIndent ? { indent: { firstLine: bodySizePt * 2 * TWIPS_PER_POINT } } : {}),
        }),
      ];
    case 'table':
      return [tableOf(piece.table, columnCount), new Paragraph({ spacing: { after: 60 } })];
  }
}

function tableOf(table: TruthTable, columnCount: number): Table {
  const whole = table.widths.reduce((sum, width) => sum + width, 0);
  const total = columnCount === 1 ? TABLE_TWIPS : TABLE_TWIPS / columnCount - 300;
  const columnWidths = table.widths.map((width) => Math.floor((width / whole) * total));
  const rows = Array.from({ length: table.rowCount }, (_, row) => {
    const own = table.cells
      .filter((cell) => cell.row === row)
      .sort((one, other) => one.column - other.column);
    return new TableRow({
      tableHeader: row < table.headRows,
      cantSplit: true,
      children: own.map((cell) => tableCell(table, cell, columnWidths)),
    });
  });
  const nothing = {
    top: NO_LINE,
    bottom: NO_LINE,
    left: NO_LINE,
    right: NO_LINE,
    insideHorizontal: NO_LINE,
    insideVertical: NO_LINE,
  };
  return new Table({
    rows,
    columnWidths,
    borders: nothing,
    width: { size: total, type: WidthType.DXA },
  });
}

function tableCell(table: TruthTable, cell: TruthCell, columnWidths: readonly number[]): TableCell {
  const isHead = cell.row < table.headRows;
  const isFigure = table.figureColumns.includes(cell.column);
  const alignment =
    isHead && cell.columnSpan > 1
      ? AlignmentType.CENTER
      : isFigure
        ? AlignmentType.RIGHT
        : AlignmentType.LEFT;
  const run = new TextRun({ text: cell.text, size: table.sizePt * 2, font: FONT, bold: isHead });
  const padding = table.paddingPt * TWIPS_PER_POINT;
  const width = columnWidths
    .slice(cell.column, cell.column + cell.columnSpan)
    .reduce((sum, one) => sum + one, 0);
  return new TableCell({
    children: [
      new Paragraph({ alignment, children: [run], keepNext: table.widths.length === NARROW_COLUMNS }),
    ],
    rowSpan: cell.rowSpan,
    columnSpan: cell.columnSpan,
    width: { size: width, type: WidthType.DXA },
    margins: { top: padding, bottom: padding, left: 80, right: 80 },
    verticalAlign: VerticalAlignTable.CENTER,
    borders: bordersOf(table, cell),
  });
}

type Side = 'top' | 'bottom' | 'left' | 'right';

function bordersOf(
  table: TruthTable,
  { row, rowSpan, column, columnSpan }: TruthCell,
): Record<Side, typeof LINE | typeof NO_LINE> {
  const end = row + rowSpan;
  const isTop = row === 0;
  const isBottom = end === table.rowCount;
  const isLeft = column === 0;
  const isRight = column + columnSpan === table.columnCount;
  const drawn = (isDrawn: boolean) => (isDrawn ? LINE : NO_LINE);
  const kinds: Readonly<Record<TableBorders, readonly [boolean, boolean, boolean, boolean]>> = {
    none: [false, false, false, false],
    headRule: [false, end === table.headRows, false, false],
    threeRules: [isTop, end === table.headRows || isBottom, false, false],
    rows: [true, true, false, false],
    grid: [true, true, true, true],
    openSides: [true, true, !isLeft, !isRight],
    frame: [true, true, isLeft, isRight],
  };
  const [top, bottom, left, right] = kinds[table.borders];
  return { top: drawn(top), bottom: drawn(bottom), left: drawn(left), right: drawn(right) };
}
