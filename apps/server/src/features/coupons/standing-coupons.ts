/** The built-in coupons: one for a new user, one for each side of an invitation. */
import { and, eq, isNull } from 'drizzle-orm';
import { coupons } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { insertKind, type NewCouponKind } from './coupons.repository.ts';
import { couponsText as text } from './coupons.text.ts';
import { giveCoupon } from './give-coupon.ts';

/** Ten yuan off the monthly plan and all more expensive plans. */
const newUser: NewCouponKind = {
  code: 'NEWUSER',
  name: text.newUser,
  discountFen: 1000,
  minPriceFen: 4000,
  validDays: 30,
};

/** Five yuan off anything that is sold. */
const invitation: NewCouponKind = {
  code: 'INVITE',
  name: text.invitation,
  discountFen: 500,
  minPriceFen: 1900,
  validDays: 31,
};

/** Reserved: operators cannot create a kind with this name. */
export function isStandingCode(code: string): boolean {
  return code === newUser.code || code === invitation.code;
}

/** In the transaction that creates the user. */
export async function giveNewUserCoupon(connection: Connection, userId: string): Promise<void> {
  await give(connection, newUser, { userId, origin: 'newUser', reason: 'newUser' });
}

/** Removed from a user who turns out to have been here before. */
export async function takeBackNewUserCoupon(connection: Connection, userId: string): Promise<void> {
  await connection
    .delete(coupons)
    .where(and(eq(coupons.userId, userId), eq(coupons.origin, 'newUser'), isNull(coupons.orderId)));
}

/** In the transaction that accepts the invitation. */
export async function giveInvitationCoupon(
  connection: Connection,
  userId: string,
  invitationId: string,
): Promise<void> {
  await give(connection, invitation, {
    userId,
    origin: 'invitation',
    reason: `invitation:${invitationId}`,
  });
}

/** The kind is created when it is first given; later it never changes, because people hold coupons of it. */
async function give(
  connection: Connection,
  kind: NewCouponKind,
  to: { readonly userId: string; readonly origin: 'newUser' | 'invitation'; readonly reason: string },
): Promise<void> {
  const given = { ...to, code: kind.code };
  if ((await giveCoupon(connection, given)).kind !== 'unknown') return;
  await insertKind(connection, kind);
  await giveCoupon(connection, given);
}
