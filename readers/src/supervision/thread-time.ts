/** The limit of a thread, counted in what it uses: on a busy machine it gets its time late, but gets all of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 250;
const MICROSECONDS_PER_MS = 1_000;

/** A thread in native code does not tell what it has used; so much later it is stuck in there. */
const CLOCK_FACTOR = 20;

/** Resolves with true once the thread has used that much from now on; with false when `signal` ends the watch. */
export async function hasUsedUp(worker: Worker, processorMs: number, signal: AbortSignal): Promise<boolean> {
  const startedAt = performance.now();
  const before = await usedMs(worker);
  while (!signal.aborted) {
    const left = performance.now() - startedAt;
    if (left > processorMs * CLOCK_FACTOR) return true;
    await sleep(Math.min(LOOK_EVERY_MS, processorMs), undefined, { signal, ref: false }).catch(
      () => undefined,
    );
    if (!signal.aborted && (await usedMs(worker)) - before > processorMs) return true;
  }
  return false;
}

async function usedMs(worker: Worker): Promise<number> {
  const silent = sleep(LOOK_EVERY_MS, { user: 0, system: 0 }, { ref: false });
  // A thread that has not begun or has ended uses nothing.
  const asked = worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  const { user, system } = await Promise.race([asked, silent]);
  return (user + system) / MICROSECONDS_PER_MS;
}
