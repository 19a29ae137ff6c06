/** Journeys through three servers and three workers: all of them share one state. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  addComment,
  CHUNK_BYTES,
  collaborationCalls,
  createComparison,
  readChatCount,
  readChatHistory,
  readComparison,
  readComparisonResult,
  sendChunk,
  sendSmsCode,
  session,
  takeChatAnswer,
  teamBalance,
  verifySmsCode,
  watchProduct,
} from '@wenjian/api';
import type { DeploymentStatus } from '@wenjian/server';
import { expect, it } from 'vitest';
import { openConversation } from '../../apps/server/src/testing/chat-client.ts';
import { clientOf, type HttpUser } from '../../apps/server/src/testing/http-user.ts';
import { advanceSchema } from './advance-schema.ts';
import { codeOf, signInTo } from './cluster-user.ts';
import { describeCluster } from './describe-cluster.ts';
import { deleteBlobs, fingerprintDatabase, listBlobs } from './fingerprint.ts';
import { countFinished, readMetric } from './read-metric.ts';
import { runAdmin } from './run-admin.ts';

const SETTLED = { timeout: 60_000, interval: 100 };
const OLD = '第一条 总价为100万元。\n第二条 保密期为2年。';
const NEW = '第一条 总价为120万元。\n第二条 保密期为3年。';

/** Slow enough that a listener can leave and come back in the middle. */
const ANSWER = { pieces: Array.from({ length: 40 }, (_, index) => `第${index + 1}点。`), paceMs: 100 };

