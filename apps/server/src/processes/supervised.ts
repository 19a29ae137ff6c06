/** The other side of `supervise-child.ts`: what a supervised process says, and what it is told. */
import { z } from 'zod';
import type { ReadinessChecks } from '../platform/http/operator-routes.ts';

const ALIVE_MS = 1_000;

/** From now on it says that its loop turns; its first word is that it is ready. */
export function sayAlive(): void {
  const say = () => void process.send?.({ kind: 'alive' }, undefined, {}, () => undefined);
  say();
  setInterval(say, ALIVE_MS).unref();
}

/** Given to a server whose supervisor looks after a worker too. */
export const WORKER_WATCHED = '--worker-watched';

/** Said to such a server. */
export const workerState = z.object({ kind: z.literal('worker'), isAnswering: z.boolean() });
export type WorkerState = z.output<typeof workerState>;

/** Whether the worker beside this server answers, as the supervisor of both says; elsewhere workers have probes of their own. */
export function workerChecks(): ReadinessChecks {
  if (!process.argv.includes(WORKER_WATCHED)) return {};
  let isAnswering = true;
  process.on('message', (message) => {
    isAnswering = workerState.safeParse(message).data?.isAnswering ?? isAnswering;
  });
  return {
    async worker() {
      if (!isAnswering) throw new Error('the worker does not answer');
    },
  };
}
