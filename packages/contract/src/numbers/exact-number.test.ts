import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, divideExactly, multiply, ONE, readExact, roundTo } from './exact-number.ts';

describe('exact numbers', () => {
  it.each([
    ['1,368,000', 1_368_000_000_000n, ONE],
    ['１２．５０', 12_500_000n, 10_000n],
    ['3.5万', 35_000_000_000n, 1_000_000_000n],
    ['-0.005', -5_000n, 1_000n],
  ])('reads %s with the value of its last digit', (written, value, step) => {
    expect(readExact(written)).toEqual({ value, step });
  });

  it.each(['', '一百', '12台', '1.2.3', '约100'])('does not read “%s” as a number', (written) => {
    expect(readExact(written)).toBeNull();
  });

  it('multiplies and divides amounts in fen exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (fen, count) => {
        const [price, quantity] = [BigInt(fen) * 10_000n, BigInt(count) * ONE];
        const product = multiply(price, quantity);
        expect(product).toBe(BigInt(fen) * BigInt(count) * 10_000n);
        expect(divideExactly(product, quantity)).toBe(price);
      }),
    );
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (value) => {
        expect(readExact(decimalText(value))?.value).toBe(value);
      }),
    );
  });

  it('rounds halves away from zero', () => {
    expect(roundTo(15_000n, 10_000n)).toBe(20_000n);
    expect(roundTo(-15_000n, 10_000n)).toBe(-20_000n);
  });
});
