import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AttemptClock, furthestPoint, withinClock } from './attempt-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LIMITS = { silentSeconds: 900 };

function begin(limits: Parameters<typeof withinClock>[0] = LIMITS, stopped = new AbortController().signal) {
  const end = Promise.withResolvers<void>();
  const ended: unknown[] = [];
  let clock: AttemptClock | undefined;
  const done = withinClock(limits, stopped, (given) => {
    clock = given;
    return end.promise;
  }).then(
    () => ended.push('finished'),
    (error: unknown) => ended.push(error instanceof Error ? error.message : error),
  );
  return { ended, end: end.resolve, done, advanced: () => clock?.advanced(), signal: () => clock?.signal };
}

it('does not end work that gets ahead, however long it takes', async () => {
  const { ended, end, done, advanced, signal } = begin();
  for (let page = 0; page < 60; page += 1) {
    await vi.advanceTimersByTimeAsync(800_000);
    advanced();
  }
  expect(ended).toEqual([]);
  expect(signal()?.aborted).toBe(false);
  end();
  await done;
  expect(ended).toEqual(['finished']);
});

it('ends work that falls silent, from its last progress on', async () => {
  const { ended, advanced, signal } = begin();
  await vi.advanceTimersByTimeAsync(600_000);
  advanced();
  await vi.advanceTimersByTimeAsync(899_000);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toEqual(['the attempt made no progress for 900 s']);
  expect(signal()?.aborted).toBe(true);
});

it('does not begin again after its end, whatever is reported late', async () => {
  const { ended, advanced } = begin();
  await vi.advanceTimersByTimeAsync(900_000);
  advanced();
  expect(vi.getTimerCount()).toBe(0);
  expect(ended).toHaveLength(1);
});

it('ends work that goes on for ever', async () => {
  const { ended, advanced } = begin({ silentSeconds: 900, longestSeconds: 3600 });
  for (let page = 0; page < 5; page += 1) {
    await vi.advanceTimersByTimeAsync(800_000);
    advanced();
  }
  expect(ended).toEqual(['the attempt took longer than 3600 s']);
});

it('hands on that the worker stops', () => {
  const stop = new AbortController();
  const { signal } = begin(LIMITS, stop.signal);
  stop.abort();
  expect(signal()?.aborted).toBe(true);
});

it('takes only new steps and higher shares for progress', () => {
  const advanced = vi.fn();
  const report = furthestPoint(advanced);
  report('reading', 0);
  report('reading', 0);
  report('recognising', 0.1);
  report('recognising', 0.2);
  report('recognising', 0.1);
  report('reading', 0);
  report('recognising', 0.2);
  report('recognising', Number.NaN);
  expect(advanced).toHaveBeenCalledTimes(3);
});
