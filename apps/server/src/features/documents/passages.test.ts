import { searchKnowledge } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveTeamScope } from '../../platform/access/team-scope.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { putRead } from './knowledge.testing.ts';
import { searchPassages } from './search-passages.ts';

let product: TestProduct;
let user: TestUser;
let stranger: TestUser;
let handle: DatabaseHandle;
const ids: string[] = [];

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  [user, stranger] = [await product.signIn(), await product.signIn()];
  handle = openDatabase(product.databaseUrl, (error) => expect.fail(error.message));
  const files = [
    [
      '房屋租赁合同.txt',
      `${'甲方交付房屋及钥匙。'.repeat(60)}\n乙方逾期支付租金的，按日万分之五支付违约金。`,
    ],
    ['采购合同.txt', '甲方应于验收合格后三十日内付清全部价款。'],
  ] as const;
  for (const file of files) ids.push((await putRead(product, user, file)).id);
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

const ask = (question: string, documentIds?: readonly string[], who: TestUser = user) =>
  searchPassages(handle.database, proveTeamScope(who.teamId, who.teamId, 'owner'), {
    question,
    documentIds,
    top: 3,
  });

describe('passages of the knowledge base', () => {
  it('are found by a question, as a short piece of their page', async () => {
    const [best] = await ask('房租晚交了要付多少违约金');
    expect(best).toMatchObject({ documentId: ids[0], name: '房屋租赁合同.txt' });
    expect(best?.text).toContain('万分之五');
    expect(best?.text.length).toBeLessThanOrEqual(400);
  });

  it('are searched only in the named documents', async () => {
    const [, purchase = ''] = ids;
    expect((await ask('租金和价款什么时候付', [purchase])).map(({ documentId }) => documentId)).toEqual([
      purchase,
    ]);
    expect(await ask('租金', [])).toEqual([]);
  });

  it('of a named document are found by meaning, without a word of the question', async () => {
    const [, purchase = ''] = ids;
    const scope = proveTeamScope(user.teamId, user.teamId, 'owner');
    const query = { question: 'when to pay', documentIds: [purchase], top: 3 };
    const near = async (_: string, passages: readonly string[]) =>
      passages.map((text) => (text.includes('付清') ? 0.7 : 0.3));
    expect(await searchPassages(handle.database, scope, query)).toEqual([]);
    const [found] = await searchPassages(handle.database, scope, query, near);
    expect(found?.text).toContain('三十日内付清');
    expect(await searchPassages(handle.database, scope, query, async () => [0.3])).toEqual([]);
    // Of a whole space only what shares words is looked at.
    expect(await searchPassages(handle.database, scope, { question: 'when to pay', top: 3 }, near)).toEqual(
      [],
    );
  });

  it('are put in the order of words and meaning together, and of words where the model fails', async () => {
    const scope = proveTeamScope(user.teamId, user.teamId, 'owner');
    const query = { question: '甲方交付后什么时候付款', documentIds: ids, top: 3 };
    const near = async (_: string, passages: readonly string[]) =>
      passages.map((text) => (text.includes('付清') ? 0.9 : 0.1));
    const [best] = await searchPassages(handle.database, scope, query, near);
    expect(best?.text).toContain('付清');
    const byWords = await searchPassages(handle.database, scope, query, async () => null);
    expect(byWords).toEqual(await searchPassages(handle.database, scope, query));
  });

  it('belong to the page they begin on, also when the next text is searched with the page before', async () => {
    const numbers = Array.from({ length: 120 }, (_, at) => 1001 + at);
    const clauses = numbers.map((number) => `编号${number}的设备由乙方交付，甲方验收。`);
    const { id } = await putRead(product, user, ['设备清单.txt', clauses.join('\n')]);
    const pages = new Set<number | null>();
    for (const number of numbers) {
      const { items } = await user.call(searchKnowledge, { body: { keyword: `编号${number}的设备` } });
      const page = items[0]?.hits[0]?.page ?? null;
      const found = await ask(`编号${number}的设备`, [id]);
      const holders = found.filter(({ text }) => text.includes(`编号${number}的设备`));
      expect(holders.map((holder) => holder.page)).toEqual([page]);
      pages.add(page);
    }
    expect(pages.size).toBeGreaterThan(2);
  });

  it('of another space are not found, by question or by id', async () => {
    expect(await ask('违约金', undefined, stranger)).toEqual([]);
    expect(await ask('违约金', ids, stranger)).toEqual([]);
  });
});
