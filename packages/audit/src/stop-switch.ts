/** A signal of the review's own: it stops with the caller's, and when nothing more is wanted of what is still on its way. */
import type { StopSignal } from './model-reviewer.ts';

export interface StopSwitch {
  readonly signal: StopSignal;
  /** Later calls change nothing. */
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
      // Heard once at most, so `once` needs no attention.
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    },
  };
}
