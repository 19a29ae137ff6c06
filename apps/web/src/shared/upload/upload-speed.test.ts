import { expect, it } from 'vitest';
import { nextSpeedSample } from './upload-speed.ts';

const START = { atMs: 0, sentBytes: 0, bytesPerSecond: null };

it('starts with the first measurement', () => {
  expect(nextSpeedSample(START, 500, 1000).bytesPerSecond).toBe(2000);
});

it('weights a new measurement with a tenth', () => {
  const first = nextSpeedSample(START, 1000, 1000);
  expect(nextSpeedSample(first, 2000, 3000).bytesPerSecond).toBeCloseTo(0.1 * 2000 + 0.9 * 1000);
});

it('never becomes negative when a failed chunk removes its bytes', () => {
  const first = nextSpeedSample(START, 1000, 5000);
  expect(nextSpeedSample(first, 2000, 1000).bytesPerSecond).toBeCloseTo(4500);
});

it('ignores a second reading at the same time', () => {
  const first = nextSpeedSample(START, 1000, 5000);
  expect(nextSpeedSample(first, 1000, 9000)).toBe(first);
});

it('does not average with the silence before the first bytes', () => {
  const silent = nextSpeedSample(START, 500, 0);
  expect(nextSpeedSample(silent, 1000, 1000).bytesPerSecond).toBe(2000);
});
