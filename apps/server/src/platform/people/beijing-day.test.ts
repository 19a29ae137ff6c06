import { describe, expect, it } from 'vitest';
import { beijingDay, beijingTime, beijingToday, dayName, dayNumber, dayNumberOf } from './beijing-day.ts';

describe('the Beijing day', () => {
  it.each([
    ['2026-11-15T15:59:59.999Z', '2026-11-14T16:00:00.000Z', '2026-11-15'],
    ['2026-11-15T16:00:00.000Z', '2026-11-15T16:00:00.000Z', '2026-11-16'],
    ['2026-12-31T20:00:00.000Z', '2026-12-31T16:00:00.000Z', '2027-01-01'],
  ])('at %s started at %s, lasts 24 hours and is called %s', (now, start, name) => {
    const day = beijingDay(new Date(now));
    expect(day.start.toISOString()).toBe(start);
    expect(day.end.getTime() - day.start.getTime()).toBe(24 * 3_600_000);
    expect(dayName(dayNumber(new Date(now)))).toBe(name);
    expect(beijingToday(new Date(now))).toBe(name);
    expect(dayNumberOf(name)).toBe(dayNumberOf(now));
  });

  it('uses the local clock time of Beijing', () => {
    expect(beijingTime(new Date('2026-11-15T16:03:05.678Z'))).toBe('2026-11-16 00:03:05');
  });
});
