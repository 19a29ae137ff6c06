import { expect, it } from 'vitest';
import { lastDays } from './day-range.ts';

it('a day ends at midnight of Beijing, wherever the browser is', () => {
  const before = new Date('2026-11-15T15:59:59Z');
  const after = new Date('2026-11-15T16:00:00Z');
  expect(lastDays(1, before)).toEqual({ startDate: '2026-11-15', endDate: '2026-11-15' });
  expect(lastDays(1, after)).toEqual({ startDate: '2026-11-16', endDate: '2026-11-16' });
});

it('thirty days are today and the twenty-nine before', () => {
  expect(lastDays(30, new Date('2026-03-01T04:00:00Z'))).toEqual({
    startDate: '2026-01-31',
    endDate: '2026-03-01',
  });
});
