/** The rows of a table on our own pages: a row stays together if it fits on a page, and every row has a rule below it. */
import type { Block, Document } from '@wenjian/document';
import { breakLines, type TextLine } from './break-lines.ts';
import { LINE_HEIGHT, type LinePlace, type PageCursor } from './page-cursor.ts';
import { CELL_PADDING, CELL_SIZE, cellWidth, NARROWEST_COLUMN, type PageFormat } from './page-format.ts';

/** A thin line across a page. */
export interface Rule {
  readonly page: number;
  readonly y: number;
  readonly left: number;
  readonly width: number;
}

interface LaidCell {
  readonly block: Block;
  readonly lines: readonly TextLine[];
  readonly x: number;
  readonly size: number;
}

export interface LaidRow {
  readonly cells: readonly LaidCell[];
}

export class TableLayout {
  readonly #document: Document;
  readonly #cells: readonly Block[];
  readonly #format: PageFormat;
  readonly #widths: readonly number[];

  constructor(document: Document, cells: readonly Block[], format: PageFormat) {
    this.#document = document;
    this.#cells = cells;
    this.#format = format;
    this.#widths = fitted(wantedWidths(document, cells), format.textWidth);
  }

  *rows(): Generator<LaidRow> {
    let at = 0;
    while (at < this.#cells.length) {
      const row = this.#cells[at]?.cell?.row;
      let end = at;
      while (end < this.#cells.length && this.#cells[end]?.cell?.row === row) end++;
      yield { cells: this.#cells.slice(at, end).map((block) => this.#laid(block)) };
      at = end;
    }
  }

  /** Takes the lines of a row from the cursor; lines beyond the last page have no place. */
  takeRow({ cells }: LaidRow, cursor: PageCursor, rules: Rule[]): readonly LinePlace[] {
    const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
    const height = count * CELL_SIZE * LINE_HEIGHT;
    if (height > cursor.rest && height <= this.#format.textHeight) cursor.nextPage();
    const places: LinePlace[] = [];
    for (let line = 0; line < count; line++) {
      const place = cursor.take(CELL_SIZE);
      if (place === null) return places;
      places.push(place);
    }
    const { left } = this.#format;
    const width = this.#widths.reduce((sum, each) => sum + each, 0);
    rules.push({ page: cursor.page, y: cursor.bottom, left, width });
    return places;
  }

  #laid(block: Block): LaidCell {
    const column = block.cell?.column ?? 0;
    const x = this.#widths.slice(0, column).reduce((sum, each) => sum + each, this.#format.left);
    const width = (this.#widths[column] ?? NARROWEST_COLUMN) - 2 * CELL_PADDING;
    const lines = breakLines(this.#document.text.slice(block.start, block.end), CELL_SIZE, width);
    return { block, lines, x: x + CELL_PADDING, size: CELL_SIZE };
  }
}

function wantedWidths({ text }: Document, cells: readonly Block[]): readonly number[] {
  const widths: number[] = [];
  for (const { cell, start, end } of cells) {
    const column = cell?.column ?? 0;
    while (widths.length <= column) widths.push(NARROWEST_COLUMN);
    widths[column] = Math.max(widths[column] ?? 0, cellWidth(text, start, end));
  }
  return widths;
}

/** What a column wants above the narrowest is given in proportion where there is not enough for all. */
function fitted(wanted: readonly number[], width: number): readonly number[] {
  const sum = wanted.reduce((total, each) => total + each, 0);
  const least = wanted.length * NARROWEST_COLUMN;
  if (sum <= width || sum === least) return wanted;
  const share = (width - least) / (sum - least);
  return wanted.map((each) => NARROWEST_COLUMN + (each - NARROWEST_COLUMN) * share);
}
