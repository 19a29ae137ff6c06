/**
 * Everything that nobody waits for: vectors of laws, sweeps, purges. Started by a worker, at the lowest priority of the
 * machine; it gives way to jobs and ends with its worker.
 */
import { constants, setPriority } from 'node:os';
import { composeBackground } from './compose-worker.ts';
import { requireDatabaseUrl, runProcess } from './run-process.ts';
import { sayAlive } from './supervised.ts';

await runProcess('background', async (config, log) => {
  setPriority(constants.priority.PRIORITY_LOW);
  const background = await composeBackground(config, requireDatabaseUrl(config), log);
  sayAlive();
  return background;
});
