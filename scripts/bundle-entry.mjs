/** What a thread or forked process is called in the bundle: by its folder and its file. */
import { basename, dirname } from 'node:path';

/** @param {string} file its source: `features/audit/review.thread.ts` is `audit-review.thread` */
export function bundleEntry(file) {
  return `${basename(dirname(file))}-${basename(file, '.ts')}`;
}
