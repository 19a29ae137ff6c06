import { showToast } from '../../../shared/ui/toast.ts';
import { resultText as text } from '../result.text.ts';

export async function copyWords(words: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    showToast({ kind: 'success', message: done });
  } catch {
    showToast({ kind: 'warning', message: text.copyFailed });
  }
}
