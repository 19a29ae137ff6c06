/** Coupons, which lower the price of an order. */
import type { CouponOrigin, PlanName } from '@wenjian/api';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamSpaces, users } from './people.ts';

/** Kinds of coupons created by operators; the terms of a kind never change. */
export const couponKinds = pgTable(
  'coupon_kinds',
  {
    id: id(),
    code: text().notNull(),
    name: text().notNull(),
    discountFen: integer().notNull(),
    minPriceFen: integer().notNull().default(0),
    /** Null: every plan on sale. */
    plans: text().array().$type<PlanName[]>(),
    /** Days from the day it was given. */
    validDays: integer().notNull(),
    /** How many can be given; null: no limit. */
    quantity: integer(),
    /** Anyone with the code may take one while the activity is open. */
    isActivity: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('coupon_kinds_code').on(table.code)],
);

/** A user's coupon. Free until an order reserves it; that order releases it or uses it up. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    kindId: uuid()
      .notNull()
      .references(() => couponKinds.id),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origin: text().$type<CouponOrigin>().notNull(),
    /** The reason it was given: nobody gets it twice for the same reason. */
    reason: text().notNull(),
    expiresAt: at().notNull(),
    /** The order that holds it, and that order's space. */
    orderId: uuid(),
    teamId: uuid().references(() => teamSpaces.id),
    usedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('coupons_reason').on(table.userId, table.kindId, table.reason),
    // One coupon per order, one order per coupon.
    uniqueIndex('coupons_order').on(table.orderId),
    index('coupons_kind').on(table.kindId),
  ],
);
