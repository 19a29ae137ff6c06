import { readFile } from 'node:fs/promises';
import { LanguageModel } from '@wenjian/proofread';

/** Null if there is none: lexicon and rules work without it, and the result says so. */
export async function openLanguage(places: readonly string[]): Promise<LanguageModel | null> {
  for (const place of places) {
    const bytes = await readFile(place).catch(() => null);
    const model = bytes === null ? null : LanguageModel.open(new Uint8Array(bytes).buffer);
    if (model !== null) return model;
  }
  return null;
}
