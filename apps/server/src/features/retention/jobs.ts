export { purgeDeleted, purgeUnusedFiles } from './purge-deleted.ts';
export { sweepContents } from './sweep-contents.ts';
