import { expect, it } from 'vitest';
import { formatMinute } from './format-minute.ts';

it.each([
  ['2023-05-31T16:05:00Z', '2023-06-01 00:05'],
  ['2126-11-15T06:03:59Z', '2126-11-15 14:03'],
])('%s is %s in China', (instant, minute) => {
  expect(formatMinute(instant)).toBe(minute);
});
