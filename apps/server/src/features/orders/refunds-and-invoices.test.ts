import {
  createComparison,
  createOrder,
  listTeams,
  readOrder,
  requestInvoice,
  requestRefund,
} from '@wenjian/api';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../database/schema.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { createPayment } from '../../processes/payment/payment.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { issueInvoice, listWaitingOrders, refundOrder } from './index.ts';
import { balanceOf, buy, MONTHLY, newestMessage, pressPay, refusal, withDatabase } from './orders.testing.ts';

const log = createLogger('silent', 'test');
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(async () => {
  user = await product.signIn();
});
afterAll(() => product.close());

const read = (id: string) => user.call(readOrder, { params: { id } });

const refund = (id: string) => user.call(requestRefund, { params: { id }, body: { reason: '买错了' } });

describe('a refund', () => {
  it('is made at once while nothing was used, and takes back what the order gave', async () => {
    const order = await buy(user, MONTHLY);
    await pressPay(product, order);
    expect(await refund(order.id)).toMatchObject({ state: 'refunded' });
    expect(await balanceOf(user)).toMatchObject({
      vipStatus: false,
      membership: 'free',
      vipTime: 0,
      compareBalance: { count: 3, limit: 3, expiredAt: null },
    });
    const [space] = (await user.call(listTeams, {})).items;
    expect(space?.expiredAt).toBeNull();
    expect(await newestMessage(user)).toContain(`订单 ${order.number} 已退款，49.9 元按原支付方式退回。`);
    const again = await user.request(requestRefund, { params: { id: order.id }, body: { reason: '再来' } });
    expect(again).toMatchObject(refusal('ORDER_NOT_PAID'));
  });

  it('requested many times at the same moment is made once', async () => {
    const order = await buy(user, MONTHLY);
    await pressPay(product, order);
    const input = { params: { id: order.id }, body: { reason: '买错了' } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => user.request(requestRefund, input)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await balanceOf(user)).compareBalance).toMatchObject({ count: 3, limit: 3 });
  });

  it('waits for the operator after something was used', async () => {
    const order = await buy(user, MONTHLY);
    await pressPay(product, order);
    const fileId = await uploadFile(product.server, user, '一.txt', '甲');
    await user.call(createComparison, { body: { originFileId: fileId, targetFileId: fileId } });
    expect(await refund(order.id)).toMatchObject({ state: 'paid', refundRequestedAt: expect.any(String) });
    const again = await user.request(requestRefund, { params: { id: order.id }, body: { reason: '再来' } });
    expect(again).toMatchObject(refusal('REFUND_REQUESTED'));
    const approve = () =>
      withDatabase(product, (database) =>
        refundOrder(createPayment(product.config, database, log).ports, order.id, '客服同意'),
      );
    await approve();
    await expect(approve()).rejects.toMatchObject({ errorName: 'ORDER_NOT_PAID' });
    expect((await read(order.id)).state).toBe('refunded');
    // The comparison used the plan that ends first, which is gone; all free uses are left.
    expect((await balanceOf(user)).compareBalance).toMatchObject({ count: 3, limit: 3 });
  });
});

describe('an invoice', () => {
  const issue = (id: string) => withDatabase(product, (database) => issueInvoice(database, id));
  const company = {
    kind: 'company',
    title: '云杉科技有限公司',
    taxNumber: '91310000MA1FL0XY3B',
    email: 'cw@example.com',
  } as const;

  it('is requested once, after the order was paid', async () => {
    const order = await buy(user, MONTHLY);
    const ask = { params: { id: order.id }, body: company };
    expect(await user.request(requestInvoice, ask)).toMatchObject(refusal('ORDER_NOT_PAID'));
    await pressPay(product, order);
    expect(await user.call(requestInvoice, ask)).toMatchObject({ invoice: company });
    expect(await user.request(requestInvoice, ask)).toMatchObject(refusal('INVOICE_REQUESTED'));
  });

  it('that was issued prevents a refund without an operator', async () => {
    const order = await buy(user, MONTHLY);
    await pressPay(product, order);
    await user.call(requestInvoice, { params: { id: order.id }, body: company });
    expect(await issue(order.id)).toBe(true);
    expect(await refund(order.id)).toMatchObject({ state: 'paid', refundRequestedAt: expect.any(String) });
  });

  it('is neither requested nor issued after the order is refunded, even before the money has arrived', async () => {
    const [asked, other] = [await buy(user, MONTHLY), await buy(user, MONTHLY)];
    for (const order of [asked, other]) await pressPay(product, order);
    await user.call(requestInvoice, { params: { id: asked.id }, body: company });
    await refund(other.id);
    await refund(asked.id);
    expect(await issue(asked.id)).toBe(false);
    await withDatabase(product, (database) =>
      database
        .update(orders)
        .set({ state: 'paid', refundedAt: null })
        .where(inArray(orders.id, [asked.id, other.id])),
    );
    expect(await issue(asked.id)).toBe(false);
    const ask = { params: { id: other.id }, body: company };
    expect(await user.request(requestInvoice, ask)).toMatchObject(refusal('ORDER_NOT_PAID'));
    const waiting = await withDatabase(product, (database) => listWaitingOrders(database, 100));
    expect(waiting.filter(({ id }) => [asked.id, other.id].includes(id))).toEqual([]);
  });

  it('given with the order is requested by the payment; a company needs its tax number', async () => {
    const query = { teamId: user.teamId };
    const { taxNumber: _, ...without } = company;
    const body = { ...MONTHLY, provider: 'sandbox' as const };
    expect((await user.request(createOrder, { query, body: { ...body, invoice: without } })).status).toBe(
      400,
    );
    const order = await user.call(createOrder, { query, body: { ...body, invoice: company } });
    expect(order.invoiceRequestedAt).toBeNull();
    await pressPay(product, order);
    expect((await read(order.id)).invoiceRequestedAt).not.toBeNull();
  });
});
