/**
 * The worker's housekeeping: at the start and at intervals, every hour by default, each step whether or not
 * the others succeed.
 */
import type { Logger } from '../observe/logging.ts';

export const HOURLY_MS = 3_600_000;

/** A long step checks the signal in between, so that a stop does not wait for all of it. */
export type CleaningStep = (signal: AbortSignal) => Promise<unknown>;

export interface Cleaning {
  /** Resolves when the running step has ended. */
  stop(): Promise<void>;
}

export function startCleaning(log: Logger, steps: readonly CleaningStep[], everyMs = HOURLY_MS): Cleaning {
  const stopping = new AbortController();
  const clean = async () => {
    for (const step of steps) {
      if (stopping.signal.aborted) return;
      await step(stopping.signal).catch((error: Error) => log.error({ err: error }, 'cleaning'));
    }
  };
  let isCleaning = false;
  let cleaned = Promise.resolve();
  // A turn that comes while the last one is running is skipped, so that turns do not accumulate.
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
