/**
 * Limits the number of simultaneous calls; the others wait here, and not for a database connection, which
 * would time out.
 */
export type AtMost = <T>(work: () => Promise<T>) => Promise<T>;

export function atMost(count: number): AtMost {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The slot is handed on directly: a new call cannot overtake a waiting one.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
