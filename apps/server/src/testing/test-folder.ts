/** Folders of a test run, all in one that the global setup removes at the end. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';

export function testFolder(prefix: string): string {
  const parent = process.env.TEST_FOLDER;
  if (!parent) throw new Error('TEST_FOLDER is set by the global setup of the server tests');
  return mkdtempSync(join(parent, prefix));
}
