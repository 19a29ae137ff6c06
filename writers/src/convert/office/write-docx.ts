/** Documents as Word files: real headings, lists, tables, images, page breaks, header, footer and page numbers. */
import { append } from '@wenjian/document';
import {
  AlignmentType,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalMergeType,
  WidthType,
  Document as WordDocument,
} from 'docx';
import { ConversionRefused } from '../conversion.ts';
import { refusals } from '../convert.text.ts';
import { isPageNumber } from '../pages/find-page-numbers.ts';
import type { Picture, Pictures } from '../pages/page-pictures.ts';
import {
  type Piece,
  type PieceCell,
  type PieceParagraph,
  type Pieces,
  type PieceTable,
  type PieceText,
  rowsOfTable,
} from './document-pieces.ts';
import { headRowsOf } from './head-rows.ts';
import { ListNumbering } from './list-numbering.ts';
import { mostCommon } from './most-common.ts';
import { wordAlignment, wordRuns } from './word-runs.ts';
import { documentStyles } from './word-styles.ts';

const TWIPS_PER_POINT = 20;
const PIXELS_PER_POINT = 96 / 72;
const MARGIN_PT = 72;
const SMALL_MARGIN_PT = 36;
const A4 = { widthPt: 595.28, heightPt: 841.89 } as const;
const MOST_CELLS = 300_000;
/** The maximum number of columns that Word opens. */
const MOST_COLUMNS = 63;
/** The columns share this width; the table is then stretched to the width of the page. */
const TABLE_TWIPS = 9000;

export async function writeDocx(pieces: Pieces, pictures: Pictures): Promise<Buffer> {
  const cells = pieces.body.reduce(
    (sum, piece) => sum + (piece.kind === 'table' ? piece.rowCount * piece.columnCount : 0),
    0,
  );
  if (cells > MOST_CELLS) throw new ConversionRefused('tooLarge', refusals.tooManyCells(MOST_CELLS));
  const writer = new WordWriter(pieces, pictures);
  const sections = writer.sections();
  return Packer.toBuffer(
    new WordDocument({
      creator: '',
      styles: documentStyles(pieces.bodySizePt),
      numbering: { config: [...writer.numbering.definitions] },
      sections,
    }),
  );
}

type Child = Paragraph | Table;

interface PageSize {
  readonly widthPt: number;
  readonly heightPt: number;
}

class WordWriter {
  readonly numbering = new ListNumbering();
  readonly #pieces: Pieces;
  readonly #pictures: Pictures;

  constructor(pieces: Pieces, pictures: Pictures) {
    this.#pieces = pieces;
    this.#pictures = pictures;
  }

