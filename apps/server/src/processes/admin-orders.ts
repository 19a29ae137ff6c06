/** What buyers asked for and operators do about it; what is done stands in the trail, in the same transaction. */
import { recordOperation } from '../features/operations/index.ts';
import {
  findOrderByNumber,
  issueInvoice,
  listPaymentProblems,
  listWaitingOrders,
} from '../features/orders/index.ts';
import type { Database } from '../platform/database.ts';

export interface OrderAdmin {
  /** Refunds that were asked for and invoices that are to be written. */
  listWaitingOrders(): Promise<Awaited<ReturnType<typeof listWaitingOrders>>>;
  /** Money that does not go back, or came in a wrong sum. */
  listPaymentProblems(): Promise<Awaited<ReturnType<typeof listPaymentProblems>>>;
  /** False when the order has no invoice to be written. */
  issueInvoice(number: string): Promise<boolean>;
}

const LIST_LIMIT = 200;

export function orderAdmin(database: Database, operator: string): OrderAdmin {
  return {
    listWaitingOrders: () => listWaitingOrders(database, LIST_LIMIT),
    listPaymentProblems: () => listPaymentProblems(database, LIST_LIMIT),
    async issueInvoice(number) {
      const order = await findOrderByNumber(database, number);
      if (!order) return false;
      return database.transaction(async (transaction) => {
        const isIssued = await issueInvoice(transaction, order.id);
        if (isIssued)
          await recordOperation(transaction, { operator, action: 'invoice', subject: number, details: {} });
        return isIssued;
      });
    },
  };
}
