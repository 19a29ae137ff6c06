/** One file, one promise: for places that need a stored file and no list of uploads. */
import { canUpload } from './can-upload.ts';
import { createUploader } from './create-uploader.ts';
import { uploadText } from './upload.text.ts';
import { refusalText } from './upload-refusal.ts';
import type { StoredFile } from './upload-state.ts';
import type { Uploader } from './uploader.ts';
import { lonelyUploadTransport } from './xhr-upload-transport.ts';

export interface UploadFileOptions {
  readonly teamId?: string;
  /** 0 to 1, at most every 500 ms. */
  readonly onProgress?: (fraction: number) => void;
  /** Aborting cancels the upload and deletes the sent chunks. */
  readonly signal?: AbortSignal;
}

/** Rejects with an `Error` whose message is a sentence for the user. */
export async function uploadFile(file: File, options: UploadFileOptions = {}): Promise<StoredFile> {
  if (!canUpload()) throw new Error(uploadText.notSupported);
  return uploadWith(createUploader({ transport: lonelyUploadTransport }), file, options);
}

/** The same with the caller's uploader; it must be empty. */
export function uploadWith(uploader: Uploader, file: File, options: UploadFileOptions): Promise<StoredFile> {
  const { teamId, onProgress, signal } = options;
  if (signal?.aborted) return Promise.reject(new Error(uploadText.cancelled));
  const outcome = uploader.add(file, teamId);
  if (outcome.kind !== 'added') {
    return Promise.reject(new Error(refusalText(outcome, file.name) ?? uploadText.error));
  }
  return new Promise((resolve, reject) => {
    const onChange = () => {
      const item = uploader.items()[0];
      if (!item) return reject(new Error(uploadText.cancelled));
      onProgress?.(item.size === 0 ? 0 : item.sentBytes / item.size);
      if (item.state.kind === 'success') resolve(item.state.file);
      if (item.state.kind === 'locked') reject(new Error(uploadText.lockedAlone));
      if (item.state.kind === 'error') reject(new Error(item.state.message));
    };
    uploader.subscribe(onChange);
    signal?.addEventListener('abort', () => uploader.cancel(outcome.id), { once: true });
    onChange();
  });
}
