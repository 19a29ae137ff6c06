/** Team plans: seats, the credit of an upgrade, renewal, and undoing an upgrade. */
import {
  createOrder,
  formatFen,
  listTeamMembers,
  type Order,
  plans,
  quoteOrder,
  readOrder,
  requestRefund,
} from '@wenjian/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../database/schema.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { readHeldPlans, readOrderUses } from '../billing/index.ts';
import { listPayments } from './orders.repository.ts';
import {
  ADVANCED,
  BASIC,
  balanceOf,
  buy,
  newestMessage,
  newTeam,
  pressPay,
  sweep,
  withDatabase,
} from './orders.testing.ts';

let product: TestProduct;
let user: TestUser;
let teamId: string;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function newTeamWithBasic() {
  user = await product.signIn();
  teamId = await newTeam(user);
  const order = await buy(user, BASIC, teamId);
  await pressPay(product, order);
  return order;
}

const quote = (choice: typeof BASIC | typeof ADVANCED) =>
  user.call(quoteOrder, { query: { teamId, ...choice } });
const creditGone = ({ number, amountFen }: Order) =>
  `订单 ${number} 已关闭：下单之后，用来折抵的套餐又被使用、已退款或已用于另一次升级，折抵金额不再成立。支付的 ${formatFen(amountFen)} 元按原支付方式退回，请重新下单。`;

/** Pretends that the plan had this price, so that it pays exactly for another one. */
async function renewWorth(priceFen: number): Promise<void> {
  const order = await buy(user, BASIC, teamId);
  await pressPay(product, order);
  await withDatabase(product, (database) =>
    database.update(orders).set({ priceFen, amountFen: priceFen }).where(eq(orders.id, order.id)),
  );
}

async function paymentStatesOf({ id }: Order): Promise<readonly string[]> {
  const rows = await withDatabase(product, (database) => listPayments(database, [id]));
  return rows.map(({ state }) => state);
}

const seats = async () => (await user.call(listTeamMembers, { params: { id: teamId } })).seats.limit;

