export { findLikeClauses } from './find-like-clauses.ts';
export { listDocumentNames } from './knowledge.repository.ts';
export { pagesNaming } from './named-pages.ts';
export { hasPictures } from './picture-text.ts';
export {
  createReadingService,
  type PlainReadingService,
  type ReadingOutcome,
  type ReadingService,
} from './reading.service.ts';
export { findLatestReading, type ReadingRow } from './readings.repository.ts';
export { type PassageLikeness, searchPassages } from './search-passages.ts';
export type { Reading } from './stored-reading.ts';
export { deleteUnusedFiles, listUnusedFiles } from './trash.repository.ts';
export { purgeExpired } from './trash.service.ts';
