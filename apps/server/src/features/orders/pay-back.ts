/**
 * Refunds money. A provider that has accepted the request has not paid yet: the state is queried until it is
 * done or has finally failed; failures and refusals are shown to the operators.
 */
import { formatFen } from '@wenjian/api';
import {
  NoAnswer,
  PaymentFailed,
  type PaymentProvider,
  type RefundStatus,
} from '../../adapters/payment/payment.port.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Coupons } from './coupons.port.ts';
import { lockOrder, type PaymentRow, readPayment, updateOrder, updatePayment } from './orders.repository.ts';
import { ordersText as text } from './orders.text.ts';
import { tellBuyer } from './tell-buyer.ts';

interface PayBackPorts {
  readonly database: Database;
  readonly coupons: Coupons;
}

export async function payBack(
  ports: PayBackPorts,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<void> {
  const { id, number, amountFen } = payment;
  const refund = { number, refundNumber: `${number}R`, amountFen, totalFen: amountFen };
  const keep = (set: Partial<PaymentRow>) =>
    updatePayment(ports.database, id, { queriedAt: new Date(), ...set });
  try {
    const status = await (payment.refund === null ? provider.refund(refund) : provider.queryRefund(refund));
    if (status.kind === 'done') await writeDown(ports, payment);
    else await keep(soFar(status));
  } catch (error) {
    // No answer is not a refusal: it is tried again.
    if (error instanceof PaymentFailed && !(error instanceof NoAnswer))
      await keep({ problem: error.providerCode });
    throw error;
  }
}

/** A refund the provider does not know was accepted and lost: it is requested again with the same number. */
function soFar(status: Exclude<RefundStatus, { kind: 'done' }>): Partial<PaymentRow> {
  if (status.kind === 'taken') return { refund: 'taken', problem: null };
  if (status.kind === 'failed') return { refund: 'failed', problem: status.code };
  return { refund: null, problem: text.refundUnknown };
}

async function writeDown({ database, coupons }: PayBackPorts, payment: PaymentRow): Promise<void> {
  await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.orderId);
    const { state } = await readPayment(transaction, payment.id);
    // Another process has recorded it meanwhile.
    if (!order || state === 'refunded') return;
    if (state === 'paid') {
      await updateOrder(transaction, order.id, { state: 'refunded', refundedAt: new Date() });
      await coupons.releaseCoupon(transaction, order.id);
    }
    await updatePayment(transaction, payment.id, { state: 'refunded', refund: null, problem: null });
    const sentence = state === 'paid' ? text.refunded : text.paidBack;
    await tellBuyer(transaction, order, sentence(order.number, formatFen(payment.amountFen)));
  });
}