describeCluster('three servers and three workers', { servers: 3, workers: 3, model: ANSWER }, (cluster) => {
  const urls = () => cluster().servers.map(({ port }) => `http://127.0.0.1:${port}`);
  const urlOf = (number: number) => urls()[number % 3] ?? '';
  const signIn = (phone: string) => signInTo(cluster().servers, cluster().url, phone);

  it('a code requested at one server signs in at another, and the token is valid at the third', async () => {
    const user = await signInTo(cluster().servers, urlOf(0), '13500000001', urlOf(1));
    const { currentTeamId } = await clientOf(urlOf(2), { ...user.headers })(session, {});
    expect(currentTeamId).toBe(user.teamId);
  });

  it('the tries of a code are counted across all servers', async () => {
    const phone = '13500000002';
    await clientOf(urlOf(0), {})(sendSmsCode, { body: { phone } });
    const code = await codeOf(cluster().servers, phone);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(
        clientOf(urlOf(attempt), {})(verifySmsCode, { body: { phone, code: wrong } }),
      ).rejects.toThrow();
    await expect(clientOf(urlOf(1), {})(verifySmsCode, { body: { phone, code } })).rejects.toThrow();
  });

  it('the chunks of one upload arrive at different servers and become one file', async () => {
    const user = await signIn('13500000003');
    const content = randomBytes(5 * CHUNK_BYTES + 321);
    const file = await user.upload('合同.bin', content.length, (start, end) =>
      Uint8Array.from(content.subarray(start, end)),
    );
    expect(file.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    const received = cluster().servers.map(
      ({ log }) => log.filter(({ route }) => route === sendChunk.path).length,
    );
    expect(Math.min(...received)).toBeGreaterThan(0);
  });

  it('a client has one budget of sign-up calls for all servers together, counted in Redis', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 66; call++) {
      const response = await fetch(`${urlOf(call)}${sendSmsCode.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
        body: JSON.stringify({ phone: 'no phone' }),
      });
      statuses.push(response.status);
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(400));
    expect(statuses.slice(60)).toEqual(Array(6).fill(429));
  });

  it('a comment made at one server wakes a reader who waits at another', async () => {
    const user = await signIn('13500000004');
    const id = await compare(user);
    const params = { productId: id };
    const there = clientOf(urlOf(0), { ...user.headers });
    const here = clientOf(urlOf(1), { ...user.headers });
    const { changes } = await user.call(readComparisonResult, { params: { id } });
    const { cursor } = await there(watchProduct, { params, query: {} });
    const waiting = there(watchProduct, { params, query: { cursor } });
    await here(addComment, {
      params,
      body: { findingId: changes[0]?.id ?? '', body: '请核对', mentions: [] },
    });
    expect((await waiting).changed).toContain('comments');
  });

  it('somebody from outside joins at one server a collaboration opened at another', async () => {
    const [owner, guest] = [await signIn('13500000005'), await signIn('13500000006')];
    const params = { productId: await compare(owner) };
    const { open, members, join } = collaborationCalls.compare;
    await clientOf(urlOf(0), { ...owner.headers })(open, { params, body: {} });
    const invited = { phones: ['13500000006'], permission: 'readonly' as const };
    await clientOf(urlOf(1), { ...owner.headers })(members, { params, body: invited });
    await clientOf(urlOf(2), { ...guest.headers })(join, { params, body: {} });
    const { status } = await clientOf(urlOf(0), { ...guest.headers })(readComparison, {
      params: { id: params.productId },
    });
    expect(status).toBe('complete');
  });

  it('jobs are done by several workers, each once, and each takes one use', async () => {
    const people = await Promise.all([7, 8, 9].map((number) => signIn(`1350000001${number}`)));
    await Promise.all(people.flatMap((user) => [compare(user), compare(user)]));
    for (const user of people) {
      const { compareBalance } = await user.call(teamBalance, { params: { teamId: user.teamId } });
      expect(compareBalance).toMatchObject({ count: 1, limit: 3 });
    }
    // A task is complete a moment before its job is.
    await expect.poll(() => countFinished(cluster().workers, 'compare'), SETTLED).toBe(8);
    const busy = () =>
      cluster().workers.filter(({ log }) =>
        log.some(({ msg, job }) => msg === 'job finished' && job === 'compare'),
      );
    await expect.poll(() => busy().length, SETTLED).toBeGreaterThan(1);
  });

  it('the request id given by a browser is in the log of the worker that did the job', async () => {
    const user = await signIn('13500000020');
    const requestId = 'journey-of-one-request-0001';
    const id = await compare({
      ...user,
      call: clientOf(cluster().url, { ...user.headers, 'x-request-id': requestId }),
    });
    expect(id).not.toBe('');
    const lines = () =>
      cluster().workers.flatMap(({ log }) => log.filter((line) => line.requestId === requestId));
    await expect.poll(() => lines().map(({ msg }) => msg), SETTLED).toEqual(['job started', 'job finished']);
  });

  it('a trace covers the request at a server and the job in a worker', async () => {
    const { spans } = cluster().traces;
    const find = () => {
      const job = spans.find(({ service, name }) => service === 'wenjian-worker' && name === 'job compare');
      return (
        job && spans.find(({ spanId, traceId }) => spanId === job.parentSpanId && traceId === job.traceId)
      );
    };
    await expect.poll(() => find()?.name, SETTLED).toBe('request createComparison');
    expect(find()?.service).toBe('wenjian-server');
  });

  it('every process answers its probes and serves its metrics', async () => {
    for (const { operatorUrl, kind } of [...cluster().servers, ...cluster().workers]) {
      expect((await fetch(`${operatorUrl}/healthz`)).status).toBe(200);
      expect(await (await fetch(`${operatorUrl}/readyz`)).json()).toEqual({
        status: 'ok',
        parts: { database: true, files: true },
      });
      const waiting = await readMetric(operatorUrl, 'wenjian_queue_waiting_jobs');
      expect(waiting.find(({ labels }) => labels.job === 'compare')?.value).toBe(0);
      const requests = await readMetric(operatorUrl, 'wenjian_http_request_seconds_count');
      expect(requests.length > 0).toBe(kind === 'server');
    }
  });

  it('an answer requested at one server is read to its end at another, and is in the history of the third', async () => {
    const user = await signIn('13500000023');
    const { token, chatId, asked } = ask(user, urlOf(0), '违约金过高怎么办');
    const { id: heard } = await asked.until(({ type }) => type === 'char');
    asked.drop();
    const resume = JSON.stringify({ type: 'resume', last_event_id: heard });
    const resumed = openConversation(urlOf(1), [token, chatId, resume]);
    const close = await resumed.until(({ type }) => type === 'close');
    expect(close).toMatchObject({ reason: 'done', state: 'done' });
    expect(resumed.events.map(({ id }) => id)).toEqual(resumed.events.map((_, at) => heard + 1 + at));
    const query = { id: chatId };
    const { history } = await clientOf(urlOf(2), { ...user.headers })(readChatHistory, { query });
    expect(history.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(history[1]?.content).toBe(ANSWER.pieces.join(''));
  });

  it('an answer is stopped at another server than the one that generates it, and is counted once', async () => {
    const user = await signIn('13500000024');
    const there = clientOf(urlOf(2), { ...user.headers });
    const { count } = await there(readChatCount, {});
    const { chatId, asked } = ask(user, urlOf(0), '定金可以退吗');
    await asked.until(({ type }) => type === 'char');
    const body = { chat_id: chatId };
    expect(await there(takeChatAnswer, { body })).toEqual({ count: count - 1, is_stopped: true });
    expect(await asked.until(({ type }) => type === 'close')).toMatchObject({ reason: 'stopped' });
    expect(await there(readChatCount, {})).toMatchObject({ count: count - 1 });
  });

  it('servers are replaced one after another on a newer schema, and no request fails', async () => {
    const user = await signIn('13500000021');
    await advanceSchema(cluster().databaseUrl);
    await compare(user);
    let isOver = false;
    const statuses: number[] = [];
    const visit = async () => {
      while (!isOver) {
        const response = await fetch(`${cluster().url}${session.path}`, { headers: user.headers });
        await response.arrayBuffer();
        statuses.push(response.status);
        // Often enough to hit every moment of a change, rarely enough to leave the machine to the starting
        // process.
        await sleep(50);
      }
    };
    const visitors = [visit(), visit(), visit()];
    for (const server of cluster().servers) {
      await server.stop('SIGTERM');
      await server.start();
    }
    isOver = true;
    await Promise.all(visitors);
    expect(statuses.length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('an operator sees every process, the queue and the files', async () => {
    const status = (await runAdmin(cluster(), 'status')) as DeploymentStatus;
    const kinds = status.processes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'server')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'worker')).toHaveLength(3);
    expect(status.queue.find(({ job }) => job === 'compare')).toMatchObject({
      waiting: 0,
      running: 0,
      dead: 0,
    });
    expect(status.files.count).toBeGreaterThan(2);
    expect(status.lastBackup).toBeNull();
  });

  it('a deployment that was backed up, destroyed and restored is the same to the last row and byte, and works', async () => {
    const { databaseUrl, folder, postgres, s3, servers, workers } = cluster();
    const user = await signIn('13500000022');
    const id = await compare(user);
    await Promise.all([...servers, ...workers].map((one) => one.stop('SIGTERM')));
    const before = await fingerprintDatabase(databaseUrl);
    const blobs = await listBlobs(s3.blobUrl);
    expect(await runAdmin(cluster(), 'backup', join(folder, 'backup'))).toMatchObject({
      blobs: blobs.length,
      missing: 0,
    });

    await expect(runAdmin(cluster(), 'restore', join(folder, 'backup'))).rejects.toThrow(
      '目标数据库不是空的',
    );
    await postgres.createDatabase('wenjian');
    await deleteBlobs(s3.blobUrl);
    expect(await listBlobs(s3.blobUrl)).toEqual([]);
    await runAdmin(cluster(), 'restore', join(folder, 'backup'));

    const { 'public.operations': _, ...restored } = await fingerprintDatabase(databaseUrl);
    const { 'public.operations': __, ...original } = before;
    expect(restored).toEqual(original);
    expect(await listBlobs(s3.blobUrl)).toEqual(blobs);
    await Promise.all([servers[0]?.start(), workers[0]?.start()]);
    const { statistics } = await user.call(readComparisonResult, { params: { id } });
    expect(statistics.replace).toBeGreaterThan(0);
    await compare(user);
  });

  function ask(user: HttpUser, url: string, content: string) {
    const token = user.headers.authorization?.replace('Bearer ', '') ?? '';
    const chatId = randomUUID();
    const message = JSON.stringify({ type: 'ask', mode: 'general', content });
    return { token, chatId, asked: openConversation(url, [token, chatId, message]) };
  }

  type Comparing = Pick<Awaited<ReturnType<typeof signIn>>, 'call' | 'uploadText'>;

  async function compare(user: Comparing): Promise<string> {
    const [originFileId, targetFileId] = [
      await user.uploadText('旧.txt', OLD),
      await user.uploadText('新.txt', NEW),
    ];
    const { id } = await user.call(createComparison, { body: { originFileId, targetFileId } });
    await expect
      .poll(async () => (await user.call(readComparison, { params: { id } })).status, SETTLED)
      .toBe('complete');
    return id;
  }
});
