/** A blob as a file to download, of which the client may ask for ranges. */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import { FileAnswer } from '../../platform/route-handler.ts';

export interface DownloadFile {
  readonly sha256: string;
  readonly size: number;
  readonly name: string;
  readonly type: string;
}

export async function storedFile(blobs: BlobStore, file: DownloadFile): Promise<FileAnswer> {
  const { sha256, size, name, type } = file;
  if (!(await blobs.has(sha256))) throw new AppError('GONE');
  return new FileAnswer({
    size,
    type,
    name,
    async open(range) {
      const blob = await blobs.open(sha256, range);
      if (!blob) throw new AppError('GONE');
      return blob.stream;
    },
  });
}
