/**
 * Parsing is cached by content hash and this version: increase it whenever the same bytes would give a
 * different document.
 */
export const READER_VERSION = '6';
