/**
 * Everything that nobody waits for: vectors of laws, sweeps, purges. Started by a worker; it gives way to jobs and ends with
 * its worker. At the lowest priority of the machine, once the laws of a first start are there: users wait for those.
 */
import { constants, setPriority } from 'node:os';
import { composeBackground } from './compose-worker.ts';
import { workerProduct } from './feature-jobs.ts';
import { requireDatabaseUrl, runProcess } from './run-process.ts';
import { sayAlive } from './supervised.ts';

await runProcess('background', async (config, log) => {
  const stepBack = () => setPriority(constants.priority.PRIORITY_LOW);
  const background = await composeBackground(
    config,
    requireDatabaseUrl(config),
    log,
    {},
    workerProduct,
    stepBack,
  );
  sayAlive();
  return background;
});
