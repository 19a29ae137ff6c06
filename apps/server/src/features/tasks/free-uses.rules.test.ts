import { describe, expect, it } from 'vitest';
import { beijingDay, freeUseLimit, isFreeTool } from './free-uses.rules.ts';

describe('the free tools', () => {
  it.each([
    ['2026-11-15T15:59:59.999Z', '2026-11-14T16:00:00.000Z'],
    ['2026-11-15T16:00:00.000Z', '2026-11-15T16:00:00.000Z'],
    ['2026-12-31T20:00:00.000Z', '2026-12-31T16:00:00.000Z'],
  ])('at %s the day of Beijing began at %s and lasts 24 hours', (now, start) => {
    const day = beijingDay(new Date(now));
    expect(day.start.toISOString()).toBe(start);
    expect(day.end.getTime() - day.start.getTime()).toBe(24 * 3_600_000);
  });

  it('give 20 uses a day in a free space and 500 in a paid one', () => {
    expect([freeUseLimit(false), freeUseLimit(true)]).toEqual([20, 500]);
  });

  it('are conversion and recognition, and no other', () => {
    expect((['convert', 'ocr', 'compare', 'document'] as const).filter(isFreeTool)).toEqual([
      'convert',
      'ocr',
    ]);
  });
});
