/**
 * The operator has issued and sent the invoice of an order: the order is marked, and the buyer is notified.
 */
import type { Connection } from '../../platform/database/database.ts';
import { lockOrder, updateOrder } from './orders.repository.ts';
import { ordersText as text } from './orders.text.ts';
import { tellBuyer } from './tell-buyer.ts';

/**
 * In the caller's transaction. False if none was requested, it was issued before, or the order is refunded.
 */
export async function issueInvoice(connection: Connection, orderId: string): Promise<boolean> {
  const order = await lockOrder(connection, orderId);
  if (!order?.invoice || order.invoiceRequestedAt === null || order.invoiceIssuedAt !== null) return false;
  if (order.state !== 'paid' || order.refundApprovedAt !== null) return false;
  await updateOrder(connection, orderId, { invoiceIssuedAt: new Date() });
  const { title, email } = order.invoice;
  await tellBuyer(connection, order, text.invoiceIssued(order.number, title, email));
  return true;
}
