/** Loaded into a server process before its own code: tells its parent what it holds, as it is or once all garbage has been collected. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('message', (request) => {
  if (request !== 'memory' && request !== 'collected memory') return;
  // Twice: what waits for the end of something that was collected goes with the second.
  if (request === 'collected memory') for (let time = 0; time < 2; time++) collect();
  process.send?.(process.memoryUsage());
});
