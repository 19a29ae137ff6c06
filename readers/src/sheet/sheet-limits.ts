/** What one workbook may come to. Beyond it, a table is data and not a document. */

/** Non-empty cells of all sheets together; each becomes a block. */
export const MAX_CELLS = 200_000;

/** The size of a sheet in Excel itself. */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;
