import { expect, it } from 'vitest';
import { scaleTop } from './bar-chart.tsx';

it.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [7, 10],
  [10, 10],
  [11, 20],
  [480, 500],
])('the scale of a highest bar of %i ends at %i', (count, top) => {
  expect(scaleTop([{ parts: [{ key: 'all', count }] }])).toBe(top);
});
