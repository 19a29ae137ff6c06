/** The coupons the product brings along: one for a new user, one for each side of an invitation. */
import { and, eq, isNull } from 'drizzle-orm';
import { coupons } from '../../database/schema.ts';
import type { Connection } from '../../platform/database.ts';
import { insertKind, type NewCouponKind } from './coupons.repository.ts';
import { couponsText as text } from './coupons.text.ts';
import { giveCoupon } from './give-coupon.ts';

/** Ten yuan off the monthly plan and everything dearer. */
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

/** Nobody else may make a kind of this name. */
export function isStandingCode(code: string): boolean {
  return code === newUser.code || code === invitation.code;
}

/** In the transaction that makes the user. */
export async function giveNewUserCoupon(connection: Connection, userId: string): Promise<void> {
  await give(connection, newUser, { userId, origin: 'newUser', reason: 'newUser' });
}

/** From who turns out to have been here before. */
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

/** The kind is there from the first time it is given; after that it stays as it is, because people hold coupons of it. */
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
