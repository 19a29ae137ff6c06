/** What people want by mail or in their browsers, from the end of a run to what leaves the product. */
import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import {
  countMessages,
  createComparison,
  defaultChoices,
  readAllMessages,
  readNotificationChoices,
  readPush,
  saveNotificationChoices,
  session,
  signOut,
  subscribePush,
  tools,
  unsubscribePush,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PushMessage, PushOutcome } from '../../adapters/push/push.port.ts';
import { createWebPush } from '../../adapters/push/web-push.push.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { createMail } from '../../processes/mail.ts';
import { type SentMail, sentMails } from '../../testing/outbox.ts';
import { selfSignedCertificate } from '../../testing/self-signed-certificate.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { openRun } from '../tasks/task-run.ts';
import { deliverDue } from './deliver.ts';
import { pushKeys } from './push-keys.ts';
import { isPushService } from './push-services.ts';

let product: TestProduct;
let handle: DatabaseHandle;
const pushed: { readonly endpoint: string; readonly message: PushMessage }[] = [];
let answer: (endpoint: string) => PushOutcome = () => 'sent';

beforeAll(async () => {
  product = await startTestProduct();
  handle = openDatabase(product.databaseUrl, (error) => expect.fail(error.message));
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

const query = (sql: string, values: readonly unknown[] = []) => handle.pool.query(sql, [...values]);

/** Half a minute passes for everything that waits, and the sender comes by. */
async function deliver(mail = createMail(product.config)): Promise<void> {
  await query("update message_deliveries set due_at = now() - interval '1 second' where state = 'waiting'");
  const push = {
    async send({ endpoint }: { readonly endpoint: string }, message: PushMessage) {
      const outcome = answer(endpoint);
      if (outcome === 'sent') pushed.push({ endpoint, message });
      return outcome;
    },
  };
  const log = { warn: () => undefined };
  await deliverDue({ database: handle.database, mail, push, publicUrl: 'https://wenjian.example.com', log });
}

const mailsTo = (email: string): readonly SentMail[] =>
  sentMails(product.config.dataFolder).filter(({ to }) => to === email);
const statesOf = async (email: string) =>
  (
    await query(
      'select state, attempts from message_deliveries d join users u on u.id = d.user_id where u.email = $1 order by d.created_at',
      [email],
    )
  ).rows;

async function newReader(ways: Partial<(typeof defaultChoices)['tasks']>) {
  const user = await product.signIn();
  const email = `p${user.phone}@example.com`;
  const { userId } = (await user.call(session, {})).user;
  await query('update users set email = $2 where id = $1', [userId, email]);
  const tasks = { ...defaultChoices.tasks, ...ways };
  await user.call(saveNotificationChoices, { body: { ...defaultChoices, tasks } });
  return { user, email };
}

async function newRun(user: TestUser, title = '机密框架协议') {
  const originFileId = await uploadFile(product.server, user, '一.txt', '甲');
  const targetFileId = await uploadFile(product.server, user, '二.txt', '乙');
  const { id } = await user.call(createComparison, { body: { originFileId, targetFileId, title } });
  await query("update tasks set asked_at = now() - interval '1 minute' where id = $1", [id]);
  const run = await openRun({ database: handle.database, tools }, { taskId: id, run: 1 });
  if (!run) throw new Error('the run is not wanted');
  return run;
}

const result = { summary: null, resultSha256: 'a'.repeat(64) };

describe('mails', () => {
  it('a batch is one mail, once nothing of it runs any more, without a word of its documents', async () => {
    const { user, email } = await newReader({ mail: true });
    const [first, second] = [await newRun(user), await newRun(user)];
    await first.complete(result);
    await deliver();
    expect(mailsTo(email)).toEqual([]);
    await second.fail('DOCUMENT_ENCRYPTED', '“一.txt”有密码');
    await deliver();
    const [mail, ...others] = mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('【文鉴】文档比对：1 个已完成，1 个失败');
    expect(mail?.text).toContain('https://wenjian.example.com/contract-compare/list');
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/机密|框架|一\.txt/);
    await deliver();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('nobody is mailed who has read it in the product, or has not asked for it', async () => {
    const { user, email } = await newReader({ mail: true });
    await (await newRun(user)).complete(result);
    await user.call(readAllMessages, {});
    const quiet = await newReader({ push: true });
    await (await newRun(quiet.user)).complete(result);
    await deliver();
    expect([mailsTo(email), mailsTo(quiet.email)]).toEqual([[], []]);
    expect(await statesOf(email)).toMatchObject([{ state: 'skipped' }]);
  });

  it('a kind that is not to be counted is not, and is mailed all the same', async () => {
    const { user, email } = await newReader({ product: false, mail: true });
    await user.call(readAllMessages, {});
    const [first, second] = [await newRun(user), await newRun(user)];
    await first.complete(result);
    await second.complete(result);
    expect(await user.call(countMessages, {})).toEqual({ count: 0 });
    await deliver();
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['【文鉴】文档比对：2 个已完成']);
  });

  it('what cannot be sent is tried again later and given up in the end; the task knows nothing of it', async () => {
    const { user, email } = await newReader({ mail: true });
    await (await newRun(user)).complete(result);
    const broken = {
      send: () => Promise.reject(new Error('the mail server is away')),
    };
    await deliver(broken);
    expect(await statesOf(email)).toEqual([{ state: 'waiting', attempts: 1 }]);
    for (let attempt = 2; attempt <= 6; attempt++) await deliver(broken);
    expect(await statesOf(email)).toEqual([{ state: 'failed', attempts: 6 }]);
    await deliver();
    expect(mailsTo(email)).toEqual([]);
  });

  it('the link at the end stops this kind of mail; opening it alone does not, and nobody can make one up', async () => {
    const { user, email } = await newReader({ mail: true });
    await (await newRun(user)).complete(result);
    await deliver();
    const [mail] = mailsTo(email);
    const url = /https:\/\/\S+\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.head.replaceAll(/\r\n[ \t]/g, ' ')).toContain(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    );
    const { pathname, search } = new URL(url);
    const { app } = product.server;
    const wantsMail = async () => (await user.call(readNotificationChoices, {})).tasks.mail;
    const opened = await app.inject({ method: 'GET', url: pathname + search });
    expect([opened.statusCode, opened.body.includes('任务完成'), await wantsMail()]).toEqual([
      200,
      true,
      true,
    ]);
    const forged = await app.inject({ method: 'POST', url: `${pathname}${search.slice(0, -4)}AAAA` });
    expect([forged.statusCode, await wantsMail()]).toEqual([404, true]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const ended = await app.inject({
      ...{ method: 'POST', url: pathname + search, headers },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([ended.statusCode, await wantsMail()]).toEqual([200, false]);
  });
});

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/';

function newSubscription(endpoint = `${ENDPOINT}${randomBytes(8).toString('hex')}`) {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

describe('messages to browsers', () => {
  it('go to each browser of the person; one that has ended is forgotten', async () => {
    const { user } = await newReader({ push: true });
    const [one, gone] = [newSubscription(), newSubscription()];
    for (const body of [one, gone, one]) await user.call(subscribePush, { body });
    expect((await user.call(readPush, {})).devices).toHaveLength(2);
    answer = (endpoint) => (endpoint === gone.endpoint ? 'gone' : 'sent');
    await (await newRun(user)).complete(result);
    await deliver();
    const { body, link } = pushed.find(({ endpoint }) => endpoint === one.endpoint)?.message ?? {};
    expect(body).toBe('文档比对：1 个已完成');
    expect(link).toMatch(/^\/contract-compare\//);
    expect((await user.call(readPush, {})).devices).toHaveLength(1);
    await user.call(unsubscribePush, { body: { endpoint: one.endpoint } });
    expect((await user.call(readPush, {})).devices).toEqual([]);
  });

  it('signing out ends those of this browser, and nobody ends those of somebody else', async () => {
    const { user } = await newReader({ push: true });
    const other = await product.signIn();
    const body = newSubscription();
    await user.call(subscribePush, { body });
    const [device] = (await user.call(readPush, {})).devices;
    await other.call(unsubscribePush, { body: { endpoint: body.endpoint } });
    expect((await user.call(readPush, {})).devices).toHaveLength(1);
    await user.call(signOut, {});
    const { rows } = await query('select id from push_subscriptions where id = $1', [device?.id]);
    expect(rows).toEqual([]);
  });

  it('an address that is no push service is refused', async () => {
    const { user } = await newReader({});
    for (const endpoint of ['https://127.0.0.1/x', 'https://fcm.googleapis.com.example.com/x'])
      expect((await user.request(subscribePush, { body: newSubscription(endpoint) })).status).toBe(409);
    expect(
      (await user.request(subscribePush, { body: newSubscription('http://fcm.googleapis.com/x') })).status,
    ).toBe(400);
    expect(isPushService('https://push.inside.example/x', ['*.inside.example'])).toBe(true);
  });

  it('are encrypted and signed with the product’s key, and a service that says 410 means gone', async () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
    let status = 201;
    const heads: { authorization: string; body: string }[] = [];
    const service = createServer(
      { key, cert: selfSignedCertificate(pair, '01') },
      async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        heads.push({
          authorization: String(request.headers.authorization),
          body: String(Buffer.concat(chunks)),
        });
        response.writeHead(status).end();
      },
    );
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    const keys = await pushKeys(handle.database);
    expect(await pushKeys(handle.database)).toEqual(keys);
    const push = createWebPush({
      keys: async () => keys,
      contact: 'mailto:wenjian@example.com',
      agent: new Agent({ rejectUnauthorized: false }),
    });
    const { endpoint, keys: own } = newSubscription(`https://127.0.0.1:${port}/device`);
    const message = { title: '文鉴', body: '文档比对：1 个已完成', link: '/dashboard' };
    expect(await push.send({ endpoint, ...own }, message)).toBe('sent');
    expect(heads[0]?.authorization).toContain(`k=${keys.publicKey}`);
    expect(heads[0]?.body).not.toContain('文档比对');
    status = 410;
    expect(await push.send({ endpoint, ...own }, message)).toBe('gone');
    status = 503;
    await expect(push.send({ endpoint, ...own }, message)).rejects.toThrow('503');
    service.closeAllConnections();
    service.close();
  });
});
