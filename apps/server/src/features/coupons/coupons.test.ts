import { randomUUID } from 'node:crypto';
import {
  checkActivityCode,
  listCoupons,
  listInvitedCoupons,
  redeemActivityCode,
  session,
} from '@wenjian/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupons } from '../../database/schema.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import {
  applyCoupon,
  giveCoupon,
  insertKind,
  listUsableCoupons,
  releaseCoupon,
  useUpCoupon,
} from './index.ts';

let product: TestProduct;
let handle: DatabaseHandle;

beforeAll(async () => {
  product = await startTestProduct({ env: { ACTIVITY_STOP_TIME: '2099-01-01T00:00:00+08:00' } });
  handle = openDatabase(product.databaseUrl, () => undefined);
  const gift = { code: 'GIFT', name: '赠券', discountFen: 500, minPriceFen: 1900, validDays: 31 };
  await insertKind(handle.database, gift);
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

interface Holder extends TestUser {
  readonly userId: string;
  readonly couponId: string;
}

/** A new user with the coupon every new user has. */
async function newHolder(): Promise<Holder> {
  const user = await product.signIn();
  const { userId } = (await user.call(session, {})).user;
  const { items } = await user.call(listCoupons, {});
  return { ...user, userId, couponId: items[0]?.id ?? '' };
}

function apply(holder: Holder, changed: { orderId?: string; couponId?: string; priceFen?: number } = {}) {
  const order = {
    userId: holder.userId,
    teamId: holder.teamId,
    couponId: holder.couponId,
    planId: 'yearly' as const,
    priceFen: 19_900,
    orderId: randomUUID(),
    ...changed,
  };
  return handle.database.transaction((transaction) => applyCoupon(transaction, order));
}

const refusal = (message: string) => ({ errorName: 'COUPON_UNUSABLE', message });

async function stateOf(holder: Holder): Promise<string | undefined> {
  const { items } = await holder.call(listCoupons, {});
  return items.find(({ id }) => id === holder.couponId)?.state;
}

describe('a new user', () => {
  it('gets it also when many sign up at once before any coupon was given', async () => {
    const fresh = await startTestProduct();
    try {
      const users = await Promise.all(Array.from({ length: 5 }, () => fresh.signIn()));
      const totals = await Promise.all(users.map(async (user) => (await user.call(listCoupons, {})).total));
      expect(totals).toEqual([1, 1, 1, 1, 1]);
    } finally {
      await fresh.close();
    }
  });

  it('has one coupon for new users, which shows its value and its end date', async () => {
    const user = await product.signIn();
    const { items, total } = await user.call(listCoupons, {});
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      name: '新人立减券',
      origin: 'newUser',
      state: 'usable',
      discountFen: 1000,
      minPriceFen: 4000,
      plans: null,
      usedAt: null,
    });
    const days = (Date.parse(items[0]?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });
});

describe('a coupon', () => {
  it('is reserved by an order until the order is paid, and then used', async () => {
    const holder = await newHolder();
    const orderId = randomUUID();
    expect(await apply(holder, { orderId })).toEqual({ discountFen: 1000 });
    expect(await stateOf(holder)).toBe('held');
    await expect(apply(holder)).rejects.toMatchObject(
      refusal('这张卡券已用于另一笔待支付的订单，取消该订单后可以再用'),
    );
    await useUpCoupon(handle.database, orderId);
    expect(await stateOf(holder)).toBe('used');
    await expect(apply(holder)).rejects.toMatchObject(refusal('这张卡券已经使用过了'));
    expect((await holder.call(listCoupons, { query: { state: 'usable' } })).total).toBe(0);
  });

  it('is free again when the order is closed or refunded', async () => {
    const holder = await newHolder();
    const orderId = randomUUID();
    await apply(holder, { orderId });
    await releaseCoupon(handle.database, orderId);
    expect(await stateOf(holder)).toBe('usable');
    await apply(holder, { orderId });
    await useUpCoupon(handle.database, orderId);
    await releaseCoupon(handle.database, orderId);
    expect(await stateOf(holder)).toBe('usable');
  });

  it('is taken by exactly one of many simultaneous orders', async () => {
    const holder = await newHolder();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => apply(holder)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('gives the same answer again to the order that holds it', async () => {
    const holder = await newHolder();
    const orderId = randomUUID();
    await apply(holder, { orderId });
    expect(await apply(holder, { orderId })).toEqual({ discountFen: 1000 });
  });

  it('is released when the order that reserved it was never created', async () => {
    const holder = await newHolder();
    await handle.database
      .transaction(async (transaction) => {
        await applyCoupon(transaction, {
          userId: holder.userId,
          teamId: holder.teamId,
          couponId: holder.couponId,
          planId: 'yearly',
          priceFen: 19_900,
          orderId: randomUUID(),
        });
        throw new Error('the order failed');
      })
      .catch(() => undefined);
    expect(await stateOf(holder)).toBe('usable');
  });

  it('serves only one order, and an order takes only one', async () => {
    const holder = await newHolder();
    const orderId = randomUUID();
    await apply(holder, { orderId });
    const outcome = await handle.database.transaction((transaction) =>
      giveCoupon(transaction, { code: 'GIFT', userId: holder.userId, origin: 'operator', reason: 'r' }),
    );
    const couponId = outcome.kind === 'given' ? outcome.couponId : '';
    await expect(apply(holder, { orderId, couponId })).rejects.toMatchObject(
      refusal('一笔订单只能使用一张卡券'),
    );
  });

  it('is offered for a purchase it applies to, the largest discount first', async () => {
    const holder = await newHolder();
    const { userId, couponId } = holder;
    await giveCoupon(handle.database, { code: 'GIFT', userId, origin: 'operator', reason: 'r' });
    const offered = async (priceFen: number) =>
      listUsableCoupons(handle.database, { userId, planId: 'monthly', priceFen });
    expect(await offered(4990)).toMatchObject([
      { couponId, name: '新人立减券', discountFen: 1000 },
      { name: '赠券', discountFen: 500 },
    ]);
    expect(await offered(1990)).toMatchObject([{ name: '赠券' }]);
    await apply(holder);
    expect(await offered(4990)).toMatchObject([{ name: '赠券' }]);
  });

  it('is unusable for other users, for too low a price and after it has expired', async () => {
    const holder = await newHolder();
    const stranger = await newHolder();
    await expect(apply(stranger, { couponId: holder.couponId })).rejects.toMatchObject(
      refusal('没有找到这张卡券'),
    );
    await expect(apply(holder, { priceFen: 2990 })).rejects.toMatchObject(
      refusal('订单满 40 元才能使用这张卡券'),
    );
    await handle.database
      .update(coupons)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(coupons.id, holder.couponId));
    expect(await stateOf(holder)).toBe('expired');
    await expect(apply(holder)).rejects.toMatchObject(refusal('这张卡券已过期'));
    expect((await stranger.call(listCoupons, {})).items.map(({ id }) => id)).not.toContain(holder.couponId);
  });
});

describe('an activity code', () => {
  const kind = { name: '春季立减券', discountFen: 2000, minPriceFen: 0, validDays: 7, isActivity: true };

  it('reports what it gives, in upper or lower case, and is taken once by each person', async () => {
    await insertKind(handle.database, { ...kind, code: 'SPRING', plans: ['yearly'] });
    const offer = await product.visitor.call(checkActivityCode, { body: { code: ' spring ' } });
    expect(offer).toEqual({
      name: '春季立减券',
      discountFen: 2000,
      minPriceFen: 0,
      plans: ['yearly'],
      validDays: 7,
    });
    const user = await product.signIn();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => user.request(redeemActivityCode, { body: { code: 'Spring' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await user.call(listCoupons, {})).items.map(({ origin }) => origin)).toContain('activity');
    expect((await user.call(listInvitedCoupons, {})).total).toBe(0);
  });

  it('is given at most as often as there are coupons, however many requests come at once', async () => {
    await insertKind(handle.database, { ...kind, code: 'FEW', quantity: 2 });
    const users = await Promise.all(Array.from({ length: 6 }, () => product.signIn()));
    const body = { code: 'FEW' };
    const answers = await Promise.all(users.map((user) => user.request(redeemActivityCode, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400, 400, 400]);
    const { body: answer } = await product.visitor.request(checkActivityCode, { body });
    expect(answer.message).toBe('这个活动码的卡券已经领完');
  });

  it('that does not belong to the activity is refused', async () => {
    const user = await product.signIn();
    for (const code of ['NEWUSER', 'NOTHING']) {
      const { status, body } = await product.visitor.request(checkActivityCode, { body: { code } });
      expect([status, body.message]).toEqual([400, '活动码无效或已过期']);
      expect((await user.request(redeemActivityCode, { body: { code } })).status).toBe(400);
    }
  });

  it('is invalid after the activity has ended', async () => {
    const over = await startTestProduct();
    const own = openDatabase(over.databaseUrl, () => undefined);
    try {
      await insertKind(own.database, { ...kind, code: 'LATE' });
      const user = await over.signIn();
      const body = { code: 'LATE' };
      expect((await over.visitor.request(checkActivityCode, { body })).body.message).toBe(
        '活动已经结束，活动码不再有效',
      );
      expect((await user.request(redeemActivityCode, { body })).status).toBe(400);
    } finally {
      await own.close();
      await over.close();
    }
  });
});
