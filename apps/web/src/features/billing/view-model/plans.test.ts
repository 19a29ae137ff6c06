import { expect, it } from 'vitest';
import { formatYuan, MONTHLY_PRICE_FEN, YEARLY_PRICE_FEN } from './plans.ts';

it.each([
  [MONTHLY_PRICE_FEN, '49.9'],
  [YEARLY_PRICE_FEN, '199'],
  [999900, '9,999'],
])('%i fen are %s yuan', (fen, yuan) => {
  expect(formatYuan(fen)).toBe(yuan);
});