  /** A new section starts when the page size changes. */
  sections(): ISectionOptions[] {
    const sections: { size: PageSize; children: Child[] }[] = [];
    let page: number | null = null;
    for (const piece of this.#inPageOrder()) {
      const size = this.#sizeOf(piece.page);
      const isNewSize = sections.length === 0 || !isSameSize(sections.at(-1)?.size ?? A4, size);
      if (isNewSize) sections.push({ size, children: [] });
      const isNewPage = piece.page !== null && page !== null && piece.page !== page && !isNewSize;
      page = piece.page ?? page;
      append(sections.at(-1)?.children ?? [], this.#childrenOf(piece, isNewPage, size));
    }
    if (sections.length === 0) sections.push({ size: A4, children: [new Paragraph('')] });
    return sections.map(({ size, children }) => ({
      properties: { type: SectionType.NEXT_PAGE, page: pageProperties(size) },
      ...this.#furniture(),
      children,
    }));
  }

  /** Inserts pages that could only be rendered as pictures between the others. */
  #inPageOrder(): (Piece | DrawnPage)[] {
    const drawn: DrawnPage[] = [...this.#pictures.byPage].map(([index, picture]) => ({
      kind: 'page',
      page: index + 1,
      picture,
    }));
    const body: (Piece | DrawnPage)[] = this.#pieces.body.filter(
      (piece) => piece.kind !== 'image' || this.#pictures.byBlock.has(piece.blockId),
    );
    for (const page of drawn) {
      const at = body.findIndex((piece) => (piece.page ?? 0) > page.page);
      body.splice(at < 0 ? body.length : at, 0, page);
    }
    return body;
  }

  #sizeOf(page: number | null): PageSize {
    const [first] = this.#pieces.pages;
    return (page === null ? first : this.#pieces.pages[page - 1]) ?? first ?? A4;
  }

  #childrenOf(piece: Piece | DrawnPage, isNewPage: boolean, size: PageSize): Child[] {
    switch (piece.kind) {
      case 'table':
        return tablesOf(piece, isNewPage);
      case 'page':
        return [pictureParagraph(piece.picture, isNewPage, size)];
      case 'image': {
        const picture = this.#pictures.byBlock.get(piece.blockId);
        return picture === undefined ? [] : [pictureParagraph(picture, isNewPage, size)];
      }
      default:
        return [this.#paragraphOf(piece, isNewPage)];
    }
  }

  #paragraphOf(piece: PieceText, pageBreakBefore: boolean): Paragraph {
    const numbered = piece.kind === 'listItem' ? this.numbering.take(piece) : null;
    if (piece.kind !== 'listItem' && piece.kind !== 'note') this.numbering.interrupt();
    const { isCentred, firstLinePt } = piece.shape;
    return new Paragraph({
      children: wordRuns(piece, numbered === null ? 0 : piece.number.length),
      pageBreakBefore,
      ...(piece.kind === 'heading'
        ? { heading: headingLevels[Math.min(6, piece.level) - 1] ?? HeadingLevel.HEADING_6 }
        : {}),
      ...(piece.kind === 'note' ? { style: 'Note' } : {}),
      ...wordAlignment(piece.alignment ?? (isCentred ? 'center' : null)),
      ...(firstLinePt > 0 ? { indent: { firstLine: firstLinePt * TWIPS_PER_POINT } } : {}),
      ...(numbered === null ? {} : { numbering: { reference: numbered, level: 0 } }),
    });
  }

  #furniture(): Pick<ISectionOptions, 'headers' | 'footers'> {
    const header = mostCommon(this.#pieces.headers.filter((text) => !isPageNumber(text)));
    const footer = mostCommon(this.#pieces.footers.filter((text) => !isPageNumber(text)));
    const hasNumbers = [...this.#pieces.footers, ...this.#pieces.headers].some(isPageNumber);
    const number = new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ children: [PageNumber.CURRENT] })],
    });
    const below = [...(footer === null ? [] : [new Paragraph(footer)]), ...(hasNumbers ? [number] : [])];
    return {
      ...(header === null ? {} : { headers: { default: new Header({ children: [new Paragraph(header)] }) } }),
      ...(below.length === 0 ? {} : { footers: { default: new Footer({ children: below }) } }),
    };
  }
}

interface DrawnPage {
  readonly kind: 'page';
  readonly page: number;
  readonly picture: Picture;
}

const headingLevels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

function isSameSize(one: PageSize, other: PageSize): boolean {
  return Math.abs(one.widthPt - other.widthPt) < 3 && Math.abs(one.heightPt - other.heightPt) < 3;
}

function pageProperties({ widthPt, heightPt }: PageSize) {
  const margin = marginOf({ widthPt, heightPt }) * TWIPS_PER_POINT;
  return {
    // The library swaps the sides when it gets the orientation; the given sides are already right.
    size: { width: Math.round(widthPt * TWIPS_PER_POINT), height: Math.round(heightPt * TWIPS_PER_POINT) },
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  };
}

function marginOf({ widthPt, heightPt }: PageSize): number {
  return Math.min(widthPt, heightPt) < 400 ? SMALL_MARGIN_PT : MARGIN_PT;
}

