/** Real signing, encryption and checking, against a fake of each provider with generated keys. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cancelOrder,
  createOrder,
  listOrders,
  ORDER_MINUTES,
  type Order,
  payOrder,
  readOrder,
  requestRefund,
} from '@wenjian/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, payments } from '../../database/schema.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { createPayment } from '../../processes/payment/payment.ts';
import { startAlipayStandIn } from '../../testing/alipay-stand-in.ts';
import {
  type Notice,
  type NoticeFlaws,
  newKeys,
  type PaymentStandIn,
} from '../../testing/payment-stand-in.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { startWechatStandIn } from '../../testing/wechat-stand-in.ts';
import { listPaymentProblems, noticePath, sweepOrders } from './index.ts';
import { balanceOf, MONTHLY, withDatabase } from './orders.testing.ts';

const log = createLogger('silent', 'test');

const standIns = [
  ['WeChat Pay by public key', (folder: string) => startWechatStandIn(folder, 'publicKey')],
  ['WeChat Pay by certificate', (folder: string) => startWechatStandIn(folder, 'certificate')],
  ['Alipay', startAlipayStandIn],
] as const;

describe.each(standIns)('%s', (_, start) => {
  let folder: string;
  let provider: PaymentStandIn;
  let product: TestProduct;
  let user: TestUser;
  let order: Order;
  let number: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wenjian-keys-'));
    provider = await start(folder);
    product = await startTestProduct({ env: provider.env });
  });
  afterAll(async () => {
    await product.close();
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function newOrder(): Promise<void> {
    user = await product.signIn();
    const body = { ...MONTHLY, provider: provider.name };
    order = await user.call(createOrder, { query: { teamId: user.teamId }, body });
    number = [...provider.trades.keys()].at(-1) ?? '';
  }

  async function tell({ headers, body }: Notice): Promise<number> {
    const url = noticePath(provider.name);
    return (await product.server.app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
  }

  const state = async () => (await user.call(readOrder, { params: { id: order.id } })).state;
  const limit = async () => (await balanceOf(user)).compareBalance.limit;
  const sweep = () =>
    withDatabase(product, (database) =>
      sweepOrders(createPayment(product.config, database, log).ports, log, new Date()),
    );
  const untilQueriedAgain = () =>
    withDatabase(product, (database) =>
      database
        .update(payments)
        .set({ queriedAt: new Date(0) })
        .where(eq(payments.orderId, order.id)),
    );

  const payment = async () => {
    const [row] = await withDatabase(product, (database) =>
      database.select().from(payments).where(eq(payments.orderId, order.id)),
    );
    if (!row) throw new Error('no payment');
    return row;
  };
  const problems = () => withDatabase(product, (database) => listPaymentProblems(database, 10));
  const sweepLater = async () => {
    await untilQueriedAgain();
    await sweep();
  };
  /** Paid, and a refund requested at once. */
  async function refundedOrder(): Promise<void> {
    await newOrder();
    provider.pay(number);
    await tell(provider.notice(number));
    await user.call(requestRefund, { params: { id: order.id }, body: { reason: '买错了' } });
  }

  it('accepts our signed request and returns a code to scan, in fen', async () => {
    await newOrder();
    expect(provider.refused).toEqual([]);
    expect(order.payUrl).toContain(number);
    expect(provider.trades.get(number)?.amountFen).toBe(4990);
  });

  it('reports a payment once or many times, and the plan is given once', async () => {
    await newOrder();
    provider.pay(number);
    const notice = provider.notice(number, { noticeId: `same-${number}` });
    const statuses = await Promise.all(Array.from({ length: 6 }, () => tell(notice)));
    // Another notice of the same payment.
    statuses.push(await tell(provider.notice(number)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([await state(), await limit()]).toEqual(['paid', 63]);
  });

  const flaws: readonly (readonly [string, () => NoticeFlaws])[] = [
    ['signed by somebody else', () => ({ signedBy: newKeys().privateKey })],
    ['changed after it was signed', () => ({ isTampered: true })],
    ['sent long ago and kept', () => ({ sentAt: new Date(Date.now() - 27 * 3_600_000) })],
    ['dated in the future', () => ({ sentAt: new Date(Date.now() + 27 * 3_600_000) })],
    ['for another merchant', () => ({ merchant: '1999999999' })],
    ['over another amount', () => ({ amountFen: 1 })],
  ];

  it.each(flaws)('is refused when a notice is %s', async (_, flaw) => {
    await newOrder();
    provider.trades.set(number, { ...trade(), state: 'paid' });
    const notice = provider.notice(number, flaw());
    provider.trades.set(number, { ...trade(), state: 'open' });
    expect(await tell(notice)).toBeGreaterThanOrEqual(400);
    expect([await state(), await limit()]).toEqual(['pending', 3]);
  });

  it('is refused for a payment that is not ours', async () => {
    await newOrder();
    expect(await tell(provider.notice('20261115000000000000009999'))).toBeGreaterThanOrEqual(400);
  });

  it('changes nothing with an outdated notice: unpaid after paid', async () => {
    await newOrder();
    const early = provider.notice(number, { isUnpaid: true });
    provider.pay(number);
    expect(await tell(provider.notice(number))).toBe(200);
    expect(await tell(early)).toBe(200);
    expect([await state(), await limit()]).toEqual(['paid', 63]);
  });

  it('is queried when its notice does not arrive', async () => {
    await newOrder();
    provider.pay(number);
    await untilQueriedAgain();
    expect(await state()).toBe('paid');
    // The delayed notice arrives after all.
    expect(await tell(provider.notice(number))).toBe(200);
    expect(await limit()).toBe(63);
  });

  it('is refused when its answer is signed by somebody else', async () => {
    await newOrder();
    provider.pay(number);
    provider.behaviour.isLying = true;
    await untilQueriedAgain();
    expect(await state()).toBe('pending');
    const body = { ...MONTHLY, provider: provider.name };
    const refused = await user.request(createOrder, { query: { teamId: user.teamId }, body });
    expect([refused.status, refused.body.data]).toMatchObject([503, { name: 'PAYMENT_UNAVAILABLE' }]);
    provider.behaviour.isLying = false;
  });

  it('is asked again for an order it could not create, when that is paid later', async () => {
    user = await product.signIn();
    const query = { teamId: user.teamId };
    provider.behaviour.isLying = true;
    await user.request(createOrder, { query, body: { ...MONTHLY, provider: provider.name } });
    provider.behaviour.isLying = false;
    const [waiting] = (await user.call(listOrders, { query })).items;
    expect(waiting).toMatchObject({ state: 'pending', payUrl: null });
    const again = await user.call(payOrder, { params: { id: waiting?.id ?? '' }, body: {} });
    expect(again).toMatchObject({ state: 'pending', provider: provider.name });
    expect(again.payUrl).not.toBeNull();
  });

  it('closes a cancelled payment, unless it was paid at that moment', async () => {
    await newOrder();
    expect((await user.call(cancelOrder, { params: { id: order.id } })).state).toBe('closed');
    await newOrder();
    provider.pay(number);
    const answer = await user.request(cancelOrder, { params: { id: order.id } });
    expect(answer.body.data).toMatchObject({ name: 'ORDER_PAID' });
    expect([await state(), await limit()]).toEqual(['paid', 63]);
  });

  it('refunds a payment for a closed order', async () => {
    await newOrder();
    await user.call(cancelOrder, { params: { id: order.id } });
    provider.pay(number);
    expect(await tell(provider.notice(number))).toBe(200);
    await sweep();
    await sweep();
    expect(provider.trades.get(number)?.refundedFen).toBe(4990);
    expect([await state(), await limit()]).toEqual(['closed', 3]);
  });

  it('is queried about a closed payment that is paid after all, when no notice arrives', async () => {
    await newOrder();
    await user.call(cancelOrder, { params: { id: order.id } });
    provider.pay(number);
    await untilQueriedAgain();
    await sweep();
    await sweep();
    expect(provider.trades.get(number)?.refundedFen).toBe(4990);
    expect([await state(), await limit()]).toEqual(['closed', 3]);
  });

  it('closes a payment that was scanned but not paid', async () => {
    await newOrder();
    provider.scan(number);
    expect((await user.call(cancelOrder, { params: { id: order.id } })).state).toBe('closed');
    expect(trade().state).toBe('closed');
  });

  it('leaves an order open when the cancellation failed, and says so', async () => {
    await newOrder();
    provider.behaviour.isLying = true;
    const answer = await user.request(cancelOrder, { params: { id: order.id } });
    expect([answer.status, answer.body.data]).toMatchObject([503, { name: 'CANCEL_UNAVAILABLE' }]);
    provider.behaviour.isLying = false;
    expect(await state()).toBe('pending');
  });

  it('loses no payment when an intermediary answers with a web page', async () => {
    await newOrder();
    await untilQueriedAgain();
    provider.behaviour.page = { status: 404, body: '{"code":"ORDER_NOT_EXIST"}' };
    expect(await state()).toBe('pending');
    expect((await payment()).state).toBe('pending');
  });

  it('refunds once, to the fen, and the refund counts when it is confirmed', async () => {
    provider.behaviour.refunds = 'under way';
    await refundedOrder();
    await sweep();
    expect([await state(), await payment()]).toMatchObject(['paid', { refund: 'taken', problem: null }]);
    provider.behaviour.refunds = 'done';
    await sweepLater();
    await sweepLater();
    expect([await state(), (await payment()).state]).toEqual(['refunded', 'refunded']);
    expect(provider.trades.get(number)?.refundedFen).toBe(4990);
    expect(await limit()).toBe(3);
  });

  it('that refuses a refund is asked again later, and the operators see why', async () => {
    provider.behaviour.refundRefusal = 'NOT_ENOUGH';
    await refundedOrder();
    await sweep();
    expect(await problems()).toMatchObject([{ number, problem: 'NOT_ENOUGH' }]);
    provider.behaviour.refundRefusal = null;
    await sweepLater();
    await sweepLater();
    expect([await state(), await problems()]).toEqual(['refunded', []]);
  });

  it('that has lost a refund is asked for it once more', async () => {
    provider.behaviour.refunds = 'lost';
    await refundedOrder();
    await sweepLater();
    expect([await state(), await payment()]).toMatchObject(['paid', { refund: null }]);
    provider.behaviour.refunds = 'done';
    await sweepLater();
    await sweepLater();
    expect([await state(), trade().refundedFen, await problems()]).toEqual(['refunded', 4990, []]);
  });

  it('that reports a wrong amount is not queried again, because a person has to check it', async () => {
    await newOrder();
    provider.trades.set(number, { ...trade(), amountFen: 1, state: 'paid' });
    await sweepLater();
    expect(await problems()).toMatchObject([{ number, problem: '实付 0.01 元' }]);
    await untilQueriedAgain();
    await sweep();
    expect((await payment()).queriedAt).toEqual(new Date(0));
    provider.trades.set(number, { ...trade(), amountFen: 4990 });
    await withDatabase(product, (database) => database.update(payments).set({ problem: null }));
  });

  it('that cannot be reached for a refund is asked again by the worker', async () => {
    await newOrder();
    provider.pay(number);
    await tell(provider.notice(number));
    provider.behaviour.isLying = true;
    const params = { id: order.id };
    await user.call(requestRefund, { params, body: { reason: '买错了' } });
    // The uses are already taken back; the money follows.
    expect([await state(), await limit()]).toEqual(['paid', 3]);
    provider.behaviour.isLying = false;
    await sweep();
    await sweepLater();
    expect([await state(), provider.trades.get(number)?.refundedFen]).toEqual(['refunded', 4990]);
  });

  it('is asked to close the payment before the expired order is closed', async () => {
    await newOrder();
    await withDatabase(product, (database) =>
      database
        .update(orders)
        .set({ expiresAt: new Date(Date.now() - ORDER_MINUTES) })
        .where(eq(orders.id, order.id)),
    );
    await sweep();
    const [row] = await withDatabase(product, (database) =>
      database.select().from(orders).where(eq(orders.id, order.id)),
    );
    expect(row?.state).toBe('closed');
  });

  function trade() {
    const found = provider.trades.get(number);
    if (!found) throw new Error('no trade');
    return found;
  }

  if (_ === 'Alipay')
    it('is refused when a notice is about money for another seller', async () => {
      await newOrder();
      provider.pay(number);
      const notice = provider.notice(number, { seller: '2088999999999999' });
      provider.trades.set(number, { ...trade(), state: 'open' });
      expect(await tell(notice)).toBe(400);
      expect(await state()).toBe('pending');
    });

  if (_.startsWith('WeChat'))
    it('is believed to have no payment only when its answer is signed', async () => {
      await newOrder();
      provider.trades.delete(number);
      provider.behaviour.isLying = true;
      await sweepLater();
      expect((await payment()).state).toBe('pending');
      provider.behaviour.isLying = false;
      await sweepLater();
      expect((await payment()).state).toBe('closed');
    });

  if (_.startsWith('WeChat'))
    it('that cannot refund informs the operators, and the refund counts once it is confirmed', async () => {
      provider.behaviour.refunds = 'failed';
      await refundedOrder();
      await sweepLater();
      expect(await problems()).toMatchObject([{ number, refund: 'failed', problem: 'ABNORMAL' }]);
      provider.behaviour.refunds = 'done';
      await sweepLater();
      expect([await state(), await problems()]).toEqual(['refunded', []]);
    });

  if (_.startsWith('WeChat'))
    it.each<readonly [string, NoticeFlaws]>([
      ['sealed with another key', { sealKey: 'x'.repeat(32) }],
      ['signed six minutes ago', { sentAt: new Date(Date.now() - 360_000) }],
      ['signed with a key nobody knows of', { serial: 'FFFF' }],
    ])('is refused when a notice is %s', async (__, flaw) => {
      await newOrder();
      provider.pay(number);
      const notice = provider.notice(number, flaw);
      provider.trades.set(number, { ...trade(), state: 'open' });
      expect(await tell(notice)).toBe(401);
      expect(await state()).toBe('pending');
    });
});
