import type { KeyFactName } from '@wenjian/contract';
import type { FactsTableRow } from '@wenjian/writers/facts-workbook';

/** Writes tables as an Excel file in which no value is ever a formula. */
export interface WorkbookSheet {
  readonly name: string;
  /** In characters, one for each column. */
  readonly widths: readonly number[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** For people to fill in: what they write stays as they wrote it. */
  readonly isForFilling?: boolean;
}

export interface WorkbookWriter {
  write(sheets: readonly WorkbookSheet[]): Uint8Array;
  /** The facts of many contracts; `today` is the day that is told. */
  writeFacts(rows: readonly FactsTableRow[], columns: readonly KeyFactName[], today: string): Uint8Array;
}
