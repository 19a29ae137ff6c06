import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractOf } from '../contract.testing.ts';
import { writeUppercaseAmount } from './write-uppercase-amount.ts';

it.each([
  [0, '零元整'],
  [5, '零元零伍分'],
  [50, '零元伍角整'],
  [100_000_000, '壹佰万元整'],
  [100_530, '壹仟零伍元叁角整'],
  [168_032, '壹仟陆佰捌拾元叁角贰分'],
  [10_700_053, '壹拾万柒仟元伍角叁分'],
  [1_000_100_000_000, '壹佰亿零壹佰万元整'],
  [10_000_000_100, '壹亿零壹元整'],
  [100_000_000_000_000, '壹万亿元整'],
])('writes %i fen as %s', (fen, words) => {
  expect(writeUppercaseAmount(fen)).toBe(words);
});

it.each([-1, 0.5, Number.NaN, 2 ** 60])('has no words for %d fen', (fen) => {
  expect(writeUppercaseAmount(fen)).toBeNull();
});

it('writes an amount that reads back as the same sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 99_999_999_999_999 }), (fen) => {
      const contract = contractOf(`合同总价为人民币${writeUppercaseAmount(fen)}。`);
      expect(contract.amounts.map((amount) => amount.fen)).toEqual([fen]);
    }),
  );
});
