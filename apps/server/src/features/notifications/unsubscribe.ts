/**
 * The link at the end of a mail ends mails of its kind without signing in. It is signed and not stored, holds for ever, and opens nothing else. Opening
 * it changes nothing, because mail programs open links by themselves; the button, or the mail program's own, does.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { defaultChoices, type MessageGroup, messageGroups } from '@wenjian/api';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { users } from '../../database/schema.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { productSecret } from '../../platform/database/product-secret.ts';
import { notificationsText as text } from './notifications.text.ts';

export const UNSUBSCRIBE_PATH = '/unsubscribe';
const SECRET_BYTES = 32;

interface Ended {
  readonly userId: string;
  readonly group: MessageGroup;
}

export async function unsubscribeToken(connection: Connection, { userId, group }: Ended): Promise<string> {
  return `${userId}.${group}.${(await signatureOf(connection, userId, group)).toString('base64url')}`;
}

export function installUnsubscribePage(app: FastifyInstance, database: Database): void {
  app.register(async (scope) => {
    // A button sends a form, a mail program another; nothing of either is needed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.get<{ Querystring: { token?: unknown } }>(UNSUBSCRIBE_PATH, async ({ query }, reply) => {
      const asked = await readToken(database, query.token);
      const button = `<form method="post"><button>${text.page.button}</button></form>`;
      return asked ? send(reply, 200, text.page.ask(asked.group), button) : send(reply, 404, text.page.wrong);
    });
    scope.post<{ Querystring: { token?: unknown } }>(UNSUBSCRIBE_PATH, async ({ query }, reply) => {
      const asked = await readToken(database, query.token);
      if (!asked) return send(reply, 404, text.page.wrong);
      await endMails(database, asked);
      return send(reply, 200, text.page.done(asked.group));
    });
  });
}

async function readToken(connection: Connection, token: unknown): Promise<Ended | null> {
  if (typeof token !== 'string') return null;
  const [userId = '', name = '', signature = ''] = token.split('.');
  const group = messageGroups.find((one) => one === name);
  if (group === undefined) return null;
  const right = await signatureOf(connection, userId, group);
  const given = Buffer.from(signature, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right) ? { userId, group } : null;
}

async function endMails(database: Database, { userId, group }: Ended): Promise<void> {
  await database.transaction(async (transaction) => {
    const ofUser = eq(users.id, userId);
    const [row] = await transaction
      .select({ choices: users.notificationChoices })
      .from(users)
      .where(ofUser)
      .for('update');
    if (!row) return;
    const choices = row.choices ?? defaultChoices;
    const notificationChoices = { ...choices, [group]: { ...choices[group], mail: false } };
    await transaction.update(users).set({ notificationChoices }).where(ofUser);
  });
}

async function signatureOf(connection: Connection, userId: string, group: string): Promise<Buffer> {
  const key = await productSecret(connection, 'unsubscribe', () => randomBytes(SECRET_BYTES).toString('hex'));
  return createHmac('sha256', key).update(`${userId}.${group}`).digest();
}

function send(reply: FastifyReply, status: number, sentence: string, more = ''): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text.page.title}</title><style>${STYLE}</style></head>
<body><main><h1>${text.page.title}</h1><p>${sentence}</p>${more}<p><a href="/account/settings">${text.page.open}</a></p></main></body></html>`);
}

const STYLE = `body{font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:#1c2430;background:#f4f5f7;margin:0}
main{max-width:520px;margin:10vh auto;padding:24px;background:#fff;border:1px solid #e3e6eb;border-radius:6px}h1{font-size:18px;margin:0 0 12px}
button{font:inherit;padding:8px 20px;border:0;border-radius:6px;background:#2f54a5;color:#fff;cursor:pointer}a{color:#2f54a5}`;
