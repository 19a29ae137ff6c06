import { createConversion, createRecognition, createTeam, deleteConversion, freeUses } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { grantPlan } from '../billing/index.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function conversionBody(user: TestUser) {
  const fileId = await uploadFile(product.server, user, '甲.txt', '甲');
  return { fileIds: [fileId], operation: { kind: 'merge' as const } };
}

describe('free uses', () => {
  it('are exactly 20 a day, however many requests come at once, conversion and recognition together', async () => {
    const user = await product.signIn();
    const body = await conversionBody(user);
    const fileId = body.fileIds[0] ?? '';
    const answers = await Promise.all([
      ...Array.from({ length: 15 }, () => user.request(createConversion, { body })),
      ...Array.from({ length: 15 }, () => user.request(createRecognition, { body: { fileId } })),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(10).fill(429)]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      message: '今日免费次数已用完',
      data: { name: 'FREE_LIMIT_REACHED' },
    });
    expect(await user.call(freeUses, {})).toMatchObject({ limit: 20, left: 0 });
  });

  it('belong to the user: another space adds no second twenty, another user has their own', async () => {
    const user = await product.signIn();
    await user.call(createConversion, { body: await conversionBody(user) });
    const { teamId } = await user.call(createTeam, { body: { name: '法务部' } });
    expect((await user.call(freeUses, { query: { teamId } })).left).toBe(19);
    expect((await (await product.signIn()).call(freeUses, {})).left).toBe(20);
  });

  it('are 500 in a paid space', async () => {
    const user = await product.signIn();
    const { database, close } = openDatabase(product.databaseUrl, () => undefined);
    await grantPlan(database, user.teamId, 'monthly', new Date());
    await close();
    expect(await user.call(freeUses, {})).toMatchObject({ limit: 500, left: 500 });
  });

  it('are refunded when a task is deleted before it gave a result', async () => {
    const user = await product.signIn();
    const { id } = await user.call(createConversion, { body: await conversionBody(user) });
    await user.call(deleteConversion, { params: { id } });
    expect((await user.call(freeUses, {})).left).toBe(20);
  });

  it('are taken once for a request that is sent twice', async () => {
    const user = await product.signIn();
    const body = { ...(await conversionBody(user)), idempotencyKey: 'click-00001' };
    const [first, second] = await Promise.all([
      user.call(createConversion, { body }),
      user.call(createConversion, { body }),
    ]);
    expect(second.id).toBe(first.id);
    expect((await user.call(freeUses, {})).left).toBe(19);
  });

  it('return at midnight in Beijing', async () => {
    const { resetsAt } = await (await product.signIn()).call(freeUses, {});
    expect(resetsAt).toMatch(/T16:00:00\.000Z$/);
    expect(new Date(resetsAt).getTime()).toBeGreaterThan(Date.now());
  });
});
