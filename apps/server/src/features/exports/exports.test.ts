/** Exports of any tool, while what they show changes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { newAudit } from '../collaboration/collaboration.testing.ts';
import { query } from '../compare/compare.testing.ts';
import { scopeOfTask } from '../tasks/index.ts';
import { exportJob } from './exports.job.ts';
import { createExportService } from './exports.service.ts';

/** Takes requests and has no worker. */
let product: TestProduct;
let handle: DatabaseHandle;
let folder: string;
let blobs: BlobStore;

beforeAll(async () => {
  product = await startTestProduct();
  handle = openDatabase(product.databaseUrl, () => undefined);
  folder = await mkdtemp(join(tmpdir(), 'wenjian-exports-'));
  blobs = await createBlobStore(folder);
});
afterAll(async () => {
  await handle.close();
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

it('an export requested after a decision made while the job reads the decisions contains that decision', async () => {
  const { database } = handle;
  const id = await newAudit(product, await product.signIn());
  await query(
    product,
    `update tasks set status = 'complete', summary = '{}', result_sha256 = '' where id = $1`,
    [id],
  );
  const scope = await scopeOfTask(database, id);
  if (!scope) throw new Error('no task');
  let decided = 'before';
  const service = createExportService<'json'>(
    { database, blobs, queue: {} as JobQueue },
    {
      fileName: (_, title) => `${title}.txt`,
      statesFor: async () => ({ states: decided, digest: decided }),
      enqueue: async () => undefined,
    },
  );
  const place = { id, format: 'json' } as const;
  await service.request(scope, place);
  let asked: Promise<unknown> | null = null;
  const job = exportJob(
    'auditExport',
    { database, blobs, log: createLogger('silent', 'test') },
    {
      statesFor: async () => {
        const states = decided;
        decided = 'after';
        asked ??= service.request(scope, place);
        // Long enough for a request that does not wait to be answered.
        await Promise.race([asked, setTimeout(500)]);
        return { states, digest: states };
      },
      async write({ states, outPath }) {
        await writeFile(outPath, states);
        await asked;
        return { kind: 'written', notice: null };
      },
    },
  );
  const { signal } = new AbortController();
  await job.run({
    payload: { taskId: id, run: 1, format: 'json' },
    signal,
    isLastAttempt: false,
    advanced: () => undefined,
  });
  const rows = await query(
    product,
    'select status, state_digest, size from task_exports where task_id = $1',
    [id],
  );
  expect(rows).toMatchObject([{ status: 'complete', state_digest: 'after', size: String('after'.length) }]);
});
