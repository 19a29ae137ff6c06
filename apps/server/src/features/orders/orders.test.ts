import {
  cancelOrder,
  createOrder,
  listMessages,
  listOrders,
  ORDER_MINUTES,
  payOrder,
  plans,
  quoteOrder,
  readOrder,
  session,
} from '@wenjian/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, payments, sandboxPayments, teamMembers } from '../../database/schema.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import {
  balanceOf,
  buy,
  MONTHLY,
  newestMessage,
  newTeam,
  pressPay,
  refusal,
  sweep,
  withDatabase,
} from './orders.testing.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function newUser(): Promise<TestUser> {
  user = await product.signIn();
  return user;
}

const read = (id: string) => user.call(readOrder, { params: { id } });

/** As if the order had been made that long ago. */
const age = (id: string, minutes: number) =>
  withDatabase(product, async (database) => {
    const expiresAt = new Date(Date.now() + (ORDER_MINUTES - minutes) * 60_000);
    await database.update(orders).set({ expiresAt }).where(eq(orders.id, id));
  });

describe('an order', () => {
  it('reports its price before it is made, and keeps it', async () => {
    await newUser();
    const query = { teamId: user.teamId, ...MONTHLY };
    const quote = await user.call(quoteOrder, { query });
    expect(quote).toMatchObject({
      plan: 'monthly',
      kind: 'purchase',
      priceFen: 4990,
      creditFen: 0,
      amountFen: 4990,
      coupons: [{ discountFen: 1000 }],
      providers: ['sandbox'],
    });
    const order = await buy(user, MONTHLY);
    expect(order).toMatchObject({ state: 'pending', amountFen: 4990, plan: 'monthly', provider: 'sandbox' });
    expect(order.number).toMatch(/^20\d{20}$/);
    const minutes = (Date.parse(order.expiresAt) - Date.parse(order.createdAt)) / 60_000;
    expect(Math.round(minutes)).toBe(ORDER_MINUTES);
  });

  it('that is paid gives the plan at once, and its icon', async () => {
    await newUser();
    const order = await buy(user, MONTHLY);
    expect((await balanceOf(user)).membership).toBe('free');
    expect(await pressPay(product, order)).toBe(303);
    expect(await read(order.id)).toMatchObject({ state: 'paid', payUrl: null });
    const balance = await balanceOf(user);
    expect(balance).toMatchObject({
      vipStatus: true,
      membership: 'monthly',
      compareBalance: { count: 63, limit: 63 },
    });
    expect(balance.vipTime).toBeGreaterThan(30 * 24 * 3600);
    expect(await newestMessage(user)).toEqual([
      'order',
      `月度会员已开通。订单 ${order.number}，实付 49.9 元。`,
      '/order-list/index',
    ]);
  });

  it('paid by many clicks at once is paid once', async () => {
    await newUser();
    const order = await buy(user, MONTHLY);
    await Promise.all(Array.from({ length: 8 }, () => pressPay(product, order)));
    await Promise.all(Array.from({ length: 8 }, () => read(order.id)));
    expect((await balanceOf(user)).compareBalance.limit).toBe(63);
  });

  it('sent twice with one key is created once', async () => {
    await newUser();
    const body = { ...MONTHLY, provider: 'sandbox' as const, idempotencyKey: 'click-00001' };
    const send = () => user.call(createOrder, { query: { teamId: user.teamId }, body });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.id).toBe(first.id);
    const { total } = await user.call(listOrders, { query: { teamId: user.teamId } });
    expect(total).toBe(1);
  });

  it('for a renewal before the end extends the plan, and its uses are available at once', async () => {
    await newUser();
    await pressPay(product, await buy(user, MONTHLY));
    const before = await balanceOf(user);
    const renewal = await buy(user, MONTHLY);
    expect(renewal.kind).toBe('renewal');
    await pressPay(product, renewal);
    const after = await balanceOf(user);
    expect(after.compareBalance).toMatchObject({ count: 123, limit: 123 });
    const days = (Date.parse(after.maxExpiredAt ?? '') - Date.parse(before.maxExpiredAt ?? '')) / 86_400_000;
    expect(days).toBe(plans.monthly.days);
  });

  it.each([
    ['a team plan for oneself', { workSpace: 0, comboId: 5 }],
    ['a personal plan in a personal space that is called a team', { workSpace: 1, comboId: 1 }],
    ['what is sold by contract', { workSpace: 1, comboId: 8 }],
    ['a number that is no plan', { workSpace: 0, comboId: 99 }],
  ])('is refused for %s', async (_, choice) => {
    await newUser();
    const answer = await user.request(createOrder, {
      query: { teamId: user.teamId },
      body: { ...choice, provider: 'sandbox' },
    });
    expect(answer).toMatchObject(refusal('PLAN_NOT_FOR_SPACE'));
  });

  it('with an unusable coupon is not created', async () => {
    await newUser();
    const body = { ...MONTHLY, provider: 'sandbox', couponId: user.teamId };
    const answer = await user.request(createOrder, { query: { teamId: user.teamId }, body });
    expect(answer).toMatchObject(refusal('COUPON_UNUSABLE'));
    expect((await user.call(listOrders, { query: { teamId: user.teamId } })).total).toBe(0);
  });

  it('is refused to members who may not spend the team’s money, and hidden from them', async () => {
    const owner = await newUser();
    const teamId = await newTeam(owner);
    const order = await buy(owner, { workSpace: 1, comboId: 5 }, teamId);
    const body = { workSpace: 1, comboId: 5, provider: 'sandbox' };
    const tries = async (person: TestUser) => [
      (await person.request(readOrder, { params: { id: order.id } })).status,
      (await person.request(listOrders, { query: { teamId } })).status,
      (await person.request(createOrder, { query: { teamId }, body })).status,
    ];
    expect(await tries(await product.signIn())).toEqual([404, 404, 404]);
    const member = await product.signIn();
    const { userId } = (await member.call(session, {})).user;
    const join = (role: 'member' | 'admin') =>
      withDatabase(product, (database) =>
        database
          .insert(teamMembers)
          .values({ teamId, userId, role })
          .onConflictDoUpdate({ target: [teamMembers.teamId, teamMembers.userId], set: { role } }),
      );
    await join('member');
    expect(await tries(member)).toEqual([404, 403, 403]);
    await join('admin');
    expect(await tries(member)).toEqual([200, 200, 200]);
  });
});

