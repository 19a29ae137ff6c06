// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RESULT } from '../result-server.testing.ts';
import { ResultDemands } from './result-demands.tsx';

afterEach(cleanup);

function lineOf(demand: string) {
  const line = screen.getByText(demand).closest('li');
  if (line === null) throw new Error(`no line for ${demand}`);
  return within(line);
}

it('shows the outcome of a demand, the rules on it, and words that lead to their place', () => {
  const show = vi.fn();
  render(<ResultDemands demands={RESULT.demands} onShow={show} />);
  const line = lineOf('定金不超过 10 万元');
  expect(line.getByText('不符合或有风险')).toBeDefined();
  expect(line.getByText('相关规则：定金超过法定上限')).toBeDefined();
  expect(line.getByText('原文依据')).toBeDefined();
  fireEvent.click(line.getByRole('button', { name: /第三条 甲方支付定金/ }));
  expect(show).toHaveBeenCalledWith(RESULT.demands[1]?.quotes[0]);
});

it('says of a demand from a former version that nobody looked at it', () => {
  render(<ResultDemands demands={RESULT.demands} onShow={vi.fn()} />);
  const line = lineOf('付款期限不长于 30 日');
  expect(line.getByText('未检查')).toBeDefined();
  expect(line.getByText(/由较早的版本完成/)).toBeDefined();
});

it('says plainly what cannot be judged, and why', () => {
  const [open] = RESULT.demands;
  if (open === undefined) throw new Error('no demand');
  const why = '无法判断，因为“合理”没有可以核对的标准';
  render(<ResultDemands demands={[{ ...open, by: 'rules', why }]} onShow={vi.fn()} />);
  const line = lineOf(open.demand);
  expect(line.getByText('无法判断')).toBeDefined();
  expect(line.getByText(why)).toBeDefined();
});
