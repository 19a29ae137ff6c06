/** Coupons and their kinds. Every query on a user's coupons names the user or the order that holds them. */
import type { CouponOrigin, CouponState } from '@wenjian/api';
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { couponKinds, coupons, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export type CouponKindRow = typeof couponKinds.$inferSelect;
export type NewCouponKind = typeof couponKinds.$inferInsert;

export interface CouponRow {
  readonly coupon: typeof coupons.$inferSelect;
  readonly kind: CouponKindRow;
  readonly state: CouponState;
}

const state = sql<CouponState>`case
  when ${coupons.usedAt} is not null then 'used'
  when ${coupons.orderId} is not null then 'held'
  when ${coupons.expiresAt} <= now() then 'expired'
  else 'usable' end`;

const columns = { coupon: coupons, kind: couponKinds, state };

/** False: a kind with this code exists already. */
export async function insertKind(connection: Connection, kind: NewCouponKind): Promise<boolean> {
  const rows = await connection
    .insert(couponKinds)
    .values(kind)
    .onConflictDoNothing()
    .returning({ id: couponKinds.id });
  return rows.length > 0;
}

export async function findKind(connection: Connection, code: string): Promise<CouponKindRow | null> {
  const [row] = await connection.select().from(couponKinds).where(eq(couponKinds.code, code));
  return row ?? null;
}

/**
 * Kinds with a limit are given one after another. Not `for update`: every coupon holds a key-share lock on
 * its kind.
 */
export async function lockKind(connection: Connection, kindId: string): Promise<void> {
  await connection
    .select({ id: couponKinds.id })
    .from(couponKinds)
    .where(eq(couponKinds.id, kindId))
    .for('no key update');
}

export async function countGiven(connection: Connection, kindId: string): Promise<number> {
  const [row] = await connection.select({ given: count() }).from(coupons).where(eq(coupons.kindId, kindId));
  return row?.given ?? 0;
}

/** For operators: all kinds, how many were given and how many of those used. */
export async function listKinds(connection: Connection) {
  return connection
    .select({
      code: couponKinds.code,
      name: couponKinds.name,
      discountFen: couponKinds.discountFen,
      minPriceFen: couponKinds.minPriceFen,
      plans: couponKinds.plans,
      validDays: couponKinds.validDays,
      quantity: couponKinds.quantity,
      isActivity: couponKinds.isActivity,
      given: count(coupons.id),
      used: count(coupons.usedAt),
    })
    .from(couponKinds)
    .leftJoin(coupons, eq(coupons.kindId, couponKinds.id))
    .groupBy(couponKinds.id)
    .orderBy(desc(couponKinds.createdAt));
}

export async function insertCoupon(
  connection: Connection,
  given: { kindId: string; userId: string; origin: CouponOrigin; reason: string; expiresAt: Date },
): Promise<string | null> {
  const [row] = await connection
    .insert(coupons)
    .values(given)
    .onConflictDoNothing()
    .returning({ id: coupons.id });
  return row?.id ?? null;
}

export async function hasCoupon(
  connection: Connection,
  userId: string,
  kindId: string,
  reason: string,
): Promise<boolean> {
  const rows = await connection
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.userId, userId), eq(coupons.kindId, kindId), eq(coupons.reason, reason)));
  return rows.length > 0;
}

export async function readCoupon(
  connection: Connection,
  userId: string,
  couponId: string,
): Promise<CouponRow | null> {
  const [row] = await ofUser(connection, eq(coupons.id, couponId), userId);
  return row ?? null;
}

/** Other requests for this coupon wait until the caller's transaction has ended. */
export async function lockCoupon(
  connection: Connection,
  userId: string,
  couponId: string,
): Promise<CouponRow | null> {
  const [row] = await ofUser(connection, eq(coupons.id, couponId), userId).for('update', { of: coupons });
  return row ?? null;
}

export async function listCoupons(
  connection: Connection,
  userId: string,
  filter: {
    readonly state?: CouponState | undefined;
    readonly origin?: CouponOrigin;
    readonly page: number;
    readonly pageSize: number;
  },
): Promise<{ readonly items: readonly CouponRow[]; readonly total: number }> {
  const wanted = and(
    filter.state === undefined ? undefined : eq(state, filter.state),
    filter.origin === undefined ? undefined : eq(coupons.origin, filter.origin),
  );
  const order = filter.origin === undefined ? asc(coupons.expiresAt) : desc(coupons.createdAt);
  const items = await ofUser(connection, wanted, userId)
    .orderBy(order, desc(coupons.id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [all] = await connection
    .select({ total: count() })
    .from(coupons)
    .where(and(eq(coupons.userId, userId), wanted));
  return { items, total: all?.total ?? 0 };
}

function ofUser(connection: Connection, condition: SQL | undefined, userId: string) {
  return connection
    .select(columns)
    .from(coupons)
    .innerJoin(couponKinds, eq(couponKinds.id, coupons.kindId))
    .where(and(eq(coupons.userId, userId), condition));
}

export async function findCouponOfOrder(connection: Connection, orderId: string): Promise<string | null> {
  const [row] = await connection.select({ id: coupons.id }).from(coupons).where(eq(coupons.orderId, orderId));
  return row?.id ?? null;
}

export async function saveOrder(
  connection: Connection,
  couponId: string,
  order: { readonly orderId: string; readonly teamId: string },
): Promise<void> {
  await connection.update(coupons).set(order).where(eq(coupons.id, couponId));
}

export async function clearOrder(connection: Connection, orderId: string): Promise<void> {
  await connection
    .update(coupons)
    .set({ orderId: null, teamId: null, usedAt: null })
    .where(eq(coupons.orderId, orderId));
}

export async function markUsed(connection: Connection, orderId: string): Promise<void> {
  await connection
    .update(coupons)
    .set({ usedAt: sql`now()` })
    .where(and(eq(coupons.orderId, orderId), isNull(coupons.usedAt)));
}

/** For operators: the recipient of a coupon. */
export async function findUserByPhone(connection: Connection, phone: string): Promise<string | null> {
  const [row] = await connection.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  return row?.id ?? null;
}
