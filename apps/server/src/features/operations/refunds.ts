/**
 * An operator's refund: the order rules decide and carry it out; the audit trail records who requested it and
 * why.
 */
import { AppError } from '../../platform/app-error.ts';
import { ConfigError } from '../../platform/config/config-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { findOrderByNumber } from '../orders/index.ts';
import { type Operator, recordOperation } from './operations.repository.ts';

/** Throws an AppError whose message says why an order cannot be refunded. */
export type RefundOrder = (orderId: string, reason: string) => Promise<void>;

/** `begun`: approved, but the money is not back yet; the worker keeps querying. */
export type RefundOutcome =
  | { readonly kind: 'refunded' | 'begun' | 'unknown' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface Refunds {
  refundOrder(number: string, reason: string): Promise<RefundOutcome>;
}

export function refunds(database: Database, operator: Operator, refundOrder: RefundOrder): Refunds {
  return {
    async refundOrder(number, reason) {
      const order = await findOrderByNumber(database, number);
      if (!order) return { kind: 'unknown' };
      const record = (action: string) =>
        recordOperation(database, operator, { action, subject: number, details: { reason } });
      // Also before the money moves: a completed refund without a record would be the worst case.
      await record('refund begun');
      try {
        await refundOrder(order.id, reason);
      } catch (error) {
        if (!(error instanceof AppError || error instanceof ConfigError)) throw error;
        await record('refund refused');
        return { kind: 'refused', reason: error.message };
      }
      const after = await findOrderByNumber(database, number);
      if (after?.state !== 'refunded') {
        await record('refund approved');
        return { kind: 'begun' };
      }
      await record('refund');
      return { kind: 'refunded' };
    },
  };
}
