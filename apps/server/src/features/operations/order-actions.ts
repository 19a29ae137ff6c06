/**
 * Requests of buyers and the operators' actions; each action is recorded in the audit trail, in the same
 * transaction.
 */

import type { Database } from '../../platform/database/database.ts';
import { findOrderByNumber, issueInvoice, listPaymentProblems, listWaitingOrders } from '../orders/index.ts';
import { type Operator, recordOperation } from './operations.repository.ts';

export interface OrderActions {
  /** Requested refunds and invoices. */
  listWaitingOrders(): Promise<Awaited<ReturnType<typeof listWaitingOrders>>>;
  /** Refunds that fail, and payments with a wrong amount. */
  listPaymentProblems(): Promise<Awaited<ReturnType<typeof listPaymentProblems>>>;
  /** False if the order has no open invoice request. */
  issueInvoice(number: string): Promise<boolean>;
}

const LIST_LIMIT = 200;

export function orderActions(database: Database, operator: Operator): OrderActions {
  return {
    listWaitingOrders: () => listWaitingOrders(database, LIST_LIMIT),
    listPaymentProblems: () => listPaymentProblems(database, LIST_LIMIT),
    async issueInvoice(number) {
      const order = await findOrderByNumber(database, number);
      if (!order) return false;
      return database.transaction(async (transaction) => {
        const isIssued = await issueInvoice(transaction, order.id);
        if (isIssued)
          await recordOperation(transaction, operator, { action: 'invoice', subject: number, details: {} });
        return isIssued;
      });
    },
  };
}
