import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploader } from './create-uploader.ts';
import type { UploadItem } from './upload-entry.ts';
import type { Uploader } from './uploader.ts';

/** One uploader while the screen is open. Leaving pauses: choosing the same file again continues. */
export function useUploader(options: { readonly allowsDuplicates?: boolean } = {}): {
  readonly uploader: Uploader;
  readonly items: readonly UploadItem[];
} {
  const [uploader] = useState(() => createUploader(options));
  const items = useSyncExternalStore(uploader.subscribe, uploader.items);
  useEffect(() => () => uploader.pauseAll(), [uploader]);
  return { uploader, items };
}
