/** The coupon operations of orders; each call is part of the caller's transaction. */
import type { PlanName } from '@wenjian/api';
import type { Connection } from '../../platform/database/database.ts';

export interface CouponUse {
  readonly userId: string;
  readonly teamId: string;
  readonly planId: PlanName;
  /** The price before the coupon. */
  readonly priceFen: number;
}

export interface Coupons {
  listUsable(
    connection: Connection,
    use: CouponUse,
  ): Promise<readonly { readonly couponId: string; readonly name: string; readonly discountFen: number }[]>;
  /** Reserves the coupon for the order; throws COUPON_UNUSABLE. */
  applyCoupon(
    connection: Connection,
    use: CouponUse & { readonly couponId: string; readonly orderId: string },
  ): Promise<{ readonly discountFen: number }>;
  /** The order was closed or refunded. Orders without a coupon are allowed. */
  releaseCoupon(connection: Connection, orderId: string): Promise<void>;
  /** The order was paid. */
  useUp(connection: Connection, orderId: string): Promise<void>;
}
