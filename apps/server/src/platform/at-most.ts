/** So many of a kind of work at a time; the others wait their turn here, and not for a connection of the database, which would give them up. */
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
      // Handed on: whoever comes meanwhile does not slip in before who waits.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