function pictureParagraph(picture: Picture, pageBreakBefore: boolean, size: PageSize): Paragraph {
  const margin = marginOf(size);
  const scale = Math.min(
    1,
    (size.widthPt - 2 * margin) / picture.widthPt,
    // Space for the line itself: a picture as high as the page would move to the next page.
    (size.heightPt - 2 * margin - 24) / picture.heightPt,
  );
  const transformation = {
    width: Math.max(1, Math.round(picture.widthPt * scale * PIXELS_PER_POINT)),
    height: Math.max(1, Math.round(picture.heightPt * scale * PIXELS_PER_POINT)),
  };
  return new Paragraph({
    pageBreakBefore,
    children: [new ImageRun({ type: 'jpg', data: picture.bytes, transformation })],
  });
}

/** Tables too wide for Word are split into several: columns that were side by side go below each other. */
function tablesOf(table: PieceTable, isNewPage: boolean): Child[] {
  const children: Child[] = [];
  for (let from = 0; from < table.columnCount; from += MOST_COLUMNS) {
    const count = Math.min(MOST_COLUMNS, table.columnCount - from);
    const cells = table.cells
      .filter(({ column, columnSpan }) => column < from + count && column + columnSpan > from)
      .map((cell) => clipped(cell, from, count));
    append(children, oneTable({ ...table, columnCount: count, cells }, isNewPage && from === 0));
  }
  return children;
}

function clipped(cell: PieceCell, from: number, count: number): PieceCell {
  const start = Math.max(cell.column, from);
  const end = Math.min(cell.column + cell.columnSpan, from + count);
  return {
    ...cell,
    column: start - from,
    columnSpan: end - start,
    paragraphs: cell.column < from ? [] : cell.paragraphs,
  };
}

function oneTable(table: PieceTable, isNewPage: boolean): Child[] {
  const heads = headRowsOf(table);
  /** For each column: the cell above that spans down to it. */
  const above = new Map<number, PieceCell>();
  const rows = rowsOfTable(table).map((own, row) => {
    for (const cell of own) for (let c = 0; c < cell.columnSpan; c++) above.set(cell.column + c, cell);
    const starts = new Map(own.map((cell) => [cell.column, cell]));
    const children: TableCell[] = [];
    for (let column = 0; column < table.columnCount; ) {
      const cell = starts.get(column) ?? above.get(column);
      const isStart = starts.has(column);
      children.push(wordCell(isStart ? cell : undefined, cell, isNewPage && row === 0 && column === 0));
      column += Math.max(1, cell?.columnSpan ?? 1);
    }
    return new TableRow({ children, tableHeader: row < heads });
  });
  // Two adjacent tables would be merged, and a file must not end with a table.
  const columnWidths = new Array<number>(table.columnCount).fill(Math.floor(TABLE_TWIPS / table.columnCount));
  return [
    new Table({ rows, columnWidths, width: { size: 100, type: WidthType.PERCENTAGE } }),
    new Paragraph(''),
  ];
}

/** A cell without a paragraph makes a file that Word refuses. */
const EMPTY: PieceParagraph = { text: '', runs: [], alignment: null };

function wordCell(
  start: PieceCell | undefined,
  owner: PieceCell | undefined,
  pageBreakBefore: boolean,
): TableCell {
  const { rowSpan = 1, columnSpan = 1 } = owner ?? {};
  const merge = start === undefined ? VerticalMergeType.CONTINUE : VerticalMergeType.RESTART;
  const paragraphs = start === undefined || start.paragraphs.length === 0 ? [EMPTY] : start.paragraphs;
  return new TableCell({
    children: paragraphs.map(
      (paragraph, index) =>
        new Paragraph({
          children: wordRuns(paragraph),
          pageBreakBefore: pageBreakBefore && index === 0,
          ...wordAlignment(paragraph.alignment),
        }),
    ),
    ...(columnSpan > 1 ? { columnSpan } : {}),
    ...(rowSpan > 1 ? { verticalMerge: merge } : {}),
  });
}
