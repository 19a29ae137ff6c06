/**
 * Saves values that arrive quickly: one save at a time, with a pause, always the latest value. A failed save
 * is not repeated; the next value, or the final result, replaces it.
 */
import { setTimeout as wait } from 'node:timers/promises';

export interface LatestKeeper<Value> {
  offer(value: Value): void;
  /** Saves nothing more and waits for the running save. */
  stop(): Promise<void>;
}

export function keepLatest<Value>(
  save: (value: Value) => Promise<void>,
  pauseMs: number,
): LatestKeeper<Value> {
  const ending = new AbortController();
  let waiting: { readonly value: Value } | null = null;
  let work: Promise<void> | null = null;
  const saveAll = async () => {
    while (waiting !== null && !ending.signal.aborted) {
      const { value } = waiting;
      waiting = null;
      await save(value).catch(() => undefined);
      await wait(pauseMs, null, { signal: ending.signal }).catch(() => undefined);
    }
    work = null;
  };
  return {
    offer(value) {
      waiting = { value };
      work ??= saveAll();
    },
    async stop() {
      ending.abort();
      await work;
    },
  };
}
