export { type DocumentSource, readDocument } from './read-document.ts';
export type { ReadResult, UnreadableReason } from './read-result.ts';
export { READER_VERSION } from './reader-version.ts';
