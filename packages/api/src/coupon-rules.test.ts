import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CouponTerms, judgeCoupon } from './coupon-rules.ts';

const terms: CouponTerms = {
  discountFen: 1000,
  minPriceFen: 4000,
  plans: ['monthly', 'yearly'],
  state: 'usable',
};

describe('a coupon', () => {
  it('lowers the price of the plan it is for', () => {
    expect(judgeCoupon(terms, { plan: 'yearly', priceFen: 19_900 })).toEqual({
      kind: 'usable',
      discountFen: 1000,
    });
    expect(judgeCoupon({ ...terms, plans: null }, { plan: 'basic', priceFen: 99_900 })).toMatchObject({
      kind: 'usable',
    });
  });

  it.each([
    [{ plans: ['basic'] as const }, 4990, '这张卡券不适用于月度会员'],
    [{}, 3999, '订单满 40 元才能使用这张卡券'],
    [{ state: 'held' as const }, 4990, '这张卡券已用于另一笔待支付的订单，取消该订单后可以再用'],
    [{ state: 'used' as const }, 4990, '这张卡券已经使用过了'],
    [{ state: 'expired' as const }, 4990, '这张卡券已过期'],
    [{ minPriceFen: 0 }, 1, '订单金额太小，不能使用卡券'],
  ])('with %o is not accepted for a price of %i fen: %s', (changed, priceFen, reason) => {
    expect(judgeCoupon({ ...terms, ...changed }, { plan: 'monthly', priceFen })).toEqual({
      kind: 'unusable',
      reason,
    });
  });

  it('never leaves less than one fen to pay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (off, price) => {
          const verdict = judgeCoupon(
            { ...terms, discountFen: off, minPriceFen: 0, plans: null },
            { plan: 'monthly', priceFen: price },
          );
          if (verdict.kind === 'unusable') return;
          expect(verdict.discountFen).toBeGreaterThan(0);
          expect(verdict.discountFen).toBeLessThanOrEqual(off);
          expect(price - verdict.discountFen).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});
