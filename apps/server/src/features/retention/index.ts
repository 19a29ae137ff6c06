export { purgeDeleted, purgeUnusedFiles } from './purge-deleted.ts';
export { type SweepParts, sweepContents } from './sweep-contents.ts';
