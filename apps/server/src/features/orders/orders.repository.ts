/** Orders and the attempts to pay them. */
import type { OrderState, PaymentProviderName } from '@wenjian/api';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
} from 'drizzle-orm';
import { orders, paymentNotices, payments, teamSpaces, users } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';

const QUERY_OPEN_MS = 60_000;
const QUERY_CLOSED_MS = 5 * QUERY_OPEN_MS;
const QUERY_PROBLEM_MS = 10 * QUERY_OPEN_MS;
/** After this time no unseen payment of an order is possible. */
export const LATE_MS = 120 * QUERY_OPEN_MS;

export type OrderRow = typeof orders.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

export async function insertOrder(
  connection: Connection,
  order: typeof orders.$inferInsert,
): Promise<OrderRow | null> {
  const [row] = await connection.insert(orders).values(order).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findByKey(
  connection: Connection,
  scope: TeamScope,
  idempotencyKey: string,
): Promise<OrderRow | null> {
  const [row] = await connection
    .select()
    .from(orders)
    .where(and(eq(orders.teamId, scope.teamId), eq(orders.idempotencyKey, idempotencyKey)));
  return row ?? null;
}

/** Without a scope: for providers' notices and the worker, and to find the owner. */
export async function readOrderRow(connection: Connection, id: string): Promise<OrderRow | null> {
  const [row] = await connection.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

export async function findOrderByNumber(connection: Connection, number: string): Promise<OrderRow | null> {
  const [row] = await connection.select().from(orders).where(eq(orders.number, number));
  return row ?? null;
}

/** Requested refunds and invoices, the oldest first. */
export async function listWaitingRows(connection: Connection, limit: number) {
  const isRefundWanted = isNotNull(orders.refundRequestedAt);
  const isInvoiceWanted = and(isNotNull(orders.invoiceRequestedAt), isNull(orders.invoiceIssuedAt));
  return connection
    .select({ ...getTableColumns(orders), phone: users.phone })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isHeld, or(isRefundWanted, isInvoiceWanted)))
    .orderBy(asc(orders.paidAt))
    .limit(limit);
}

/** All changes to an order are made one after another. */
export async function lockOrder(connection: Connection, id: string): Promise<OrderRow | null> {
  const [row] = await connection.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

/** Locks the space first, as everywhere: credits and refunds depend on what the space holds. */
export async function lockOrderInSpace(connection: Connection, id: string): Promise<OrderRow | null> {
  const order = await readOrderRow(connection, id);
  if (!order) return null;
  await lockSpace(connection, order);
  return lockOrder(connection, id);
}

export async function updateOrder(
  connection: Connection,
  id: string,
  set: Partial<OrderRow>,
): Promise<OrderRow> {
  const [row] = await connection.update(orders).set(set).where(eq(orders.id, id)).returning();
  if (!row) throw new Error(`order ${id} is missing after it was locked`);
  return row;
}

export async function listOrderRows(
  connection: Connection,
  scope: TeamScope,
  filter: { state?: OrderState | undefined; page: number; pageSize: number; now: Date },
) {
  const where = and(eq(orders.teamId, scope.teamId), inState(filter.state, filter.now));
  const items = await connection
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [all] = await connection.select({ total: count() }).from(orders).where(where);
  return { items, total: all?.total ?? 0 };
}

/** As shown: an expired order is closed, even before the worker has closed it. */
function inState(state: OrderState | undefined, now: Date) {
  if (state === undefined) return undefined;
  if (state === 'pending') return and(eq(orders.state, 'pending'), gt(orders.expiresAt, now));
  if (state === 'closed')
    return or(eq(orders.state, 'closed'), and(eq(orders.state, 'pending'), lte(orders.expiresAt, now)));
  return eq(orders.state, state);
}

/** Its remaining value was credited to a paid order. */
export async function isCredited(connection: Connection, orderId: string): Promise<boolean> {
  const rows = await connection
    .select({ id: orders.id })
    .from(orders)
    .where(and(arrayContains(orders.creditedOrderIds, [orderId]), isHeld));
  return rows.length > 0;
}

export async function isAnyHeld(connection: Connection, orderIds: readonly string[]): Promise<boolean> {
  const rows = await connection
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), isHeld));
  return rows.length > 0;
}

