// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { logEvent, MAX_KEPT_EVENTS, readEvents } from './event-log.ts';

const now = new Date('2026-11-15T00:00:00Z');

beforeEach(() => localStorage.clear());

it('keeps an event with its path and instant', () => {
  logEvent('loginExpired', '/dashboard', now);
  expect(readEvents()).toEqual([
    { event: 'loginExpired', path: '/dashboard', at: '2026-11-15T00:00:00.000Z' },
  ]);
});

it('keeps the newest events only', () => {
  for (let index = 0; index <= MAX_KEPT_EVENTS; index += 1) logEvent(`event ${index}`, '/', now);
  expect(readEvents()).toHaveLength(MAX_KEPT_EVENTS);
  expect(readEvents().at(0)?.event).toBe('event 1');
});
