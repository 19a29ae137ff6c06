import { plans } from '@wenjian/api';
import { expect, it } from 'vitest';
import { formatYuan } from './plans.ts';

it.each([
  [plans.monthly.priceFen, '49.9'],
  [plans.yearly.priceFen, '199'],
  [plans.flagship.priceFen, '9,999'],
])('%i fen are %s yuan', (fen, yuan) => {
  expect(formatYuan(fen)).toBe(yuan);
});
