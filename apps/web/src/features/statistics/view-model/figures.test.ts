import { describe, expect, it } from 'vitest';
import type { Statistics } from '../api/use-statistics.ts';
import { isWeekly, sharesOf, summaryOf, trendOf } from './figures.ts';

const none = { compare: 0, audit: 0, duplicate: 0, correct: 0, convert: 0, ocr: 0, template: 0 };
const day = (number: number, tasks: Partial<typeof none> = {}, used = 0, returned = 0) => ({
  day: new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10),
  tasks: { ...none, ...tasks },
  used,
  returned,
});
const statistics = (days: Statistics['days'], members: Statistics['members'] = []): Statistics => ({
  startDate: days[0]?.day ?? '',
  endDate: days.at(-1)?.day ?? '',
  days,
  members,
});

describe('figures', () => {
  it('sum up tasks, uses, returns and people', () => {
    const member = { userId: 'u', name: '甲', isMember: true, tasks: none, used: 0, returned: 0 };
    expect(
      summaryOf(
        statistics(
          [day(1, { compare: 2, ocr: 1 }, 2, 1), day(2, { audit: 1 }, 1)],
          [
            { ...member, total: 4 },
            { ...member, total: 0 },
          ],
        ),
      ),
    ).toEqual({ tasks: 4, used: 3, returned: 1, people: 1 });
  });

  it('share out all tasks, most first, unused tools left out', () => {
    const shares = sharesOf(statistics([day(1, { compare: 1, audit: 3 })]));
    expect(shares).toEqual([
      { tool: 'audit', count: 3, share: 0.75 },
      { tool: 'compare', count: 1, share: 0.25 },
    ]);
    expect(sharesOf(statistics([day(1)]))).toEqual([]);
  });

  it('draw one bar per day, and per week over long periods, without loss', () => {
    const month = statistics(Array.from({ length: 30 }, (_, index) => day(index + 1, { ocr: 1 })));
    expect(trendOf(month)).toHaveLength(30);
    expect(isWeekly(trendOf(month))).toBe(false);
    const year = statistics(Array.from({ length: 366 }, (_, index) => day(index + 1, { ocr: 1 })));
    const bars = trendOf(year);
    expect(bars).toHaveLength(53);
    expect(isWeekly(bars)).toBe(true);
    expect(bars.reduce((sum, { total }) => sum + total, 0)).toBe(366);
    expect([bars[0]?.from, bars[0]?.to]).toEqual(['2026-01-01', '2026-01-07']);
  });
});
