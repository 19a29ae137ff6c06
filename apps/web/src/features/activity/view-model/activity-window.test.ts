import { expect, it } from 'vitest';
import { isActivityOpen } from './activity-window.ts';

it.each([
  ['2023-05-31T23:59:59Z', true],
  ['2023-06-01T00:00:00Z', false],
  ['2026-11-15T00:00:00Z', false],
])('an activity that ends 2023-06-01 is open at %s: %s', (now, expected) => {
  expect(isActivityOpen({ stopTime: '2023-06-01T00:00:00Z', now })).toBe(expected);
});
