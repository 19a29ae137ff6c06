/** Parsing is cached by content hash and this version: raise it whenever the same bytes would give another document. */
export const READER_VERSION = '11';
