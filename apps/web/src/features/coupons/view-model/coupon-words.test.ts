import { expect, it } from 'vitest';
import { couponWords } from './coupon-words.ts';

const terms = { name: '新人立减券', discountFen: 990, minPriceFen: 4000, plans: null };
const held = {
  state: 'usable' as const,
  expiresAt: '2026-12-15T00:00:00.000Z',
  usedAt: null,
  origin: 'newUser' as const,
};

it('a coupon shows its value, minimum price, plans and expiry', () => {
  expect(couponWords({ ...terms, ...held })).toEqual({
    amount: '9.9',
    condition: '满 40 元可用',
    scope: '全部在售套餐',
    time: '2026-12-15 前有效',
    origin: '新人礼',
  });
});

it('a coupon without a minimum price, for some plans, says so', () => {
  expect(couponWords({ ...terms, minPriceFen: 0, plans: ['monthly', 'yearly'], ...held })).toMatchObject({
    condition: '无门槛',
    scope: '限月度会员、年度会员',
  });
});

it.each([
  [{ state: 'used' as const, usedAt: '2026-11-14T20:00:00.000Z' }, '2026-11-15 已使用'],
  [{ state: 'held' as const }, '已用于一笔待支付的订单，取消订单后可以再用'],
  [{ state: 'expired' as const }, '2026-12-15 前有效'],
])('of one that is %o stands: %s', (changed, time) => {
  expect(couponWords({ ...terms, ...held, ...changed }).time).toBe(time);
});

it('the reward of a code counts its days from redemption', () => {
  expect(couponWords({ ...terms, validDays: 7 })).toMatchObject({ time: '领取后 7 天内有效', origin: null });
});
