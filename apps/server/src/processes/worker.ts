/** The worker process: runs jobs; any number of them may run beside any number of servers. */
import { getPriority, setPriority } from 'node:os';
import { migrateDatabase } from '../platform/database.ts';
import { composeWorker } from './compose-worker.ts';
import { withOperations } from './operations.ts';
import { requireDatabaseUrl, runProcess } from './run-process.ts';

await runProcess('worker', async (config, log) => {
  // Where servers run on the same machine, somebody waits for each of their answers. The engines' programs inherit it.
  if (getPriority() < config.workerNice) setPriority(config.workerNice);
  const databaseUrl = requireDatabaseUrl(config);
  await migrateDatabase(databaseUrl);
  const worker = await composeWorker(config, databaseUrl, log);
  const running = await withOperations(config, worker);
  process.send?.({ kind: 'ready' });
  return running;
});
