/** A blob as a downloadable file with range requests. */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../app-error.ts';
import { FileAnswer } from './route-handler.ts';

export interface DownloadFile {
  readonly sha256: string;
  /** Read from the store if unknown. */
  readonly size?: number;
  readonly name: string;
  readonly type: string;
}

export async function storedFile(blobs: BlobStore, file: DownloadFile): Promise<FileAnswer> {
  const { sha256, name, type } = file;
  const size = await sizeOf(blobs, file);
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

async function sizeOf(blobs: BlobStore, { sha256, size }: DownloadFile): Promise<number> {
  if (size !== undefined) {
    if (!(await blobs.has(sha256))) throw new AppError('GONE');
    return size;
  }
  const blob = await blobs.open(sha256);
  if (!blob) throw new AppError('GONE');
  blob.stream.destroy();
  return blob.size;
}
