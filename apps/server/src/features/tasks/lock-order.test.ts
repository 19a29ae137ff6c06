/**
 * A transaction that needs the locks of a space and a task takes the space's first; otherwise two of them
 * deadlock.
 */
import {
  cancelComparison,
  createComparison,
  deleteComparison,
  deleteKnowledge,
  rerunComparison,
  tools,
} from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveTeamScope } from '../../platform/access/team-scope.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { put } from '../documents/knowledge.testing.ts';
import { openRun } from './task-run.ts';
import { lockTask } from './tasks.repository.ts';

let product: TestProduct;
let handle: DatabaseHandle;

beforeAll(async () => {
  // Without a worker: the test ends the runs itself.
  product = await startTestProduct();
  handle = openDatabase(product.databaseUrl, () => undefined);
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

async function newComparison(user: TestUser): Promise<string> {
  const fileId = await uploadFile(product.server, user, '一.txt', '甲');
  const body = { originFileId: fileId, targetFileId: fileId };
  return (await user.call(createComparison, { body })).id;
}

/**
 * The locks of moving and renaming a document: the space, then, when the other one waits for it, the task.
 */
async function besideSpaceAndTask<T>(user: TestUser, taskId: string, act: () => Promise<T>): Promise<T> {
  const scope = proveTeamScope(user.teamId, '', 'owner');
  const acting = await handle.database.transaction(async (transaction) => {
    await lockSpace(transaction, scope);
    const promise = act();
    // Awaited below; until then a rejection must not count as unhandled.
    promise.catch(() => undefined);
    await expect.poll(waiting, { interval: 20 }).toBeGreaterThan(0);
    await lockTask(transaction, scope, taskId);
    return { promise };
  });
  return acting.promise;
}

async function waiting(): Promise<number> {
  const { rows } = await handle.database.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

it.each([
  ['called off', cancelComparison],
  ['deleted', deleteComparison],
] as const)('a task that is %s locks the space before the task', async (_, route) => {
  const user = await product.signIn();
  const id = await newComparison(user);
  const answer = await besideSpaceAndTask(user, id, () => user.request(route, { params: { id } }));
  expect(answer.status).toBe(200);
});

it('a task that runs again locks the space before the task', async () => {
  const user = await product.signIn();
  const id = await newComparison(user);
  await user.call(cancelComparison, { params: { id } });
  const again = () => user.request(rerunComparison, { params: { id }, body: {} });
  expect((await besideSpaceAndTask(user, id, again)).status).toBe(200);
});

it('a failing worker locks the space before the task', async () => {
  const user = await product.signIn();
  const id = await newComparison(user);
  const run = await openRun({ database: handle.database, tools }, { taskId: id, run: 1 });
  await besideSpaceAndTask(user, id, async () => run?.fail('INTERNAL'));
  expect(await openRun({ database: handle.database, tools }, { taskId: id, run: 1 })).toBeNull();
});

it('a document deleted while it is read locks the space before the task', async () => {
  const user = await product.signIn();
  const { id } = await put(product, user, ['合同.txt', '违约金百分之五']);
  const trash = () => user.request(deleteKnowledge, { body: { ids: [id] } });
  expect((await besideSpaceAndTask(user, id, trash)).status).toBe(200);
});
