/**
 * In: the elements of one worksheet. Out: its visible cells with their displayed text. Reading stops
 * (`isStopped`) when the workbook is full; the number of remaining rows comes from the sheet's declared size.
 */
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';
import type { XmlElement, XmlHandlers } from '../xml/parse-xml.ts';
import { parseAddress, parseRange } from './cell-address.ts';
import { formatValue } from './number-formats.ts';
import { MAX_COLUMNS, MAX_ROWS } from './sheet-limits.ts';
import type { MergedRange, WorkbookBlocks } from './table-blocks.ts';
import { isTrue, StringCollector } from './workbook-parts.ts';

export interface SheetContext {
  readonly blocks: WorkbookBlocks;
  readonly strings: readonly string[];
  readonly formats: readonly string[];
  readonly isFrom1904: boolean;
}

/** Ends the parsing of a sheet whose rest is not needed. */
export class EnoughRead extends Unreadable {
  constructor() {
    super('tooLarge', unreadableText.archiveBomb);
  }
}

/** A sheet with more merged ranges is not a layout. */
const MAX_MERGED = 50_000;

export class WorksheetReader implements XmlHandlers {
  readonly merged: MergedRange[] = [];
  hiddenRows = 0;
  hiddenColumns = 0;
  uncomputed = 0;
  /** The relationship of its drawings. */
  drawingId: string | null = null;
  /** The relationships of its controls, by the number of their shapes. */
  readonly controls = new Map<string, string>();
  rowsLeft = 0;
  readonly #context: SheetContext;
  readonly #hiddenRanges: { readonly from: number; readonly to: number }[] = [];
  readonly #collector = new StringCollector();
  #lastRow = 0;
  #row = -1;
  #column = -1;
  #isRowHidden = false;
  #cell: { type: string; style: number; hasFormula: boolean; value: string; text: string | null } | null =
    null;
  #isInValue = false;

  constructor(context: SheetContext) {
    this.#context = context;
  }

  open(element: XmlElement): void {
    this.#collector.open(element.name);
    switch (element.name) {
      case 'x:dimension':
        this.#lastRow = lastRowOf(element.attribute('ref') ?? '');
        break;
      case 'x:col':
        this.#addColumns(element);
        break;
      case 'x:row':
        this.#beginRow(element);
        break;
      case 'x:c':
        this.#beginCell(element);
        break;
      case 'x:f':
        if (this.#cell !== null) this.#cell.hasFormula = true;
        break;
      case 'x:v':
        this.#isInValue = true;
        break;
      case 'x:is':
        this.#collector.begin();
        break;
      case 'x:mergeCell': {
        const range = parseRange(element.attribute('ref') ?? '');
        if (range !== null && this.merged.length < MAX_MERGED) this.merged.push(range);
        break;
      }
      case 'x:drawing':
        this.drawingId = element.attribute('r:id') ?? null;
        break;
      case 'x:control':
        this.controls.set(element.attribute('shapeId') ?? '', element.attribute('r:id') ?? '');
        break;
    }
  }

  text(text: string): void {
    if (this.#isInValue && this.#cell !== null) this.#cell.value += text;
    else this.#collector.add(text);
  }

  close(name: string): void {
    this.#collector.close(name);
    if (name === 'x:v') this.#isInValue = false;
    if (name === 'x:is' && this.#cell !== null) this.#cell.text = this.#collector.end();
    if (name === 'x:c') this.#endCell();
    if (name === 'x:row' && this.#context.blocks.isFull) {
      this.rowsLeft = Math.max(1, this.#lastRow - this.#row - 1);
      throw new EnoughRead();
    }
  }

  #addColumns(element: XmlElement): void {
    if (!isTrue(element.attribute('hidden'))) return;
    const from = Number(element.attribute('min')) - 1;
    const to = Math.min(Number(element.attribute('max')), MAX_COLUMNS) - 1;
    if (!(from >= 0 && to >= from)) return;
    this.#hiddenRanges.push({ from, to });
    this.hiddenColumns += to - from + 1;
  }

  #beginRow(element: XmlElement): void {
    const named = Number(element.attribute('r') ?? this.#row + 2) - 1;
    this.#row = Number.isInteger(named) && named >= 0 && named < MAX_ROWS ? named : this.#row + 1;
    this.#column = -1;
    this.#isRowHidden = isTrue(element.attribute('hidden'));
    if (this.#isRowHidden) this.hiddenRows++;
  }

  #beginCell(element: XmlElement): void {
    const address = parseAddress(element.attribute('r') ?? '');
    this.#column = address?.column ?? this.#column + 1;
    this.#cell = {
      type: element.attribute('t') ?? 'n',
      style: Number(element.attribute('s') ?? 0),
      hasFormula: false,
      value: '',
      text: null,
    };
  }

  #endCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    if (cell === null || this.#isRowHidden) return;
    if (this.#hiddenRanges.some(({ from, to }) => this.#column >= from && this.#column <= to)) return;
    if (cell.hasFormula && cell.value === '' && cell.type !== 'str') this.uncomputed++;
    const text = cell.text ?? this.#shown(cell.type, cell.value, cell.style);
    this.#context.blocks.addCell(this.#row, this.#column, text);
  }

  #shown(type: string, value: string, style: number): string {
    if (value === '') return '';
    switch (type) {
      case 's':
        return this.#context.strings[Number(value)] ?? '';
      case 'str':
      case 'e':
        return value;
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE';
      case 'd':
        return value.replace('T00:00:00', '').replace(/\.0+$/, '');
      default: {
        const number = Number(value);
        if (!Number.isFinite(number)) return value;
        return formatValue(number, this.#context.formats[style] ?? 'General', this.#context);
      }
    }
  }
}

function lastRowOf(reference: string): number {
  const range = parseRange(reference);
  return range === null ? 0 : range.row + range.rowSpan;
}
