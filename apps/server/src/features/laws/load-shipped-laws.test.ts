/** The laws that come with the product: the real file against its manifest, and a small one through the database. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packVector, type Statute } from '@wenjian/answers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENCODER_FILE, encoderName } from '../../adapters/embedder/law-encoder.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { readModelFile } from '../../platform/documents/model-files.ts';
import { createProductDatabase } from '../../testing/test-database.ts';
import { embedArticles } from './embed-articles.ts';
import { importLaws } from './import-laws.ts';
import { STATUTES, writeStatutes } from './laws.testing.ts';
import { loadShippedLaws } from './load-shipped-laws.ts';
import { readArticlesInForce } from './read-articles.ts';
import { readStatuteFolder } from './read-statute-folder.ts';
import { openLawSearch } from './search-laws.ts';
import { packShippedLaws } from './shipped-file.ts';
import { readShipment } from './shipped-laws.ts';

const REAL = join(import.meta.dirname, '../../../../../laws');
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const running = new AbortController().signal;

/** How often the loop turns after a JSON text was parsed. */
function countTurnsOfParsing(): () => number {
  let turns = 0;
  const parse = JSON.parse;
  const spy = vi.spyOn(JSON, 'parse').mockImplementation((...given) => {
    turns = 0;
    return parse(...given);
  });
  const count = () => {
    turns++;
    pending = setImmediate(count);
  };
  let pending = setImmediate(count);
  return () => {
    clearImmediate(pending);
    spy.mockRestore();
    return turns;
  };
}

it('is, in the repository, what its manifest says, with vectors of the encoder beside it', async () => {
  const { files } = JSON.parse(readFileSync(join(REAL, 'manifest.json'), 'utf8'));
  expect(files).toHaveLength(1);
  const [described] = files;
  expect(described.model).toBe(encoderName((await readModelFile(ENCODER_FILE)).sha256));
  const shipment = await readShipment();
  const turns = countTurnsOfParsing();
  const { statutes, vectors } = await shipment.open();
  // Whoever watches the process hears from it in between.
  expect(turns()).toBeGreaterThan(statutes.length / 2);
  const articles = statutes.flatMap((statute) => statute.articles);
  expect({ laws: statutes.length, articles: articles.length, vectors: vectors.size }).toEqual({
    laws: described.laws,
    articles: described.articles,
    vectors: described.vectors,
  });
  expect(articles.length).toBeGreaterThan(60_000);
  expect([...vectors.keys()].every((place) => place < articles.length)).toBe(true);
  const code = statutes.find(({ name }) => name === '中华人民共和国民法典');
  expect(code).toMatchObject({
    issuer: '全国人民代表大会',
    published: '2020-05-28',
    effective: '2021-01-01',
  });
  expect(code?.articles.find(({ number }) => number === 585)?.text).toContain('违约金');
});

