/** The operator has written the invoice of an order and sent it off: the order says so, and the buyer is told. */
import type { Connection } from '../../platform/database.ts';
import { lockOrder, updateOrder } from './orders.repository.ts';
import { ordersText as text } from './orders.text.ts';
import { tellBuyer } from './tell-buyer.ts';

/** In the caller's transaction. False when none was asked for, it was written before, or the order is paid back. */
export async function issueInvoice(connection: Connection, orderId: string): Promise<boolean> {
  const order = await lockOrder(connection, orderId);
  if (!order?.invoice || order.invoiceRequestedAt === null || order.invoiceIssuedAt !== null) return false;
  if (order.state !== 'paid' || order.refundApprovedAt !== null) return false;
  await updateOrder(connection, orderId, { invoiceIssuedAt: new Date() });
  const { title, email } = order.invoice;
  await tellBuyer(connection, order, text.invoiceIssued(order.number, title, email));
  return true;
}
