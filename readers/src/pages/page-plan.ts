/**
 * In: a document of plain text, Markdown or comma-separated values, which says nothing about pages. Out: the same
 * document on pages of our own, with a place for every character, and the rules of its tables. Promise: text, blocks and
 * annotations do not change; what is beyond the last page has no place, and `notRead` says so.
 */
import { type Block, type Document, documentOffset, type LineFragment } from '@wenjian/document';
import { joinText } from '../join/join.text.ts';
import { breakLines, type TextLine } from './break-lines.ts';
import { PageCursor } from './page-cursor.ts';
import { BODY_SIZE, type PageFormat, pageFormat, sizeOfHeading } from './page-format.ts';
import { type Rule, TableLayout } from './table-layout.ts';

export interface PagePlan {
  readonly document: Document;
  readonly rules: readonly Rule[];
}

/** The box of a line is a little higher than its characters, so that a mark around them can be seen. */
export const LINE_BOX = 1.2;
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
  /** By block, counted from 1. */
  readonly #pages: number[] = [];

  constructor(document: Document) {
    this.#document = document;
    this.#format = pageFormat(document);
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
    let first: number | null = null;
    for (const line of lines) {
      const place = this.#cursor.take(size);
      if (place === null) break;
      first ??= place.page;
      const spare = Math.max(0, width - (line.edges.at(-1) ?? 0));
      const shift = alignment === 'center' ? spare / 2 : alignment === 'right' ? spare : 0;
      this.#addLine(start, line, place, this.#format.left + indent + shift, size);
    }
    this.#pages.push((first ?? this.#cursor.page) + 1);
  }

  #addTable(cells: readonly Block[]): void {
    const table = new TableLayout(this.#document, cells, this.#format);
    for (const row of table.rows()) {
      const places = table.takeRow(row, this.#cursor, this.#rules);
      for (const { block, lines, x, size } of row.cells) {
        this.#pages.push((places[0]?.page ?? this.#cursor.page) + 1);
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
      top,
      height: size * LINE_BOX,
      edges: edges.map((edge) => left + edge),
    });
  }

  #placed(): Document {
    const { blocks, notRead, text } = this.#document;
    const { widthPt, heightPt } = this.#format;
    const after = this.#cursor.isFull ? text.length - (this.#layout.at(-1)?.end ?? 0) : 0;
    return {
      ...this.#document,
      pages: Array.from({ length: this.#cursor.pageCount }, () => ({ widthPt, heightPt })),
      blocks: blocks.map((block, index) => {
        const page = this.#pages[index];
        return page === undefined ? block : { ...block, page };
      }),
      layout: this.#layout,
      notRead: after > 0 ? [...notRead, { ...joinText.unaligned, count: after }] : notRead,
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
