/** Fingerprints of a stored document, taken in a thread. */
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import { runEngine } from '../../../platform/queue/engine-thread.ts';
import type { FingerprintInput } from './fingerprint.thread.ts';

export async function takeFingerprints(
  blobs: BlobStore,
  documentSha256: string,
  signal: AbortSignal,
): Promise<Int32Array> {
  return blobs.withLocalFile(documentSha256, (documentPath) => {
    const input: FingerprintInput = { documentPath };
    const entry = new URL('./fingerprint.thread.ts', import.meta.url);
    return runEngine<Int32Array>({ entry, input, signal });
  });
}
