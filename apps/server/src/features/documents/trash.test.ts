import {
  createComparison,
  createContractTemplate,
  deleteKnowledge,
  emptyKnowledgeTrash,
  getDocInfoStatistics,
  insertKnowledge,
  listKnowledge,
  listTeamRecords,
  listTrash,
  purgeKnowledge,
  readDocument,
  restoreKnowledge,
  searchKnowledge,
} from '@wenjian/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knowledgeDocuments } from '../../database/schema.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { joinTeam, query } from '../compare/compare.testing.ts';
import { newTeam } from '../teams/teams.testing.ts';
import { put, putRead, recordsOf } from './knowledge.testing.ts';
import { purgeExpired } from './trash.service.ts';

const log = createLogger('silent', 'test');
let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const trashOf = async (user: TestUser) => (await user.call(listTrash, {})).items.map(({ name }) => name);
const shelfOf = async (user: TestUser) =>
  (await user.call(listKnowledge, { body: {} })).items.map(({ name }) => name);
const found = async (user: TestUser, keyword: string) =>
  (await user.call(searchKnowledge, { body: { keyword } })).items.map(({ document }) => document.name);

async function sweep(now: Date): Promise<number> {
  const handle = openDatabase(product.databaseUrl, () => undefined);
  const purged = await purgeExpired(handle.database, now, log, new AbortController().signal);
  await handle.close();
  return purged;
}

const days = (count: number) => new Date(Date.now() + count * 24 * 3600 * 1000);

describe('a deleted document', () => {
  it('goes to the trash with its versions: not listed, not found, not opened, and can be restored unchanged', async () => {
    const user = await product.signIn();
    const first = await putRead(product, user, ['合同.txt', '违约金百分之五']);
    const second = await putRead(product, user, ['合同改.txt', '违约金百分之八'], { versionOf: first.id });
    await user.call(deleteKnowledge, { body: { ids: [first.id] } });
    expect([await shelfOf(user), await trashOf(user), await found(user, '违约金')]).toEqual([
      [],
      ['合同.txt'],
      [],
    ]);
    for (const { id } of [first, second])
      expect((await user.request(readDocument, { params: { id } })).status).toBe(410);
    await user.call(restoreKnowledge, { body: { ids: [second.id] } });
    expect([await shelfOf(user), await trashOf(user), await found(user, '百分之八')]).toEqual([
      ['合同.txt'],
      [],
      ['合同.txt'],
    ]);
    expect((await user.call(readDocument, { params: { id: second.id } })).status).toBe('complete');
    expect(await recordsOf(product, user.teamId)).toEqual(['deleted 合同.txt', 'restored 合同.txt']);
  });

  it('that was still being read is read after it is restored', async () => {
    const idle = await startTestProduct();
    const user = await idle.signIn();
    const { id } = await put(idle, user, ['合同.txt', '甲']);
    await user.call(deleteKnowledge, { body: { ids: [id] } });
    await user.call(restoreKnowledge, { body: { ids: [id] } });
    expect((await user.call(readDocument, { params: { id } })).status).toBe('pending');
    const jobs = await query(idle, `select state from jobs.job where name = 'document'`, []);
    expect(jobs).toHaveLength(2);
    await idle.close();
  });

  it('cannot be restored twice, and cannot be purged while it is not in the trash', async () => {
    const user = await product.signIn();
    const { id } = await put(product, user, ['合同.txt', '甲']);
    for (const route of [restoreKnowledge, purgeKnowledge])
      expect((await user.request(route, { body: { ids: [id] } })).status).toBe(404);
    expect(await shelfOf(user)).toEqual(['合同.txt']);
  });
});

