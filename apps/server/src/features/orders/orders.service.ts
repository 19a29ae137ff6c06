/** The life cycle of an order: pending → paid → refunded, or closed. */
import { randomInt } from 'node:crypto';
import type { Invoice, PaymentProviderName } from '@wenjian/api';
import { PaymentFailed } from '../../adapters/payment/payment.port.ts';
import type { ObjectAccess, SignedInUser } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import type { Coupons } from './coupons.port.ts';
import {
  findByKey,
  insertOrder,
  listPayments,
  lockOrder,
  type OrderRow,
  readOrderRow,
  updateOrder,
} from './orders.repository.ts';
import { orderEnd, orderNumber, shownState } from './orders.rules.ts';
import type { PaymentService } from './payments.service.ts';
import { type PlanChoice, quote } from './quote.service.ts';
import { askForRefund } from './refund-order.ts';
import { deliver } from './settle-payment.ts';

export interface OrderPorts {
  readonly database: Database;
  readonly payments: PaymentService;
  readonly coupons: Coupons;
}

export interface NewOrder extends PlanChoice {
  readonly provider: PaymentProviderName;
  readonly couponId?: string | undefined;
  readonly invoice?: Invoice | undefined;
  readonly idempotencyKey?: string | undefined;
}

export interface OrderService {
  create(scope: TeamScope, wanted: NewOrder): Promise<OrderRow>;
  /** Queries the provider while an order waits for payment, so that a lost notice does no harm. */
  refresh(id: string): Promise<OrderRow>;
  pay(id: string, provider?: PaymentProviderName): Promise<OrderRow>;
  cancel(id: string): Promise<OrderRow>;
  requestInvoice(id: string, invoice: Invoice): Promise<OrderRow>;
  requestRefund(id: string, reason: string): Promise<OrderRow>;
  access(
    user: SignedInUser,
    id: string,
    teamAccess: (user: SignedInUser, teamId: string) => Promise<ObjectAccess | null>,
  ): Promise<ObjectAccess | null>;
}

export function createOrderService(ports: OrderPorts): OrderService {
  const { database, payments } = ports;
  return {
    async create(scope, wanted) {
      const order = await database.transaction((transaction) => place(transaction, ports, scope, wanted));
      if (order.state === 'pending') await payments.start(order, wanted.provider);
      return order;
    },
    refresh: (id) => refresh(ports, id),
    async pay(id, provider) {
      const order = await refresh(ports, id);
      requireOpen(order);
      await payments.start(order, provider ?? (await usualProvider(ports, id)));
      return order;
    },
    async cancel(id) {
      const order = await required(database, id);
      requireOpen(order);
      await payments.closeAll(order).catch(notNow);
      return closeOrder(ports, id);
    },
    requestInvoice: (id, invoice) =>
      database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, id);
        if (order?.state !== 'paid' || order.refundApprovedAt !== null) throw new AppError('ORDER_NOT_PAID');
        if (order.invoiceRequestedAt !== null) throw new AppError('INVOICE_REQUESTED');
        return updateOrder(transaction, id, { invoice, invoiceRequestedAt: new Date() });
      }),
    async requestRefund(id, reason) {
      await askForRefund(ports, id, reason);
      return required(database, id);
    },
    async access(user, id, teamAccess) {
      const order = await readOrderRow(database, id);
      const space = order && (await teamAccess(user, order.teamId));
      // A member who may not spend the team's money does not see its purchases.
      return space?.abilities.change ? space : null;
    },
  };
}

/** Closed permanently; throws ORDER_PAID if a payment was faster. */
export async function closeOrder({ database, coupons }: OrderPorts, id: string): Promise<OrderRow> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order?.state !== 'pending')
      throw new AppError(order?.state === 'closed' ? 'ORDER_CLOSED' : 'ORDER_PAID');
    await coupons.releaseCoupon(transaction, id);
    return updateOrder(transaction, id, { state: 'closed', closedAt: new Date() });
  });
}

async function place(
  connection: Connection,
  { coupons }: OrderPorts,
  scope: TeamScope,
  wanted: NewOrder,
): Promise<OrderRow> {
  const { couponId = null, invoice = null, idempotencyKey = null } = wanted;
  // Two upgrades at once must not credit the same plan.
  await lockSpace(connection, scope);
  const now = new Date();
  const { plan, kind, priceFen, creditFen, creditedOrderIds, amountFen } = await quote(
    connection,
    scope,
    wanted,
    now,
  );
  const { teamId, userId } = scope;
  const row = await insertOrder(connection, {
    number: orderNumber(now, randomInt),
    teamId,
    userId,
    plan,
    kind,
    priceFen,
    creditFen,
    discountFen: 0,
    amountFen,
    creditedOrderIds: [...creditedOrderIds],
    couponId,
    invoice,
    idempotencyKey,
    // The time used for the credit, and again when it is paid.
    createdAt: now,
    expiresAt: orderEnd(now),
  });
  // The request was sent twice; the first order is returned.
  if (!row) return sentBefore(connection, scope, idempotencyKey);
  const order = couponId === null ? row : await discount(connection, coupons, row, couponId);
  return order.amountFen === 0 ? deliver(connection, coupons, order, now) : order;
}

async function sentBefore(connection: Connection, scope: TeamScope, key: string | null): Promise<OrderRow> {
  const row = key === null ? null : await findByKey(connection, scope, key);
  if (!row) throw new AppError('CONFLICT');
  return row;
}

async function discount(
  connection: Connection,
  coupons: Coupons,
  { id, teamId, userId, plan, amountFen }: OrderRow,
  couponId: string,
): Promise<OrderRow> {
  const use = { userId, teamId, planId: plan, priceFen: amountFen, couponId, orderId: id };
  const { discountFen } = await coupons.applyCoupon(connection, use);
  return updateOrder(connection, id, { discountFen, amountFen: amountFen - discountFen });
}

async function refresh({ database, payments }: OrderPorts, id: string): Promise<OrderRow> {
  const order = await required(database, id);
  if (order.state !== 'pending') return order;
  // A payment that is just being opened is not known there yet.
  const open = (await listPayments(database, [id])).filter(
    ({ state, url }) => state === 'pending' && url !== '',
  );
  // A provider that does not answer now is queried again; the known state stays.
  for (const payment of open) await payments.check(payment, new Date()).catch(() => undefined);
  return required(database, id);
}

/** The provider of the earlier attempt, whether or not its payment could be opened. */
async function usualProvider({ database, payments }: OrderPorts, id: string): Promise<PaymentProviderName> {
  const before = (await listPayments(database, [id])).at(-1)?.provider;
  const provider = before ?? payments.providerNames[0];
  if (!provider) throw new AppError('PAYMENT_UNAVAILABLE');
  return provider;
}

async function required(connection: Connection, id: string): Promise<OrderRow> {
  const order = await readOrderRow(connection, id);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

/** It is unknown whether it can still be paid: the order stays unchanged. */
function notNow(error: unknown): never {
  const isUnknown =
    error instanceof PaymentFailed ||
    (error instanceof AppError && error.errorName === 'PAYMENT_UNAVAILABLE');
  throw isUnknown ? new AppError('CANCEL_UNAVAILABLE') : error;
}

function requireOpen(order: OrderRow): void {
  const state = shownState(order, new Date());
  if (state === 'closed') throw new AppError('ORDER_CLOSED');
  if (state !== 'pending') throw new AppError('ORDER_PAID');
}
