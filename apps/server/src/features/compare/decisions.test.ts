/** What is special to decisions on the changes of a comparison; `features/findings/decisions.test.ts` has what holds for every tool. */
import { listComparisons, readComparisonResult } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { decide, decideMany, decisionsOf, unseen } from '../findings/findings.testing.ts';
import { compareTexts, settled } from './compare.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const OLD = '第一条 总价为100万元。\n第二条 保密期为2年。\n第三条 由甲方承担。';
const NEW = '第一条 总价为120万元。\n第二条 保密期为3年。\n第三条 由乙方承担。';

async function compared(user: TestUser, texts: readonly [string, string] = [OLD, NEW]) {
  const id = await compareTexts(product, user, texts);
  await settled(user, id);
  const { changes } = await user.call(readComparisonResult, { params: { id } });
  return { id, changeIds: changes.map((change) => change.id) };
}

describe('a change', () => {
  it('stands between two documents, and cannot be rewritten', async () => {
    const user = await product.signIn();
    const { id, changeIds } = await compared(user);
    const changeId = changeIds[0] ?? '';
    const rewritten = await decide(user, id, changeId, { state: 'edited', text: '110', version: 0 });
    expect([rewritten.status, rewritten.body.message]).toEqual([400, '这一条不能改写，请直接采纳或忽略']);
    expect(await decisionsOf(user, id)).toEqual([]);
  });
});

describe('the list', () => {
  it('counts the decisions of each comparison separately, and does not count noise', async () => {
    const user = await product.signIn();
    const { id, changeIds } = await compared(user);
    const other = await compared(user, ['甲，乙', '甲,乙']);
    await decideMany(user, id, { findings: unseen(changeIds), state: 'accepted' });
    await decideMany(user, other.id, { findings: unseen(other.changeIds), state: 'accepted' });
    expect(await decisionsOf(user, other.id)).toHaveLength(other.changeIds.length);
    const { items } = await user.call(listComparisons, {});
    const decided = new Map(items.map((item) => [item.id, item.decided]));
    expect(decided.get(id)?.done).toBe(changeIds.length);
    expect(decided.get(id)?.done).toBe(decided.get(id)?.total);
    expect(decided.get(other.id)).toEqual({ done: 0, total: 0 });
    expect(other.changeIds.length).toBeGreaterThan(0);
  });

  it('counts no decisions before there is a result', async () => {
    const idle = await startTestProduct();
    const user = await idle.signIn();
    await compareTexts(idle, user, ['甲', '乙']);
    const { items } = await user.call(listComparisons, {});
    await idle.close();
    expect(items.map(({ decided }) => decided)).toEqual([null]);
  });
});
