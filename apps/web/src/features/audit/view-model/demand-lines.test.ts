import { expect, it } from 'vitest';
import { addDemand, demandCount } from './demand-lines.ts';

it('counts each line as a demand and skips empty ones', () => {
  expect(demandCount('一\n\n  \n二')).toBe(2);
  expect(demandCount(' ')).toBe(0);
});

it('adds an example as its own line, once', () => {
  expect(addDemand('', '付款')).toBe('付款');
  expect(addDemand('验收\n', '付款')).toBe('验收\n付款');
  expect(addDemand('验收\n付款', '付款')).toBe('验收\n付款');
});
