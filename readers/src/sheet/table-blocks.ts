/** Turns cells, in reading order, into blocks; stops at the limit of the workbook. */
import type { BlockDraft } from '@wenjian/document';
import { MAX_TEXT_CHARACTERS } from '../limits.ts';
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';
import type { DrawingText } from './read-drawing.ts';
import { MAX_CELLS } from './sheet-limits.ts';

export interface MergedRange {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
}

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

export class WorkbookBlocks {
  readonly #blocks: BlockDraft[] = [];
  #tableCount = 0;
  #cellCount = 0;
  #characterCount = 0;
  #cells: Cell[] = [];
  #texts: DrawingText[] = [];

  get isFull(): boolean {
    return this.#cellCount >= MAX_CELLS;
  }

  /** Cells without text are ignored. */
  addCell(row: number, column: number, text: string): void {
    if (text.trim() === '') return;
    this.#cellCount++;
    this.#characterCount += text.length;
    if (this.#characterCount > MAX_TEXT_CHARACTERS)
      throw new Unreadable('tooLarge', unreadableText.tooMuchText(MAX_TEXT_CHARACTERS));
    this.#cells.push({ row, column, text });
  }

  /** Of a drawing on the sheet; it stands behind the table. */
  addText(told: DrawingText): void {
    this.#characterCount += told.text.length;
    if (this.#characterCount > MAX_TEXT_CHARACTERS)
      throw new Unreadable('tooLarge', unreadableText.tooMuchText(MAX_TEXT_CHARACTERS));
    this.#texts.push(told);
  }

  /** `name`: shown above the table; null when there is only one and it has no name. */
  endTable(name: string | null, merged: readonly MergedRange[] = []): void {
    const spans = new Map(merged.map((range) => [`${range.row}:${range.column}`, range]));
    const isEmpty = this.#cells.length + this.#texts.length === 0;
    if (name !== null && !isEmpty) this.#blocks.push({ type: 'heading', text: name, level: 1 });
    for (const { row, column, text } of this.#cells) {
      const span = spans.get(`${row}:${column}`);
      this.#blocks.push({
        type: 'tableCell',
        text,
        cell: {
          table: this.#tableCount,
          row,
          column,
          ...(span === undefined || span.rowSpan < 2 ? {} : { rowSpan: span.rowSpan }),
          ...(span === undefined || span.columnSpan < 2 ? {} : { columnSpan: span.columnSpan }),
        },
      });
    }
    for (const told of this.#texts) this.#blocks.push({ type: 'textBox', ...told });
    if (this.#cells.length > 0) this.#tableCount++;
    this.#cells = [];
    this.#texts = [];
  }

  list(): readonly BlockDraft[] {
    return this.#blocks;
  }
}
