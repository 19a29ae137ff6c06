/** What lowers the price of an order. */
import type { CouponOrigin, PlanName } from '@wenjian/api';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamSpaces, users } from './people.ts';

/** What operators made to be given; the terms of a kind never change once it is there. */
export const couponKinds = pgTable(
  'coupon_kinds',
  {
    id: id(),
    code: text().notNull(),
    name: text().notNull(),
    discountFen: integer().notNull(),
    minPriceFen: integer().notNull().default(0),
    /** Null: every plan that is sold. */
    plans: text().array().$type<PlanName[]>(),
    /** Days from when it was given. */
    validDays: integer().notNull(),
    /** How many there are to give; null: no limit. */
    quantity: integer(),
    /** Whoever knows the code may take one while the activity is open. */
    isActivity: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('coupon_kinds_code').on(table.code)],
);

/** One somebody has. Free until an order takes it; that order lets go of it or uses it up. */
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
    /** What it was given for: for the same thing nobody gets it twice. */
    reason: text().notNull(),
    expiresAt: at().notNull(),
    /** The order that has taken it, and the space that order is for. */
    orderId: uuid(),
    teamId: uuid().references(() => teamSpaces.id),
    usedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('coupons_reason').on(table.userId, table.kindId, table.reason),
    // One coupon for an order, one order for a coupon.
    uniqueIndex('coupons_order').on(table.orderId),
    index('coupons_kind').on(table.kindId),
  ],
);
