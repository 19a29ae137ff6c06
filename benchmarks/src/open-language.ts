/** The language model of this repository's data folder; null when it could not be built. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_FILE, LanguageModel } from '@wenjian/proofread';

export async function openLanguage(): Promise<LanguageModel | null> {
  const bytes = await readFile(join(import.meta.dirname, '../../data', LANGUAGE_FILE)).catch(() => null);
  return bytes === null ? null : LanguageModel.open(new Uint8Array(bytes).buffer);
}
