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
}
