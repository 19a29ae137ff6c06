/** Several blobs as local files at once. */
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';

export async function withLocalFiles<T>(
  blobs: BlobStore,
  hashes: readonly string[],
  use: (paths: readonly string[]) => Promise<T>,
): Promise<T> {
  const next = (rest: readonly string[], paths: readonly string[]): Promise<T> => {
    const [first, ...others] = rest;
    if (first === undefined) return use(paths);
    return blobs.withLocalFile(first, (path) => next(others, [...paths, path]));
  };
  return next(hashes, []);
}
