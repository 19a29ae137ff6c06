/** Connects orders with the payment providers. Provider calls are made outside every transaction. */
import { randomInt } from 'node:crypto';
import { formatFen, type PaymentProviderName, plans } from '@wenjian/api';
import {
  type NoticeReader,
  NoticeRefused,
  type NoticeRequest,
  type PaidPayment,
  type PaymentProvider,
} from '../../adapters/payment/payment.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import type { Coupons } from './coupons.port.ts';
import {
  claimQuery,
  findPayment,
  insertNotice,
  insertPayment,
  LATE_MS,
  listPayments,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  readOrderRow,
  readPayment,
  updatePayment,
} from './orders.repository.ts';
import { ordersText as text } from './orders.text.ts';
import { payBack } from './pay-back.ts';
import { settlePayment } from './settle-payment.ts';

export interface PaymentPorts {
  readonly database: Database;
  readonly providers: readonly PaymentProvider[];
  readonly coupons: Coupons;
  readonly log: Logger;
}

export interface PaymentService {
  readonly providerNames: readonly PaymentProviderName[];
  /** A code to scan for the order: the open one of this provider, or a new one. */
  start(order: OrderRow, provider: PaymentProviderName): Promise<void>;
  /** Queries the provider whether an open payment was paid; at most every few seconds. */
  check(payment: PaymentRow, now: Date): Promise<void>;
  /** Queries at once, because it was probably paid. */
  notify(provider: PaymentProviderName, number: string): Promise<void>;
  /** Throws ORDER_PAID if somebody has paid. A later payment is refunded. */
  closeAll(order: OrderRow): Promise<void>;
  /**
   * Continues the refund of a payment: requests it, then queries its state. Refunded once, however often it
   * is tried.
   */
  payBack(payment: PaymentRow): Promise<void>;
  /** Throws `NoticeRefused`. */
  receive(reader: NoticeReader, request: NoticeRequest, now: Date): Promise<void>;
}

/** The browser asks every two seconds; providers are queried less often. */
const QUERY_EVERY_MS = 5_000;
/** With the order's number within the 32 characters that WeChat allows. */
const ATTEMPT_DIGITS = 8;

export function createPaymentService(ports: PaymentPorts): PaymentService {
  return {
    providerNames: ports.providers.map(({ name }) => name),
    start: (order, provider) => start(ports, order, provider),
    async check(payment, now) {
      const isDue = await claimQuery(
        ports.database,
        payment.id,
        now,
        new Date(now.getTime() - QUERY_EVERY_MS),
      );
      if (isDue) await ask(ports, payment, now);
    },
    async notify(provider, number) {
      const payment = await findPayment(ports.database, provider, number);
      if (payment) await ask(ports, payment, new Date());
    },
    closeAll: (order) => closeAll(ports, order),
    payBack: (payment) => payBack(ports, providerOf(ports, payment.provider), payment),
    receive: (reader, request, now) => receive(ports, reader, request, now),
  };
}

async function start(ports: PaymentPorts, order: OrderRow, name: PaymentProviderName): Promise<void> {
  const provider = providerOf(ports, name);
  const open = (await listPayments(ports.database, [order.id])).find(
    (one) => one.provider === name && one.state === 'pending' && one.url !== '',
  );
  if (open) return;
  // The row is stored before the provider is called: a payment only the provider knows could be lost.
  const attempt = String(randomInt(10 ** ATTEMPT_DIGITS)).padStart(ATTEMPT_DIGITS, '0');
  const payment = await insertPayment(ports.database, {
    orderId: order.id,
    number: order.number + attempt,
    provider: name,
    amountFen: order.amountFen,
    url: '',
  });
  const { number, amountFen } = payment;
  const description = text.description(plans[order.plan].label);
  try {
    const { url } = await provider.create({ number, amountFen, description, expiresAt: order.expiresAt });
    await updatePayment(ports.database, payment.id, { url });
  } catch (error) {
    ports.log.error({ err: error, provider: name }, 'payment was not opened');
    throw new AppError('PAYMENT_UNAVAILABLE');
  }
}

async function ask(ports: PaymentPorts, payment: PaymentRow, now: Date): Promise<void> {
  const status = await providerOf(ports, payment.provider).query(payment.number);
  if (status.kind === 'paid') return settle(ports, payment, status);
  const order = await readOrderRow(ports.database, payment.orderId);
  // Alipay does not know a code that nobody has scanned.
  const isLongOver = order !== null && now.getTime() > order.expiresAt.getTime() + LATE_MS;
  if (status.kind === 'closed' || isLongOver) await markClosed(ports, payment);
}

async function settle(ports: PaymentPorts, payment: PaymentRow, paid: PaidPayment): Promise<void> {
  const settlement = await ports.database.transaction((transaction) =>
    settlePayment(transaction, ports.coupons, payment, paid),
  );
  if (settlement !== 'wrongAmount') return;
  const problem = text.wrongAmount(formatFen(paid.amountFen));
  ports.log.error({ payment: payment.number, problem }, 'paid amount is not the order’s');
  await updatePayment(ports.database, payment.id, { problem });
}

async function markClosed(ports: PaymentPorts, { id, orderId }: PaymentRow): Promise<void> {
  await ports.database.transaction(async (transaction) => {
    await lockOrder(transaction, orderId);
    if ((await readPayment(transaction, id)).state === 'pending')
      await updatePayment(transaction, id, { state: 'closed' });
  });
}

async function closeAll(ports: PaymentPorts, order: OrderRow): Promise<void> {
  const open = (await listPayments(ports.database, [order.id])).filter(({ state }) => state === 'pending');
  for (const payment of open) {
    const outcome = await providerOf(ports, payment.provider).close(payment.number);
    if (outcome === 'closed') {
      await markClosed(ports, payment);
      continue;
    }
    await ask(ports, payment, new Date());
    throw new AppError('ORDER_PAID');
  }
}

async function receive(
  ports: PaymentPorts,
  reader: NoticeReader,
  request: NoticeRequest,
  now: Date,
): Promise<void> {
  const { noticeId, number, paid } = reader.read(request, now);
  const payment = await findPayment(ports.database, reader.name, number);
  if (!payment) throw new NoticeRefused('it is about a payment that is not ours');
  await ports.database.transaction(async (transaction) => {
    const notice = { provider: reader.name, noticeId, paymentNumber: number };
    const isNew = await insertNotice(transaction, notice);
    if (!isNew || !paid) return;
    const settlement = await settlePayment(transaction, ports.coupons, payment, paid);
    // Rolled back together with the notice.
    if (settlement === 'wrongAmount') throw new NoticeRefused(`it says ${paid.amountFen} fen`);
  });
}

function providerOf({ providers }: PaymentPorts, name: PaymentProviderName): PaymentProvider {
  const provider = providers.find((one) => one.name === name);
  if (!provider) throw new AppError('PAYMENT_UNAVAILABLE');
  return provider;
}
