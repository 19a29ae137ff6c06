/**
 * In: a kind's code, a user and the reason. Out: the coupon, or why there is none. Each reason gives one
 * coupon only.
 */
import type { CouponOrigin } from '@wenjian/api';
import type { Connection } from '../../platform/database/database.ts';
import {
  type CouponKindRow,
  countGiven,
  findKind,
  hasCoupon,
  insertCoupon,
  lockKind,
} from './coupons.repository.ts';

export type GiveOutcome =
  | {
      readonly kind: 'given';
      readonly couponId: string;
      readonly of: CouponKindRow;
      readonly expiresAt: Date;
    }
  | { readonly kind: 'unknown' | 'taken' | 'exhausted' };

const DAY_MS = 24 * 3600 * 1000;

/** Inside the caller's transaction. */
export async function giveCoupon(
  connection: Connection,
  {
    code,
    userId,
    origin,
    reason,
  }: {
    readonly code: string;
    readonly userId: string;
    readonly origin: CouponOrigin;
    readonly reason: string;
  },
): Promise<GiveOutcome> {
  const kind = await findKind(connection, code);
  if (!kind) return { kind: 'unknown' };
  if (await hasCoupon(connection, userId, kind.id, reason)) return { kind: 'taken' };
  if (kind.quantity !== null) {
    await lockKind(connection, kind.id);
    if ((await countGiven(connection, kind.id)) >= kind.quantity) return { kind: 'exhausted' };
  }
  const expiresAt = new Date(Date.now() + kind.validDays * DAY_MS);
  const couponId = await insertCoupon(connection, { kindId: kind.id, userId, origin, reason, expiresAt });
  return couponId === null ? { kind: 'taken' } : { kind: 'given', couponId, of: kind, expiresAt };
}
