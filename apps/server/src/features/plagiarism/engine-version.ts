/** What a run is repeated with: the engine and the reader that made it. */

/** Counted up when the engine may find something else in the same documents. */
const COMPARE_VERSION = 2;

export function engineVersion(readerVersion: string): string {
  return `${COMPARE_VERSION}.${readerVersion}`;
}
