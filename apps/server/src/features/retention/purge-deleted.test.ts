/** Deleted objects are purged after their period: rows, results, the index, and the contents themselves. */
import { join } from 'node:path';
import {
  addToTextBase,
  createComparisonExport,
  createContractTemplate,
  deleteComparison,
  deleteContractTemplate,
  deleteKnowledge,
  listTextBase,
  removeFromTextBase,
  restoreKnowledge,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { compareTexts, query, settled } from '../compare/compare.testing.ts';
import { purgeExpired } from '../documents/index.ts';
import { putRead } from '../documents/knowledge.testing.ts';
import { purgeDeleted, purgeUnusedFiles } from './purge-deleted.ts';
import { sweepContents } from './sweep-contents.ts';

const log = createLogger('silent', 'test');
const { signal } = new AbortController();
let product: TestProduct;
let handle: DatabaseHandle;
let blobs: BlobStore;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  handle = openDatabase(product.databaseUrl, () => undefined);
  blobs = await createBlobStore(join(product.config.dataFolder, 'blobs'));
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

const inDays = (count: number) => new Date(Date.now() + count * 24 * 3600 * 1000);
const LONG = '甲方应于收到货物后三十日内向乙方支付全部货款，逾期每日按未付金额的万分之五支付违约金。'.repeat(
  20,
);

/**
 * The worker's housekeeping, as if that many days had passed; twice, because the first run releases contents
 * for the second.
 */
async function clean(days: number): Promise<void> {
  const { database } = handle;
  for (let turn = 0; turn < 3; turn++) {
    await purgeExpired(database, inDays(days), log, signal);
    await purgeDeleted(database, inDays(days), log, signal);
    await purgeUnusedFiles(database, inDays(days), log, signal);
    await sweepContents({ database, blobs, standing: async () => [], log }, inDays(days), signal);
  }
}

async function contentCount(): Promise<number> {
  let count = 0;
  for await (const _ of blobs.list()) count += 1;
  return count;
}

const rowCount = async (table: string) =>
  Number((await query(product, `select count(*) from ${table}`, []))[0]?.count);

const derivedTables = [
  'knowledge_documents',
  'knowledge_versions',
  'knowledge_pages',
  'task_exports',
  'finding_decisions',
  'comparison_decisions',
  'contract_templates',
  'contract_template_versions',
  'text_base_documents',
  'text_base_fingerprints',
  'text_base_postings',
  'text_base_meanings',
  'readings',
  'content_links',
  'files',
  'uploads',
];

async function workAndDelete(user: TestUser): Promise<void> {
  const { id: document } = await putRead(product, user, ['合同.txt', LONG]);
  const comparison = await compareTexts(product, user, [LONG, `${LONG}另行约定。`]);
  await settled(user, comparison);
  await user.call(createComparisonExport, { params: { id: comparison }, body: { format: 'markdown' } });
  const templateFile = await uploadFile(product.server, user, '模板.txt', `甲方：____ ${LONG}`);
  const template = await user.call(createContractTemplate, { body: { fileId: templateFile } });
  const baseFile = await uploadFile(product.server, user, '底本.txt', `底本${LONG}`);
  const { items } = await user.call(addToTextBase, { body: { fileIds: [baseFile] } });
  await expect.poll(() => statusOfBase(user), { interval: 200 }).toEqual(['ready']);
  await expect
    .poll(() => query(product, `select status from task_exports where status <> 'complete'`, []), {
      timeout: 30_000,
    })
    .toEqual([]);
  expect(await rowCount('text_base_postings')).toBeGreaterThan(0);
  await user.call(deleteKnowledge, { body: { ids: [document] } });
  await user.call(deleteComparison, { params: { id: comparison } });
  await user.call(deleteContractTemplate, { params: { id: template.id } });
  await user.call(removeFromTextBase, { params: { id: items[0]?.id ?? '' } });
}

async function statusOfBase(user: TestUser): Promise<readonly string[]> {
  return (await user.call(listTextBase, {})).items.map(({ status }) => status);
}

describe('a deleted object', () => {
  it('can be restored with all its contents within its period, and leaves no trace after it', async () => {
    const user = await product.signIn();
    await workAndDelete(user);
    await clean(29);
    const [kept] = await query(product, 'select current_task_id as id from knowledge_documents', []);
    const ids = [String(kept?.id)];
    await user.call(restoreKnowledge, { body: { ids } });
    await user.call(deleteKnowledge, { body: { ids } });
    expect(await contentCount()).toBeGreaterThan(0);

    await clean(33);
    const counts = await Promise.all(derivedTables.map(async (table) => [table, await rowCount(table)]));
    expect(counts).toEqual(derivedTables.map((table) => [table, 0]));
    expect(await contentCount()).toBe(0);
  });

  it('that is a task leaves only the fact that it existed', async () => {
    const user = await product.signIn();
    const id = await compareTexts(product, user, ['机密甲', '机密乙']);
    await settled(user, id);
    await user.call(deleteComparison, { params: { id } });
    await clean(33);
    const [task] = await query(product, 'select * from tasks where id = $1', [id]);
    expect(task).toMatchObject({
      title: '已彻底删除',
      tool: 'compare',
      status: 'complete',
      result_sha256: null,
    });
    expect(JSON.stringify(task)).not.toMatch(/机密|旧版|[0-9a-f]{64}/);
  });
});
