/**
 * The clock of one attempt: it measures silence, not length. Work that gets ahead may take hours; work that hangs is
 * ended soon, and so is work that only repeats what it has said before.
 */
import { untilAborted } from './until-aborted.ts';

const MS_PER_SECOND = 1_000;

/**
 * Whatever it reports: what an attempt has put away is kept for a day before the sweep may take it, and the library
 * lets no job run longer.
 */
export const LONGEST_ATTEMPT_SECONDS = 20 * 3600;

interface AttemptLimits {
  /** Without progress. */
  readonly silentSeconds: number;
  /** In all; less than it only in tests. */
  readonly longestSeconds?: number;
}

export interface AttemptClock {
  readonly signal: AbortSignal;
  /** It has got ahead: the silence begins anew. */
  readonly advanced: () => void;
}

/** An attempt whose time is over is not waited for, even if it ignores the signal. */
export async function withinClock(
  { silentSeconds, longestSeconds = LONGEST_ATTEMPT_SECONDS }: AttemptLimits,
  stopped: AbortSignal,
  attempt: (clock: AttemptClock) => Promise<void>,
): Promise<void> {
  const late = new AbortController();
  const endAfter = (seconds: number, reason: string) =>
    setTimeout(() => late.abort(new Error(reason)), seconds * MS_PER_SECOND);
  const silence = endAfter(silentSeconds, `the attempt made no progress for ${silentSeconds} s`);
  const whole = endAfter(longestSeconds, `the attempt took longer than ${longestSeconds} s`);
  const clock = {
    signal: AbortSignal.any([stopped, late.signal]),
    // A timer that has already run out must not be started again.
    advanced: () => void (late.signal.aborted || silence.refresh()),
  };
  try {
    await untilAborted(attempt(clock), late.signal);
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
  }
}

/**
 * Tells progress from repetition: a step not seen before, or further in one than ever. Saying the same again and again
 * is what a hung engine does.
 */
export function furthestPoint(advanced: () => void): (step: string, fraction: number) => void {
  const furthest = new Map<string, number>();
  return (step, fraction) => {
    if (!(fraction > (furthest.get(step) ?? Number.NEGATIVE_INFINITY))) return;
    furthest.set(step, fraction);
    advanced();
  };
}
