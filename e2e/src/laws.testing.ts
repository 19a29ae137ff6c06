/** A few laws of our own in a running product, which has none; the end of the journey takes them away again. */
import { join } from 'node:path';
import { importLaws, readStatuteFolder } from '../../apps/server/src/features/laws/index.ts';
import { writeStatutes } from '../../apps/server/src/features/laws/laws.testing.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { findRunningPostgres } from '../../apps/server/src/platform/database/embedded-postgres/embedded-postgres.ts';
import type { Product } from './product.testing.ts';

/** Returns what removes them. */
export async function bringLaws(product: Product): Promise<() => Promise<void>> {
  const { folder, remove } = writeStatutes();
  const { statutes } = await readStatuteFolder(folder);
  remove();
  const url = findRunningPostgres(join(product.folder, 'pg')) ?? '';
  const { database, pool, close } = openDatabase(url, () => undefined);
  await importLaws(database, statutes, { law: () => undefined, indexed: () => undefined });
  return async () => {
    await pool.query('truncate law_index, law_terms, law_fingerprints, laws cascade');
    await close();
  };
}
