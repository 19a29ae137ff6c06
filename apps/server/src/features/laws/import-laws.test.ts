/** Importing a folder of statutes: replaced, never duplicated, and found by quoted words. */
import { fingerprintSet, tokenise } from '@wenjian/plagiarism';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { createProductDatabase } from '../../testing/test-database.ts';
import { findQuotedStatutes } from './find-quoted-statutes.ts';
import { importLaws } from './import-laws.ts';
import { lawChanges } from './law-changes.ts';
import { listLaws } from './laws.repository.ts';
import { FERRY_ARTICLE, LIGHT_ARTICLE, STATUTES, writeStatutes } from './laws.testing.ts';
import { readStatuteFolder } from './read-statute-folder.ts';
import { statuteDocument } from './statute-document.ts';

let database: Awaited<ReturnType<typeof createProductDatabase>>;
let handle: DatabaseHandle;

beforeAll(async () => {
  database = await createProductDatabase();
  handle = openDatabase(database.url, (error) => expect.fail(error.message));
});
afterAll(() => handle.close());

async function importThem(statutes: Readonly<Record<string, string>> = STATUTES) {
  const { folder, remove } = writeStatutes(statutes);
  const read = await readStatuteFolder(folder);
  remove();
  const outcome = await importLaws(handle.database, read.statutes, {
    law: () => undefined,
    indexed: () => undefined,
  });
  return { ...outcome, skipped: read.skipped };
}

const TODAY = '2026-01-01';
const quotedIn = (...texts: readonly string[]) =>
  findQuotedStatutes(handle.database, fingerprintSet(tokenise(statuteDocument(texts))), TODAY);
const rows = async (query: string) => (await handle.pool.query(query)).rows;

describe('the law corpus', () => {
  it('is reported as missing without any law', async () => {
    expect(await quotedIn(LIGHT_ARTICLE)).toEqual({ corpus: 'none', laws: [], texts: [] });
  });

  it('imports a folder, skips files that are not statutes and knows which version is in force', async () => {
    expect(await importThem()).toEqual({
      added: 4,
      replaced: 0,
      unchanged: 0,
      articles: 12,
      skipped: ['_index.md'],
    });
    const laws = await listLaws(handle.database);
    const of = (published: string) => laws.find((law) => law.published === published);
    expect(of('2010-05-01')).toMatchObject({ replacedOn: '2020-10-01', repealedOn: null });
    expect(of('2020-06-01')).toMatchObject({ replacedOn: null, effective: '2020-10-01' });
    expect(of('1999-01-01')).toMatchObject({ repealedOn: '2020-10-01', repealedBy: '中华人民共和国灯塔法' });
  });

  it('is unchanged after the same import, and updated only where a file is new', async () => {
    const before = await rows('select * from law_articles order by id');
    expect(await importThem()).toMatchObject({ added: 0, replaced: 0, unchanged: 4 });
    expect(await rows('select * from law_articles order by id')).toEqual(before);
    const name = '渡口条例(2015-03-01).md';
    const changed = { [name]: `${STATUTES[name]}\n\n第三条 渡口夜间关闭。` };
    expect(await importThem(changed)).toMatchObject({ added: 0, replaced: 1, unchanged: 0 });
    const articles = await rows(
      "select label from law_articles join laws on laws.id = law_id where name = '渡口条例' order by law_articles.id",
    );
    expect(articles.map(({ label }) => label)).toEqual(['第一条', '第二条', '第三条']);
  });

  it('tells before an import which laws it adds, words anew, repeals', async () => {
    const next = writeStatutes({
      '灯塔法(2024-01-01).md': `# 中华人民共和国灯塔法

2010年5月1日 第一届灯塔会议通过

2024年1月1日 第三届灯塔会议修订

<!-- INFO END -->

第一条 为了保护航行安全，规范灯塔的守护，制定本法。

第二条 灯塔由专人守护。

第三条 ${LIGHT_ARTICLE}

第四条 灯塔熄灭造成船舶损失的，由灯塔所有人和管理人赔偿。

第五条 本法自2024年3月1日起施行。《渡口条例》同时废止。`,
    });
    const { statutes } = await readStatuteFolder(next.folder);
    next.remove();
    const before = await rows('select id from laws order by id');
    const told = await lawChanges(handle.database, statutes);
    expect(await rows('select id from laws order by id')).toEqual(before);
    expect(told).toMatchObject({ added: 1, replaced: 0, unchanged: 0, articles: 5, lawsLeftOut: 0 });
    const [law] = told.laws;
    expect(law).toMatchObject({ kind: 'wording', comparedWith: '2020-06-01' });
    expect(law?.articles.map(({ kind, label, formerLabel }) => [kind, label, formerLabel])).toEqual([
      ['added', '第二条', null],
      ['moved', '第三条', '第二条'],
      ['changed', '第四条', '第三条'],
      ['changed', '第五条', '第四条'],
      ['removed', '第三条之一', null],
    ]);
    const standings = told.standing.map(({ name, wording, replacedOn, repealedOn }) => ({
      ...{ name, wording, replacedOn, repealedOn },
    }));
    expect(standings).toContainEqual({
      ...{ name: '渡口条例', wording: '2015-03-01', replacedOn: null, repealedOn: '2024-03-01' },
    });
    expect(standings).toContainEqual(
      expect.objectContaining({ wording: '2020-06-01', replacedOn: '2024-03-01' }),
    );
  });

  it('reports that nothing can be found in laws that are not indexed yet', async () => {
    const stateOf = async () => (await quotedIn(LIGHT_ARTICLE)).corpus;
    expect(await stateOf()).toBe('ready');
    await handle.pool.query("update law_index set corpus = 'of before'");
    expect(await stateOf()).toBe('indexing');
    await handle.pool.query('delete from law_index');
    expect(await stateOf()).toBe('indexing');
    await importThem();
    expect(await stateOf()).toBe('ready');
  });

  it('finds the articles quoted in a text, at any place in it', async () => {
    const found = await quotedIn(`双方约定：${FERRY_ARTICLE}此外另行商定。`, '船票由乙方印制。');
    expect(found.laws).toEqual([{ name: '渡口条例', articles: 1 }]);
    expect(found.texts).toEqual([FERRY_ARTICLE]);
    const half = await quotedIn(`乙方知悉，${LIGHT_ARTICLE.slice(0, 48)}。`);
    expect(half.laws).toEqual([{ name: '中华人民共和国灯塔法', articles: 1 }]);
    expect((await quotedIn('甲方委托乙方运输三十吨水泥，运费按月结算，逾期支付的加收利息。')).laws).toEqual(
      [],
    );
  });
});
