/** Regular updates by the worker: lost notices, expired orders, pending refunds. */
import type { PaymentProviderName } from '@wenjian/api';
import { NoAnswer } from '../../adapters/payment/payment.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import { listOverdue, listPayments, listToPayBack, listToQuery, type OrderRow } from './orders.repository.ts';
import { closeOrder, type OrderPorts } from './orders.service.ts';

const BATCH = 200;
/**
 * An order that could not be closed for this long is closed in the database; its payments are still queried.
 */
const CLOSE_ANYHOW_MS = 24 * 3_600_000;

export async function sweepOrders(
  ports: OrderPorts,
  log: Logger,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { database, payments } = ports;
  const attempt = createAttempts(log, signal);
  for (const payment of await listToQuery(database, now, BATCH))
    await attempt('asking about a payment', [payment.provider], () => payments.check(payment, now));
  const overdue = await listOverdue(database, now, BATCH);
  const open = await listPayments(
    database,
    overdue.map(({ id }) => id),
  );
  for (const order of overdue) {
    const providers = open.filter((one) => one.orderId === order.id && one.state === 'pending');
    const names = isLongOver(order, now) ? [] : providers.map(({ provider }) => provider);
    await attempt('closing an order', names, () => closeOverdue(ports, order, now));
  }
  for (const payment of await listToPayBack(database, now, BATCH))
    await attempt('paying back', [payment.provider], () => payments.payBack(payment));
}

/**
 * A provider that has not answered is not asked again in the same run, because each call may take its whole
 * time limit.
 */
function createAttempts(log: Logger, signal: AbortSignal | undefined) {
  const silent = new Set<PaymentProviderName>();
  return async (
    what: string,
    providers: readonly PaymentProviderName[],
    work: () => Promise<unknown>,
  ): Promise<void> => {
    if (signal?.aborted || providers.some((name) => silent.has(name))) return;
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, what);
      if (error instanceof NoAnswer) for (const name of providers) silent.add(name);
    }
  };
}

async function closeOverdue(ports: OrderPorts, order: OrderRow, now: Date): Promise<void> {
  if (!isLongOver(order, now)) await ports.payments.closeAll(order).catch(unlessPaid);
  await closeOrder(ports, order.id).catch(unlessPaid);
}

function isLongOver({ expiresAt }: OrderRow, now: Date): boolean {
  return now.getTime() - expiresAt.getTime() > CLOSE_ANYHOW_MS;
}

/** Somebody paid at the last moment: there is nothing to close. */
function unlessPaid(error: unknown): void {
  if (!(error instanceof AppError && error.errorName === 'ORDER_PAID')) throw error;
}
