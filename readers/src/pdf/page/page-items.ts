/** The result of a page's layout analysis: lines in columns and tables, in reading order. */
import type { TextLine } from '../text/text-line.ts';

/** Lines below each other between the same margins. */
export interface Column {
  readonly kind: 'column';
  /**
   * Columns of the same kind on different pages share their margins: the number of columns side by side, the
   * index, the page width.
   */
  readonly key: string;
  /** Width of the page if it is the only column, else null. */
  readonly pageWidth: number | null;
  /** A framed text beside the body: no line of the body goes on in it. */
  readonly isBox?: true;
  readonly lines: readonly TextLine[];
}

export interface TableCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** The borders at which text in this cell breaks. */
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
  /** Its columns are not drawn but seen by where the text stands: their borders are only near. */
  readonly isAligned?: true;
  /** It may be no table: people should look at it. */
  readonly isDoubtful?: true;
}

export type PageItem = Column | PageTable;
