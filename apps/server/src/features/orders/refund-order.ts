/** Refunds an order: the rest of what it gave is taken back first, in one transaction; the money follows. */
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { readOrdersBuiltOn, readOrderUses, restoreRevoked, revokeOrder } from '../billing/index.ts';
import type { Coupons } from './coupons.port.ts';
import {
  isAnyHeld,
  isCredited,
  listPayments,
  lockOrderInSpace,
  type OrderRow,
  updateOrder,
} from './orders.repository.ts';
import { isRefundedAtOnce } from './orders.rules.ts';
import { ordersText as text } from './orders.text.ts';
import type { PaymentService } from './payments.service.ts';
import { tellBuyer } from './tell-buyer.ts';

export interface RefundPorts {
  readonly database: Database;
  readonly coupons: Coupons;
  readonly payments: Pick<PaymentService, 'payBack'>;
}

/** The user asks. An order without uses or invoice is refunded at once, others wait for the operator. */
export async function askForRefund(ports: RefundPorts, orderId: string, reason: string): Promise<void> {
  const isApproved = await ports.database.transaction(async (transaction) => {
    const order = await lockRefundable(transaction, orderId);
    if (order.refundRequestedAt !== null) throw new AppError('REFUND_REQUESTED');
    const now = new Date();
    const asked = await updateOrder(transaction, orderId, { refundRequestedAt: now, refundReason: reason });
    const uses = await readOrderUses(transaction, order);
    // An issued invoice has to be cancelled first, which only a person can do.
    if (order.invoiceIssuedAt !== null) return false;
    if (!isRefundedAtOnce(order.paidAt ?? now, uses, now)) return false;
    await approve(transaction, ports.coupons, asked);
    return true;
  });
  if (isApproved) await payBackNow(ports, orderId);
}

/** The operator decides, whether or not somebody asked. */
export async function refundOrder(ports: RefundPorts, orderId: string, reason: string): Promise<void> {
  await ports.database.transaction(async (transaction) => {
    const order = await lockRefundable(transaction, orderId);
    if (order.refundApprovedAt !== null) return;
    if (order.refundReason === null) await updateOrder(transaction, orderId, { refundReason: reason });
    await approve(transaction, ports.coupons, order);
  });
  await payBackNow(ports, orderId);
}

async function lockRefundable(connection: Connection, orderId: string): Promise<OrderRow> {
  const order = await lockOrderInSpace(connection, orderId);
  if (order?.state !== 'paid') throw new AppError('ORDER_NOT_PAID');
  if (await isCredited(connection, orderId)) throw new AppError('ORDER_CREDITED');
  const builtOn = await readOrdersBuiltOn(connection, order, new Date());
  if (await isAnyHeld(connection, builtOn)) throw new AppError('ORDER_RENEWED');
  return order;
}

async function approve(connection: Connection, coupons: Coupons, order: OrderRow): Promise<void> {
  const { id, teamId, amountFen } = order;
  await revokeOrder(connection, teamId, id, id);
  // The plan that was credited to an upgrade is restored.
  await restoreRevoked(connection, teamId, id);
  const now = new Date();
  await updateOrder(connection, id, { refundApprovedAt: now });
  if (amountFen > 0) return;
  await updateOrder(connection, id, { state: 'refunded', refundedAt: now });
  await coupons.releaseCoupon(connection, id);
  await tellBuyer(connection, order, text.takenBack(order.number));
}

/** The worker tries again with a provider that fails now. */
async function payBackNow({ database, payments }: RefundPorts, orderId: string): Promise<void> {
  const paid = (await listPayments(database, [orderId])).find(({ state }) => state === 'paid');
  if (paid) await payments.payBack(paid).catch(() => undefined);
}
