/** The rows of a table on our own pages: a row stays together if it fits on a page, and every row has a rule below it. */
import type { Block, Document } from '@wenjian/document';
import { breakLines, type TextLine } from './break-lines.ts';
import { CELL_PADDING, CELL_SIZE, type ColumnWidths, NARROWEST_COLUMN } from './column-widths.ts';
import { LINE_HEIGHT, type LinePlace, type PageCursor } from './page-cursor.ts';
import { type PageFormat, sumOf } from './page-format.ts';

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

interface Column {
  readonly left: number;
  readonly width: number;
}

export class TableLayout {
  readonly #document: Document;
  readonly #cells: readonly Block[];
  readonly #format: PageFormat;
  readonly #columns: ReadonlyMap<number, Column>;
  readonly #width: number;

  constructor(document: Document, cells: readonly Block[], format: PageFormat, wanted: ColumnWidths) {
    this.#document = document;
    this.#cells = cells;
    this.#format = format;
    this.#columns = placedColumns(wanted, format);
    this.#width = sumOf([...this.#columns.values()].map(({ width }) => width));
  }

  /** Cells of columns beyond the edge of the page are in none. */
  *rows(): Generator<LaidRow> {
    let at = 0;
    while (at < this.#cells.length) {
      const row = this.#cells[at]?.cell?.row;
      const cells: LaidCell[] = [];
      for (; at < this.#cells.length && this.#cells[at]?.cell?.row === row; at++) {
        const laid = this.#laid(this.#cells[at]);
        if (laid !== null) cells.push(laid);
      }
      if (cells.length > 0) yield { cells };
    }
  }

  /** Takes the lines of a row from the cursor; lines beyond the last page have no place. */
  takeRow({ cells }: LaidRow, cursor: PageCursor, rules: Rule[]): readonly LinePlace[] {
    const count = cells.reduce((most, { lines }) => Math.max(most, lines.length), 1);
    const height = count * CELL_SIZE * LINE_HEIGHT;
    if (height > cursor.rest && height <= this.#format.textHeight) cursor.nextPage();
    const places: LinePlace[] = [];
    for (let line = 0; line < count; line++) {
      const place = cursor.take(CELL_SIZE);
      if (place === null) return places;
      places.push(place);
    }
    rules.push({ page: cursor.page, y: cursor.bottom, left: this.#format.left, width: this.#width });
    return places;
  }

  #laid(block: Block | undefined): LaidCell | null {
    const column = this.#columns.get(block?.cell?.column ?? 0);
    if (block === undefined || column === undefined) return null;
    const text = this.#document.text.slice(block.start, block.end);
    const lines = breakLines(text, CELL_SIZE, column.width - 2 * CELL_PADDING);
    return { block, lines, x: column.left + CELL_PADDING, size: CELL_SIZE };
  }
}

/** As many columns as a page can have, from the first. */
function placedColumns(wanted: ColumnWidths, { left, tableWidth }: PageFormat): ReadonlyMap<number, Column> {
  const numbers = [...wanted.keys()].sort((one, other) => one - other);
  const shown = numbers.slice(0, Math.floor(tableWidth / NARROWEST_COLUMN));
  const widths = fitted(
    shown.map((number) => wanted.get(number) ?? NARROWEST_COLUMN),
    tableWidth,
  );
  const columns = new Map<number, Column>();
  let x = left;
  shown.forEach((number, index) => {
    const width = widths[index] ?? NARROWEST_COLUMN;
    columns.set(number, { left: x, width });
    x += width;
  });
  return columns;
}

/** What a column wants above the narrowest is given in proportion where there is not enough for all. */
function fitted(wanted: readonly number[], width: number): readonly number[] {
  const sum = sumOf(wanted);
  const least = wanted.length * NARROWEST_COLUMN;
  if (sum <= width || sum === least) return wanted;
  const share = (width - least) / (sum - least);
  return wanted.map((each) => NARROWEST_COLUMN + (each - NARROWEST_COLUMN) * share);
}
