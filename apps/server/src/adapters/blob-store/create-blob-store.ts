import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BlobStore } from './blob-store.port.ts';
import { FolderBlobStore } from './folder.blob-store.ts';
import { parseS3Location } from './s3-location.ts';

/** `blobUrl`: an `s3://` address (see s3-location.ts), a `file://` address or an absolute folder path. */
export async function createBlobStore(blobUrl: string): Promise<BlobStore> {
  if (blobUrl.startsWith('s3:')) return createS3BlobStore(blobUrl);
  const folder = blobUrl.startsWith('file:') ? fileURLToPath(blobUrl) : blobUrl;
  if (!isAbsolute(folder)) {
    throw new Error('BLOB_URL must be an s3:// address, a file:// address or an absolute folder path');
  }
  const store = new FolderBlobStore(folder);
  await store.prepare();
  return store;
}

/** Loaded only when needed, because the S3 client is the slowest part of a start. */
async function createS3BlobStore(blobUrl: string): Promise<BlobStore> {
  const { S3BlobStore } = await import('./s3.blob-store.ts');
  const store = new S3BlobStore(parseS3Location(blobUrl));
  // Housekeeping only: `/readyz` reports a store that cannot be reached yet, and the next start sweeps again.
  store.removeStaleIncoming(new Date()).catch(() => undefined);
  return store;
}
