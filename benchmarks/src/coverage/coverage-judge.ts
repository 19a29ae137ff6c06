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
  /** It failed only because something did not come within its time. */
  readonly hasWaited: boolean;
}

export const ABSENT: Ran = { state: 'absent', milliseconds: 0, hasWaited: false };

/** The least patience of a test is a component's. */
const PATIENCE_MS = 10_000;

/** What never came had this many times as long as the whole test needs where it comes. */
const TIMES_AS_LONG = 3;

const RAN_OUT_OF_TIME = /timed out|did not succeed in time|^Unable to find/i;

export function ranOf(cases: readonly RanCase[]): Ran {
  const ran = cases.filter(({ state }) => state === 'passed' || state === 'failed');
  if (ran.length === 0) return ABSENT;
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
  if (without.state !== 'passed') return { kind: 'red before', why: test };
  // A file that no longer loads proves nothing: any test would notice that.
  if (withLie.state !== 'failed') return { kind: 'broken', why: test };
  // A busy machine is no lie.
  const isUnclear = withLie.hasWaited && without.milliseconds * TIMES_AS_LONG > withLie.milliseconds;
  return isUnclear ? { kind: 'out of time', why: test } : { kind: 'noticed', by: test };
}
