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

/** False in browsers without the File API; then a screen says so instead of offering to upload. */
export function canUpload(scope: Readonly<Record<string, unknown>> = { ...browserParts() }): boolean {
  return ['File', 'Blob', 'FormData', 'XMLHttpRequest'].every((name) => typeof scope[name] === 'function');
}

function browserParts(): Readonly<Record<string, unknown>> {
  const { File, Blob, FormData, XMLHttpRequest } = globalThis;
  return { File, Blob, FormData, XMLHttpRequest };
}

/** Browsers offer it only on https and localhost. */
function hasSubtleCrypto(): boolean {
  return typeof globalThis.crypto?.subtle?.digest === 'function';
}

async function sha256Hex(data: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await data.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
