/** Identifies the engine and the reader of a run, so that it can be repeated. */

/** Increased when the engine may find something else in the same documents. */
const COMPARE_VERSION = 6;

export function engineVersion(readerVersion: string): string {
  return `${COMPARE_VERSION}.${readerVersion}`;
}
