import { expect, it } from 'vitest';
import { formatFen } from './format-fen.ts';
import { plans } from './plans.ts';

it.each([
  [plans.monthly.priceFen, '49.9'],
  [plans.yearly.priceFen, '199'],
  [plans.flagship.priceFen, '9,999'],
  [0, '0'],
  [5, '0.05'],
  [110, '1.1'],
  [19_905, '199.05'],
])('%i fen are written %s', (fen, words) => {
  expect(formatFen(fen)).toBe(words);
});
