/** One list of a space's recent tasks: every tool, newest first, for its members. */
import {
  cancelComparison,
  createAudit,
  createComparison,
  createConversion,
  createDocument,
  createProofreading,
  createTeam,
  listRecentTasks,
  rerunComparison,
  tools,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { openRun } from '../tasks/task-run.ts';

let product: TestProduct;
let handle: DatabaseHandle;

beforeAll(async () => {
  product = await startTestProduct();
  handle = openDatabase(product.databaseUrl, (error) => expect.fail(error.message));
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

async function twoFiles(user: TestUser) {
  const originFileId = await uploadFile(product.server, user, '一.txt', '甲');
  const targetFileId = await uploadFile(product.server, user, '二.txt', '乙');
  return { originFileId, targetFileId };
}

const recent = async (user: TestUser, query: object = {}) =>
  (await user.call(listRecentTasks, { query: { teamId: user.teamId, ...query } })).items;

describe('the recent tasks', () => {
  it('of all tools are in one list, newest first, each with its page', async () => {
    const user = await product.signIn();
    const files = await twoFiles(user);
    const fileId = files.originFileId;
    const comparison = await user.call(createComparison, { body: files });
    const audit = await user.call(createAudit, { body: { fileId } });
    const proofreading = await user.call(createProofreading, { body: { fileId } });
    const conversion = await user.call(createConversion, {
      body: { fileIds: [fileId], operation: { kind: 'format', to: 'pdf' } },
    });
    const document = await user.call(createDocument, { body: { fileId } });
    expect((await recent(user)).map(({ tool, link }) => [tool, link])).toEqual([
      ['document', `/document-manage/${document.id}`],
      ['convert', `/convert-tool/convert?task=${conversion.id}`],
      ['correct', `/contract-correct/result/model?id=${proofreading.id}`],
      ['audit', `/contract-audit/result/model?id=${audit.id}`],
      ['compare', `/contract-compare/${comparison.id}`],
    ]);
    expect((await recent(user, { tool: 'audit' })).map(({ id }) => id)).toEqual([audit.id]);
  });

  it('show their progress, why they failed, and when a user has to choose', async () => {
    const user = await product.signIn();
    const files = await twoFiles(user);
    const failing = await user.call(createComparison, { body: files });
    const reading = await user.call(createAudit, { body: { fileId: files.originFileId } });
    const failed = await openRun({ database: handle.database, tools }, { taskId: failing.id, run: 1 });
    await failed?.fail('DOCUMENT_ENCRYPTED', '“一.txt”有密码');
    const read = await openRun({ database: handle.database, tools }, { taskId: reading.id, run: 1 });
    await read?.progress('recognising', 0.4);
    expect(await recent(user)).toMatchObject([
      { tool: 'audit', status: 'running', progress: { stage: 'recognising' }, isWaiting: false },
      { tool: 'compare', status: 'failed', failure: { message: '“一.txt”有密码' } },
    ]);
    await read?.complete({ summary: null, resultSha256: null });
    expect((await recent(user, { tool: 'audit' }))[0]).toMatchObject({ status: 'complete', isWaiting: true });
  });

  it('start with the latest request, also when it is an old task that runs again', async () => {
    const user = await product.signIn();
    const files = await twoFiles(user);
    const old = await user.call(createComparison, { body: files });
    await user.call(cancelComparison, { params: { id: old.id } });
    const newer = await user.call(createProofreading, { body: { fileId: files.originFileId } });
    expect((await recent(user)).map(({ id }) => id)).toEqual([newer.id, old.id]);
    await user.call(rerunComparison, { params: { id: old.id }, body: {} });
    expect((await recent(user)).map(({ id }) => id)).toEqual([old.id, newer.id]);
  });

  it('are as many as requested, and report whether there are more', async () => {
    const user = await product.signIn();
    const { originFileId: fileId } = await twoFiles(user);
    for (const _ of [1, 2, 3]) await user.call(createProofreading, { body: { fileId } });
    const ask = (limit: number) => user.call(listRecentTasks, { query: { teamId: user.teamId, limit } });
    expect(await ask(2)).toMatchObject({ items: [{}, {}], hasMore: true });
    expect(await ask(3)).toMatchObject({ items: [{}, {}, {}], hasMore: false });
  });

  it('of a team name the requester, and can be limited to the user’s own', async () => {
    const [owner, colleague] = [await product.signIn(), await product.signIn()];
    const { teamId } = await owner.call(createTeam, { body: { name: '法务一部' } });
    await handle.pool.query(
      `insert into team_members (team_id, user_id, role) select $1, id, 'member' from users where phone = $2`,
      [teamId, colleague.phone],
    );
    await handle.pool.query(`update users set name = '李四' where phone = $1`, [colleague.phone]);
    const fileId = await uploadFile(product.server, colleague, '一.txt', '甲', teamId);
    const { id } = await colleague.call(createProofreading, { body: { teamId, fileId } });
    expect(await recent({ ...owner, teamId })).toMatchObject([{ id, ownerName: '李四' }]);
    expect(await recent({ ...owner, teamId }, { whose: 'own' })).toEqual([]);
    expect(await recent({ ...colleague, teamId }, { whose: 'own' })).toMatchObject([{ id }]);
  });

  it('of another team are not found', async () => {
    const [user, other] = [await product.signIn(), await product.signIn()];
    const asked = { query: { teamId: other.teamId } };
    expect((await user.request(listRecentTasks, asked)).status).toBe(404);
  });
});
