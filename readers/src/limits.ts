/** Limits of one read. The product accepts files up to 200 MB; their content must not grow without bound. */
const MEBIBYTE = 1024 * 1024;

export const MAX_FILE_BYTES = 200 * MEBIBYTE;

/** A text file is decoded as a whole; sixteen million Chinese characters are far more than any contract. */
export const MAX_TEXT_FILE_BYTES = 48 * MEBIBYTE;

/** About 20,000 pages of text. */
export const MAX_TEXT_CHARACTERS = 20_000_000;

/** The most pages that a file without pages of its own is laid out on. */
export const MAX_LAID_OUT_PAGES = 2000;

/** A sheet of 20,000 rows has 890 pages that nobody reads. */
export const MAX_SHEET_PAGES = 200;

export const archiveLimits = {
  entries: 20_000,
  /** The declared size of all entries together, including images. */
  totalBytes: 2048 * MEBIBYTE,
  /** One XML part. It is streamed, so this limits time rather than memory. */
  partBytes: 512 * MEBIBYTE,
  /** Deflate reaches 1032 : 1 on zeros; real XML stays below 60 : 1. */
  ratio: 250,
  /** Small entries may have any ratio: they are harmless. */
  ratioFromBytes: 8 * MEBIBYTE,
} as const;

/** Word itself nests a few dozen deep; a bomb nests endlessly. */
export const MAX_XML_DEPTH = 512;
