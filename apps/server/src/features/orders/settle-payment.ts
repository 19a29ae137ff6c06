/**
 * Handles a payment: by notice or by query, once or many times, in time or too late. The locks of space and
 * order serialise all changes; a payment for an order that is no longer open is refunded.
 */
import { formatFen, plans } from '@wenjian/api';
import type { PaidPayment } from '../../adapters/payment/payment.port.ts';
import type { Connection } from '../../platform/database/database.ts';
import { grantPlan, revokeOrder } from '../billing/index.ts';
import type { Coupons } from './coupons.port.ts';
import {
  lockOrderInSpace,
  type OrderRow,
  readPayment,
  updateOrder,
  updatePayment,
} from './orders.repository.ts';
import { ordersText as text } from './orders.text.ts';
import { creditNow } from './quote.service.ts';
import { tellBuyer } from './tell-buyer.ts';

/** `wrongAmount`: nothing was changed; a person has to check. */
export type Settlement = 'paid' | 'already' | 'surplus' | 'wrongAmount';

export async function settlePayment(
  connection: Connection,
  coupons: Coupons,
  payment: { readonly id: string; readonly orderId: string },
  { tradeNumber, paidAt, amountFen }: PaidPayment,
): Promise<Settlement> {
  const order = await lockOrderInSpace(connection, payment.orderId);
  const current = await readPayment(connection, payment.id);
  if (!order || !['pending', 'closed'].includes(current.state)) return 'already';
  if (amountFen !== current.amountFen) return 'wrongAmount';
  const isOpen = order.state === 'pending';
  const isWanted = isOpen && (await isCreditThere(connection, order));
  const state = isWanted ? 'paid' : 'surplus';
  await updatePayment(connection, payment.id, { state, tradeNumber, paidAt });
  if (isWanted) await deliver(connection, coupons, order, paidAt);
  else if (isOpen) await closeWithoutCredit(connection, coupons, order, amountFen);
  return state;
}

/** One transaction under the order's lock: the order is paid and its grants exist. */
export async function deliver(
  connection: Connection,
  coupons: Coupons,
  order: OrderRow,
  paidAt: Date,
): Promise<OrderRow> {
  const { id, teamId, plan, number, amountFen, creditedOrderIds, invoice } = order;
  for (const credited of creditedOrderIds) await revokeOrder(connection, teamId, credited, id);
  await grantPlan(connection, teamId, plan, new Date(), id);
  await coupons.useUp(connection, id);
  await tellBuyer(connection, order, text.paid(plans[plan].label, number, formatFen(amountFen)));
  const requested = invoice ? { invoiceRequestedAt: paidAt } : {};
  return updateOrder(connection, id, { state: 'paid', paidAt, ...requested });
}

/**
 * The credited plan may have been used since, refunded, or given up for another upgrade; the space's lock
 * excludes later changes.
 */
async function isCreditThere(connection: Connection, order: OrderRow): Promise<boolean> {
  return (await creditNow(connection, order)) >= order.creditFen;
}

/** If it stayed open, it could only be paid and refunded again. */
async function closeWithoutCredit(
  connection: Connection,
  coupons: Coupons,
  order: OrderRow,
  amountFen: number,
): Promise<void> {
  await coupons.releaseCoupon(connection, order.id);
  await updateOrder(connection, order.id, { state: 'closed', closedAt: new Date() });
  await tellBuyer(connection, order, text.creditGone(order.number, formatFen(amountFen)));
}
