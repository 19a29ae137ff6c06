/** Orders of every space, for operators. */
import type { OrderNeed, OrderState } from '@wenjian/api';
import { and, count, desc, eq, ilike, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { orders, payments, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { isCalled, type Page } from './people.repository.ts';

export interface OrderQuery extends Page {
  readonly search?: string | undefined;
  readonly state?: OrderState | undefined;
  readonly needs?: OrderNeed | 'any' | undefined;
}

/** Newest first. */
export async function listOrderRows(
  connection: Connection,
  { search, state, needs, page, pageSize }: OrderQuery,
) {
  const where = and(
    search === undefined || search === '' ? undefined : isFound(search),
    state === undefined ? undefined : eq(orders.state, state),
    needs === undefined ? undefined : isNeeding(needs),
  );
  const items = await connection
    .select({ order: orders, buyer: users, problem: problemOf() })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await connection
    .select({ total: count() })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where);
  return { items, total: all?.total ?? 0 };
}

export async function countOrdersInNeed(connection: Connection): Promise<number> {
  const [row] = await connection.select({ total: count() }).from(orders).where(isNeeding('any'));
  return row?.total ?? 0;
}

/** Paid, and its refund not yet decided. */
const isHeld = and(eq(orders.state, 'paid'), isNull(orders.refundApprovedAt));
const isRefundWanted = and(isHeld, isNotNull(orders.refundRequestedAt));
const isInvoiceWanted = and(isHeld, isNotNull(orders.invoiceRequestedAt), isNull(orders.invoiceIssuedAt));

function isNeeding(need: OrderNeed | 'any'): SQL | undefined {
  switch (need) {
    case 'refund':
      return isRefundWanted;
    case 'invoice':
      return isInvoiceWanted;
    case 'payment':
      return sql`${problemOf()} is not null`;
    case 'any':
      return or(isRefundWanted, isInvoiceWanted, isNeeding('payment'));
  }
}

function problemOf() {
  return sql<string | null>`(select string_agg(${payments.problem}, '；') from ${payments}
    where ${payments.orderId} = ${sql.raw('"orders"."id"')} and ${and(isNotNull(payments.problem), ne(payments.state, 'refunded'))})`;
}

function isFound(search: string): SQL | undefined {
  return or(ilike(orders.number, containing(search)), isCalled(search));
}
