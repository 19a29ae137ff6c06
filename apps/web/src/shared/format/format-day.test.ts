import { expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

it.each([
  ['2023-05-31T16:00:00Z', '2023-06-01'],
  ['2023-05-31T15:59:59Z', '2023-05-31'],
  ['2026-11-15T06:03:00Z', '2026-11-15'],
])('%s is the day %s in China', (instant, day) => {
  expect(formatDay(instant)).toBe(day);
});