describe('a team plan', () => {
  it('gives its seats and its icon', async () => {
    await newTeamWithBasic();
    expect(await seats()).toBe(plans.basic.seats);
    expect(await balanceOf(user, teamId)).toMatchObject({ membership: 'basic', vipStatus: true });
  });

  it('is upgraded with its remaining value credited, and its rest ends', async () => {
    const basic = await newTeamWithBasic();
    const offer = await quote(ADVANCED);
    // Nothing was used and less than a second has passed: only the fen of that second are missing.
    expect(offer.kind).toBe('upgrade');
    expect(offer.creditFen).toBeGreaterThanOrEqual(basic.amountFen - 1);
    expect(offer.creditFen).toBeLessThanOrEqual(basic.amountFen);
    expect(offer.amountFen).toBe(plans.advanced.priceFen - offer.creditFen);
    const order = await buy(user, ADVANCED, teamId);
    await pressPay(product, order);
    expect(await seats()).toBe(plans.advanced.seats);
    expect(await balanceOf(user, teamId)).toMatchObject({
      membership: 'advanced',
      compareBalance: { count: 4003, limit: 4003 },
    });
  });

  it('is renewed without a credit, and cannot be exchanged for a smaller one', async () => {
    await newTeamWithBasic();
    expect(await quote(BASIC)).toMatchObject({ kind: 'renewal', creditFen: 0 });
    await pressPay(product, await buy(user, ADVANCED, teamId));
    const body = { ...BASIC, provider: 'sandbox' };
    const answer = await user.request(createOrder, { query: { teamId }, body });
    expect(answer.body.data).toMatchObject({ name: 'PLAN_LOWER' });
  });

  it('is credited once: the second of two upgrades gives nothing, and its money is refunded', async () => {
    await newTeamWithBasic();
    const [first, second] = [await buy(user, ADVANCED, teamId), await buy(user, ADVANCED, teamId)];
    await Promise.all([pressPay(product, first), pressPay(product, second)]);
    expect((await balanceOf(user, teamId)).compareBalance).toMatchObject({ count: 4003, limit: 4003 });
    const after = await Promise.all(
      [first, second].map(({ id }) => user.call(readOrder, { params: { id } })),
    );
    expect(after.map(({ state }) => state).sort()).toEqual(['closed', 'paid']);
    const closed = after.find(({ state }) => state === 'closed') ?? second;
    expect(await newestMessage(user)).toContain(creditGone(closed));
    await sweep(product);
    expect(await paymentStatesOf(closed)).toEqual(['refunded']);
    const yuan = formatFen(closed.amountFen);
    expect(await newestMessage(user)).toContain(
      `订单 ${closed.number} 没有用上的付款 ${yuan} 元，按原支付方式退回。`,
    );
  });

  it('is credited once when nothing is left to pay: the second of two simultaneous upgrades has to be paid', async () => {
    await newTeamWithBasic();
    await renewWorth(plans.advanced.priceFen);
    expect((await quote(ADVANCED)).amountFen).toBe(0);
    const upgrades = await Promise.all([buy(user, ADVANCED, teamId), buy(user, ADVANCED, teamId)]);
    expect(upgrades.map(({ state, amountFen }) => [state, amountFen > 0]).sort()).toEqual([
      ['paid', false],
      ['pending', true],
    ]);
    // The basic plan that was not needed still exists.
    expect((await balanceOf(user, teamId)).compareBalance).toMatchObject({ count: 5003, limit: 5003 });
  });

  it('is restored when an upgrade that cost nothing more is undone', async () => {
    await newTeamWithBasic();
    await renewWorth(plans.advanced.priceFen);
    const upgrade = await buy(user, ADVANCED, teamId);
    expect(upgrade).toMatchObject({ state: 'paid', amountFen: 0 });
    const input = { params: { id: upgrade.id }, body: { reason: '不需要了' } };
    expect(await user.call(requestRefund, input)).toMatchObject({ state: 'refunded' });
    expect(await balanceOf(user, teamId)).toMatchObject({
      membership: 'basic',
      compareBalance: { count: 2003, limit: 2003 },
    });
  });

  it('of several orders is given up completely or not at all, the last order first', async () => {
    await newTeamWithBasic();
    for (let renewals = 0; renewals < 3; renewals++) await pressPay(product, await buy(user, BASIC, teamId));
    const firstEnd = Date.now() + (plans.basic.days + 1) * 24 * 3600 * 1000;
    const offer = await quote(ADVANCED);
    expect(offer.creditFen).toBe(3 * plans.basic.priceFen);
    await pressPay(product, await buy(user, ADVANCED, teamId));
    expect((await balanceOf(user, teamId)).compareBalance).toMatchObject({ count: 5003, limit: 5003 });
    const held = await withDatabase(product, (database) => readHeldPlans(database, { teamId }, new Date()));
    const [kept] = held.filter(({ plan }) => plan === 'basic');
    expect(kept?.expiresAt.getTime()).toBeLessThan(firstEnd);
  });

  it('that was credited cannot be refunded itself; the upgrade can, and then the earlier plan is restored', async () => {
    const basic = await newTeamWithBasic();
    const upgrade = await buy(user, ADVANCED, teamId);
    await pressPay(product, upgrade);
    const refund = (id: string) =>
      user.request(requestRefund, { params: { id }, body: { reason: '不需要了' } });
    expect((await refund(basic.id)).body.data).toMatchObject({ name: 'ORDER_CREDITED' });
    expect((await refund(upgrade.id)).body.data).toMatchObject({ state: 'refunded' });
    expect(await balanceOf(user, teamId)).toMatchObject({
      membership: 'basic',
      compareBalance: { count: 1003, limit: 1003 },
    });
    expect(await seats()).toBe(plans.basic.seats);
    const held = await withDatabase(product, (database) => readOrderUses(database, basic));
    expect(held.map(({ left }) => left).sort((a, b) => a - b)).toEqual([200, 500, 500, 1000]);
  });
});
