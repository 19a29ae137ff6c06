/** The worker process: runs jobs; any number of them may run beside any number of servers. */
import { migrateDatabase } from '../platform/database/database.ts';
import { takeWorkFolder } from '../platform/documents/work-folder.ts';
import { lowerEngines } from '../platform/queue/warm-threads.ts';
import { composeWorker } from './compose-worker.ts';
import { withOperations } from './operations.ts';
import { requireDatabaseUrl, runProcess } from './run-process.ts';
import { startBackground } from './start-background.ts';
import { sayAlive } from './supervised.ts';

await runProcess('worker', async (config, log) => {
  const databaseUrl = requireDatabaseUrl(config);
  const work = await takeWorkFolder(config.dataFolder);
  // Whatever a job writes for a while is among what the next worker removes if this one is killed.
  process.env.TMPDIR = work.path;
  await migrateDatabase(databaseUrl);
  const background = await startBackground(log);
  // With servers on the same machine, users wait for their answers, so engines get a lower priority. The worker's own
  // loop only hands work out: behind its engines it would keep everybody waiting.
  lowerEngines(config.workerNice);
  const worker = await composeWorker(config, databaseUrl, log);
  const running = await withOperations(config, worker);
  sayAlive();
  return {
    async stop() {
      await Promise.all([background.stop(), running.stop()]);
      await work.release();
    },
  };
});
