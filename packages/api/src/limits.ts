/** What files may be, for pages with and without the schema library: nothing here may import it. */
const MEBIBYTE = 1024 ** 2;

export const MAX_FILE_MB = 200;
export const MAX_FILE_BYTES = MAX_FILE_MB * MEBIBYTE;
