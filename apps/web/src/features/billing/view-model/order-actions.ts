/** The actions on an order by its state. */
import type { Order } from '@wenjian/api';

export type OrderAction = 'pay' | 'cancel' | 'invoice' | 'refund';

export function actionsOf(
  order: Pick<Order, 'state' | 'kind' | 'amountFen' | 'invoiceRequestedAt' | 'refundRequestedAt'>,
): readonly OrderAction[] {
  if (order.state === 'pending') return ['pay', 'cancel'];
  if (order.state !== 'paid' || order.refundRequestedAt !== null) return [];
  // Nothing was paid, so no invoice; but the credit an upgrade used can be returned.
  if (order.amountFen === 0) return order.kind === 'upgrade' ? ['refund'] : [];
  return order.invoiceRequestedAt === null ? ['invoice', 'refund'] : ['refund'];
}