describe('a purged document', () => {
  it('leaves no row behind, and frees its storage space', async () => {
    const user = await product.signIn();
    const document = await putRead(product, user, ['合同.txt', '保密信息不得外传']);
    await user.call(deleteKnowledge, { body: { ids: [document.id] } });
    await user.call(purgeKnowledge, { body: { ids: [document.id] } });
    expect(await trashOf(user)).toEqual([]);
    expect((await user.request(readDocument, { params: { id: document.id } })).status).toBe(404);
    const { doc_volume } = await user.call(getDocInfoStatistics, {});
    expect(doc_volume).toBe(0);
    for (const [table, column] of [
      ['knowledge_pages', 'team_id'],
      ['knowledge_versions', 'team_id'],
      ['tasks', 'team_id'],
      ['files', 'team_id'],
      ['uploads', 'team_id'],
    ] as const)
      expect(await query(product, `select from ${table} where ${column} = $1`, [user.teamId])).toEqual([]);
    expect(await recordsOf(product, user.teamId)).toEqual(['deleted 合同.txt', 'purged 合同.txt']);
  });

  it('keeps its file for a template and a task that refer to it, and for nothing else', async () => {
    const user = await product.signIn();
    const names = ['模板.txt', '比对.txt', '无人.txt'] as const;
    const fileIds = await Promise.all(names.map((name) => uploadFile(product.server, user, name, name)));
    const [ofTemplate = '', ofTask = '', ofNobody = ''] = fileIds;
    await user.call(createContractTemplate, { body: { fileId: ofTemplate } });
    await user.call(createComparison, { body: { originFileId: ofTask, targetFileId: ofTask } });
    const ids: string[] = [];
    for (const fileId of fileIds) ids.push((await user.call(insertKnowledge, { body: { fileId } })).id);
    await user.call(deleteKnowledge, { body: { ids } });
    await user.call(purgeKnowledge, { body: { ids } });
    const left = await query(product, 'select id from files where id = any($1)', [[...fileIds]]);
    expect(left.map(({ id }) => id).sort()).toEqual([ofTemplate, ofTask].sort());
    expect(left.map(({ id }) => id)).not.toContain(ofNobody);
  });

  it('keeps its file for anything else that refers to it', async () => {
    const user = await product.signIn();
    const fileId = await uploadFile(product.server, user, '合同.txt', '甲乙丙');
    const { id } = await user.call(insertKnowledge, { body: { fileId } });
    const other = await user.call(insertKnowledge, { body: { fileId } });
    await user.call(deleteKnowledge, { body: { ids: [id] } });
    await user.call(purgeKnowledge, { body: { ids: [id] } });
    expect(await query(product, 'select from files where id = $1', [fileId])).toHaveLength(1);
    expect((await user.call(listKnowledge, { body: {} })).items.map((item) => item.id)).toEqual([other.id]);
  });
});

