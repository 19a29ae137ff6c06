/** Writes tables as an Excel file in which no value is ever a formula. */
export interface WorkbookSheet {
  readonly name: string;
  /** In characters, one for each column. */
  readonly widths: readonly number[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export interface WorkbookWriter {
  write(sheets: readonly WorkbookSheet[]): Uint8Array;
}
