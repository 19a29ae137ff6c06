import { expect, it } from 'vitest';
import { equalOnes } from './equal-ones.ts';

const pair = (original: string, suggestion: string | null, ruleId = 'a') => ({
  original,
  suggestion,
  ruleId,
});

it('finds the same wrong words with the same right ones, whichever rule found them', () => {
  const [one, other] = [pair('签定', '签订'), pair('签定', '签订', 'b')];
  expect(equalOnes([one, pair('签定', '签署'), pair('帐户', '账户'), other], one)).toEqual([one, other]);
});

it('takes remarks for equal when the same rule makes them', () => {
  const one = pair('第九条', null);
  expect(equalOnes([one, pair('第九条', null, 'b'), pair('第九条', null)], one)).toHaveLength(2);
});

it('never joins what is missing at different places', () => {
  const one = pair('', '的');
  expect(equalOnes([one, pair('', '的')], one)).toEqual([one]);
});
