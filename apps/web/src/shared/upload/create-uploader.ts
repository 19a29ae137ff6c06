/** The uploader with the browser's real parts. */
import { pageRequestSlots } from './request-slots.ts';
import type { UploadTransport } from './upload-transport.ts';
import { Uploader } from './uploader.ts';
import { xhrUploadTransport } from './xhr-upload-transport.ts';

interface CreateUploaderOptions {
  readonly allowsDuplicates?: boolean;
  readonly transport?: UploadTransport;
}

export function createUploader(options: CreateUploaderOptions = {}): Uploader {
  return new Uploader({
    transport: xhrUploadTransport,
    slots: pageRequestSlots,
    digest: hasSubtleCrypto() ? sha256Hex : null,
    now: () => performance.now(),
    ...options,
  });
}

/** Browsers offer it only on https and localhost. */
function hasSubtleCrypto(): boolean {
  return typeof globalThis.crypto?.subtle?.digest === 'function';
}

async function sha256Hex(data: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await data.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
