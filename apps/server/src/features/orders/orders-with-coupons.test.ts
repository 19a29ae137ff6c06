import {
  cancelOrder,
  createOrder,
  listCoupons,
  type Order,
  quoteOrder,
  readOrder,
  requestRefund,
} from '@wenjian/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { payments, sandboxPayments } from '../../database/schema.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import {
  ADVANCED,
  BASIC,
  balanceOf,
  buy,
  MONTHLY,
  newTeam,
  pressPay,
  sweep,
  withDatabase,
} from './orders.testing.ts';

let product: TestProduct;
/** Has the coupon of new users: 10 yuan off. */
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(async () => {
  user = await product.signIn();
});
afterAll(() => product.close());

const firstCoupon = async () => {
  const [coupon] = (await user.call(listCoupons, {})).items;
  if (!coupon) throw new Error('a new user has a coupon');
  return coupon;
};

async function buyWithCoupon(): Promise<Order> {
  const { coupons } = await user.call(quoteOrder, { query: { teamId: user.teamId, ...MONTHLY } });
  const couponId = coupons[0]?.couponId;
  if (couponId === undefined) throw new Error('no coupon is offered');
  const body = { ...MONTHLY, provider: 'sandbox' as const, couponId };
  return user.call(createOrder, { query: { teamId: user.teamId }, body });
}

it('an order with a coupon costs less, reserves the coupon while it is open, and uses it up when it is paid', async () => {
  const order = await buyWithCoupon();
  expect(order).toMatchObject({ priceFen: 4990, discountFen: 1000, amountFen: 3990 });
  expect((await firstCoupon()).state).toBe('held');
  const { coupons } = await user.call(quoteOrder, { query: { teamId: user.teamId, ...MONTHLY } });
  expect(coupons).toEqual([]);
  await pressPay(product, order);
  expect((await user.call(readOrder, { params: { id: order.id } })).state).toBe('paid');
  expect((await firstCoupon()).state).toBe('used');
});

it('a coupon is released by a cancelled order and by a refunded order', async () => {
  const cancelled = await buyWithCoupon();
  await user.call(cancelOrder, { params: { id: cancelled.id } });
  expect((await firstCoupon()).state).toBe('usable');
  const order = await buyWithCoupon();
  await pressPay(product, order);
  await user.call(requestRefund, { params: { id: order.id }, body: { reason: '买错了' } });
  expect((await firstCoupon()).state).toBe('usable');
});

it('two orders at once never share one coupon', async () => {
  const [coupon] = (await user.call(quoteOrder, { query: { teamId: user.teamId, ...MONTHLY } })).coupons;
  const body = { ...MONTHLY, provider: 'sandbox', couponId: coupon?.couponId };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => user.request(createOrder, { query: { teamId: user.teamId }, body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

it('a payment for a closed order is refunded, and its coupon stays with the order that holds it now', async () => {
  const late = await buyWithCoupon();
  await user.call(cancelOrder, { params: { id: late.id } });
  const next = await buyWithCoupon();
  await payLate(late.id);
  await sweep(product);
  await sweep(product);
  const states = await withDatabase(product, (database) =>
    database.select({ state: payments.state }).from(payments).where(eq(payments.orderId, late.id)),
  );
  expect(states).toEqual([{ state: 'refunded' }]);
  expect((await balanceOf(user)).membership).toBe('free');
  expect((await firstCoupon()).state).toBe('held');
  await pressPay(product, next);
  expect(await user.call(readOrder, { params: { id: next.id } })).toMatchObject({
    state: 'paid',
    amountFen: 3990,
  });
  expect((await firstCoupon()).state).toBe('used');
});

/**
 * The cashier took the money although the order was closed, and is queried as if the order were still open.
 */
async function payLate(orderId: string): Promise<void> {
  await withDatabase(product, async (database) => {
    const [payment] = await database
      .update(payments)
      .set({ state: 'pending', queriedAt: new Date(0) })
      .where(eq(payments.orderId, orderId))
      .returning();
    await database
      .update(sandboxPayments)
      .set({ state: 'paid', paidAt: new Date() })
      .where(eq(sandboxPayments.number, payment?.number ?? ''));
  });
}

it('a coupon is released by an upgrade that closes because its credit is gone', async () => {
  const teamId = await newTeam(user);
  await pressPay(product, await buy(user, BASIC, teamId));
  const { id: couponId } = await firstCoupon();
  const body = { ...ADVANCED, provider: 'sandbox' as const, couponId };
  const late = await user.call(createOrder, { query: { teamId }, body });
  await pressPay(product, await buy(user, ADVANCED, teamId));
  expect((await firstCoupon()).state).toBe('held');
  await pressPay(product, late);
  expect((await user.call(readOrder, { params: { id: late.id } })).state).toBe('closed');
  expect((await firstCoupon()).state).toBe('usable');
});
