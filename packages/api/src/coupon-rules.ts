/**
 * Whether a coupon lowers a price, and by how much. The server uses this when an order is made, the browser
 * when a coupon is chosen.
 */
import { formatFen } from './format-fen.ts';
import { type PlanName, plans } from './plans.ts';

export const couponOrigins = ['newUser', 'invitation', 'activity', 'operator'] as const;
export type CouponOrigin = (typeof couponOrigins)[number];

/** `held`: an unpaid order reserves it. */
export const couponStates = ['usable', 'held', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

export interface CouponTerms {
  readonly discountFen: number;
  /** The minimum price. */
  readonly minPriceFen: number;
  /** Null: every plan on sale. */
  readonly plans: readonly PlanName[] | null;
  readonly state: CouponState;
}

export interface CouponUse {
  readonly plan: PlanName;
  readonly priceFen: number;
}

export type CouponVerdict =
  | { readonly kind: 'usable'; readonly discountFen: number }
  | { readonly kind: 'unusable'; readonly reason: string };

/** No payment provider accepts a payment of zero, so at least this much remains to pay. */
const LEAST_PAYMENT_FEN = 1;

export function judgeCoupon(coupon: CouponTerms, { plan, priceFen }: CouponUse): CouponVerdict {
  if (coupon.state !== 'usable') return unusable(sentences[coupon.state]);
  if (coupon.plans !== null && !coupon.plans.includes(plan))
    return unusable(`这张卡券不适用于${plans[plan].label}`);
  if (priceFen < coupon.minPriceFen)
    return unusable(`订单满 ${formatFen(coupon.minPriceFen)} 元才能使用这张卡券`);
  const discountFen = Math.min(coupon.discountFen, priceFen - LEAST_PAYMENT_FEN);
  return discountFen > 0 ? { kind: 'usable', discountFen } : unusable('订单金额太小，不能使用卡券');
}

const sentences: Readonly<Record<Exclude<CouponState, 'usable'>, string>> = {
  held: '这张卡券已用于另一笔待支付的订单，取消该订单后可以再用',
  used: '这张卡券已经使用过了',
  expired: '这张卡券已过期',
};

function unusable(reason: string): CouponVerdict {
  return { kind: 'unusable', reason };
}
