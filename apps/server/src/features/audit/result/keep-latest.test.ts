import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { keepLatest } from './keep-latest.ts';

it('saves the first value at once, then the latest of the values that arrived meanwhile, one save at a time', async () => {
  const saved: number[] = [];
  let running = 0;
  const keeper = keepLatest<number>(async (value) => {
    running += 1;
    expect(running).toBe(1);
    await wait(20);
    saved.push(value);
    running -= 1;
  }, 20);
  for (const value of [1, 2, 3, 4]) keeper.offer(value);
  await expect.poll(() => saved).toEqual([1, 4]);
  await keeper.stop();
});

it('continues after a failed save, and saves nothing after it is stopped', async () => {
  const saved: number[] = [];
  const keeper = keepLatest<number>(async (value) => {
    if (value === 1) throw new Error('store is away');
    saved.push(value);
  }, 1);
  keeper.offer(1);
  await wait(20);
  keeper.offer(2);
  await expect.poll(() => saved).toEqual([2]);
  await keeper.stop();
  keeper.offer(3);
  await wait(20);
  expect(saved).toEqual([2]);
});
