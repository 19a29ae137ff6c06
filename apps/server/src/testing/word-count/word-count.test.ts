/**
 * A tool is one row and one registration. One that the product does not have is added to a real server, worker and database and is found
 * wherever the tools are; nothing else of the product was touched for it. Three places are closed by the contract, and the tool does without:
 * the kinds of object that a route can name (its routes are about a `product`), its name in the security records (shown as it is stored), and
 * the price list (`plans.ts`: an operator gives the uses). The menu is the web's, which has its own registry.
 */
import { join } from 'node:path';
import {
  addComment,
  balanceRoute,
  collaborationCallsOf,
  consumptionRoute,
  decideFinding,
  downloadOwnDataExport,
  listComments,
  listDecisions,
  listMessages,
  listRecentTasks,
  listTeamRecords,
  recentTasksRoute,
  requestOwnDataExport,
  statisticsRoute,
  taskTools,
  teamBalance,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { grant } from '../../features/billing/index.ts';
import { download } from '../../features/data-rights/data-rights.testing.ts';
import { purgeDeleted } from '../../features/retention/purge-deleted.ts';
import { sweepContents } from '../../features/retention/sweep-contents.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../test-product.ts';
import { uploadFile } from '../upload-file.ts';
import { wordCountFeature } from './feature.ts';
import { wordCountJobs } from './jobs.ts';
import {
  createWordCount,
  deleteWordCount,
  readWordCount,
  toolsWithWordCount as tools,
  wordCount,
} from './word-count.tool.ts';

const TEXT = '第一条 甲方付款十万元。';
const CHARACTERS = 11;
const USES = 8;
const log = createLogger('silent', 'test');
const { signal } = new AbortController();

let product: TestProduct;
let handle: DatabaseHandle;
let owner: TestUser;

beforeAll(async () => {
  const added = { tools, feature: wordCountFeature, jobs: wordCountJobs };
  product = await startTestProduct({ hasWorker: true, added });
  handle = openDatabase(product.databaseUrl, () => undefined);
  owner = await product.signIn();
  const uses = Object.fromEntries([[wordCount, USES]]);
  await handle.database.transaction((transaction) =>
    grant(transaction, { teamId: owner.teamId, plan: 'gift', uses, expiresAt: null }),
  );
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

async function started(content: string | Buffer = TEXT, name = '合同.txt'): Promise<string> {
  const fileId = await uploadFile(product.server, owner, name, content);
  return (await owner.call(createWordCount, { body: { fileId } })).id;
}

async function settled(id: string) {
  const read = () => owner.call(readWordCount, { params: { id } });
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toMatch(/complete|failed/);
  return read();
}

async function counted(): Promise<string> {
  const id = await started();
  expect(await settled(id)).toMatchObject({ status: 'complete', characters: CHARACTERS });
  return id;
}

async function balance() {
  const { body } = await owner.request(balanceRoute(tools), { params: { teamId: owner.teamId } });
  return z
    .object({ wordCountBalance: z.object({ count: z.number(), limit: z.literal(USES) }) })
    .parse(body.data).wordCountBalance;
}

describe('a tool that is added by its registration', () => {
  it('is in the task list, by its own name, with the page of its result', async () => {
    const id = await counted();
    const query = { teamId: owner.teamId, tool: wordCount };
    const { body } = await owner.request(recentTasksRoute(tools), { query });
    const task = { id, tool: 'wordCount', status: 'complete', link: `/word-count/${id}` };
    expect(body.data).toMatchObject({ items: expect.arrayContaining([expect.objectContaining(task)]) });
  });

  it('is in the statistics and in the list of uses', async () => {
    await counted();
    const params = { teamId: owner.teamId };
    const { body } = await owner.request(statisticsRoute(tools), { params });
    const tasks = expect.objectContaining({ wordCount: expect.any(Number), compare: 0 });
    expect(body.data).toMatchObject({ members: [{ tasks, isMember: true }] });
    const uses = await owner.request(consumptionRoute(tools), { params });
    expect(uses.body.data).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ tool: 'wordCount', kind: 'use', amount: 1 })]),
    });
  });

  it('takes a use that was bought, gives it back when it fails, and is refused without one', async () => {
    const before = await balance();
    await counted();
    const after = { ...before, count: before.count - 1 };
    expect(await balance()).toEqual(after);
    const id = await started(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 1, 2, 3]), '坏的.doc');
    expect(await settled(id)).toMatchObject({ status: 'failed', characters: null });
    expect(await balance()).toEqual(after);
    const poor = await product.signIn();
    const fileId = await uploadFile(product.server, poor, '合同.txt', TEXT);
    expect((await poor.request(createWordCount, { body: { fileId } })).status).toBe(402);
  });

  it('is shared with people outside, who are told where it is; strangers do not see it', async () => {
    const id = await counted();
    const params = { productId: id };
    const calls = Object.entries(collaborationCallsOf(tools).ofProduct).find(
      ([type]) => type === 'wordCount',
    );
    if (!calls) throw new Error('it cannot be shared');
    const [, { open, members, join }] = calls;
    const guest = await product.signIn();
    expect((await guest.request(readWordCount, { params: { id } })).status).toBe(404);
    await owner.call(open, { params, body: {} });
    await owner.call(members, { params, body: { phones: [guest.phone], permission: 'readwrite' } });
    await guest.call(join, { params, body: {} });
    expect(await guest.call(readWordCount, { params: { id } })).toMatchObject({ characters: CHARACTERS });
    expect((await guest.request(deleteWordCount, { params: { id } })).status).toBe(403);
    const { items } = await guest.call(listMessages, { body: {} });
    expect(items).toContainEqual(expect.objectContaining({ kind: 'shared', link: `/word-count/${id}` }));
    const records = await owner.call(listTeamRecords, { params: { id: owner.teamId } });
    expect(records.items).toContainEqual(
      expect.objectContaining({ action: 'opened', objectKind: 'wordCount', objectId: id }),
    );
  });

  it('has findings that people decide and comment on', async () => {
    const id = await counted();
    const params = { productId: id };
    const verdict = { state: 'accepted' as const, text: null, note: '', version: 0 };
    await owner.call(decideFinding, { params: { ...params, findingId: 'total' }, body: verdict });
    const { items } = await owner.call(listDecisions, { params });
    expect(items).toMatchObject([{ findingId: 'total', state: 'accepted', version: 1 }]);
    await owner.call(addComment, { params, body: { findingId: 'total', body: '太长了', mentions: [] } });
    expect((await owner.call(listComments, { params })).items).toMatchObject([{ body: '太长了' }]);
  });

  it('is in the archive of its owner: task, decision and result', async () => {
    await owner.call(requestOwnDataExport, {});
    const archive = () => download(product, owner, downloadOwnDataExport);
    await expect.poll(async () => (await archive()).answer.statusCode, { timeout: 30_000 }).toBe(200);
    const { files } = await archive();
    const textOf = (name: string) => files.get(name)?.toString() ?? '';
    expect(textOf('数据/tasks.json')).toContain('"tool":"wordCount"');
    expect(textOf('数据/finding_decisions.json')).toContain('"findingId":"total"');
    const results = [...files.keys()].filter((name) => /^结果\/.{8}-wordCount-合同.txt.json$/.test(name));
    expect(results.map(textOf).map((text) => JSON.parse(text))).toContainEqual({ characters: CHARACTERS });
  });

  it('is gone when it was deleted: for its users at once, with its contents after the period', async () => {
    const id = await counted();
    await owner.call(deleteWordCount, { params: { id } });
    expect((await owner.request(readWordCount, { params: { id } })).status).not.toBe(200);
    const later = new Date(Date.now() + 40 * 24 * 3600 * 1000);
    const { database, pool } = handle;
    const find = () =>
      pool.query('select tool, title, summary, result_sha256 from tasks where id = $1', [id]);
    const before = (await find()).rows[0];
    await purgeDeleted(database, later, log, signal);
    expect((await find()).rows).toEqual([
      { tool: 'wordCount', title: expect.not.stringMatching('合同'), summary: null, result_sha256: null },
    ]);
    await pool.query('update tasks set result_sha256 = null, summary = null');
    const blobs = await createBlobStore(join(product.config.dataFolder, 'blobs'));
    expect(await blobs.open(before.result_sha256)).not.toBeNull();
    await sweepContents({ database, blobs, standing: async () => [], log }, later, signal);
    expect(await blobs.open(before.result_sha256)).toBeNull();
  });
});

describe('the product', () => {
  it('knows nothing of it', async () => {
    expect(taskTools).not.toContain('wordCount');
    const plain = await startTestProduct();
    const user = await plain.signIn();
    const fileId = await uploadFile(plain.server, user, '合同.txt', TEXT);
    expect((await user.request(createWordCount, { body: { fileId } })).status).toBe(404);
    const query = { teamId: user.teamId, tool: 'wordCount' };
    expect((await user.request(listRecentTasks, { query })).status).toBe(400);
    const { body } = await user.request(teamBalance, { params: { teamId: user.teamId } });
    expect(Object.keys(body.data ?? {})).not.toContain('wordCountBalance');
    await plain.close();
  });
});
