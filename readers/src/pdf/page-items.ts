/** What a page comes to after its layout is understood: lines in columns and tables, in reading order. */
import type { TextLine } from './text-line.ts';

/** Lines one below the other between the same margins. */
export interface Column {
  readonly kind: 'column';
  /** Columns of the same kind on different pages share their margins: how many stand side by side, which one, how wide the page is. */
  readonly key: string;
  /** Width of the page, if the column has the page for itself; else null. */
  readonly pageWidth: number | null;
  readonly lines: readonly TextLine[];
}

export interface TableCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** The borders text in this cell breaks at. */
  readonly left: number;
  readonly right: number;
  readonly lines: readonly TextLine[];
}

export interface PageTable {
  readonly kind: 'table';
  readonly top: number;
  readonly bottom: number;
  readonly columnEdges: readonly number[];
  readonly rowCount: number;
  /** By row, then column. */
  readonly cells: readonly TableCell[];
}

export type PageItem = Column | PageTable;
