/** The public sets of sentences with mistakes: source, tab, target. They are read where they are present. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlantedPair } from './proofread-classes.ts';

const folder = join(import.meta.dirname, '../../../../shared/data/spelling');

/** Null: not present. */
export async function readPairs(set: string): Promise<readonly PlantedPair[] | null> {
  const text = await readFile(join(folder, `${set}.tsv`), 'utf8').catch(() => null);
  if (text === null) return null;
  return text
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [source = '', target = ''] = line.split('\t');
      return { source, target };
    });
}
