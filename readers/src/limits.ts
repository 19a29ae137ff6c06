/** What one read may cost. The product accepts files up to 200 MB; what is inside may not grow without bound. */
const MEBIBYTE = 1024 * 1024;

export const MAX_FILE_BYTES = 200 * MEBIBYTE;

/** A text file is decoded as a whole; sixteen million Chinese characters are far beyond any contract. */
export const MAX_TEXT_FILE_BYTES = 48 * MEBIBYTE;

/** About 20,000 pages of text. */
export const MAX_TEXT_CHARACTERS = 20_000_000;

export const archiveLimits = {
  entries: 20_000,
  /** All entries together as declared by the archive; images included. */
  totalBytes: 2048 * MEBIBYTE,
  /** One XML part. It is streamed, so this bounds time rather than memory. */
  partBytes: 512 * MEBIBYTE,
  /** Deflate reaches 1032 : 1 on nothing but zeros; real XML stays below 60 : 1. */
  ratio: 250,
  /** Small entries may have any ratio: they cannot hurt. */
  ratioFromBytes: 8 * MEBIBYTE,
} as const;

/** Word itself nests a few dozen deep; a bomb nests without end. */
export const MAX_XML_DEPTH = 512;
