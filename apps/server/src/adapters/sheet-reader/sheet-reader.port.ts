/** Reads the rows of a workbook's first visible sheet, as they are displayed. */
export interface SheetRow {
  /** As Excel shows it: counted from 1. */
  readonly number: number;
  /** By column; empty where nothing stands. */
  readonly cells: readonly string[];
}

/** `left`: what the sheet has besides its rows and was not read, in the user's language; a list with gaps is no list. */
export type SheetReading =
  | { readonly kind: 'read'; readonly rows: readonly SheetRow[]; readonly left: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string };

export interface SheetReader {
  read(path: string, name: string): Promise<SheetReading>;
}

export interface SheetRequest {
  readonly path: string;
  readonly name: string;
}
