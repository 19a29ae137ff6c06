import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHORT_SECONDS, ShortLooks } from './short-looks.ts';

const share = { space: 'space', person: 'person', seconds: 3 };
let looks: ShortLooks;
beforeEach(() => {
  looks = new ShortLooks();
});
afterEach(() => vi.useRealTimers());

it('jobs that take their time on a busy machine are short all the same', () => {
  for (let job = 0; job < 20; job += 1) looks.note(share, 10_000, false);
  expect(looks.areTrue('person')).toBe(true);
  expect(looks.isKnownFor('person')).toBe(true);
});

it('a job that was put back, or took longer than a short one, costs the right to a seat until short ones follow', () => {
  for (const [ms, isPutBack] of [
    [3_000, true],
    [SHORT_SECONDS * 1_000 + 1, false],
  ] as const) {
    looks = new ShortLooks();
    looks.note(share, ms, isPutBack);
    expect(looks.areTrue('person')).toBe(false);
    looks.note(share, 1_000, false);
    expect(looks.areTrue('person')).toBe(true);
    expect(looks.isKnownFor('person')).toBe(false);
  }
});

it('long jobs make nobody known for short ones, however long ago they were', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (let job = 0; job < 3; job += 1) looks.note(share, 3_000, true);
  vi.advanceTimersByTime(3_600_000);
  expect(looks.areTrue('person')).toBe(true);
  expect(looks.isKnownFor('person')).toBe(false);
});

it('who is known for short jobs may be put back once', () => {
  for (let job = 0; job < 3; job += 1) looks.note(share, 1_000, false);
  looks.note(share, 3_000, true);
  expect(looks.areTrue('person')).toBe(true);
  looks.note(share, 3_000, true);
  expect(looks.areTrue('person')).toBe(false);
});

it('nobody is known by a first job, and a long job that looked long says nothing', () => {
  looks.note(share, 1_000, false);
  expect(looks.isKnownFor('person')).toBe(false);
  looks.note({ ...share, seconds: SHORT_SECONDS + 1 }, 600_000, false);
  expect(looks.areTrue('person')).toBe(true);
});
