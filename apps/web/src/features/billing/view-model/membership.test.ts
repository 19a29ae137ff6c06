import { describe, expect, it } from 'vitest';
import { formatCountdown, isVip, remainingVipMs, showsCountdown, toMembership } from './membership.ts';

const HOUR = 3_600_000;

describe('membership', () => {
  it.each([
    [3, 3, 3, false],
    [0, 0, 0, false],
    [4, 3, 3, true],
    [3, 30, 3, true],
    [3, 3, 200, true],
  ])('limits %i, %i, %i count as paid: %s', (audit, duplicate, compare, expected) => {
    expect(isVip(audit, duplicate, compare)).toBe(expected);
  });

  it.each([
    [0, false],
    [-1, false],
    [1, true],
    [72 * HOUR, true],
    [72 * HOUR + 1, false],
  ])('with %i ms left the countdown shows: %s', (remainingMs, expected) => {
    expect(showsCountdown(remainingMs)).toBe(expected);
  });

  it('keeps seconds of the server as milliseconds and floors balances at zero', () => {
    const balance = { count: -2, limit: 60, expiredAt: null };
    const membership = toMembership({
      auditBalance: { ...balance, limit: 30, expiredAt: '2027-01-01T00:00:00.000Z' },
      duplicateBalance: { count: 5, limit: 40, expiredAt: '2027-02-01T00:00:00.000Z' },
      compareBalance: { ...balance, count: 7, expiredAt: '2027-03-01T00:00:00.000Z' },
      templateBalance: balance,
      maxExpiredAt: '2027-03-01T00:00:00.000Z',
      vipStatus: true,
      membership: 'monthly',
      vipTime: 90,
    });
    expect(membership).toEqual({
      auditTimes: 0,
      auditTimesLimit: 30,
      auditExpiredAt: '2027-01-01T00:00:00.000Z',
      duplicateTimes: 5,
      duplicateTimesLimit: 40,
      duplicateExpiredAt: '2027-02-01T00:00:00.000Z',
      compareTimes: 7,
      compareTimesLimit: 60,
      compareExpiredAt: '2027-03-01T00:00:00.000Z',
      templateTimes: 0,
      templateTimesLimit: 60,
      maxExpiredAt: '2027-03-01T00:00:00.000Z',
      membership: 'monthly',
      vipStatus: true,
      vipTime: 90_000,
    });
  });

  it('counts from when the server sent it, and shows nothing for a space without membership', () => {
    expect(remainingVipMs(90_000, 1000, 31_000)).toBe(60_000);
    expect(showsCountdown(remainingVipMs(0, 5000, 4000))).toBe(false);
  });

  it('writes the countdown in hours, minutes and seconds', () => {
    expect(formatCountdown(49 * HOUR + 5 * 60_000 + 9_500)).toBe('49:05:09');
  });
});
