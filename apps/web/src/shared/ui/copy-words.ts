import { showToast } from './toast.ts';

const COPY_FAILED = '浏览器不允许复制，请手动选择文字复制';

export async function copyWords(words: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    showToast({ kind: 'success', message: done });
  } catch {
    showToast({ kind: 'warning', message: COPY_FAILED });
  }
}
