import { expect, it } from 'vitest';
import { buildTimeline } from './timeline.ts';

const NOW = new Date('2026-11-15T06:00:00Z');

const event = (docId: string, at: string, kind: 'created' | 'modified' = 'modified') => ({
  docId,
  file: `${docId}.docx`,
  kind,
  at,
  by: null,
});

it('the history of the files is in order, over the whole time', () => {
  const { rows } = buildTimeline(
    [
      event('b', '2026-10-03T00:00:00Z'),
      event('a', '2026-10-01T00:00:00Z'),
      event('c', '2026-10-02T00:00:00Z'),
    ],
    NOW,
  );
  expect(rows.map(({ docId, left }) => [docId, left])).toEqual([
    ['a', 0],
    ['c', 0.5],
    ['b', 1],
  ]);
});

it('steps of two documents close together are marked; those of one document or far apart are not', () => {
  const { rows } = buildTimeline(
    [
      event('a', '2026-10-01T09:00:00Z', 'created'),
      event('a', '2026-10-01T09:01:00Z'),
      event('b', '2026-10-01T09:04:00Z'),
      event('c', '2026-10-01T09:04:20Z'),
      event('a', '2026-10-01T12:00:00Z'),
    ],
    NOW,
  );
  expect(rows.map(({ gap }) => gap)).toEqual([null, null, '3 分钟', '20 秒', null]);
});

it('invalid times are left out and counted', () => {
  const { rows, unreadable } = buildTimeline(
    [event('a', 'last week'), event('b', '2026-10-01T09:00:00Z'), event('c', '')],
    NOW,
  );
  expect(rows.map(({ docId, left }) => [docId, left])).toEqual([['b', 0]]);
  expect(unreadable).toBe(2);
});

it('a time without a zone is shown as written, and not compared with others', () => {
  const { rows } = buildTimeline(
    [event('a', '2026-10-01T09:00:30'), event('b', '2026-10-01T09:01:00'), event('c', '2026-10-05')],
    NOW,
  );
  expect(rows.map(({ time, hasZone, gap }) => [time, hasZone, gap])).toEqual([
    ['2026-10-01 09:00', false, null],
    ['2026-10-01 09:01', false, null],
    ['2026-10-05', false, null],
  ]);
});

it('times are shown as times, including future ones', () => {
  const { rows } = buildTimeline(
    [event('a', '2026-11-15T05:59:00Z'), event('b', '2999-01-01T00:00:00Z')],
    NOW,
  );
  expect(rows.map(({ isFuture }) => isFuture)).toEqual([false, true]);
  for (const { time } of rows) expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

it('a clock years ahead is at the end of the lane and does not compress the others', () => {
  const { rows } = buildTimeline(
    [
      event('a', '2026-10-01T00:00:00Z'),
      event('b', '2026-10-02T00:00:00Z'),
      event('c', '2026-10-03T00:00:00Z'),
      event('d', '2999-01-01T00:00:00Z'),
    ],
    NOW,
  );
  expect(rows.map(({ left }) => left)).toEqual([0, 0.5, 1, 1]);
});

it('no history has no rows', () => expect(buildTimeline([], NOW)).toEqual({ rows: [], unreadable: 0 }));
