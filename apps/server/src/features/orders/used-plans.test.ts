/** Plans that were partly used: their value, and that no sequence of orders refunds more than was left. */
import {
  cancelComparison,
  createComparison,
  type Order,
  plans,
  quoteOrder,
  readOrder,
  requestRefund,
} from '@wenjian/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceEntries, orders } from '../../database/schema.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { createPayment } from '../../processes/payment/payment.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { refundOrder } from './index.ts';
import {
  ADVANCED,
  BASIC,
  balanceOf,
  buy,
  MONTHLY,
  newTeam,
  pressPay,
  refusal,
  sweep,
  withDatabase,
} from './orders.testing.ts';

const log = createLogger('silent', 'test');
let product: TestProduct;
let user: TestUser;
let teamId: string;

beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(async () => {
  user = await product.signIn();
  teamId = await newTeam(user);
});
afterAll(() => product.close());

async function bought(
  choice: typeof BASIC | typeof ADVANCED | typeof MONTHLY,
  space = teamId,
): Promise<Order> {
  const order = await buy(user, choice, space);
  await pressPay(product, order);
  return order;
}

/** Uses everything an order gave, except that many of each tool. */
async function useAllBut({ id }: Order, kept: number): Promise<void> {
  await withDatabase(product, async (database) => {
    const grants = await database.select().from(balanceEntries).where(eq(balanceEntries.orderId, id));
    const uses = grants
      .filter(({ kind }) => kind === 'grant')
      .map(({ grantId, tool, delta }) => ({
        teamId,
        grantId,
        tool,
        kind: 'use' as const,
        delta: kept - delta,
      }));
    await database.insert(balanceEntries).values(uses);
  });
}

const refund = ({ id }: Order) =>
  user.request(requestRefund, { params: { id }, body: { reason: '不需要了' } });
const stateOf = async ({ id }: Order) => (await user.call(readOrder, { params: { id } })).state;
const credit = async () => (await user.call(quoteOrder, { query: { teamId, ...ADVANCED } })).creditFen;
const refundByOperator = (order: Order) =>
  withDatabase(product, (database) =>
    refundOrder(createPayment(product.config, database, log).ports, order.id, '客服同意'),
  );

describe('a plan that is almost used up', () => {
  const KEPT = 5;
  const worth = Math.floor((plans.basic.priceFen * KEPT * 4) / 2200);

  it('is not refunded at once, nor worth more, after an upgrade that was undone', async () => {
    const basic = await bought(BASIC);
    await useAllBut(basic, KEPT);
    expect(await credit()).toBe(worth);
    const upgrade = await bought(ADVANCED);
    expect((await refund(upgrade)).body.data).toMatchObject({ state: 'refunded' });
    expect((await balanceOf(user, teamId)).compareBalance.count).toBe(KEPT + 3);
    expect(await credit()).toBe(worth);
    expect((await refund(basic)).body.data).toMatchObject({ state: 'paid' });
    expect(await stateOf(basic)).toBe('paid');
  });

  it('after the upgrade was ordered is not credited as a full one; the order closes and the money is refunded', async () => {
    const basic = await bought(BASIC);
    const upgrade = await buy(user, ADVANCED, teamId);
    await useAllBut(basic, KEPT);
    await pressPay(product, upgrade);
    expect(await stateOf(upgrade)).toBe('closed');
    await sweep(product);
    expect(await balanceOf(user, teamId)).toMatchObject({
      membership: 'basic',
      compareBalance: { count: KEPT + 3 },
    });
    expect(await credit()).toBe(worth);
  });
});

describe('a plan that was bought again', () => {
  it.each([['月度会员', MONTHLY] as const, ['团队基础版', BASIC] as const])(
    '(%s) is refunded from the last order to the first, so that no time is left over',
    async (_, choice) => {
      const space = choice === BASIC ? teamId : user.teamId;
      const [first, second] = [await bought(choice, space), await bought(choice, space)];
      expect(await refund(first)).toMatchObject(refusal('ORDER_RENEWED'));
      await expect(refundByOperator(first)).rejects.toMatchObject({ errorName: 'ORDER_RENEWED' });
      expect((await refund(second)).body.data).toMatchObject({ state: 'refunded' });
      expect((await refund(first)).body.data).toMatchObject({ state: 'refunded' });
      expect(await balanceOf(user, space)).toMatchObject({ membership: 'free', maxExpiredAt: null });
    },
  );

  it('is not refunded while its later orders are part of an upgrade, because they may be restored', async () => {
    const first = await bought(BASIC);
    for (let renewals = 0; renewals < 3; renewals++) await bought(BASIC);
    const upgrade = await bought(ADVANCED);
    expect(await refund(first)).toMatchObject(refusal('ORDER_RENEWED'));
    expect((await refund(upgrade)).body.data).toMatchObject({ state: 'refunded' });
    expect(await refund(first)).toMatchObject(refusal('ORDER_RENEWED'));
  });

  it('in packs of uses is refunded in any order, because packs do not extend each other', async () => {
    const RIGHTS = { workSpace: 1, comboId: 4 } as const;
    const first = await buy(user, RIGHTS, teamId);
    await pressPay(product, first);
    await pressPay(product, await buy(user, RIGHTS, teamId));
    expect((await refund(first)).body.data).toMatchObject({ state: 'refunded' });
  });
});

it('an upgrade whose refund the provider has not confirmed yet restores nothing of the earlier plan', async () => {
  const basic = await bought(BASIC);
  const upgrade = await bought(ADVANCED);
  await refund(upgrade);
  // The state while the provider reports that it cannot refund now.
  await withDatabase(product, (database) =>
    database.update(orders).set({ state: 'paid', refundedAt: null }).where(eq(orders.id, upgrade.id)),
  );
  const again = await bought(ADVANCED);
  expect(again.creditFen).toBeGreaterThan(0);
  expect(await stateOf(again)).toBe('paid');
  expect((await refund(again)).body.data).toMatchObject({ state: 'refunded' });
  expect((await refund(basic)).body.data).toMatchObject({ state: 'refunded' });
});

it('a use refunded to a plan after its upgrade is not lost, and is available when the upgrade is undone', async () => {
  await bought(BASIC);
  const fileId = await uploadFile(product.server, user, '一.txt', '甲', teamId);
  const task = await user.call(createComparison, {
    body: { teamId, originFileId: fileId, targetFileId: fileId },
  });
  const upgrade = await bought(ADVANCED);
  const count = async () => (await balanceOf(user, teamId)).compareBalance.count;
  expect(await count()).toBe(4003);
  await user.call(cancelComparison, { params: { id: task.id } });
  expect(await count()).toBe(4004);
  await refund(upgrade);
  expect(await count()).toBe(1003);
});
