/** In: a document. Out: the pieces to write in another format: tables assembled, headers and footers separated. */
import type { Block, Document, Page, TextStyle } from '@wenjian/document';
import { sizeOfHeight } from '@wenjian/readers/pdf';
import { type ParagraphShape, ShapeFinder } from './paragraph-shape.ts';

/** With offsets into its text. */
export interface PieceRun {
  readonly start: number;
  readonly end: number;
  readonly style: TextStyle;
}

export interface PieceParagraph {
  readonly text: string;
  readonly runs: readonly PieceRun[];
  readonly alignment: Block['alignment'] | null;
}

export interface PieceCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly paragraphs: PieceParagraph[];
}

export interface PieceTable {
  readonly kind: 'table';
  readonly page: number | null;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly cells: readonly PieceCell[];
}

export interface PieceText extends PieceParagraph {
  readonly kind: 'heading' | 'paragraph' | 'listItem' | 'note';
  readonly page: number | null;
  readonly level: number;
  /** At the beginning of the text. */
  readonly number: string;
  readonly shape: ParagraphShape;
  readonly note: 'footnote' | 'endnote' | 'comment' | null;
}

export interface PieceImage {
  readonly kind: 'image';
  readonly page: number | null;
  readonly blockId: string;
}

export type Piece = PieceText | PieceTable | PieceImage;

export interface Pieces {
  readonly pages: readonly Page[];
  readonly body: readonly Piece[];
  readonly headers: readonly string[];
  readonly footers: readonly string[];
  readonly watermarkCount: number;
  /** The font size of text without an explicit size. */
  readonly bodySizePt: number;
}

/** `page` of all pieces counts from 1. */
export function piecesOf(document: Document): Pieces {
  const shapes = new ShapeFinder(document);
  const body: Piece[] = [];
  const tables = tablesOf(document);
  const written = new Set<number>();
  const textsOf = (type: Block['type']): string[] =>
    document.blocks.filter((block) => block.type === type).map((block) => textOf(document, block));
  for (const block of document.blocks) {
    const page = block.page ?? null;
    if (block.type === 'tableCell' && block.cell !== undefined) {
      const table = tables.get(block.cell.table);
      if (table !== undefined && !written.has(block.cell.table)) body.push(table);
      written.add(block.cell.table);
    } else if (block.type === 'image' || block.type === 'seal') {
      body.push({ kind: 'image', page, blockId: block.id });
    } else {
      const piece = textPiece(document, block, shapes);
      if (piece !== null) body.push(piece);
    }
  }
  return {
    pages: document.pages ?? [],
    body,
    headers: textsOf('header'),
    footers: textsOf('footer'),
    watermarkCount: textsOf('watermark').length,
    bodySizePt: bodySizeOf(document),
  };
}

/** 小四, the usual size of contracts. */
const USUAL_SIZE_PT = 12;
const SIZES_PT = { least: 6, most: 24 } as const;

/** The font size of most of the text, by the height of its lines on the pages. */
function bodySizeOf({ layout = [] }: Document): number {
  const characters = new Map<number, number>();
  for (const { start, end, height, vertical } of layout) {
    const size = Math.round(sizeOfHeight(height) * 2) / 2;
    if (vertical !== true) characters.set(size, (characters.get(size) ?? 0) + end - start);
  }
  const [size] = [...characters].reduce((best, one) => (one[1] > best[1] ? one : best), [USUAL_SIZE_PT, 0]);
  return size >= SIZES_PT.least && size <= SIZES_PT.most ? size : USUAL_SIZE_PT;
}

function textOf(document: Document, block: Block): string {
  return document.text.slice(block.start, block.end);
}

function paragraphOf(document: Document, block: Block): PieceParagraph {
  return {
    text: textOf(document, block),
    runs: runsWithin(document, block.start, block.end),
    alignment: block.alignment ?? null,
  };
}

function runsWithin({ runs = [] }: Document, start: number, end: number): PieceRun[] {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((runs[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const own: PieceRun[] = [];
  for (let run = runs[low]; run !== undefined && run.end <= end; run = runs[++low])
    own.push({ start: run.start - start, end: run.end - start, style: run.style });
  return own;
}

function textPiece(document: Document, block: Block, shapes: ShapeFinder): PieceText | null {
  const kind = pieceKinds[block.type];
  const paragraph = paragraphOf(document, block);
  if (kind === undefined || paragraph.text.trim() === '') return null;
  return {
    ...paragraph,
    kind,
    page: block.page ?? null,
    level: block.level ?? 1,
    number: block.number ?? '',
    shape: shapes.shapeOf(block),
    note:
      block.type === 'footnote' || block.type === 'endnote' || block.type === 'comment' ? block.type : null,
  };
}

const pieceKinds: Partial<Record<Block['type'], PieceText['kind']>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  textBox: 'paragraph',
  tableCell: 'paragraph',
  listItem: 'listItem',
  footnote: 'note',
  endnote: 'note',
  comment: 'note',
};

function tablesOf(document: Document): Map<number, PieceTable> {
  const blocks = document.blocks.filter((block) => block.type === 'tableCell' && block.cell !== undefined);
  const byTable = Map.groupBy(blocks, (block) => block.cell?.table ?? 0);
  return new Map([...byTable].map(([number, own]) => [number, tableOf(document, own)]));
}

function tableOf(document: Document, blocks: readonly Block[]): PieceTable {
  const cells = new Map<string, PieceCell>();
  let [rowCount, columnCount] = [0, 0];
  for (const block of blocks) {
    if (block.cell === undefined) continue;
    const { row, column, rowSpan = 1, columnSpan = 1 } = block.cell;
    const key = `${row}:${column}`;
    const cell = cells.get(key) ?? { row, column, rowSpan, columnSpan, paragraphs: [] };
    cell.paragraphs.push(paragraphOf(document, block));
    cells.set(key, cell);
    rowCount = Math.max(rowCount, row + rowSpan);
    columnCount = Math.max(columnCount, column + columnSpan);
  }
  return { kind: 'table', page: blocks[0]?.page ?? null, rowCount, columnCount, cells: [...cells.values()] };
}

/** The cells of each row, with empty cells where the table has none; places covered by a merged cell are left out. */
export function rowsOfTable({ rowCount, columnCount, cells }: PieceTable): PieceCell[][] {
  const rows: PieceCell[][] = Array.from({ length: rowCount }, () => []);
  for (const cell of cells) rows[cell.row]?.push(cell);
  /** For each column the first free row. */
  const freeFrom = new Array<number>(columnCount).fill(0);
  return rows.map((own, row) => {
    const byColumn = new Map(own.map((cell) => [cell.column, cell]));
    const whole: PieceCell[] = [];
    for (let column = 0; column < columnCount; ) {
      const cell = byColumn.get(column);
      if (cell === undefined && (freeFrom[column] ?? 0) > row) {
        column++;
        continue;
      }
      const placed = cell ?? { row, column, rowSpan: 1, columnSpan: 1, paragraphs: [] };
      whole.push(placed);
      freeFrom.fill(row + placed.rowSpan, column, column + placed.columnSpan);
      column += placed.columnSpan;
    }
    return whole;
  });
}
