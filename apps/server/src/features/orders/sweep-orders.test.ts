import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NoAnswer, type PaymentProvider } from '../../adapters/payment/payment.port.ts';
import { orders, payments } from '../../database/schema.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { createPayment } from '../../processes/payment/payment.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { createPaymentService, sweepOrders } from './index.ts';
import { buy, MONTHLY, withDatabase } from './orders.testing.ts';

const HOUR_MS = 3_600_000;
const log = createLogger('silent', 'test');
let product: TestProduct;
let orderIds: readonly string[];

beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(async () => {
  const users = [await product.signIn(), await product.signIn(), await product.signIn()];
  orderIds = await Promise.all(users.map(async (user) => (await buy(user, MONTHLY)).id));
});
afterAll(() => product.close());

/** A run of the worker with these providers, on the orders of this test alone. */
function sweepWith(providers: readonly PaymentProvider[], signal?: AbortSignal): Promise<void> {
  return withDatabase(product, async (database) => {
    const { coupons } = createPayment(product.config, database, log).ports;
    await database.update(payments).set({ queriedAt: new Date() });
    await database
      .update(payments)
      .set({ queriedAt: new Date(0) })
      .where(inArray(payments.orderId, [...orderIds]));
    const service = createPaymentService({ database, providers, coupons, log });
    await sweepOrders({ database, payments: service, coupons }, log, new Date(), signal);
  });
}

function providerThat(query: PaymentProvider['query']): PaymentProvider {
  const unexpected = () => Promise.reject(new Error('not asked for'));
  return {
    name: 'sandbox',
    query,
    create: unexpected,
    close: unexpected,
    refund: unexpected,
    queryRefund: unexpected,
  };
}

it('a provider that does not answer is asked once per run, not once per payment', async () => {
  let asked = 0;
  await sweepWith([
    providerThat(() => {
      asked += 1;
      return Promise.reject(new NoAnswer('no answer'));
    }),
  ]);
  expect(asked).toBe(1);
});

it('a run ends soon after it is stopped', async () => {
  let asked = 0;
  const stop = new AbortController();
  const provider = providerThat(async () => {
    asked += 1;
    stop.abort();
    return { kind: 'pending' };
  });
  await sweepWith([provider], stop.signal);
  expect(asked).toBe(1);
});

it('an order whose provider is no longer configured is closed a day after its end, and not earlier', async () => {
  const [recent = '', old = ''] = orderIds;
  const endedBefore = (id: string, hours: number) =>
    withDatabase(product, (database) =>
      database
        .update(orders)
        .set({ expiresAt: new Date(Date.now() - hours * HOUR_MS) })
        .where(eq(orders.id, id)),
    );
  await endedBefore(recent, 1);
  await endedBefore(old, 25);
  await sweepWith([]);
  const rows = await withDatabase(product, (database) =>
    database
      .select({ id: orders.id, state: orders.state })
      .from(orders)
      .where(inArray(orders.id, [recent, old])),
  );
  expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toEqual({
    [recent]: 'pending',
    [old]: 'closed',
  });
});
