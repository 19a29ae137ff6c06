/** Where the language model's file may be: in the product's data folder, or where `npm start` of this repository puts it. */
import { join } from 'node:path';
import { LANGUAGE_FILE } from '@wenjian/proofread/language-file';

const OWN_DATA = join(import.meta.dirname, '../../../../../data');

export function languagePlaces(dataFolder: string): readonly string[] {
  return [...new Set([dataFolder, OWN_DATA])].map((folder) => join(folder, LANGUAGE_FILE));
}
