/** Four server processes on one database, more requests than uses, and processes that are killed in the middle. */
import type { ChildProcess } from 'node:child_process';
import { createComparison } from '@wenjian/api';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceEntries, tasks } from '../../database/schema.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { freePort } from '../../platform/free-port.ts';
import { type HttpUser, signInOverHttp } from '../../testing/http-user.ts';
import { kill, type ProductProcesses, prepareProcesses } from '../../testing/product-processes.ts';
import { grant } from './billing.service.ts';

const SERVERS = 4;
const FREE_USES = 3;
const USES = 50;
const REQUESTS = 200;

let product: ProductProcesses;
let handle: DatabaseHandle;
let ports: readonly number[];
const servers: ChildProcess[] = [];

beforeAll(async () => {
  product = await prepareProcesses();
  const first = Number(new URL(product.url).port);
  ports = [first, ...(await Promise.all(Array.from({ length: SERVERS - 1 }, freePort)))];
  servers.push(...(await Promise.all(ports.map((port) => product.startServer(port)))));
  handle = openDatabase(product.databaseUrl, () => undefined);
}, 120_000);
afterAll(async () => {
  await handle?.close();
  await product?.close();
});

/** A user with that many uses of the comparison, and two files to compare. */
async function userWith(phone: string, uses: number): Promise<{ user: HttpUser; fileId: string }> {
  const user = await signInOverHttp(product.url, phone);
  const more = { teamId: user.teamId, plan: 'rights', uses: { compare: uses - FREE_USES }, expiresAt: null };
  await handle.database.transaction((transaction) => grant(transaction, more));
  return { user, fileId: await user.uploadText('一.txt', '第一条 总价一百元。') };
}

/** The code of the answer; 0 if there was none. */
async function submit(user: HttpUser, fileId: string, index: number): Promise<number> {
  const url = `http://127.0.0.1:${ports[index % SERVERS]}${createComparison.path}`;
  const idempotencyKey = `request-${user.teamId}-${index}`;
  const body = JSON.stringify({ originFileId: fileId, targetFileId: fileId, idempotencyKey });
  const headers = { ...user.headers, 'content-type': 'application/json' };
  try {
    const answer = await fetch(url, { method: 'POST', headers, body });
    return ((await answer.json()) as { code: number }).code;
  } catch {
    return 0;
  }
}

async function ledgerOf(teamId: string) {
  const [sum] = await handle.database
    .select({
      left: sql<number>`sum(${balanceEntries.delta})::int`,
      uses: sql<number>`(count(*) filter (where ${balanceEntries.kind} = 'use'))::int`,
      returns: sql<number>`(count(*) filter (where ${balanceEntries.kind} = 'return'))::int`,
      tasksThatUse: sql<number>`count(distinct ${balanceEntries.taskId})::int`,
    })
    .from(balanceEntries)
    .where(and(eq(balanceEntries.teamId, teamId), eq(balanceEntries.tool, 'compare')));
  const accepted = await handle.database
    .select({ id: tasks.id, status: tasks.status, run: tasks.run })
    .from(tasks)
    .where(eq(tasks.teamId, teamId));
  return { ...(sum ?? { left: -1, uses: -1, returns: -1, tasksThatUse: -1 }), accepted };
}

it('200 submissions at once against 50 uses: 50 are accepted, 150 get 6040, and the ledger sums to zero', async () => {
  const { user, fileId } = await userWith('13911113333', USES);
  const codes = await Promise.all(
    Array.from({ length: REQUESTS }, (_, index) => submit(user, fileId, index)),
  );
  expect(codes.filter((code) => code === 200)).toHaveLength(USES);
  expect(codes.filter((code) => code === 6040)).toHaveLength(REQUESTS - USES);
  const { left, uses, returns, accepted } = await ledgerOf(user.teamId);
  expect({ left, uses, returns, accepted: accepted.length }).toEqual({
    left: 0,
    uses: USES,
    returns: 0,
    accepted: USES,
  });
}, 120_000);

const PATIENCE_MS = 150_000;
const SPREAD_MS = 3_000;

it('200 submissions against 50 uses with servers and workers killed meanwhile: no use is lost and none is taken twice', async () => {
  const { user, fileId } = await userWith('13911114444', USES);
  const waiting = new Set(Array.from({ length: REQUESTS }, (_, index) => index));
  let unanswered = 0;
  let worker = await product.startWorker();
  const deadline = Date.now() + PATIENCE_MS;
  const killing = killRandomly(async () => {
    await kill(worker);
    worker = await product.startWorker();
  });
  // A client without an answer asks again with the same key, like the browser; spread over time, so that
  // every kill hits some requests.
  while (waiting.size > 0 && Date.now() < deadline)
    await Promise.all(
      [...waiting].map(async (index) => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * SPREAD_MS));
        const code = await submit(user, fileId, index);
        if (code === 200 || code === 6040) waiting.delete(index);
        if (code === 0) unanswered += 1;
      }),
    );
  await killing;
  expect(waiting.size).toBe(0);
  expect(unanswered).toBeGreaterThan(0);

  const { left, uses, returns, tasksThatUse, accepted } = await ledgerOf(user.teamId);
  expect(accepted).toHaveLength(USES);
  expect({ left, uses, returns, tasksThatUse }).toEqual({
    left: 0,
    uses: USES,
    returns: 0,
    tasksThatUse: USES,
  });
  await expect.poll(async () => settled(user.teamId), { timeout: PATIENCE_MS, interval: 1_000 }).toBe(USES);
  const after = await ledgerOf(user.teamId);
  expect({ left: after.left, uses: after.uses }).toEqual({ left: 0, uses: USES });
}, 400_000);

async function settled(teamId: string): Promise<number> {
  return (await ledgerOf(teamId)).accepted.filter(({ status }) => status === 'complete').length;
}

const ROUNDS = 4;
const PAUSE_MS = 400;

/** One server after another is killed with -9 and started again; a worker halfway through. */
async function killRandomly(killWorker: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS));
    const victim = Math.floor(Math.random() * SERVERS);
    const server = servers[victim];
    if (server) await kill(server);
    if (round === ROUNDS / 2) await killWorker();
    servers[victim] = await product.startServer(ports[victim]);
  }
}
