/** The worker's background process: started beside it, again when it has died, and ended with it. */
import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from '../platform/observe/logging.ts';
import type { Running } from './run-process.ts';

const RESTART_MS = 10_000;

export function startBackground(log: Logger): Running {
  let child: ChildProcess;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const start = () => {
    child = fork(new URL('./background.process.ts', import.meta.url), { stdio: 'inherit' });
    child.on('error', (error) => log.error({ err: error }, 'background process'));
    child.on('exit', (code) => {
      if (isStopping) return;
      log.warn({ code }, 'background process ended; it is started again');
      timer = setTimeout(start, RESTART_MS);
    });
  };
  start();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
