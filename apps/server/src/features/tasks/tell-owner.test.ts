/** The end of a run is announced to its requester if they have waited long enough to have left. */
import { createComparison, listMessages, readAllMessages, tools } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { openRun } from './task-run.ts';

let product: TestProduct;
let handle: DatabaseHandle;
let user: TestUser;

beforeAll(async () => {
  // Without a worker: the test opens and ends the runs itself.
  product = await startTestProduct();
  handle = openDatabase(product.databaseUrl, (error) => expect.fail(error.message));
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

async function newRun(askedSecondsAgo: number, by?: TestUser) {
  user = by ?? (await product.signIn());
  const originFileId = await uploadFile(product.server, user, '一.txt', '甲');
  const targetFileId = await uploadFile(product.server, user, '二.txt', '乙');
  const { id } = await user.call(createComparison, {
    body: { originFileId, targetFileId, title: '框架协议' },
  });
  await handle.pool.query(`update tasks set asked_at = now() - $2 * interval '1 second' where id = $1`, [
    id,
    askedSecondsAgo,
  ]);
  const run = await openRun({ database: handle.database, tools }, { taskId: id, run: 1 });
  if (!run) throw new Error('the run is not wanted');
  return { id, run };
}

async function told(): Promise<readonly unknown[]> {
  const { items } = await user.call(listMessages, { body: {} });
  return items
    .filter(({ kind }) => kind === 'taskEnded')
    .map(({ content, link, teamId }) => ({ content, link, teamId }));
}

const result = { summary: null, resultSha256: 'a'.repeat(64) };

describe('the end of a run', () => {
  it('is announced with a link to the result when it was requested more than 20 seconds ago, waiting time included', async () => {
    const { id, run } = await newRun(21);
    await run.complete(result);
    const link = `/contract-compare/${id}`;
    expect(await told()).toEqual([{ content: '文档比对已完成：框架协议', link, teamId: user.teamId }]);
  });

  it('is not announced when the run was watched to its end', async () => {
    const { run } = await newRun(5);
    await run.complete(result);
    expect(await told()).toEqual([]);
  });

  it('is announced with the reason when the run failed', async () => {
    const { run } = await newRun(60);
    await run.fail('DOCUMENT_ENCRYPTED', '“一.txt”有密码');
    expect(await told()).toMatchObject([{ content: '文档比对失败：框架协议。“一.txt”有密码' }]);
  });

  it('is told in one message with the runs of the tool that ended shortly before, until that is read', async () => {
    const { run } = await newRun(60);
    await run.complete(result);
    const second = await newRun(60, user);
    await second.run.fail('DOCUMENT_ENCRYPTED', '“一.txt”有密码');
    const together = '文档比对：1 个已完成，1 个失败；最近一个是 框架协议';
    expect(await told()).toEqual([
      { content: together, link: '/contract-compare/list', teamId: user.teamId },
    ]);
    await user.call(readAllMessages, {});
    const third = await newRun(60, user);
    await third.run.complete(result);
    expect(await told()).toMatchObject([{ content: '文档比对已完成：框架协议' }, { content: together }]);
    const { items } = await user.call(listMessages, { body: { group: 'account' } });
    expect(items.map(({ kind }) => kind)).toEqual(['welcome']);
  });

  it('is not announced for a run that only prepared the next one', async () => {
    const { run } = await newRun(60);
    await run.complete({ summary: null, resultSha256: null });
    expect(await told()).toEqual([]);
  });
});
