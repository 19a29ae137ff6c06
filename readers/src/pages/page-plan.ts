/**
 * In: a document of plain text, Markdown or comma-separated values, which says nothing about pages. Out: the same
 * document on pages of our own, with a place for every character, and the rules of its tables. Promise: text, blocks and
 * annotations do not change; what is beyond the last page has no place, and `notRead` says so.
 */
import { type Block, type Document, documentOffset, type LineFragment } from '@wenjian/document';
import { joinText } from '../join/join.text.ts';
import { breakLines, type TextLine } from './break-lines.ts';
import { type ColumnWidths, columnWidths } from './column-widths.ts';
import { LINE_BOX, PageCursor } from './page-cursor.ts';
import { BODY_SIZE, hundredths, type PageFormat, pageFormat, sizeOfHeading } from './page-format.ts';
import { type Rule, TableLayout } from './table-layout.ts';

export interface PagePlan {
  readonly document: Document;
  readonly rules: readonly Rule[];
}

const LIST_INDENT = 22;

export function planPages(document: Document): PagePlan {
  return new Planner(document).plan();
}

class Planner {
  readonly #document: Document;
  readonly #format: PageFormat;
  readonly #cursor: PageCursor;
  readonly #layout: LineFragment[] = [];
  readonly #rules: Rule[] = [];
  readonly #tables: ReadonlyMap<number, ColumnWidths>;
  /** Where a block begins, counted from 1. */
  readonly #pages = new Map<Block, number>();

  constructor(document: Document) {
    this.#document = document;
    this.#tables = columnWidths(document);
    this.#format = pageFormat(document, this.#tables);
    this.#cursor = new PageCursor(this.#format);
  }

  plan(): PagePlan {
    const { blocks } = this.#document;
    for (let at = 0; at < blocks.length && !this.#cursor.isFull; ) {
      const end = tableEnd(blocks, at);
      if (end > at) this.#addTable(blocks.slice(at, end));
      else this.#addBlock(blocks[at]);
      at = Math.max(end, at + 1);
    }
    return { document: this.#placed(), rules: this.#rules };
  }

  #addBlock(block: Block | undefined): void {
    if (block === undefined) return;
    const { type, level = 1, start, end, alignment } = block;
    const size = type === 'heading' ? sizeOfHeading(level) : BODY_SIZE;
    const indent = type === 'listItem' ? Math.min(level, 6) * LIST_INDENT : 0;
    const width = this.#format.textWidth - indent;
    const lines = breakLines(this.#document.text.slice(start, end), size, width);
    if (type === 'heading') this.#cursor.space(size);
    if (lines.length === 0) this.#pages.set(block, this.#cursor.page + 1);
    for (const line of lines) {
      const place = this.#cursor.take(size);
      if (place === null) return;
      if (!this.#pages.has(block)) this.#pages.set(block, place.page + 1);
      const spare = Math.max(0, width - (line.edges.at(-1) ?? 0));
      const shift = alignment === 'center' ? spare / 2 : alignment === 'right' ? spare : 0;
      this.#addLine(start, line, place, this.#format.left + indent + shift, size);
    }
  }

  #addTable(cells: readonly Block[]): void {
    const columns = this.#tables.get(cells[0]?.cell?.table ?? 0) ?? new Map();
    const table = new TableLayout(this.#document, cells, this.#format, columns);
    for (const row of table.rows()) {
      const places = table.takeRow(row, this.#cursor, this.#rules);
      const [first] = places;
      if (first === undefined) return;
      for (const { block, lines, x, size } of row.cells) {
        this.#pages.set(block, first.page + 1);
        lines.forEach((line, index) => {
          const place = places[index];
          if (place !== undefined) this.#addLine(block.start, line, place, x, size);
        });
      }
    }
  }

  #addLine(
    blockStart: number,
    { start, end, edges }: TextLine,
    { page, top }: { readonly page: number; readonly top: number },
    left: number,
    size: number,
  ): void {
    this.#layout.push({
      start: documentOffset(blockStart + start),
      end: documentOffset(blockStart + end),
      page,
      top: hundredths(top),
      height: hundredths(size * LINE_BOX),
      edges: edges.map((edge) => hundredths(left + edge)),
    });
  }

  /** Beyond the last page or its right edge. Only line breaks belong to no line. */
  #unplaced(): number {
    let { length } = this.#document.text;
    for (let at = -1; ; length--) {
      at = this.#document.text.indexOf('\n', at + 1);
      if (at < 0) break;
    }
    return this.#layout.reduce((rest, { start, end }) => rest - (end - start), length);
  }

  #placed(): Document {
    const { blocks, notRead } = this.#document;
    const { widthPt, heightPt } = this.#format;
    const unplaced = this.#unplaced();
    return {
      ...this.#document,
      pages: Array.from({ length: this.#cursor.pageCount }, () => ({ widthPt, heightPt })),
      blocks: blocks.map((block) => {
        const page = this.#pages.get(block);
        return page === undefined ? block : { ...block, page };
      }),
      layout: this.#layout,
      notRead: unplaced > 0 ? [...notRead, { ...joinText.unaligned, count: unplaced }] : notRead,
    };
  }
}

/** The end of the table that begins here; the same place if none does. */
function tableEnd(blocks: readonly Block[], from: number): number {
  const table = blocks[from]?.cell?.table;
  let end = from;
  while (table !== undefined && blocks[end]?.cell?.table === table) end++;
  return end;
}
