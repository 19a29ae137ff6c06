/** The ways of asking that were written after the questions of the two other authors were known: what is measured on those has to do without them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWays } from '../../../apps/server/src/features/laws/index.ts';

const FILE = join(import.meta.dirname, '../../corpora/laws/ways-written-later.txt');

/** Vectors of the others. */
export const readEarlierWays: typeof readWays = async (model) => {
  const later = new Set(readFileSync(FILE, 'utf8').split('\n'));
  return new Map([...(await readWays(model))].filter(([way]) => !later.has(way)));
};
