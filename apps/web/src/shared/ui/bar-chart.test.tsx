// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BarChart, scaleTop } from './bar-chart.tsx';

afterEach(cleanup);

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

it('says that there is nothing instead of drawing an empty plot', () => {
  const bar = (count: number) => ({
    key: '11-01',
    label: `11-01：${count}`,
    parts: [{ key: 'done', count }],
  });
  const ends = { first: '11-01', last: '11-01', empty: '没有任务' };
  const { rerender } = render(<BarChart {...ends} bars={[bar(0)]} />);
  expect(screen.getByText('没有任务')).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
  rerender(<BarChart {...ends} bars={[bar(2)]} />);
  expect(screen.getByRole('listitem', { name: '11-01：2' })).toBeDefined();
  expect(screen.queryByText('没有任务')).toBeNull();
});
