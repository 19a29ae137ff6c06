import { type CallInput, getDocumentById, listKnowledge, searchKnowledge } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { joinTeam, query } from '../compare/compare.testing.ts';
import { putRead } from './knowledge.testing.ts';
import { foldNames, indexMissing } from './search.service.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  user = await product.signIn();
  const files = [
    ['房屋租赁合同.txt', '第一条 租金\n乙方应于每月五日前支付租金，逾期按日万分之五支付违约金。'],
    ['采购合同.txt', '第一条 价款\n甲方应于验收合格后三十\n日内付清全部价款。Force Majeure 见附件。'],
    ['会议纪要.txt', '双方确认：违约、金额与租金另行商定。'],
  ] as const;
  for (const file of files)
    await putRead(product, user, file, { tags: file[0].includes('合同') ? ['合同'] : [] });
});
afterAll(() => product.close());

type SearchBody = CallInput<typeof searchKnowledge>['body'];
const search = (keyword: string, more: Partial<SearchBody> = {}) =>
  user.call(searchKnowledge, { body: { keyword, ...more } });
const named = async (keyword: string, more: Partial<SearchBody> = {}) =>
  (await search(keyword, more)).items.map(({ document }) => document.name);

describe('searching the knowledge base', () => {
  it('finds a phrase at its place, with its words highlighted and the text around them', async () => {
    const { items, total, isTotalExact } = await search('违约金');
    expect([total, isTotalExact]).toEqual([1, true]);
    const [found] = items;
    expect(found).toMatchObject({ document: { name: '房屋租赁合同.txt' }, hitPages: 1 });
    const [hit] = found?.hits ?? [];
    expect([hit?.page, hit?.words]).toEqual([1, '违约金']);
    expect(hit?.marks.map(({ start, end }) => hit.text.slice(start, end))).toEqual(['违约金']);
    expect(hit?.text).toContain('万分之五支付违约金。');
  });

  it('finds documents with all of several words where none has them in a row, and says so', async () => {
    const { items, words } = await search('违约金 万分之五');
    expect([words, items.map(({ document }) => document.name)]).toEqual([
      ['违约金', '万分之五'],
      ['房屋租赁合同.txt'],
    ]);
    expect(items[0]?.hits.map((hit) => hit.words)).toEqual(['违约金', '万分之五']);
    expect(await named('违约金 不可抗力条款')).toEqual([]);
  });

  it('matches a phrase only as a whole', async () => {
    expect(await named('违约')).toEqual(['会议纪要.txt', '房屋租赁合同.txt']);
    expect(await named('金违约')).toEqual([]);
  });

  it('reads over line breaks, width and case, and finds single characters', async () => {
    expect(await named('三十日内付清')).toEqual(['采购合同.txt']);
    expect(await named('ｆｏｒｃｅ majeure')).toEqual(['采购合同.txt']);
    expect(await named('租')).toEqual(['房屋租赁合同.txt', '会议纪要.txt']);
  });

  it('finds by name, lists those first, and highlights the name', async () => {
    const { items } = await search('租赁合同');
    expect(items.map(({ name }) => name)).toEqual([
      { text: '房屋租赁合同.txt', marks: [{ start: 2, end: 6 }] },
    ]);
    expect((await named('租金'))[0]).toBe('会议纪要.txt');
    expect(await named('合同')).toEqual(['采购合同.txt', '房屋租赁合同.txt']);
  });

  it('narrows by tag, kind and time, and pages', async () => {
    expect(await named('租金', { tag: '合同' })).toEqual(['房屋租赁合同.txt']);
    expect(await named('租金', { kind: 'pdf' })).toEqual([]);
    expect(await named('租金', { to: '2020-01-01T00:00:00.000Z' })).toEqual([]);
    const second = await search('租金', { page: 2, pageSize: 1 });
    expect([second.items.length, second.total]).toEqual([1, 2]);
  });

  it('takes pattern characters of the database literally', async () => {
    for (const keyword of ['%', '_', "'", '\\', '{}', '租%金']) expect(await named(keyword)).toEqual([]);
  });

  it('finds the current version, not the one before', async () => {
    const owner = await product.signIn();
    const first = await putRead(product, owner, ['合同.txt', '总价一百万元整']);
    await putRead(product, owner, ['合同.txt', '总价一百二十万元整'], { versionOf: first.id });
    const count = async (keyword: string) => (await owner.call(searchKnowledge, { body: { keyword } })).total;
    expect([await count('一百万元'), await count('一百二十万元')]).toEqual([0, 1]);
  });

  it('never searches another space; a member of two spaces searches the named one', async () => {
    const stranger = await product.signIn();
    const ask = (teamId?: string) =>
      stranger.request(searchKnowledge, {
        query: teamId ? { teamId } : {},
        body: { keyword: '违约金' },
      });
    expect((await ask()).body.data).toMatchObject({ total: 0 });
    expect((await ask(user.teamId)).status).toBe(404);
    await joinTeam(product, user, stranger);
    expect((await ask(user.teamId)).body.data).toMatchObject({ total: 1 });
  });

  it('reports an inexact count when the words are nearly everywhere, and shows the rest page by page', async () => {
    const owner = await product.signIn();
    const { id } = await putRead(product, owner, ['原件.txt', '甲方应当付款。']);
    await query(product, COPIES, [id, 60]);
    const ask = (page: number) =>
      owner.call(searchKnowledge, { body: { keyword: '甲方应当', page, pageSize: 20 } });
    const [first, last] = [await ask(1), await ask(4)];
    expect([first.items.length, first.isTotalExact, first.total > 20]).toEqual([20, false, true]);
    expect([last.items.length, last.isTotalExact, last.total]).toEqual([1, true, 61]);
  });

  it('searches long documents too', async () => {
    const owner = await product.signIn();
    const { id } = await putRead(product, owner, ['长文.txt', '甲方应当付款。']);
    await query(
      product,
      `insert into knowledge_pages (task_id, part, team_id, page, text, folded, own_length, grams)
       select task_id, number, team_id, page, text, folded, own_length, grams
       from knowledge_pages, generate_series(1, 2500) number where task_id = $1`,
      [id],
    );
    const answer = await owner.call(searchKnowledge, { body: { keyword: '甲方应当' } });
    expect(answer).toMatchObject({ total: 1, isTotalExact: true, items: [{ hitPages: 2501 }] });
  });
});

