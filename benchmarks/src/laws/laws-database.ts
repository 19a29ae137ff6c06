/** A database with the laws that come with the product, kept between runs, and the encoder for questions about them. */
import { join } from 'node:path';
import { createEmbedder } from '../../../apps/server/src/adapters/embedder/create-embedder.ts';
import {
  createLawMeaning,
  loadShippedLaws,
  readShipment,
} from '../../../apps/server/src/features/laws/index.ts';
import { lendDatabase } from '../../../apps/server/src/processes/backup/lend-database.ts';
import { readEarlierWays } from './laws-ways.ts';

const DATA = process.env.LAWS_BENCH_DATA ?? join(import.meta.dirname, '../../../data/bench-laws');

export const today = new Date().toISOString().slice(0, 10);

export async function openBenchLaws() {
  const handle = await lendDatabase({ dataFolder: DATA, databaseUrl: undefined });
  const started = performance.now();
  const cpu = process.cpuUsage();
  const isLoaded = await loadShippedLaws(handle.database, await readShipment(), new AbortController().signal);
  const { user, system } = process.cpuUsage(cpu);
  const embedder = await createEmbedder(null, (error) => console.error(error));
  if (embedder === null) throw new Error('the encoder cannot be opened');
  const fail = (error: unknown) => console.error(error);
  return {
    database: handle.database,
    pool: handle.pool,
    embedder,
    meaning: createLawMeaning(handle.database, embedder, fail),
    /** Without the ways of asking that were written after the questions of two other authors were known. */
    earlierMeaning: createLawMeaning(handle.database, embedder, fail, readEarlierWays),
    /** Null: they were there from the last run. */
    loading: isLoaded ? { ms: performance.now() - started, cpuMs: (user + system) / 1_000 } : null,
    close: handle.close,
  };
}
