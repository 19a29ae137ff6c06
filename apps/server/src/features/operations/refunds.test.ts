import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { createPayment } from '../../processes/payment/payment.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { refundOrder } from '../orders/index.ts';
import { buy, MONTHLY, pressPay, withDatabase } from '../orders/orders.testing.ts';
import { listOperations } from './operations.repository.ts';
import { type RefundOrder, refunds } from './refunds.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
});
afterAll(() => product.close());

const refund = (number: string, refundOne: RefundOrder) =>
  withDatabase(product, (database) =>
    refunds(database, { id: null, name: '小王' }, refundOne).refundOrder(number, '重复购买'),
  );

const actions = () =>
  withDatabase(product, async (database) =>
    (await listOperations(database, {}, { limit: 10, offset: 0 })).map(({ action, subject }) => [
      action,
      subject,
    ]),
  );

it('a refund is in the audit trail before the money moves, and marked as done only afterwards', async () => {
  const order = await buy(user, MONTHLY);
  const { number } = order;
  await pressPay(product, order);
  const refused = await refund(number, async () => {
    expect(await actions()).toEqual([['refund begun', number]]);
    throw new AppError('CONFLICT', { message: '不能退' });
  });
  expect(refused).toEqual({ kind: 'refused', reason: '不能退' });
  expect(await refund(number, async () => undefined)).toEqual({ kind: 'begun' });
  expect((await actions()).map(([action]) => action)).toEqual([
    'refund approved',
    'refund begun',
    'refund refused',
    'refund begun',
  ]);
  const done = await refund(number, (orderId, reason) =>
    withDatabase(product, (database) => {
      const log = createLogger('silent', 'test');
      return refundOrder(createPayment(product.config, database, log).ports, orderId, reason);
    }),
  );
  expect(done).toEqual({ kind: 'refunded' });
  expect((await actions())[0]).toEqual(['refund', number]);
});

it('an unknown order is not refunded, and leaves nothing in the audit trail', async () => {
  const before = await actions();
  const outcome = await refund('20260101000000000000', () => Promise.reject(new Error('must not be asked')));
  expect(outcome).toEqual({ kind: 'unknown' });
  expect(await actions()).toEqual(before);
});
