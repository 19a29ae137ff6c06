/** Vectors of articles: made in batches, found by meaning, and never an obstacle to a search by words. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Embedder } from '../../adapters/embedder/embedder.port.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { createProductDatabase } from '../../testing/test-database.ts';
import { embedArticles } from './embed-articles.ts';
import { importLaws } from './import-laws.ts';
import { createLawMeaning } from './law-meaning.ts';
import { STATUTES, writeStatutes } from './laws.testing.ts';
import { readStatuteFolder } from './read-statute-folder.ts';
import { openLawSearch } from './search-laws.ts';

const TODAY = '2026-01-01';
const running = new AbortController().signal;
let database: Awaited<ReturnType<typeof createProductDatabase>>;
let handle: DatabaseHandle;

/** Replaces a model: knows lighthouses, ferries and everything else. */
const embedder: Embedder = {
  model: 'test',
  replaces: ['former', 'te'],
  dimensions: 3,
  embed: async (texts) =>
    texts.map((text) =>
      Float32Array.from([/灯|夜里/, /渡|摆渡/, /./].map((word) => (word.test(text) ? 1 : 0))),
    ),
};

beforeAll(async () => {
  database = await createProductDatabase();
  handle = openDatabase(database.url, (error) => expect.fail(error.message));
});
afterAll(() => handle.close());

async function importThem(statutes: Readonly<Record<string, string>> = STATUTES) {
  const { folder, remove } = writeStatutes(statutes);
  const read = await readStatuteFolder(folder);
  remove();
  await importLaws(handle.database, read.statutes, { law: () => undefined, indexed: () => undefined });
}
const counted = async () =>
  Number((await handle.pool.query('select count(*) from law_vectors')).rows[0].count);

describe('the law search', () => {
  it('is not there until there is a law', async () => {
    expect(await openLawSearch(handle.database, TODAY)).toBeNull();
  });

  it('makes vectors for laws in force, once, and only for new ones', async () => {
    await importThem();
    // Not for the version that was replaced, nor for the repealed law.
    expect(await embedArticles(handle.database, embedder, running)).toBe(7);
    expect(await embedArticles(handle.database, embedder, running)).toBe(0);
    const name = '渡口条例(2015-03-01).md';
    await importThem({ [name]: `${STATUTES[name]}\n\n第三条 渡口夜间关闭。` });
    expect(await embedArticles(handle.database, embedder, running)).toBe(3);
    expect(await counted()).toBe(8);
  });

  it('keeps the vectors of a model that was replaced until all are made anew', async () => {
    const counted = async (model: string) =>
      Number(
        (await handle.pool.query('select count(*) from law_vectors where model = $1', [model])).rows[0].count,
      );
    await handle.pool.query("update law_vectors set model = 'former'");
    const seen: number[] = [];
    const watching: Embedder = {
      ...embedder,
      embed: async (...call) => {
        seen.push(await counted('former'));
        return embedder.embed(...call);
      },
    };
    expect(await embedArticles(handle.database, watching, running)).toBe(8);
    expect(seen).toEqual([8]);
    expect([await counted('former'), await counted('test')]).toEqual([0, 8]);
  });

  it('stops between two bits of work and keeps what was made', async () => {
    await handle.pool.query('delete from law_vectors');
    const stopped = new AbortController();
    stopped.abort();
    expect(await embedArticles(handle.database, embedder, stopped.signal)).toBe(0);
    const halfway = new AbortController();
    const interrupted: Embedder = {
      ...embedder,
      embed: async () => {
        halfway.abort();
        throw halfway.signal.reason;
      },
    };
    expect(await embedArticles(handle.database, interrupted, halfway.signal)).toBe(0);
    expect(await counted()).toBe(0);
    expect(await embedArticles(handle.database, embedder, running)).toBe(8);
  });

  it('finds by meaning an article without any word of the question', async () => {
    const meaning = createLawMeaning(handle.database, embedder, () => expect.fail('it does answer'));
    const byWords = await openLawSearch(handle.database, TODAY);
    const byBoth = await openLawSearch(handle.database, TODAY, meaning);
    const question = '夜里摸黑';
    expect((await byWords?.(question, 5))?.map(({ law }) => law)).not.toContain('中华人民共和国灯塔法');
    expect((await byBoth?.(question, 5))?.[0]).toMatchObject({ law: '中华人民共和国灯塔法' });
  });

  it('falls back to words when the model fails', async () => {
    const failing = { ...embedder, embed: async () => Promise.reject(new Error('no answer')) };
    const told: unknown[] = [];
    const meaning = createLawMeaning(handle.database, failing, (error) => told.push(error));
    const search = await openLawSearch(handle.database, TODAY, meaning);
    expect((await search?.('渡口票价', 1))?.[0]).toMatchObject({ law: '渡口条例', article: '第二条' });
    expect(told).toEqual([new Error('no answer')]);
  });
});
