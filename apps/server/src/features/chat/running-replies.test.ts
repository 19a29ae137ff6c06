import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatEvent } from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatModel } from '../../adapters/language-model/chat-model.port.ts';
import { proveTeamScope } from '../../platform/access/team-scope.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { idOf } from '../teams/teams.testing.ts';
import { acceptQuestion } from './accept-question.ts';
import { createRunningReplies } from './running-replies.ts';
import type { RunningReply } from './running-reply.ts';

const log = createLogger('silent', 'test');
let product: TestProduct;
let user: TestUser;
let userId: string;
let opened: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
  userId = await idOf(user);
  opened = openDatabase(product.databaseUrl, () => undefined);
});
afterAll(async () => {
  await opened.close();
  await product.close();
});

const saying = (text: string): ChatModel => ({
  contextTokens: 1_000,
  async *reply() {
    yield { kind: 'text', text };
  },
});

async function lastOf(reply: RunningReply): Promise<readonly ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of reply.follow(0, new AbortController().signal)) events.push(event);
  return events;
}

/** Every read outside a transaction fails: laws, remaining answers. */
function unreadable(database: Database): Database {
  return new Proxy(database, {
    get(target, key) {
      if (key === 'select' || key === 'execute')
        return () => {
          throw new Error('the database does not answer');
        };
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const nothing = { articles: async () => [], likeness: async () => null, passages: async () => [] };

it('a complete and stored answer counts as done, even if later lookups fail', async () => {
  const { database } = opened;
  const asker = { id: userId, currentTeamId: user.teamId, personalTeamId: user.teamId, phone: null };
  const question = await acceptQuestion(
    { database, nameDocuments: async () => [], engine: 'model' },
    asker,
    randomUUID(),
    { type: 'ask', content: '问', mode: 'general', document_ids: [] },
  );
  const replies = createRunningReplies({
    database: unreadable(database),
    log,
    model: saying('见《灯塔法》第一条。'),
    laws: async () => null,
    ...nothing,
  });
  const events = await lastOf(replies.begin(question));
  await replies.close();
  const ends = events.filter(({ type }) => type === 'close');
  expect(ends).toMatchObject([{ reason: 'done', state: 'done', error: null, count: null }]);
  const { rows } = await database.execute(
    sql`select state, content from chat_messages where id = ${question.messageId}`,
  );
  expect(rows).toEqual([{ state: 'done', content: '见《灯塔法》第一条。' }]);
});

it('an answer of a model says so where no law could be searched for it', async () => {
  const { database } = opened;
  const asker = { id: userId, currentTeamId: user.teamId, personalTeamId: user.teamId, phone: null };
  const question = await acceptQuestion(
    { database, nameDocuments: async () => [], engine: 'model' },
    asker,
    randomUUID(),
    { type: 'ask', content: '押金不退', mode: 'law', document_ids: [] },
  );
  const engines = { model: saying('可以协商。'), laws: async () => null, ...nothing };
  const replies = createRunningReplies({ database, log, ...engines });
  await lastOf(replies.begin(question));
  await replies.close();
  const { rows } = await database.execute(
    sql`select content, notice from chat_messages where id = ${question.messageId}`,
  );
  expect(rows).toEqual([{ content: '可以协商。', notice: expect.stringContaining('法律条文库还没有装好') }]);
});

it('lookups never use more connections at a time than are reserved for them', async () => {
  let [looking, most] = [0, 0];
  const replies = createRunningReplies({
    database: opened.database,
    log,
    model: saying('好'),
    laws: async () => {
      looking++;
      most = Math.max(most, looking);
      await pause(50);
      looking--;
      return null;
    },
    ...nothing,
  });
  const scope = proveTeamScope(user.teamId, userId, 'owner');
  const request = { scope, mode: 'law', question: '问', quote: null, documentIds: [], earlier: [] } as const;
  const begun = Array.from({ length: 20 }, () =>
    replies.begin({ chatId: randomUUID(), messageId: randomUUID(), request }),
  );
  await Promise.all(begun.map(lastOf));
  await replies.close();
  expect(most).toBe(6);
});
