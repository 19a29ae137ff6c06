/**
 * Loaded into a server process before its own code: reports its memory to the parent, now or after garbage
 * collection.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('message', (request) => {
  if (request !== 'memory' && request !== 'collected memory') return;
  // Twice: objects that wait for a finaliser are freed by the second collection.
  if (request === 'collected memory') for (let time = 0; time < 2; time++) collect();
  process.send?.(process.memoryUsage());
});
