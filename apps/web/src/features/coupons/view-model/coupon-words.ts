/** The texts of a coupon. */
import { type CouponOrigin, formatFen, type PlanName, plans } from '@wenjian/api';
import { formatDay } from '../../../shared/format/format-day.ts';
import { couponsText as text } from '../text.ts';

export interface CouponTerms {
  readonly name: string;
  readonly discountFen: number;
  readonly minPriceFen: number;
  readonly plans: readonly PlanName[] | null;
}

/** A coupon the user has, or the reward of a code. */
export type CouponTime =
  | {
      readonly state: 'usable' | 'held' | 'used' | 'expired';
      readonly expiresAt: string;
      readonly usedAt: string | null;
      readonly origin: CouponOrigin;
    }
  | { readonly validDays: number };

export interface CouponWords {
  readonly amount: string;
  readonly condition: string;
  readonly scope: string;
  readonly time: string;
  readonly origin: string | null;
}

export function couponWords(coupon: CouponTerms & CouponTime): CouponWords {
  const { discountFen, minPriceFen } = coupon;
  return {
    amount: formatFen(discountFen),
    condition: minPriceFen === 0 ? text.anyPrice : text.least(formatFen(minPriceFen)),
    scope:
      coupon.plans === null
        ? text.allPlans
        : text.somePlans(coupon.plans.map((plan) => plans[plan].label).join('、')),
    time: timeOf(coupon),
    origin: 'origin' in coupon ? text.origins[coupon.origin] : null,
  };
}

function timeOf(coupon: CouponTime): string {
  if ('validDays' in coupon) return text.validDays(coupon.validDays);
  if (coupon.state === 'used' && coupon.usedAt !== null) return text.usedOn(formatDay(coupon.usedAt));
  if (coupon.state === 'held') return text.heldNote;
  return text.until(formatDay(coupon.expiresAt));
}
