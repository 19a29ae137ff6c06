/** For one server, and for each of several servers while Redis cannot be reached. */
import type { Counted, RequestCounter } from './request-counter.port.ts';

/** Many addresses must not fill the memory: the oldest ones are dropped first. */
const KEYS_MAX = 20_000;

interface Window {
  current: number;
  readonly endsAt: number;
}

export function createMemoryCounter(now: () => number = Date.now): RequestCounter {
  const windows = new Map<string, Window>();
  return {
    async count(key, windowMs): Promise<Counted> {
      const at = now();
      const open = windows.get(key);
      if (open && open.endsAt > at) {
        open.current += 1;
        return { current: open.current, ttlMs: open.endsAt - at };
      }
      windows.delete(key);
      windows.set(key, { current: 1, endsAt: at + windowMs });
      if (windows.size > KEYS_MAX) forgetFirst(windows);
      return { current: 1, ttlMs: windowMs };
    },
    close: async () => undefined,
  };
}

function forgetFirst(windows: Map<string, Window>): void {
  const [first] = windows.keys();
  if (first !== undefined) windows.delete(first);
}