/** As if a document had been put in so many times. */
const COPIES = `
  with made as (
    select gen_random_uuid() task_id, gen_random_uuid() document_id, number from generate_series(1, $2) number
  ), tasks_made as (
    insert into tasks (id, team_id, owner_id, tool, title, status, stage, fraction, input, summary)
    select task_id, team_id, owner_id, tool, title, status, stage, fraction, input, summary
    from made, tasks where id = $1
  ), documents_made as (
    insert into knowledge_documents (id, team_id, owner_id, name, folded_name, current_task_id, kind, size)
    select document_id, team_id, owner_id, '副本' || number, '副本' || number, task_id, kind, size
    from made, knowledge_documents where current_task_id = $1
  ), versions_made as (
    insert into knowledge_versions (task_id, document_id, team_id, number, file_id, size, indexed_at)
    select made.task_id, made.document_id, team_id, 1, file_id, size, now()
    from made, knowledge_versions old where old.task_id = $1
  )
  insert into knowledge_pages (task_id, part, team_id, page, text, folded, own_length, grams)
  select made.task_id, part, team_id, page, text, folded, own_length, grams
  from made, knowledge_pages old where old.task_id = $1`;

it('a name that was normalised by older rules is found after the worker has normalised it again', async () => {
  const owner = await product.signIn();
  await putRead(product, owner, ['（定稿）采购合同.docx.txt', '甲']);
  // As the migration of older documents left it.
  await query(
    product,
    `update knowledge_documents set folded_name = lower(regexp_replace(name, '\\s', '', 'g')), fold_version = 0
     where team_id = $1`,
    [owner.teamId],
  );
  const found = async (keyword: string) => [
    (await owner.call(searchKnowledge, { body: { keyword } })).total,
    (await owner.call(listKnowledge, { body: { keyword } })).total,
  ];
  expect(await found('（定稿）')).toEqual([0, 0]);
  const handle = openDatabase(product.databaseUrl, () => undefined);
  await foldNames(handle.database, new AbortController().signal);
  await handle.close();
  for (const keyword of ['（定稿）', '(定稿)采购']) expect(await found(keyword)).toEqual([1, 1]);
});

it('documents read before there was an index are indexed by the worker', async () => {
  const owner = await product.signIn();
  const { id } = await putRead(product, owner, ['旧文件.txt', '仲裁委员会']);
  await query(product, 'delete from knowledge_pages where task_id = $1', [id]);
  await query(product, 'update knowledge_versions set indexed_at = null where task_id = $1', [id]);
  const count = async () => (await owner.call(searchKnowledge, { body: { keyword: '仲裁委员会' } })).total;
  const searchable = async () => (await owner.call(getDocumentById, { query: { id } })).searchable;
  expect([await count(), await searchable()]).toEqual([0, 'no']);
  const handle = openDatabase(product.databaseUrl, () => undefined);
  const blobs = await createBlobStore(`${product.config.dataFolder}/blobs`);
  const log = createLogger('silent', 'test');
  // Two workers at once: each version is indexed by one of them.
  await Promise.all(
    [1, 2].map(() => indexMissing(handle.database, blobs, log, new AbortController().signal)),
  );
  await handle.close();
  expect([await count(), await searchable()]).toEqual([1, 'fully']);
});

it('a document that was only partly read is reported as partly searched', async () => {
  const owner = await product.signIn();
  const { id } = await putRead(product, owner, ['扫描件.txt', '甲']);
  await query(
    product,
    `update tasks set summary = jsonb_set(summary, '{coverage,notExamined}', '[{"what":"第 2 页","count":1,"reason":"没有识别"}]')
     where id = $1`,
    [id],
  );
  const { items } = await owner.call(listKnowledge, { body: {} });
  expect(items.map(({ searchable }) => searchable)).toEqual(['partly']);
});
