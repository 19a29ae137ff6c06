/** The limits of one workbook. Beyond them a table is data, not a document. */

/** Non-empty cells of all sheets together; each becomes a block. */
export const MAX_CELLS = 200_000;

/** The maximum size of a sheet in Excel itself. */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;