describe('the trash', () => {
  it('is purged after thirty days, and not before', async () => {
    const user = await product.signIn();
    const { id } = await put(product, user, ['合同.txt', '甲']);
    await user.call(deleteKnowledge, { body: { ids: [id] } });
    const [{ purgedAt } = { purgedAt: '' }] = (await user.call(listTrash, {})).items;
    expect(Math.abs(new Date(purgedAt).getTime() - days(30).getTime())).toBeLessThan(60_000);
    await sweep(days(29.9));
    expect(await trashOf(user)).toEqual(['合同.txt']);
    await sweep(days(30.1));
    expect(await trashOf(user)).toEqual([]);
    expect(await recordsOf(product, user.teamId)).toEqual(['deleted 合同.txt', 'purged 合同.txt']);
  });

  it('that is purged by two workers at once is recorded once, without a person', async () => {
    const user = await product.signIn();
    const team = await newTeam(product, user);
    const teamId = team.id;
    const { id } = await put(product, user, ['合同.txt', '甲'], { teamId });
    await user.call(deleteKnowledge, { body: { teamId, ids: [id] } });
    const swept = await Promise.all([sweep(days(31)), sweep(days(31))]);
    expect(swept[0] + swept[1]).toBeGreaterThanOrEqual(1);
    const { items } = await user.call(listTeamRecords, {
      params: { id: teamId },
      query: { action: 'purged' },
    });
    expect(items).toMatchObject([
      { who: { userId: null, name: '系统' }, objectKind: 'document', objectName: '合同.txt', detail: '' },
    ]);
  });

  it('keeps what is restored while it is being purged', async () => {
    const user = await product.signIn();
    const { id } = await put(product, user, ['合同.txt', '甲']);
    await user.call(deleteKnowledge, { body: { ids: [id] } });
    const handle = openDatabase(product.databaseUrl, () => undefined);
    await handle.database.transaction(async (transaction) => {
      // A restore that is not committed yet: the sweep still sees it in the trash.
      await transaction
        .update(knowledgeDocuments)
        .set({ trashedAt: null })
        .where(eq(knowledgeDocuments.teamId, user.teamId));
      await sweep(days(31));
    });
    await handle.close();
    expect(await shelfOf(user)).toEqual(['合同.txt']);
  });

  it('purges the other documents when one cannot be purged', async () => {
    const user = await product.signIn();
    const [stuck, next] = [
      await put(product, user, ['甲.txt', '甲']),
      await put(product, user, ['乙.txt', '乙']),
    ];
    await user.call(deleteKnowledge, { body: { ids: [stuck.id] } });
    await user.call(deleteKnowledge, { body: { ids: [next.id] } });
    const [row] = await query(product, 'select document_id from knowledge_versions where task_id = $1', [
      stuck.id,
    ]);
    const name = 'never_deleted';
    await query(product, `create table ${name} (id uuid references knowledge_documents (id))`, []);
    await query(product, `insert into ${name} values ($1)`, [row?.document_id]);
    await sweep(days(31));
    expect(await trashOf(user)).toEqual(['甲.txt']);
    await query(product, `drop table ${name}`, []);
    await sweep(days(31));
    expect(await trashOf(user)).toEqual([]);
  });

  it('is emptied completely, however long it is; a member empties only their own uploads', async () => {
    const [owner, member] = [await product.signIn(), await product.signIn()];
    await joinTeam(product, owner, member);
    const teamId = owner.teamId;
    const theirs = await put(product, owner, ['所有者的.txt', '甲']);
    const own = await put(product, member, ['成员的.txt', '乙'], { teamId });
    await owner.call(deleteKnowledge, { body: { ids: [theirs.id, own.id] } });
    expect(await member.call(emptyKnowledgeTrash, { body: { teamId } })).toEqual({ purged: 1 });
    expect(await trashOf(owner)).toEqual(['所有者的.txt']);
    await query(product, MANY_TRASHED, [theirs.id, 230]);
    expect(await owner.call(emptyKnowledgeTrash, { body: {} })).toEqual({ purged: 231 });
    expect(await trashOf(owner)).toEqual([]);
  });

  it('is filled and emptied by the uploader of a document and by admins; a batch is all or nothing', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    await joinTeam(product, owner, member);
    const teamId = owner.teamId;
    const theirs = await put(product, owner, ['所有者的.txt', '甲']);
    const fileId = await uploadFile(product.server, member, '成员的.txt', '乙', teamId);
    const own = await member.call(insertKnowledge, { body: { teamId, fileId } });
    const refused = await member.request(deleteKnowledge, { body: { teamId, ids: [own.id, theirs.id] } });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      '“所有者的.txt”由其他成员上传，只有上传者、团队所有者或管理员可以删除',
    ]);
    expect(await shelfOf(owner)).toHaveLength(2);
    await member.call(deleteKnowledge, { body: { teamId, ids: [own.id] } });
    await owner.call(deleteKnowledge, { body: { ids: [theirs.id] } });
    const purge = (user: TestUser, id: string) =>
      user.request(purgeKnowledge, { body: { teamId, ids: [id] } });
    expect((await member.request(restoreKnowledge, { body: { teamId, ids: [theirs.id] } })).status).toBe(403);
    expect((await purge(member, theirs.id)).status).toBe(403);
    expect((await purge(owner, own.id)).status).toBe(200);
  });
});

/** The document again and again, each with a task of its own, as if it had been deleted so often. */
const MANY_TRASHED = `
  with numbered as (select gen_random_uuid() task_id, gen_random_uuid() document_id from generate_series(1, $2)),
  old as (select d.*, v.file_id from knowledge_documents d join knowledge_versions v on v.task_id = d.current_task_id
    where d.current_task_id = $1),
  tasks_made as (
    insert into tasks (id, team_id, owner_id, tool, title, input, deleted_at)
    select task_id, team_id, owner_id, 'document', name, '{}', now() from numbered, old
  ), documents_made as (
    insert into knowledge_documents (id, team_id, owner_id, name, folded_name, current_task_id, kind, size, trashed_at)
    select document_id, team_id, owner_id, name, folded_name, task_id, kind, size, now() from numbered, old
  )
  insert into knowledge_versions (task_id, document_id, team_id, number, file_id, size)
  select task_id, document_id, team_id, 1, file_id, size from numbered, old`;
