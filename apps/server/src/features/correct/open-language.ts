/** The language model's file: in the product's data folder, or where `npm start` of this repository puts it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_FILE, LanguageModel } from '@wenjian/proofread';

const OWN_DATA = join(import.meta.dirname, '../../../../../data');

export function languagePlaces(dataFolder: string): readonly string[] {
  return [...new Set([dataFolder, OWN_DATA])].map((folder) => join(folder, LANGUAGE_FILE));
}

/** Null if there is none: lexicon and rules work without it, and the result says so. */
export async function openLanguage(places: readonly string[]): Promise<LanguageModel | null> {
  for (const place of places) {
    const bytes = await readFile(place).catch(() => null);
    const model = bytes === null ? null : LanguageModel.open(new Uint8Array(bytes).buffer);
    if (model !== null) return model;
  }
  return null;
}
