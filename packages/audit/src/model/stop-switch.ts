/** The review's own signal: it stops with the caller's signal, and when running questions are no longer needed. */
import type { StopSignal } from './model-reviewer.ts';

export interface StopSwitch {
  readonly signal: StopSignal;
  /** Later calls have no effect. */
  stop(reason: Error): void;
}

export function createStopSwitch(outer: StopSignal): StopSwitch {
  const listeners = new Set<() => void>();
  let reason: unknown;
  let aborted = false;
  const stop = (why: unknown): void => {
    if (aborted) return;
    aborted = true;
    reason = why;
    outer.removeEventListener('abort', followOuter);
    for (const listener of [...listeners]) listener();
    listeners.clear();
  };
  const followOuter = (): void => stop(outer.reason);
  outer.addEventListener('abort', followOuter);
  if (outer.aborted) followOuter();
  return {
    stop,
    signal: {
      get aborted() {
        return aborted;
      },
      get reason() {
        return reason;
      },
      throwIfAborted() {
        if (aborted) throw reason;
      },
      // Fires at most once, so `once` can be ignored.
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    },
  };
}
