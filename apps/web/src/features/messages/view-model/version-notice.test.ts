import { describe, expect, it } from 'vitest';
import { versionOf, versionToShow } from './version-notice.ts';

const notice = (version: string, ack_time: string | null) => ({
  template_number: `version-${version}`,
  ack: ack_time !== null,
  ack_time,
});

describe('the version dialog', () => {
  it('shows the latest version to a user who never acknowledged one', () => {
    const notices = [notice('1.0', null), notice('1.1', null)];
    expect(versionToShow(notices, new Date('2026-11-15T00:00:00Z'))).toBe(notices[1]);
  });

  it('shows no version twice, and no other notice', () => {
    const acknowledged = notice('1.0', '2026-01-01T00:00:00Z');
    const other = { template_number: 'pop-marketing8', ack: false, ack_time: null };
    expect(versionToShow([acknowledged], new Date('2026-11-15T00:00:00Z'))).toBeNull();
    expect(versionToShow([other], new Date('2026-11-15T00:00:00Z'))).toBeNull();
    expect(versionToShow([], new Date('2026-11-15T00:00:00Z'))).toBeNull();
  });

  // Acknowledged on the 14th at 10:00 in UTC+8: the next day starts on the 15th, a day has passed on the 16th.
  it.each([
    ['2026-11-14T03:00:00Z', false],
    ['2026-11-15T15:59:59Z', false],
    ['2026-11-15T16:00:00Z', true],
  ])(
    'shows the next version only when a day has passed, counted from the start of the next day: %s %s',
    (now, isShown) => {
      const notices = [notice('1.0', '2026-11-14T02:00:00Z'), notice('1.1', null)];
      expect(versionToShow(notices, new Date(now)) !== null).toBe(isShown);
    },
  );

  it('is named by its version', () => {
    expect(versionOf(notice('0.2.0', null))).toBe('0.2.0');
  });
});