/** Paid and not refunded; after a refund is approved the plan has ended, even before the money arrives. */
const isHeld = and(eq(orders.state, 'paid'), isNull(orders.refundApprovedAt));

export async function insertPayment(
  connection: Connection,
  payment: typeof payments.$inferInsert,
): Promise<PaymentRow> {
  const [row] = await connection.insert(payments).values(payment).returning();
  if (!row) throw new Error('a payment was not written');
  return row;
}

export async function listPayments(
  connection: Connection,
  orderIds: readonly string[],
): Promise<readonly PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return connection
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.createdAt));
}

export async function readPayment(connection: Connection, id: string): Promise<PaymentRow> {
  const [row] = await connection.select().from(payments).where(eq(payments.id, id));
  if (!row) throw new Error(`payment ${id} is missing`);
  return row;
}

export async function findPayment(
  connection: Connection,
  provider: PaymentProviderName,
  number: string,
): Promise<PaymentRow | null> {
  const [row] = await connection
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.number, number)));
  return row ?? null;
}

export async function updatePayment(
  connection: Connection,
  id: string,
  set: Partial<PaymentRow>,
): Promise<void> {
  await connection.update(payments).set(set).where(eq(payments.id, id));
}

/** False: this notice was received before. */
export async function insertNotice(
  connection: Connection,
  notice: typeof paymentNotices.$inferInsert,
): Promise<boolean> {
  const rows = await connection.insert(paymentNotices).values(notice).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Reserves the right to query the provider about a payment; false: it was queried a moment ago. */
export async function claimQuery(
  connection: Connection,
  id: string,
  now: Date,
  notSince: Date,
): Promise<boolean> {
  const rows = await connection
    .update(payments)
    .set({ queriedAt: now })
    .where(and(eq(payments.id, id), lte(payments.queriedAt, notSince)))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/**
 * Open payments, and closed ones until `LATE_MS` after their order's end: a code that was closed unscanned
 * can still be paid at Alipay. A payment with a problem waits for an operator.
 */
export async function listToQuery(connection: Connection, now: Date, limit: number) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isOpen = and(eq(payments.state, 'pending'), lte(payments.queriedAt, ago(QUERY_OPEN_MS)));
  const isLate = and(
    eq(payments.state, 'closed'),
    lte(payments.queriedAt, ago(QUERY_CLOSED_MS)),
    gt(orders.expiresAt, ago(LATE_MS)),
  );
  return connection
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isNull(payments.problem), or(isOpen, isLate)))
    .orderBy(asc(payments.queriedAt))
    .limit(limit);
}

export async function listOverdue(connection: Connection, now: Date, limit: number) {
  return connection
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'pending'), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit);
}

/** Refunds that are not done yet; refused and pending ones are queried less often. */
export async function listToPayBack(connection: Connection, now: Date, limit: number) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isOwed = or(
    eq(payments.state, 'surplus'),
    and(eq(payments.state, 'paid'), isNotNull(orders.refundApprovedAt), isNull(orders.refundedAt)),
  );
  const isDue = or(
    and(isNull(payments.refund), isNull(payments.problem)),
    and(isNull(payments.problem), lte(payments.queriedAt, ago(QUERY_OPEN_MS))),
    lte(payments.queriedAt, ago(QUERY_PROBLEM_MS)),
  );
  return connection
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isOwed, isDue))
    .orderBy(asc(payments.queriedAt))
    .limit(limit);
}

/** The problems an operator has to check, the oldest first. */
export async function listPaymentProblems(connection: Connection, limit: number) {
  const { number, provider, amountFen, state, refund, problem, paidAt } = getTableColumns(payments);
  return connection
    .select({ orderNumber: orders.number, number, provider, amountFen, state, refund, problem, paidAt })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isNotNull(payments.problem), ne(payments.state, 'refunded')))
    .orderBy(asc(payments.createdAt))
    .limit(limit);
}

export async function readSpaceType(connection: Connection, scope: TeamScope): Promise<'personal' | 'team'> {
  const [row] = await connection
    .select({ type: teamSpaces.type })
    .from(teamSpaces)
    .where(eq(teamSpaces.id, scope.teamId));
  if (!row) throw new Error('a proven space is gone');
  return row.type;
}
