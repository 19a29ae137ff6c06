import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRedraw } from './connector-redraw.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('draws 200 ms after a movement, not before', () => {
  const draw = vi.fn();
  createRedraw(draw).ask();
  vi.advanceTimersByTime(199);
  expect(draw).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws no more than five times in a second of scrolling', () => {
  const draw = vi.fn();
  const redraw = createRedraw(draw);
  for (let frame = 0; frame < 60; frame++) {
    redraw.ask();
    vi.advanceTimersByTime(1000 / 60);
  }
  expect(draw.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(draw.mock.calls.length).toBeLessThanOrEqual(5);
});

it('always draws once more after the last movement', () => {
  let seen = 0;
  let position = 0;
  const redraw = createRedraw(() => {
    seen = position;
  });
  for (position = 1; position <= 30; position++) {
    redraw.ask();
    vi.advanceTimersByTime(16);
  }
  position = 30;
  vi.advanceTimersByTime(200);
  expect(seen).toBe(30);
});

it('draws nothing after it was cancelled', () => {
  const draw = vi.fn();
  const redraw = createRedraw(draw);
  redraw.ask();
  redraw.cancel();
  vi.advanceTimersByTime(1000);
  expect(draw).not.toHaveBeenCalled();
});
