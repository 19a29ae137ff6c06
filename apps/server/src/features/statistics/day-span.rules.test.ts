import { describe, expect, it } from 'vitest';
import { spanOf } from './day-span.rules.ts';

const now = new Date('2026-11-15T17:00:00Z');

function spanned(startDate?: string, endDate?: string) {
  const verdict = spanOf(startDate, endDate, now);
  if (verdict.kind !== 'span') throw new Error(verdict.kind);
  const { days, start, end } = verdict.span;
  return [days[0], days.at(-1), days.length, start.toISOString(), end.toISOString()];
}

describe('the days of a request', () => {
  it('begin and end in UTC+8', () => {
    expect(spanned('2026-11-01', '2026-11-02')).toEqual([
      '2026-11-01',
      '2026-11-02',
      2,
      '2026-10-31T16:00:00.000Z',
      '2026-11-02T16:00:00.000Z',
    ]);
  });

  it('may be given as the instants of their start and end', () => {
    expect(spanned('2026-11-01T00:00:00+08:00', '2026-11-02T23:59:59+08:00')).toEqual(
      spanned('2026-11-01', '2026-11-02'),
    );
    expect(spanned('2026-10-31T16:00:00Z', '2026-11-02T15:59:59Z')).toEqual(
      spanned('2026-11-01', '2026-11-02'),
    );
  });

  it('are the last thirty by default; in UTC+8 it is already the sixteenth', () => {
    expect(spanned().slice(0, 3)).toEqual(['2026-10-18', '2026-11-16', 30]);
  });

  it('are refused in reverse order and beyond a year', () => {
    expect(spanOf('2026-11-02', '2026-11-01', now).kind).toBe('backwards');
    expect(spanOf('2024-02-29', '2025-03-01', now).kind).toBe('tooLong');
    expect(spanned('2024-02-29', '2025-02-28')[2]).toBe(366);
  });
});