describe('the laws that come with the product', () => {
  let handle: DatabaseHandle;
  let folder: string;
  let statutes: readonly Statute[];
  beforeAll(async () => {
    handle = openDatabase((await createProductDatabase()).url, (error) => expect.fail(error.message));
    folder = mkdtempSync(join(tmpdir(), 'wenjian-shipped-'));
    const written = writeStatutes();
    ({ statutes } = await readStatuteFolder(written.folder));
    written.remove();
  });
  afterAll(async () => {
    await handle.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** All articles but the first have a vector. */
  async function ship(own: readonly Statute[], stateOf = '2025-01-01') {
    const count = own.reduce((sum, { articles }) => sum + articles.length, 0);
    const vectors = new Map(
      Array.from({ length: count }, (_, place) => [place, packVector(Float32Array.of(1, place))] as const),
    );
    vectors.delete(0);
    const bytes = await packShippedLaws({ statutes: own, vectors });
    writeFileSync(join(folder, 'a.bin'), bytes);
    const described = { file: 'a.bin', sha256: hashOf(bytes), stateOf, model: 'test' };
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ files: [described] }));
    return readShipment(pathToFileURL(`${folder}/`));
  }
  const rows = async (query: string) => (await handle.pool.query(query)).rows;
  const load = async (own = statutes) => loadShippedLaws(handle.database, await ship(own), running);

  it('are loaded once, with validity, vectors and everything a search needs', async () => {
    expect(await load()).toBe(true);
    expect(await load()).toBe(false);
    expect(await rows('select count(*)::int from law_articles')).toEqual([{ count: 12 }]);
    expect(await rows("select count(*)::int from law_vectors where model = 'test'")).toEqual([{ count: 11 }]);
    const search = await openLawSearch(handle.database, '2026-01-01');
    expect((await search?.('灯塔熄灭由谁赔偿', 1))?.[0]).toMatchObject({
      article: '第三条',
      status: 'inForce',
    });
    expect((await search?.('航标守护条例第一条', 1))?.[0]).toMatchObject({ status: 'repealed' });
  });

  it('are read by law and number, in the wording in force', async () => {
    const wanted = [
      { law: '灯塔法', number: 3, sub: 1 },
      { law: '中华人民共和国灯塔法', number: 2, sub: 0 },
      { law: '灯塔法', number: 99, sub: 0 },
      { law: '航标守护条例', number: 1, sub: 0 },
    ];
    const found = await readArticlesInForce(handle.database, wanted, '2026-01-01');
    expect(found.map(({ article, law }) => `${law}${article}`)).toEqual([
      '中华人民共和国灯塔法第三条之一',
      '中华人民共和国灯塔法第二条',
    ]);
    expect(found[1]?.text).toContain('浓雾');
    expect(await readArticlesInForce(handle.database, [], '2026-01-01')).toEqual([]);
  });

  it('are read by a title that holds the title of another law', async () => {
    const law = '最高人民法院关于适用《中华人民共和国灯塔法》若干问题的解释';
    await rows(
      `with law as (insert into laws (name, wording, amended, repeals, content_sha256) values ('${law}', '2021-01-01', '[]', '[]', 'x') returning id)
       insert into law_articles (law_id, number, sub, label, path, text) select id, 1, 0, '第一条', '[]', '熄灭由原告证明。' from law`,
    );
    const found = await readArticlesInForce(handle.database, [{ law, number: 1, sub: 0 }], '2026-01-01');
    expect(found.map(({ text }) => text)).toEqual(['熄灭由原告证明。']);
    await rows(`delete from laws where name = '${law}'`);
  });

  it('bring their vectors to the articles they were made for', async () => {
    const kept = await rows(
      'select v.vector, row_number() over (order by a.id) as place from law_articles a left join law_vectors v on v.article_id = a.id order by a.id',
    );
    const all = statutes.flatMap(({ articles }) => articles);
    expect(kept).toHaveLength(all.length);
    kept.forEach(({ vector }, place) => {
      if (place === 0) expect(vector).toBeNull();
      else expect(new Uint8Array(vector)).toEqual(packVector(Float32Array.of(1, place)));
    });
  });

  it('need no vectors in the background, but imported laws do', async () => {
    const embedder = {
      ...{ model: 'test', replaces: [], dimensions: 2 },
      embed: async (texts: readonly string[]) => texts.map(() => Float32Array.of(1, 0)),
    };
    const embed = () => embedArticles(handle.database, embedder, running, { isOfImported: true });
    expect(await embed()).toBe(0);
    const name = '渡口条例(2015-03-01).md';
    const written = writeStatutes({ [name]: `${STATUTES[name]}\n\n第三条 渡口夜间关闭。` });
    const read = await readStatuteFolder(written.folder);
    written.remove();
    const progress = { law: () => undefined, indexed: () => undefined };
    expect(await importLaws(handle.database, read.statutes, progress)).toMatchObject({ replaced: 1 });
    expect(await embed()).toBe(3);
  });

  it('of a newer state replace those of the older one, and leave what was imported', async () => {
    const newer = statutes.filter(({ published }) => published !== '2010-05-01');
    expect(await load(newer)).toBe(true);
    const names = await rows('select name, wording, shipment is null as imported from laws order by wording');
    expect(names).toEqual([
      { name: '航标守护条例', wording: '1999-01-01', imported: false },
      { name: '渡口条例', wording: '2015-03-01', imported: true },
      { name: '中华人民共和国灯塔法', wording: '2020-06-01', imported: false },
    ]);
    expect(
      await rows(
        "select count(*)::int from law_articles a join laws l on l.id = a.law_id where l.name = '渡口条例'",
      ),
    ).toEqual([{ count: 3 }]);
  });

  it('are not said to have no answer while some of them are not indexed', async () => {
    const search = await openLawSearch(handle.database, '2026-01-01');
    expect(await search?.('周末去哪里玩', 5)).toEqual([]);
    const [added] = await rows(
      "insert into laws (name, wording, amended, repeals, content_sha256) values ('新法', '', '[]', '[]', '') returning id",
    );
    expect(await search?.('周末去哪里玩', 5)).toBeNull();
    expect(await search?.('渡口票价由谁公示', 1)).toHaveLength(1);
    await rows(`delete from laws where id = ${added.id}`);
  });

  it('of an older state are not put back', async () => {
    const before = await rows('select id from laws order by id');
    const older = await ship(statutes, '2024-12-31');
    expect(await loadShippedLaws(handle.database, older, running)).toBe(false);
    expect(await rows('select id from laws order by id')).toEqual(before);
  });

  it('are the operator’s once they were imported, and the file is not read again for them', async () => {
    const progress = { law: () => undefined, indexed: () => undefined };
    const kept = statutes.filter(({ name }) => name !== '渡口条例');
    expect(await importLaws(handle.database, kept, progress)).toMatchObject({ added: 1, unchanged: 2 });
    expect(await rows('select id from laws where shipment is not null')).toEqual([]);
    const shipment = await ship(kept, '2025-02-01');
    expect(await loadShippedLaws(handle.database, shipment, running)).toBe(true);
    const again = { ...shipment, open: () => expect.fail('it was loaded') };
    expect(await loadShippedLaws(handle.database, again, running)).toBe(false);
    expect(await rows('select count(*)::int, count(shipment)::int as shipped from laws')).toEqual([
      { count: 4, shipped: 0 },
    ]);
  });

  it('leave everything as it was when they are stopped, or the file is not the one described', async () => {
    const before = await rows('select id from laws order by id');
    const shipment = await ship(statutes, '2025-03-01');
    await expect(loadShippedLaws(handle.database, shipment, AbortSignal.abort())).rejects.toThrow();
    writeFileSync(join(folder, 'a.bin'), 'x');
    await expect(loadShippedLaws(handle.database, shipment, running)).rejects.toThrow('SHA-256 不符');
    rmSync(join(folder, 'a.bin'));
    await expect(loadShippedLaws(handle.database, shipment, running)).rejects.toThrow(
      '缺少随产品提供的法律条文',
    );
    expect(await rows('select id from laws order by id')).toEqual(before);
  });
});
