/** Computes the addresses of table cells when some span several rows and columns. */
import type { CellAddress } from '@wenjian/document';

/** Browsers have the same limit. */
const MAX_SPAN = 1000;

export class TableGrid {
  readonly #table: number;
  #row = -1;
  #column = 0;
  /** For each column: up to which row (exclusive) a cell from above spans it. */
  readonly #reach: number[] = [];
  cell: CellAddress | null = null;

  constructor(table: number) {
    this.#table = table;
  }

  startRow(): void {
    this.#row++;
    this.#column = 0;
    this.cell = null;
  }

  startCell(rowSpan: number, columnSpan: number): void {
    if (this.#row < 0) this.startRow();
    while ((this.#reach[this.#column] ?? 0) > this.#row) this.#column++;
    const rows = bounded(rowSpan);
    const columns = bounded(columnSpan);
    const column = this.#column;
    for (let index = 0; index < columns; index++) this.#reach[column + index] = this.#row + rows;
    this.#column += columns;
    this.cell = {
      table: this.#table,
      row: this.#row,
      column,
      ...(rows < 2 ? {} : { rowSpan: rows }),
      ...(columns < 2 ? {} : { columnSpan: columns }),
    };
  }

  endCell(): void {
    this.cell = null;
  }
}

function bounded(span: number): number {
  return Number.isInteger(span) && span > 1 ? Math.min(span, MAX_SPAN) : 1;
}
