/** What a test that failed with the lie says about it, once it was run without. */
import type { Outcome } from './coverage-plan.ts';

export interface RanCase {
  readonly state: string;
  readonly messages: readonly string[];
  readonly milliseconds: number;
}

export interface Ran {
  readonly state: 'passed' | 'failed' | 'absent';
  /** Of its longest case. */
  readonly milliseconds: number;
  /** It failed, or did not run, only because something did not come within its time. */
  readonly hasWaited: boolean;
}

export const ABSENT: Ran = { state: 'absent', milliseconds: 0, hasWaited: false };

/** The least patience of a test is a component's. */
const PATIENCE_MS = 10_000;

/** What never came had this many times as long as the whole test needs where it comes. */
const TIMES_AS_LONG = 3;

const RAN_OUT_OF_TIME = /timed out|timeout|did not succeed in time|^Unable to find/i;

/** @param hooks what was wrong with the file itself: a product that was not started in time leaves its tests out */
export function ranOf(cases: readonly RanCase[], hooks: readonly string[] = []): Ran {
  const ran = cases.filter(({ state }) => state === 'passed' || state === 'failed');
  if (ran.length === 0)
    return { ...ABSENT, hasWaited: hooks.some((message) => RAN_OUT_OF_TIME.test(message)) };
  const failed = ran.filter(({ state }) => state === 'failed');
  return {
    state: failed.length > 0 ? 'failed' : 'passed',
    milliseconds: Math.max(...ran.map(({ milliseconds }) => milliseconds)),
    hasWaited: failed.length > 0 && failed.every(hasWaited),
  };
}

function hasWaited({ messages, milliseconds }: RanCase): boolean {
  return milliseconds >= PATIENCE_MS && messages.some((message) => RAN_OUT_OF_TIME.test(message));
}

export function judge(test: string, withLie: Ran, without: Ran): Outcome {
  const outOfTime = { kind: 'out of time', why: test } as const;
  if (without.state !== 'passed') return without.hasWaited ? outOfTime : { kind: 'red before', why: test };
  if (withLie.hasWaited && mayBeSlow(withLie, without)) return outOfTime;
  // A file that no longer loads proves nothing: any test would notice that.
  return withLie.state === 'failed' ? { kind: 'noticed', by: test } : { kind: 'broken', why: test };
}

/** A busy machine is no lie. */
function mayBeSlow(withLie: Ran, without: Ran): boolean {
  return withLie.state === 'absent' || without.milliseconds * TIMES_AS_LONG > withLie.milliseconds;
}
