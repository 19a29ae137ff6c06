/** In: a document. Out: what a writer of another format writes, piece by piece: tables put together, headers and footers taken out. */
import type { Block, Document, Page } from '@wenjian/document';
import { type ParagraphShape, ShapeFinder } from './paragraph-shape.ts';

export interface PieceCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly paragraphs: string[];
}

export interface PieceTable {
  readonly kind: 'table';
  readonly page: number | null;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly cells: readonly PieceCell[];
}

export interface PieceText {
  readonly kind: 'heading' | 'paragraph' | 'listItem' | 'note';
  readonly page: number | null;
  readonly text: string;
  readonly level: number;
  /** Stands at the beginning of the text. */
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
}

/** `page` of all pieces from 1. */
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
    } else if (block.type === 'image') {
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
  };
}

function textOf(document: Document, block: Block): string {
  return document.text.slice(block.start, block.end);
}

function textPiece(document: Document, block: Block, shapes: ShapeFinder): PieceText | null {
  const kind = pieceKinds[block.type];
  const text = textOf(document, block);
  if (kind === undefined || text.trim() === '') return null;
  return {
    kind,
    page: block.page ?? null,
    text,
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
    cell.paragraphs.push(...textOf(document, block).split('\n'));
    cells.set(key, cell);
    rowCount = Math.max(rowCount, row + rowSpan);
    columnCount = Math.max(columnCount, column + columnSpan);
  }
  return { kind: 'table', page: blocks[0]?.page ?? null, rowCount, columnCount, cells: [...cells.values()] };
}

/** The cells of each row with empty ones where the table has none; places that a merged cell covers are left out. */
export function rowsOfTable({ rowCount, columnCount, cells }: PieceTable): PieceCell[][] {
  const rows: PieceCell[][] = Array.from({ length: rowCount }, () => []);
  for (const cell of cells) rows[cell.row]?.push(cell);
  /** For each column the row from which on it is free. */
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
      const placed = cell ?? { row, column, rowSpan: 1, columnSpan: 1, paragraphs: [''] };
      whole.push(placed);
      freeFrom.fill(row + placed.rowSpan, column, column + placed.columnSpan);
      column += placed.columnSpan;
    }
    return whole;
  });
}
