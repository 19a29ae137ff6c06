/** The law library over HTTP: browsing, searching, one article with its neighbours and history, and who cites it. */
import {
  browseLaws,
  listLawCitations,
  listLikeClauses,
  readLaw,
  readLawArticle,
  searchLaws,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { putRead } from '../documents/knowledge.testing.ts';
import { importLaws } from './import-laws.ts';
import { LIGHT_ARTICLE, writeStatutes } from './laws.testing.ts';
import { readStatuteFolder } from './read-statute-folder.ts';

let product: TestProduct;
let user: TestUser;
let stranger: TestUser;
const LIGHT = '中华人民共和国灯塔法';

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  [user, stranger] = [await product.signIn(), await product.signIn()];
});
afterAll(() => product.close());

async function importThem(): Promise<void> {
  const { folder, remove } = writeStatutes();
  const { statutes } = await readStatuteFolder(folder);
  remove();
  const { database, close } = openDatabase(product.databaseUrl, () => undefined);
  await importLaws(database, statutes, { law: () => undefined, indexed: () => undefined });
  await close();
}

describe('a library without laws', () => {
  it('says that it is not there yet, which is not the same as empty', async () => {
    expect(await user.call(browseLaws, {})).toMatchObject({ isReady: false, items: [] });
    expect(await user.call(searchLaws, { body: { question: '灯塔' } })).toMatchObject({ isReady: false });
    const { status, body } = await user.request(readLaw, { query: { law: '灯塔法' } });
    expect([status, body.message]).toEqual([404, '法律条文库还没有装好，请稍后再试。']);
  });
});

