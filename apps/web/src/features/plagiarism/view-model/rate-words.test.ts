import { expect, it } from 'vitest';
import { percentWords, rateWords } from './rate-words.ts';

it('a rate is shown with its count and its denominator', () => {
  expect(rateWords({ matched: 1234, total: 8900, rate: 1234 / 8900 })).toBe('重复 1,234 / 8,900 字 = 13.9 %');
  expect(rateWords({ matched: 0, total: 0, rate: 0 })).toBe('重复 0 / 0 字 = 0 %');
});

it.each([
  [0, '0 %'],
  [0.0004, '< 0.1 %'],
  [0.138651, '13.9 %'],
  [0.99999, '99.9 %'],
  [1, '100 %'],
])('%d is %s: nothing and all are only said of nothing and all', (share, words) =>
  expect(percentWords(share)).toBe(words),
);
