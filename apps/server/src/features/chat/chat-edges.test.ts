import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { clearChatHistory, readAnswerSources, readChatCount, readChatHistory } from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { openConversation } from '../../testing/chat-client.ts';
import type { TestUser } from '../../testing/test-product.ts';
import { idOf, letIn, newTeam } from '../teams/teams.testing.ts';
import { type ChatProduct, isClose, startChatProduct } from './chat.testing.ts';
import { listRecentMessages } from './chat-messages.repository.ts';
import { settleAbandoned } from './end-reply.ts';

let chat: ChatProduct;
let opened: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  chat = await startChatProduct();
  opened = openDatabase(chat.product.databaseUrl, () => undefined);
});
afterAll(async () => {
  await opened.close();
  await chat.close();
});

const countOf = async (who: TestUser) => (await who.call(readChatCount, {})).count;

/** Answers in that many chats, left by a server that was killed. */
async function abandoned(who: TestUser, count: number): Promise<readonly string[]> {
  chat.play({ pieces: ['好'] });
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const asked = chat.ask(who, '会断');
    await asked.until(isClose);
    await asked.closed;
    ids.push(asked.chatId);
  }
  await opened.database.execute(
    sql`update chat_messages set state = 'running', content = '', beat_at = now() - interval '1 minute' where role = 'assistant' and chat_id in (select id from chats where user_id = ${await idOf(who)})`,
  );
  return ids;
}

it('a stop request that arrives with the question is not lost', async () => {
  chat.play({ pieces: ['没完'], end: 'never' });
  const who = await chat.product.signIn();
  const question = JSON.stringify({ type: 'ask', content: '马上停' });
  const frames = [who.accessToken, crypto.randomUUID(), question, '{"type":"stop"}'] as const;
  const close = await openConversation(chat.url, frames).until(isClose);
  expect(close).toMatchObject({ reason: 'stopped', state: 'stopped' });
});

it('a model that only sends reasoning has not answered: the answer fails and is refunded', async () => {
  chat.play({ think: ['想了', '很久'] });
  const who = await chat.product.signIn();
  const before = await countOf(who);
  const asked = chat.ask(who, '想想');
  expect(await asked.until(isClose)).toMatchObject({
    reason: 'failed',
    error: 'MODEL_FAILED',
    message: '模型服务的回答无法读取。本次不计次数',
    count: before,
  });
  const { history } = await who.call(readChatHistory, { query: { id: asked.chatId } });
  expect(history[1]).toMatchObject({ state: 'failed', content: '', think: '想了很久' });
});

it('answers of a dead server block nobody from asking elsewhere, and are refunded', async () => {
  const who = await chat.product.signIn();
  const before = await countOf(who);
  await abandoned(who, 5);
  const asked = chat.ask(who, '在另一个对话里问');
  expect(await asked.until(isClose)).toMatchObject({ reason: 'done', count: before - 1 });
});

it('answers of a dead server are settled even if nobody comes back for them', async () => {
  const who = await chat.product.signIn();
  const before = await countOf(who);
  const [chatId = ''] = await abandoned(who, 1);
  await settleAbandoned(opened.database, {});
  const { rows } = await opened.database.execute(
    sql`select state, notice from chat_messages where role = 'assistant' and chat_id = ${chatId}`,
  );
  expect(rows).toEqual([{ state: 'failed', notice: '服务中断，回答没有完成' }]);
  expect(await countOf(who)).toBe(before);
});

it('a chat is not deleted while a question is being accepted', async () => {
  chat.play({ pieces: ['好'] });
  const who = await chat.product.signIn();
  const asked = chat.ask(who, '第一问');
  await asked.until(isClose);
  const userId = await idOf(who);
  const query = { id: asked.chatId };
  const { clearing } = await opened.database.transaction(async (transaction) => {
    await transaction.execute(sql`select id from users where id = ${userId} for no key update`);
    await transaction.execute(
      sql`insert into chat_messages (chat_id, position, role, mode, engine, state, beat_at) values (${asked.chatId}, 3, 'assistant', 'law', 'model', 'running', now())`,
    );
    const clearing = who.request(clearChatHistory, { query });
    // The time a request that does not wait needs to find nothing running.
    await pause(500);
    return { clearing };
  });
  expect((await clearing).status).toBe(409);
  expect((await who.call(readChatHistory, { query })).history).toHaveLength(3);
});

it('sources of an answer in a space are readable only by its members', async () => {
  chat.play({ pieces: ['团队里的回答'] });
  const [owner, member] = [await chat.product.signIn(), await chat.product.signIn()];
  const team = await newTeam(chat.product, owner);
  const memberId = await letIn(team, owner, member);
  await chat.ask(member, '在团队里问', { team_id: team.id }).until(isClose);
  const query = { query: createHash('sha256').update('团队里的回答').digest('hex') };
  expect(await member.call(readAnswerSources, { query })).not.toBeNull();
  await team.remove(owner, memberId);
  expect(await member.call(readAnswerSources, { query })).toBeNull();
});

it('only the newest messages of a long chat are read, and only their text', async () => {
  chat.play({ pieces: ['好'] });
  const who = await chat.product.signIn();
  const asked = chat.ask(who, '第一问');
  await asked.until(isClose);
  await opened.database.execute(
    sql`insert into chat_messages (chat_id, position, role, content, mode, engine, state) select ${asked.chatId}, 2 + n, case n % 2 when 1 then 'user' else 'assistant' end, '话' || n, 'law', 'model', 'done' from generate_series(1, 60) n`,
  );
  const second = chat.ask(who, '最后一问', { chatId: asked.chatId });
  expect(await second.until(isClose)).toMatchObject({ reason: 'done' });
  const told = chat.model.requests.at(-1)?.body.messages ?? [];
  expect([told.length, told[1]?.content, told.at(-2)?.content]).toEqual([42, '话21', '话60']);
  const [said, ...others] = await listRecentMessages(opened.database, asked.chatId, { newest: 2 });
  expect(said).toEqual({ role: 'user', content: '最后一问', state: 'done', position: 63 });
  expect(others).toHaveLength(1);
  const upTo = await listRecentMessages(opened.database, asked.chatId, { newest: 2, upTo: 3 });
  expect(upTo.map(({ content }) => content)).toEqual(['好', '话1']);
});
