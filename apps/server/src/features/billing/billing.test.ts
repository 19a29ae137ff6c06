import { consumeList, createComparison, createTeam, session, teamBalance } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { grantPlan } from './index.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function compareBalance(user: TestUser) {
  return (await user.call(teamBalance, { params: { teamId: user.teamId } })).compareBalance;
}

async function newComparison(user: TestUser) {
  const fileId = await uploadFile(product.server, user, '一.txt', '甲');
  return { originFileId: fileId, targetFileId: fileId };
}

async function grant(teamId: string, plan: 'monthly', from: Date): Promise<void> {
  const { database, close } = openDatabase(product.databaseUrl, () => undefined);
  await grantPlan(database, teamId, plan, from);
  await close();
}

describe('the balance of a space', () => {
  it('starts with the free plan, which is not a membership', async () => {
    const user = await product.signIn();
    const balance = await user.call(teamBalance, { params: { teamId: user.teamId } });
    const three = { count: 3, limit: 3, expiredAt: null };
    expect(balance).toMatchObject({
      auditBalance: three,
      duplicateBalance: three,
      compareBalance: three,
      templateBalance: three,
    });
    expect(balance).toMatchObject({ vipStatus: false, vipTime: 0, maxExpiredAt: null });
    expect((await user.call(session, {})).user).toMatchObject({ vipStatus: false, maxExpiredAt: null });
  });

  it('is separate for a team space', async () => {
    const user = await product.signIn();
    const team = await user.call(createTeam, { body: { name: '法务部' } });
    await user.call(createComparison, { body: await newComparison(user) });
    expect((await user.call(teamBalance, { params: { teamId: team.teamId } })).compareBalance.count).toBe(3);
    expect((await compareBalance(user)).count).toBe(2);
  });

  it('accepts exactly as many tasks as there are uses, however many requests arrive at once', async () => {
    const user = await product.signIn();
    const body = await newComparison(user);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => user.request(createComparison, { body })),
    );
    const codes = answers.map((answer) => answer.body.code).sort((a, b) => a - b);
    expect(codes).toEqual([...Array(3).fill(200), ...Array(9).fill(6040)]);
    expect(answers.find((answer) => answer.body.code === 6040)).toMatchObject({
      status: 402,
      body: { message: '剩余次数不足' },
    });
    expect((await compareBalance(user)).count).toBe(0);
  });

  it('takes one use for a request that is sent twice', async () => {
    const user = await product.signIn();
    const body = { ...(await newComparison(user)), idempotencyKey: 'click-00001' };
    const [first, second] = await Promise.all([
      user.call(createComparison, { body }),
      user.call(createComparison, { body }),
    ]);
    expect(second.id).toBe(first.id);
    expect((await compareBalance(user)).count).toBe(2);
  });

  it('uses the plan that expires first, and answers 6044 when all that is left has expired', async () => {
    const user = await product.signIn();
    await grant(user.teamId, 'monthly', new Date());
    const balance = await user.call(teamBalance, { params: { teamId: user.teamId } });
    expect(balance).toMatchObject({ vipStatus: true, compareBalance: { count: 63, limit: 63 } });
    const lapsed = await product.signIn();
    await grant(lapsed.teamId, 'monthly', new Date(Date.now() - 40 * 24 * 3600 * 1000));
    const body = await newComparison(lapsed);
    for (let use = 0; use < 3; use++) await lapsed.call(createComparison, { body });
    const refused = await lapsed.request(createComparison, { body });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      402,
      6044,
      '会员已到期，续费后可继续使用',
    ]);
  });

  it('lists every use, newest first, in pages', async () => {
    const user = await product.signIn();
    const body = await newComparison(user);
    const first = await user.call(createComparison, { body: { ...body, title: '第一份' } });
    const second = await user.call(createComparison, { body: { ...body, title: '第二份' } });
    const page = await user.call(consumeList, { params: { teamId: user.teamId }, query: { pageSize: 1 } });
    expect(page).toMatchObject({
      total: 2,
      items: [{ kind: 'use', tool: 'compare', amount: 1, taskId: second.id, taskTitle: '第二份' }],
    });
    const rest = await user.call(consumeList, {
      params: { teamId: user.teamId },
      query: { pageSize: 1, page: 2 },
    });
    expect(rest.items[0]).toMatchObject({ taskId: first.id });
  });
});
