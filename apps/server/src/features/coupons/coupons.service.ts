/**
 * The operations of orders on coupons, each inside the order's own transaction, and taking a coupon by a
 * code.
 */
import { judgeCoupon, type PlanName } from '@wenjian/api';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import {
  type CouponKindRow,
  type CouponRow,
  clearOrder,
  countGiven,
  findCouponOfOrder,
  findKind,
  listCoupons,
  lockCoupon,
  markUsed,
  readCoupon,
  saveOrder,
} from './coupons.repository.ts';
import { couponsText as text } from './coupons.text.ts';
import { giveCoupon } from './give-coupon.ts';

export interface Purchase {
  readonly userId: string;
  readonly teamId: string;
  readonly planId: PlanName;
  readonly priceFen: number;
}

/** The coupons the user may choose from, the largest discount first. */
export async function listUsableCoupons(
  connection: Connection,
  { userId, planId, priceFen }: Pick<Purchase, 'userId' | 'planId' | 'priceFen'>,
): Promise<readonly { readonly couponId: string; readonly name: string; readonly discountFen: number }[]> {
  const { items } = await listCoupons(connection, userId, {
    state: 'usable',
    page: 1,
    pageSize: CHOICE_LIMIT,
  });
  return items
    .flatMap(({ coupon, kind, state }) => {
      const verdict = judgeCoupon({ ...kind, state }, { plan: planId, priceFen });
      return verdict.kind === 'usable'
        ? [{ couponId: coupon.id, name: kind.name, discountFen: verdict.discountFen }]
        : [];
    })
    .sort((one, other) => other.discountFen - one.discountFen);
}

/** Nobody looks through more; those that end first are included. */
const CHOICE_LIMIT = 100;

/**
 * Reserves the coupon for the order, until the order is paid or closed; throws COUPON_UNUSABLE with the
 * reason.
 */
export async function applyCoupon(
  connection: Connection,
  {
    userId,
    teamId,
    couponId,
    planId,
    priceFen,
    orderId,
  }: Purchase & { readonly couponId: string; readonly orderId: string },
): Promise<{ readonly discountFen: number }> {
  const found = await lockCoupon(connection, userId, couponId);
  if (!found) throw new AppError('COUPON_UNUSABLE', { message: text.unknown });
  const taken = await findCouponOfOrder(connection, orderId);
  if (taken !== null && taken !== couponId)
    throw new AppError('COUPON_UNUSABLE', { message: text.onePerOrder });
  // Asked again for the order that already holds it: nothing changes.
  const state = taken === couponId && found.state === 'held' ? 'usable' : found.state;
  const verdict = judgeCoupon({ ...found.kind, state }, { plan: planId, priceFen });
  if (verdict.kind === 'unusable') throw new AppError('COUPON_UNUSABLE', { message: verdict.reason });
  await saveOrder(connection, couponId, { orderId, teamId });
  return { discountFen: verdict.discountFen };
}

/** The order was closed or fully refunded: its owner has the coupon again, while it is valid. */
export const releaseCoupon = clearOrder;

/** The order was paid. */
export const useUpCoupon = markUsed;

/** What a code gives, while the activity is open and one is left. */
export async function findActivityCoupon(
  connection: Connection,
  code: string,
  activityEnd: Date,
): Promise<CouponKindRow> {
  const kind = await activityKind(connection, code, activityEnd);
  if (kind.quantity !== null && (await countGiven(connection, kind.id)) >= kind.quantity)
    throw new AppError('ACTIVITY_CODE_INVALID', { message: text.exhausted });
  return kind;
}

/** One per person. */
export async function redeemCode(
  database: Database,
  userId: string,
  code: string,
  activityEnd: Date,
): Promise<CouponRow> {
  return database.transaction(async (transaction) => {
    await activityKind(transaction, code, activityEnd);
    const outcome = await giveCoupon(transaction, { code, userId, origin: 'activity', reason: 'activity' });
    if (outcome.kind === 'taken') throw new AppError('COUPON_TAKEN');
    if (outcome.kind === 'exhausted')
      throw new AppError('ACTIVITY_CODE_INVALID', { message: text.exhausted });
    const given = outcome.kind === 'given' ? await readCoupon(transaction, userId, outcome.couponId) : null;
    if (!given) throw new Error('the coupon is missing after it was given');
    return given;
  });
}

async function activityKind(connection: Connection, code: string, activityEnd: Date): Promise<CouponKindRow> {
  if (new Date() >= activityEnd) throw new AppError('ACTIVITY_CODE_INVALID', { message: text.activityOver });
  const kind = await findKind(connection, code);
  if (!kind?.isActivity) throw new AppError('ACTIVITY_CODE_INVALID');
  return kind;
}
