import { expect, it } from 'vitest';
import { coverageSummary } from './coverage-summary.ts';

it('never says everything was examined when something was not', () => {
  expect(coverageSummary(1)).toBe('1 项未检查');
  expect(coverageSummary(0)).toBe('全部已检查');
});
