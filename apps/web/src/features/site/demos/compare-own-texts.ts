/** Compares two texts of a visitor with the engine, in a worker of this browser. */
import type { Demo } from './demo.ts';

/** Longer texts must be uploaded as files, which needs an account. */
export const OWN_TEXT_MAX_CHARACTERS = 20_000;

export function compareOwnTexts(oldText: string, newText: string): Promise<Demo> {
  const worker = new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Demo>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Demo>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ old: oldText, new: newText });
  }).finally(() => worker.terminate());
}