describe('an order that is not paid', () => {
  it('appears closed as soon as its time is over, and is stored as closed by the worker', async () => {
    await newUser();
    const order = await buy(user, MONTHLY);
    await age(order.id, ORDER_MINUTES + 1);
    expect(await read(order.id)).toMatchObject({ state: 'closed', payUrl: null });
    const closed = await user.call(listOrders, { query: { teamId: user.teamId, state: 'closed' } });
    expect(closed.items.map(({ id }) => id)).toEqual([order.id]);
    expect(await user.call(listOrders, { query: { teamId: user.teamId, state: 'pending' } })).toMatchObject({
      total: 0,
    });
    const again = await user.request(payOrder, { params: { id: order.id }, body: { provider: 'sandbox' } });
    expect(again).toMatchObject(refusal('ORDER_CLOSED'));
    await sweep(product);
    const [row] = await withDatabase(product, (database) =>
      database.select().from(orders).where(eq(orders.id, order.id)),
    );
    expect(row?.state).toBe('closed');
    await pressPay(product, order);
    expect((await balanceOf(user)).membership).toBe('free');
  });

  it('can be cancelled once, and cannot be paid afterwards', async () => {
    await newUser();
    const order = await buy(user, MONTHLY);
    expect((await user.call(cancelOrder, { params: { id: order.id } })).state).toBe('closed');
    await pressPay(product, order);
    expect((await read(order.id)).state).toBe('closed');
    expect(await user.request(cancelOrder, { params: { id: order.id } })).toMatchObject(
      refusal('ORDER_CLOSED'),
    );
  });

  it('that was paid while somebody cancels it counts as paid', async () => {
    await newUser();
    const order = await buy(user, MONTHLY);
    await paidInSilence(order.id);
    expect(await user.request(cancelOrder, { params: { id: order.id } })).toMatchObject(
      refusal('ORDER_PAID'),
    );
    expect((await read(order.id)).state).toBe('paid');
    expect((await balanceOf(user)).membership).toBe('monthly');
  });

  it('can be paid later with the same code', async () => {
    await newUser();
    const order = await buy(user, MONTHLY);
    const again = await user.call(payOrder, { params: { id: order.id }, body: { provider: 'sandbox' } });
    expect(again.payUrl).toBe(order.payUrl);
  });
});

