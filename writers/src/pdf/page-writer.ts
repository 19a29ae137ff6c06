/** Writes lines and tables on new pages; tables repeat their header on every page. */
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { largestOf } from '@wenjian/document';
import { wrapText } from './cjk-font.ts';
import type { Colour } from './mark.ts';
import { pageSpace } from './page-space.ts';
import { ShownCanvas } from './shown-canvas.ts';

export const A4: PageSize = [595.28, 841.89];
export const A4_ACROSS: PageSize = [841.89, 595.28];
export const INK: Colour = [0.11, 0.14, 0.19];

type PageSize = readonly [width: number, height: number];

export interface PageTable {
  /** Each with its share of the width. */
  readonly columns: readonly { readonly name: string; readonly share: number }[];
  readonly rows: readonly (readonly PageCell[])[];
}

export interface PageCell {
  readonly text: string;
  readonly colour?: Colour;
}

const MARGIN = 48;
const LINE_SHARE = 1.5;
const CELL_SIZE = 8;
const CELL_LINE = 12;
const CELL_PADDING = 4;
const RULE = 0.6;
const RULES: Colour = [0.89, 0.9, 0.92];
const HEAD_FILL: Colour = [0.957, 0.961, 0.969];
/** A row is started when at least this many of its lines fit. */
const FEWEST_LINES = 2;

export class PageWriter {
  readonly #pdf: PDFDocument;
  readonly #font: PDFFont;
  readonly #size: PageSize;
  #canvas: ShownCanvas | null = null;
  #y = 0;

  constructor(pdf: PDFDocument, font: PDFFont, size: PageSize) {
    this.#pdf = pdf;
    this.#font = font;
    this.#size = size;
  }

  newPage(): void {
    this.finish();
    const page = this.#pdf.addPage([...this.#size]);
    this.#canvas = new ShownCanvas(page, pageSpace(page));
    this.#y = this.#size[1] - MARGIN;
  }

  line(text: string, size: number, colour: Colour): void {
    for (const line of wrapText(this.#font, text, size, this.#width)) {
      const height = size * LINE_SHARE;
      if (this.#canvas === null || this.#y - height < MARGIN) this.newPage();
      this.#y -= height;
      this.#canvas?.text(this.#font, line, MARGIN, this.#y, size, colour);
    }
  }

  /** No space at the top of a page. */
  space(height: number): void {
    if (this.#y < this.#size[1] - MARGIN) this.#y -= height;
  }

  /** Starts a new page when less than this height remains. */
  need(height: number): void {
    if (this.#canvas === null || this.#y - height < MARGIN) this.newPage();
  }

  table({ columns, rows }: PageTable): void {
    const whole = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }) => (share / whole) * this.#width);
    const head = columns.map(({ name }, index) => this.#wrapped({ text: name }, index, widths));
    const headHeight = CELL_LINE + 2 * CELL_PADDING;
    const drawHead = (): void => this.#row(head, widths, 1, HEAD_FILL);
    this.need(headHeight + FEWEST_LINES * CELL_LINE + 2 * CELL_PADDING);
    drawHead();
    for (const row of rows) {
      let cells = row.map((cell, index) => this.#wrapped(cell, index, widths));
      for (;;) {
        const wanted = largestOf(
          cells.map(({ lines }) => lines.length),
          1,
        );
        const fitting = Math.floor((this.#y - MARGIN - 2 * CELL_PADDING) / CELL_LINE);
        if (fitting < Math.min(wanted, FEWEST_LINES)) {
          this.newPage();
          drawHead();
          continue;
        }
        const count = Math.min(wanted, fitting);
        this.#row(cells, widths, count, null);
        if (count === wanted) break;
        cells = cells.map((cell) => ({ ...cell, lines: cell.lines.slice(count) }));
      }
    }
  }

  finish(): void {
    this.#canvas?.finish();
    this.#canvas = null;
  }

  get #width(): number {
    return this.#size[0] - 2 * MARGIN;
  }

  #wrapped({ text, colour = INK }: PageCell, index: number, widths: readonly number[]) {
    const width = (widths[index] ?? this.#width) - 2 * CELL_PADDING;
    return { lines: wrapText(this.#font, text, CELL_SIZE, width), colour };
  }

  #row(
    cells: readonly { readonly lines: readonly string[]; readonly colour: Colour }[],
    widths: readonly number[],
    count: number,
    fill: Colour | null,
  ): void {
    const height = count * CELL_LINE + 2 * CELL_PADDING;
    const bottom = this.#y - height;
    if (fill !== null) this.#canvas?.bar(MARGIN, bottom, this.#width, height, fill);
    let x = MARGIN;
    for (const [index, { lines, colour }] of cells.entries()) {
      for (const [order, line] of lines.slice(0, count).entries()) {
        const y = this.#y - CELL_PADDING - order * CELL_LINE - CELL_SIZE;
        this.#canvas?.text(this.#font, line, x + CELL_PADDING, y, CELL_SIZE, colour);
      }
      x += widths[index] ?? 0;
    }
    this.#canvas?.bar(MARGIN, bottom, this.#width, RULE, RULES);
    this.#y = bottom;
  }
}
