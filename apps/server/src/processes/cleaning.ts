/** The worker's housekeeping: at the start and again and again, every hour unless told otherwise, each step whether or not the others succeed. */
import type { Logger } from '../platform/logging.ts';

const CLEAN_EVERY_MS = 3_600_000;

/** A step that has much to do looks at the signal in between: stopping does not wait for all of it. */
export type CleaningStep = (signal: AbortSignal) => Promise<unknown>;

export interface Cleaning {
  /** Resolves when what was under way has come to rest. */
  stop(): Promise<void>;
}

export function startCleaning(
  log: Logger,
  steps: readonly CleaningStep[],
  everyMs = CLEAN_EVERY_MS,
): Cleaning {
  const stopping = new AbortController();
  const clean = async () => {
    for (const step of steps) {
      if (stopping.signal.aborted) return;
      await step(stopping.signal).catch((error: Error) => log.error({ err: error }, 'cleaning'));
    }
  };
  let isCleaning = false;
  let cleaned = Promise.resolve();
  // A turn that comes while the last is still under way is left out: turns must not pile up.
  const take = () => {
    if (isCleaning) return;
    isCleaning = true;
    cleaned = clean().finally(() => {
      isCleaning = false;
    });
  };
  take();
  const timer = setInterval(take, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await cleaned;
    },
  };
}