/** The cashier has the money, and its notice was lost. */
async function paidInSilence(orderId: string): Promise<void> {
  await withDatabase(product, async (database) => {
    const [payment] = await database.select().from(payments).where(eq(payments.orderId, orderId));
    const number = payment?.number ?? '';
    await database
      .update(sandboxPayments)
      .set({ state: 'paid', paidAt: new Date() })
      .where(eq(sandboxPayments.number, number));
    const longAgo = new Date(Date.now() - 3_600_000);
    await database.update(payments).set({ queriedAt: longAgo }).where(eq(payments.orderId, orderId));
  });
}

describe('a lost payment notice', () => {
  it('is replaced by a query when somebody opens the order', async () => {
    await newUser();
    const order = await buy(user, MONTHLY);
    await paidInSilence(order.id);
    expect((await read(order.id)).state).toBe('paid');
  });

  it('is replaced by a query of the worker when nobody opens the order', async () => {
    await newUser();
    const order = await buy(user, MONTHLY);
    await paidInSilence(order.id);
    await sweep(product);
    expect((await balanceOf(user)).membership).toBe('monthly');
    expect((await read(order.id)).state).toBe('paid');
  });

  it('is replaced by a query before an expired order is closed', async () => {
    await newUser();
    const order = await buy(user, MONTHLY);
    await paidInSilence(order.id);
    await age(order.id, ORDER_MINUTES + 1);
    await sweep(product);
    expect((await read(order.id)).state).toBe('paid');
  });

  it('for a finally closed order leads to a refund', async () => {
    await newUser();
    const order = await buy(user, MONTHLY);
    await withDatabase(product, (database) =>
      database.update(orders).set({ state: 'closed', closedAt: new Date() }).where(eq(orders.id, order.id)),
    );
    await paidInSilence(order.id);
    await sweep(product);
    await sweep(product);
    const [payment] = await withDatabase(product, (database) =>
      database.select().from(payments).where(eq(payments.orderId, order.id)),
    );
    expect(payment?.state).toBe('refunded');
    expect((await balanceOf(user)).membership).toBe('free');
    const { items } = await user.call(listMessages, { body: {} });
    expect(items.filter(({ kind }) => kind === 'order').map(({ content }) => content)).toEqual([
      `订单 ${order.number} 没有用上的付款 49.9 元，按原支付方式退回。`,
    ]);
  });
});

describe('the sandbox cashier', () => {
  it('states clearly that it is a sandbox, and accepts only its own numbers', async () => {
    await newUser();
    const { payUrl } = await buy(user, MONTHLY);
    const { pathname } = new URL(payUrl ?? '');
    const page = await product.server.app.inject({ url: pathname });
    expect(page.body).toContain('沙箱');
    expect(page.body).toContain('不会收取任何款项');
    expect(page.body).toContain('¥49.90');
    expect((await product.server.app.inject({ url: '/dev/cashier/1' })).statusCode).toBe(404);
  });

  it('does not exist under another host name', async () => {
    await newUser();
    const { payUrl } = await buy(user, MONTHLY);
    const { pathname } = new URL(payUrl ?? '');
    const headers = { host: 'evil.example' };
    expect((await product.server.app.inject({ url: pathname, headers })).statusCode).toBe(404);
  });
});