describe('the law library', () => {
  beforeAll(importThem);

  it('lists each law once, in the wording that holds, by kind and by name', async () => {
    const { isReady, items, total, counts, stateOf } = await user.call(browseLaws, {});
    expect({ isReady, total, stateOf }).toEqual({ isReady: true, total: 3, stateOf: null });
    expect(counts).toEqual({ law: 1, regulation: 2, interpretation: 0, other: 0 });
    expect(items.find(({ name }) => name === LIGHT)).toMatchObject({
      ...{ kind: 'law', wording: '2020-06-01', status: 'inForce', stateOf: null, articles: 5 },
    });
    const kind = await user.call(browseLaws, { query: { kind: 'regulation' } });
    expect(kind.items.map(({ name, status }) => [name, status])).toEqual(
      expect.arrayContaining([
        ['航标守护条例', 'repealed'],
        ['渡口条例', 'inForce'],
      ]),
    );
    const named = await user.call(browseLaws, { query: { name: '灯塔' } });
    expect([named.total, named.counts.regulation]).toEqual([1, 0]);
    expect((await user.call(browseLaws, { query: { page: 2, pageSize: 2 } })).items).toHaveLength(1);
  });

  it('finds articles by words, and by name and number', async () => {
    const { items } = await user.call(searchLaws, { body: { question: '灯塔熄灭由谁赔偿', top: 3 } });
    expect(items[0]).toMatchObject({ law: LIGHT, label: '第三条', status: 'inForce' });
    expect(items[0]?.text).toContain(items[0]?.matters);
    const clause = `${'灯塔熄灭造成船舶损失的，由灯塔所有人赔偿。'.repeat(20)}`;
    expect((await user.call(searchLaws, { body: { question: clause } })).items[0]?.label).toBe('第三条');
    const named = await user.call(searchLaws, { body: { question: '灯塔法第三条之一' } });
    expect(named.items[0]).toMatchObject({
      law: LIGHT,
      label: '第三条之一',
      wording: '2020-06-01',
      isNear: true,
    });
    const { status } = await user.request(searchLaws, { body: { question: ' ' } });
    expect(status).toBe(400);
  });

  it('opens a law by any of its names, with wordings and what it repealed', async () => {
    const { law, history, contents } = await user.call(readLaw, { query: { law: '《灯塔法》' } });
    expect(law.wording).toBe('2020-06-01');
    expect(history.wordings.map(({ wording, status }) => [wording, status])).toEqual([
      ['2020-06-01', 'inForce'],
      ['2010-05-01', 'amended'],
    ]);
    expect(history.repeals).toEqual([{ law: '航标守护条例', date: '2020-10-01' }]);
    expect(contents.map(({ label }) => label)).toContain('第三条之一');
    expect(contents.find(({ label }) => label === '第三条')?.path).toEqual(['第二章 责任']);
    const old = await user.call(readLaw, { query: { law: LIGHT, wording: '2010-05-01' } });
    expect(old.history.replacedOn).toBe('2020-10-01');
    const { status, body } = await user.request(readLaw, { query: { law: LIGHT, wording: '2011-01-01' } });
    expect([status, body.message]).toEqual([404, `法律条文库中没有《${LIGHT}》2011-01-01 的文本。`]);
  });

  it.each(['第二条', '2', '第2条第一款'])('shows article %s between its neighbours', async (article) => {
    const read = await user.call(readLawArticle, { query: { law: LIGHT, article } });
    expect(read.article).toMatchObject({ label: '第二条', text: LIGHT_ARTICLE, path: ['第一章 总则'] });
    expect(read.before.map(({ label }) => label)).toEqual(['第一条']);
    expect(read.after.map(({ label }) => label)).toEqual(['第三条', '第三条之一']);
    expect(read.elsewhere).toMatchObject([
      { law: { wording: '2010-05-01' }, text: '灯塔守护人应当点亮灯具。', isSame: false },
    ]);
  });

  it('tells when and by what an article was repealed', async () => {
    const { history, law } = await user.call(readLawArticle, {
      query: { law: '航标守护条例', article: '第一条' },
    });
    expect(law.status).toBe('repealed');
    expect(history.repealed).toEqual({ date: '2020-10-01', law: LIGHT });
  });

  it.each([
    ['第九条', `《${LIGHT}》中没有“第九条”。`],
    ['附则', '“附则”不是条号，请写成“第五百八十四条”或“584”。'],
  ])('has no article %s, and says so', async (article, message) => {
    const { status, body } = await user.request(readLawArticle, { query: { law: LIGHT, article } });
    expect([status, body.message]).toEqual([404, message]);
  });

  it('names the documents of the space that cite an article, and of no other space', async () => {
    const { id } = await putRead(product, user, [
      '守护协议.txt',
      '依据《中华人民共和国灯塔法》第二条、第三条，双方约定如下。',
    ]);
    await putRead(product, user, ['闲谈.txt', '灯塔法刚刚修订，第九章第二条以后再说。']);
    const citing = (who: TestUser, article?: string) =>
      who.call(listLawCitations, { query: { law: '灯塔法', article } });
    expect(await citing(user, '第三条')).toEqual({
      items: [{ documentId: id, name: '守护协议.txt', page: 1, words: '第三条' }],
      isComplete: true,
    });
    expect((await citing(user, '第四条')).items).toEqual([]);
    expect((await citing(user)).items.map(({ name }) => name)).toContain('守护协议.txt');
    expect((await citing(stranger, '第三条')).items).toEqual([]);
    const query = { law: '灯塔法', teamId: user.teamId };
    expect((await stranger.request(listLawCitations, { query })).status).toBe(404);
  });

  it('finds clauses of the space that speak of the same thing as an article, and of no other space', async () => {
    const { id } = await putRead(product, user, [
      '看守合同.txt',
      '第一条 乙方应当在日落之前点亮灯塔的灯具，雾天同时鸣响雾号并作记录。\n第二条 本合同一式两份，双方各执一份。',
    ]);
    const query = { law: LIGHT, article: '第二条' };
    const { items, ...looked } = await user.call(listLikeClauses, { query });
    const own = items.filter(({ documentId }) => documentId === id);
    expect(own.map(({ text }) => text)).toEqual([
      '第一条 乙方应当在日落之前点亮灯塔的灯具，雾天同时鸣响雾号并作记录。',
    ]);
    expect(looked).toMatchObject({ isComplete: true, pages: expect.any(Number) });
    expect((await stranger.call(listLikeClauses, { query })).items).toEqual([]);
    const foreign = { query: { ...query, teamId: user.teamId } };
    expect((await stranger.request(listLikeClauses, foreign)).status).toBe(404);
    const missing = await user.request(listLikeClauses, { query: { ...query, article: '第九十条' } });
    expect(missing.status).toBe(404);
  });
});
