/** "Simultaneous uploads 3" counts for the whole page, so all uploaders share one pool. */

const SIMULTANEOUS_REQUESTS = 3;

export interface RequestSlots {
  tryTake(): boolean;
  release(): void;
  /** Called once, when a slot has become free. */
  whenFree(listener: () => void): void;
}

export function createRequestSlots(count: number): RequestSlots {
  let free = count;
  let waiting: (() => void)[] = [];
  return {
    tryTake() {
      if (free === 0) return false;
      free -= 1;
      return true;
    },
    release() {
      free += 1;
      const listeners = waiting;
      waiting = [];
      for (const listener of listeners) listener();
    },
    whenFree(listener) {
      waiting.push(listener);
    },
  };
}

export const pageRequestSlots = createRequestSlots(SIMULTANEOUS_REQUESTS);
