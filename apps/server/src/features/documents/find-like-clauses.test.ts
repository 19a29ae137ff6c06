/** Clauses that speak of the same thing as a text: near enough, of the space alone, with what was looked into. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveTeamScope } from '../../platform/access/team-scope.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { findLikeClauses } from './find-like-clauses.ts';
import { putRead } from './knowledge.testing.ts';
import type { PassageLikeness } from './search-passages.ts';

const ARTICLE = '当事人可以约定一方违约时应当根据违约情况向对方支付一定数额的违约金。';
const CONTRACT = `采购合同
第一条 乙方逾期交货的，应当向甲方支付违约金，违约金为合同总价的百分之五。
第二条 当事人的地址变更的，应当书面通知对方。
第三条 乙方逾期交货的，应当向甲方支付违约金，违约金为合同总价的百分之五。`;

let product: TestProduct;
let user: TestUser;
let stranger: TestUser;
let handle: DatabaseHandle;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  [user, stranger] = [await product.signIn(), await product.signIn()];
  handle = openDatabase(product.databaseUrl, (error) => expect.fail(error.message));
  await putRead(product, user, ['采购合同.txt', CONTRACT]);
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

const nearDamages: PassageLikeness = async (_, passages) =>
  passages.map((text) => (text.includes('违约金') ? 0.7 : 0.5));
const find = (likeness: PassageLikeness, who: TestUser = user, text = ARTICLE) =>
  findLikeClauses(handle.database, proveTeamScope(who.teamId, who.teamId, 'owner'), text, likeness);

describe('clauses like a text', () => {
  it('are single clauses near enough in meaning', async () => {
    const { items, ...looked } = await find(nearDamages);
    expect(items.map(({ name, text }) => [name, text])).toEqual([
      ['采购合同.txt', expect.stringMatching(/^第一条 乙方逾期交货/)],
      ['采购合同.txt', expect.stringMatching(/^第三条 乙方逾期交货/)],
    ]);
    expect(items[0]?.text).not.toContain('第二条');
    expect(looked).toMatchObject({ pages: 1, isComplete: true, isByMeaning: true });
    expect(looked.compared).toBeGreaterThanOrEqual(3);
  });

  it('are none where nothing is near, and the answer says what was compared', async () => {
    const { items, compared } = await find(async (_, passages) => passages.map(() => 0.4));
    expect([items, compared > 0]).toEqual([[], true]);
  });

  it('are found by words alone where the model is not there, and that is said', async () => {
    const { items, isByMeaning } = await find(async () => null);
    expect(isByMeaning).toBe(false);
    expect(items[0]?.text).toContain('违约金');
    expect(items.map(({ text }) => text).join()).not.toContain('地址变更');
  });

  it('are of the space alone, and a space without the words is not looked into', async () => {
    const nothing = { items: [], pages: 0, compared: 0, isComplete: true };
    expect(await find(nearDamages, stranger)).toMatchObject(nothing);
    expect(await find(nearDamages, user, 'zebra crossing')).toMatchObject(nothing);
  });
});
