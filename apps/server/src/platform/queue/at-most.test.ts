import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('runs at most the allowed number at a time, and all of them in order', async () => {
  const gate = atMost(3);
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const work = async (index: number) => {
    begun.push(index);
    most = Math.max(most, ++running);
    await turn();
    running--;
    if (index === 4) throw new Error('bad');
    return index;
  };
  const all = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => gate(() => work(index))));
  expect(most).toBe(3);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(all.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
});
