/** Purchases and their payments. Money is integer fen. */
import {
  type Invoice,
  orderKinds,
  orderStates,
  type PlanName,
  paymentProviders,
  paymentStates,
  refundStates,
} from '@wenjian/api';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';

export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text().notNull().unique(),
    teamId: teamId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    plan: text().$type<PlanName>().notNull(),
    kind: text({ enum: orderKinds }).notNull(),
    state: text({ enum: orderStates }).notNull().default('pending'),
    priceFen: integer().notNull(),
    creditFen: integer().notNull(),
    discountFen: integer().notNull(),
    amountFen: integer().notNull(),
    /**
     * Orders of an earlier plan whose remaining value is credited; their remaining uses are taken back when
     * this order is paid.
     */
    creditedOrderIds: uuid().array().notNull().default([]),
    couponId: uuid(),
    idempotencyKey: text(),
    invoice: jsonb().$type<Invoice>(),
    invoiceRequestedAt: at(),
    /** An operator has issued and sent it. */
    invoiceIssuedAt: at(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    paidAt: at(),
    closedAt: at(),
    refundRequestedAt: at(),
    refundReason: text(),
    /** The uses have been taken back; the money follows. */
    refundApprovedAt: at(),
    refundedAt: at(),
  },
  (table) => [
    index('orders_team').on(table.teamId, table.createdAt),
    index('orders_open').on(table.expiresAt).where(sql`${table.state} = 'pending'`),
    uniqueIndex('orders_idempotency')
      .on(table.teamId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    check(
      'orders_sum',
      sql`${table.amountFen} = ${table.priceFen} - ${table.creditFen} - ${table.discountFen} and ${table.amountFen} >= 0`,
    ),
  ],
);

/** Attempts to pay an order, each with its own number at the provider. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    number: text().notNull().unique(),
    provider: text({ enum: paymentProviders }).notNull(),
    amountFen: integer().notNull(),
    state: text({ enum: paymentStates }).notNull().default('pending'),
    url: text().notNull(),
    /** The provider's own number. */
    tradeNumber: text(),
    paidAt: at(),
    queriedAt: at().notNull().defaultNow(),
    /** Null: the provider has not accepted a refund. */
    refund: text({ enum: refundStates }),
    /** For operators: why a refund failed, or that a wrong amount was paid. */
    problem: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    index('payments_open').on(table.queriedAt).where(sql`${table.state} in ('pending', 'surplus')`),
    uniqueIndex('payments_one_paid').on(table.orderId).where(sql`${table.state} = 'paid'`),
  ],
);

/** Verified notices; a repeated one changes nothing. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    provider: text({ enum: paymentProviders }).notNull(),
    noticeId: text().notNull(),
    paymentNumber: text().notNull(),
    at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.noticeId] })],
);

/** The tables of the sandbox cashier, which replaces a provider on this machine. */
export const sandboxPayments = pgTable('sandbox_payments', {
  number: text().primaryKey(),
  amountFen: integer().notNull(),
  description: text().notNull(),
  state: text({ enum: ['open', 'paid', 'closed', 'refunded'] })
    .notNull()
    .default('open'),
  expiresAt: at().notNull(),
  paidAt: at(),
});
