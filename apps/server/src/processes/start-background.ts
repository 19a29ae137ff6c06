/** The worker's background process: started beside it, again when it has died or stands still, and ended with it. */
import { dieWithParent } from '@wenjian/readers/supervision';
import type { Logger } from '../platform/observe/logging.ts';
import type { Running } from './run-process.ts';
import { superviseChild } from './supervise-child.ts';

export async function startBackground(log: Logger): Promise<Running> {
  const child = superviseChild(
    {
      name: 'background',
      entry: new URL('./background.process.ts', import.meta.url),
      env: process.env,
      prefix: await dieWithParent('SIGKILL'),
    },
    { note: (message) => log.warn(message) },
  );
  // The worker works without it; why it did not start is in the log.
  child.isReady.catch((error: unknown) => log.error({ err: error }, 'background process'));
  return child;
}
