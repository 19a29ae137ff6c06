import {
  CHAT_END_MARKER,
  type ChatEvent,
  readChatCount,
  readChatHistory,
  signOut,
  takeChatAnswer,
} from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { composeServer } from '../../processes/compose-server.ts';
import { openConversation } from '../../testing/chat-client.ts';
import type { TestUser } from '../../testing/test-product.ts';
import { API_KEY, type ChatProduct, contentOf, isClose, orderOf, startChatProduct } from './chat.testing.ts';

countTried('frames that are too large, peers that fall silent', {
  byTests: /closes a frame that is too large/,
  part: 1,
});

let chat: ChatProduct;
let user: TestUser;

beforeAll(async () => {
  chat = await startChatProduct();
  user = await chat.product.signIn();
});
afterAll(() => chat.close());

const countOf = async (who: TestUser) => (await who.call(readChatCount, {})).count;
const historyOf = (who: TestUser, id: string) => who.call(readChatHistory, { query: { id } });
const stepOf = (event: ChatEvent) =>
  event.type === 'process' ? [[event.process_current, event.process_total]] : [];
const closeOf = async (asked: { until(wanted: (event: ChatEvent) => boolean): Promise<ChatEvent> }) => {
  const event = await asked.until(isClose);
  if (!isClose(event)) throw new Error('no close');
  return event;
};

describe('an answer over the socket', () => {
  it('arrives in order, ends with its marker, is stored and counted once', async () => {
    chat.play({
      think: ['先看', '押金'],
      pieces: ['**结论**：应当', '退还。\n', '\n根据《民法典》第九千条', '。'],
    });
    const before = await countOf(user);
    const asked = chat.ask(user, '押金不退怎么办', { mode: 'reasoning' });
    const close = await closeOf(asked);
    expect(await asked.closed).toBe(1000);
    expect(asked.events.map(({ id }) => id)).toEqual(asked.events.map((_, index) => index + 1));
    expect(orderOf(asked.events).slice(0, 5)).toEqual(['process', 'source', 'process', 'think', 'char']);
    expect(asked.events.flatMap(stepOf)).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(asked.events.at(-2)).toMatchObject({ type: 'char', content: CHAT_END_MARKER });
    expect(close).toMatchObject({
      reason: 'done',
      code: 20000,
      error: null,
      state: 'done',
      count: before - 1,
    });
    const content = '**结论**：应当退还。\n\n根据《民法典》第九千条。';
    expect(contentOf(asked.events)).toBe(content);
    const { id, history, running } = await historyOf(user, asked.chatId);
    expect([id, running]).toEqual([asked.chatId, null]);
    expect(history.map(({ role }) => role)).toEqual(['user', 'assistant']);
    const [, answer] = history;
    expect(answer).toMatchObject({
      content,
      think: '先看押金',
      state: 'done',
      engine: 'model',
      mode: 'reasoning',
    });
    expect(answer?.citations[0]).toMatchObject({ verdict: 'notFound', article: '第九千条' });
    const { start = 0, end = 0 } = answer?.citations[0] ?? {};
    expect(content.slice(start, end)).toBe('《民法典》第九千条');
    expect(await countOf(user)).toBe(before - 1);
  });

  it('asks the model of its mode, within the budget, with the key and the earlier messages', async () => {
    chat.play({ pieces: ['第一答'] }, { pieces: ['第二答'] });
    const first = chat.ask(user, '定金和订金有什么区别', { mode: 'law' });
    await closeOf(first);
    const second = chat.ask(user, '那押金呢', { mode: 'law', chatId: first.chatId, quote: '押金不退' });
    await closeOf(second);
    const request = chat.model.requests.at(-1);
    expect(request?.authorization).toBe(`Bearer ${API_KEY}`);
    expect(request?.body).toMatchObject({ model: 'law-1', max_tokens: 4096 });
    const roles = request?.body.messages.map(({ role }) => role);
    expect(roles).toEqual(['system', 'user', 'assistant', 'user']);
    expect(request?.body.messages.at(-1)?.content).toContain('押金不退');
    expect(JSON.stringify([first.events, second.events])).not.toContain(API_KEY);
  });

  it('treats plain text as a question in the default mode', async () => {
    chat.play({ pieces: ['好'] });
    const id = crypto.randomUUID();
    await closeOf(openConversation(chat.url, [user.accessToken, id, '你好']));
    expect(await historyOf(user, id)).toMatchObject({ mode: 'reasoning', title: '你好' });
  });

  it('stops coming to a socket whose token is ended meanwhile, and goes on for its person', async () => {
    chat.play({ pieces: Array.from({ length: 40 }, () => '慢'), paceMs: 20 });
    const other = await chat.product.signIn();
    const asked = chat.ask(other, '慢慢说');
    await asked.until(({ type }) => type === 'char');
    await other.call(signOut, {});
    expect(await closeOf(asked)).toMatchObject({ reason: 'refused', error: 'UNAUTHENTICATED' });
    await expect.poll(() => chat.model.openAnswers()).toBe(0);
  });

  it('is shown while slow words are still to come, and stops in the middle: counted, stored, and the endpoint’s connection closed', async () => {
    chat.play({ pieces: Array.from({ length: 500 }, () => '慢'), paceMs: 20 });
    const before = await countOf(user);
    const asked = chat.ask(user, '慢慢说');
    await asked.until(({ type }) => type === 'char');
    expect(asked.events.some(isClose)).toBe(false);
    expect(chat.model.openAnswers()).toBe(1);
    asked.stop();
    expect(await closeOf(asked)).toMatchObject({ reason: 'stopped', state: 'stopped', count: before - 1 });
    await expect.poll(() => chat.model.openAnswers()).toBe(0);
    const { history } = await historyOf(user, asked.chatId);
    expect(history[1]).toMatchObject({ state: 'stopped', content: contentOf(asked.events) });
    expect(history[1]?.content.length).toBeLessThan(500);
    expect(await countOf(user)).toBe(before - 1);
  });

  it('is stopped by a call as well, and counted once however often', async () => {
    chat.play({ pieces: ['半'], end: 'never' });
    const before = await countOf(user);
    const asked = chat.ask(user, '没有结尾');
    await asked.until(({ type }) => type === 'char');
    asked.drop();
    const body = { chat_id: asked.chatId };
    expect(await user.call(takeChatAnswer, { body })).toEqual({ count: before - 1, is_stopped: true });
    expect(await user.call(takeChatAnswer, { body })).toEqual({ count: before - 1, is_stopped: false });
    expect((await historyOf(user, asked.chatId)).history[1]).toMatchObject({
      state: 'stopped',
      content: '半',
    });
  });
});

describe('a connection that is lost', () => {
  const words = Array.from({ length: 40 }, (_, index) => `${index}，`);

  it('does not end the answer; a reconnecting client gets the rest after its last event', async () => {
    chat.play({ pieces: words, paceMs: 15 });
    const who = await chat.product.signIn();
    const asked = chat.ask(who, '数到四十');
    await asked.until(({ id }) => id >= 10);
    asked.drop();
    const seen = asked.events.filter(({ id }) => id <= 10);
    expect((await historyOf(who, asked.chatId)).running).not.toBeNull();
    const again = chat.resume(who, asked.chatId, 10);
    expect(await closeOf(again)).toMatchObject({ reason: 'done' });
    expect(again.events[0]?.id).toBe(11);
    expect(contentOf([...seen, ...again.events])).toBe(words.join(''));
  });

  it('is not stopped by a stranger who asks for an answer in the chat', async () => {
    chat.play({ pieces: words, paceMs: 20 });
    const who = await chat.product.signIn();
    const stranger = await chat.product.signIn();
    const asked = chat.ask(who, '数到四十');
    await asked.until(({ id }) => id >= 6);
    const resume = { type: 'resume', last_event_id: 0, answer_id: crypto.randomUUID() };
    const frames = [JSON.stringify(resume), '{"type":"stop"}'] as const;
    const intruder = openConversation(chat.url, [stranger.accessToken, asked.chatId, ...frames]);
    await closeOf(intruder);
    expect(await closeOf(asked)).toMatchObject({ reason: 'done', state: 'done' });
    expect(contentOf(asked.events)).toBe(words.join(''));
  });

  it('is resumed by another server, which can also stop the answer', async () => {
    const { config, databaseUrl } = chat.product;
    const other = await composeServer(config, databaseUrl, createLogger('silent', 'other'));
    const url = await other.app.listen({ host: '127.0.0.1', port: 0 });
    try {
      chat.play({ pieces: words, paceMs: 40 });
      const who = await chat.product.signIn();
      const asked = chat.ask(who, '数到四十');
      await asked.until(({ id }) => id >= 6);
      asked.drop();
      const again = chat.resume(who, asked.chatId, 6, { url });
      await again.until(({ id }) => id >= 12);
      again.stop();
      await closeOf(again);
      const all = [...asked.events.filter(({ id }) => id <= 6), ...again.events];
      const { history } = await historyOf(who, asked.chatId);
      expect(history[1]?.state).toBe('stopped');
      expect(history[1]?.content.startsWith(contentOf(all).slice(0, 10))).toBe(true);
      expect(all.map(({ id }) => id)).toEqual(all.map((_, index) => index + 1));
    } finally {
      await other.stop();
    }
  });

  it('can be resumed after the end, and finds nothing in an empty chat', async () => {
    chat.play({ pieces: ['一', '二'] });
    const who = await chat.product.signIn();
    const asked = chat.ask(who, '一二');
    await closeOf(asked);
    await asked.closed;
    const again = chat.resume(who, asked.chatId, 0);
    await closeOf(again);
    expect(contentOf(again.events)).toBe('一二');
    const late = chat.resume(who, asked.chatId, 9999);
    expect(await closeOf(late)).toMatchObject({ reason: 'nothingRunning', state: 'done' });
    const nobodys = chat.resume(who, crypto.randomUUID(), 0);
    expect(await closeOf(nobodys)).toMatchObject({ reason: 'refused', error: 'NOT_FOUND' });
  });

  it('of a server that died leaves the partial answer, not counted', async () => {
    chat.play({ pieces: ['好'] });
    const who = await chat.product.signIn();
    const before = await countOf(who);
    const asked = chat.ask(who, '会断');
    await closeOf(asked);
    await asked.closed;
    const { database, close } = openDatabase(chat.product.databaseUrl, () => undefined);
    // The state left by a killed server: running, and silent since.
    const said = [{ id: 1, type: 'text', content: '说了一半' }];
    await database.execute(
      sql`update chat_messages set state = 'running', content = '', beat_at = now() - interval '1 minute' where chat_id = ${asked.chatId} and role = 'assistant'`,
    );
    await database.execute(
      sql`delete from chat_events where message_id in (select id from chat_messages where chat_id = ${asked.chatId})`,
    );
    await database.execute(
      sql`insert into chat_events (message_id, last_id, events) select id, 1, ${JSON.stringify(said)}::jsonb from chat_messages where chat_id = ${asked.chatId} and role = 'assistant'`,
    );
    await close();
    const { history, running } = await historyOf(who, asked.chatId);
    expect(running).toBeNull();
    expect(history[1]).toMatchObject({
      state: 'failed',
      content: '说了一半',
      notice: '服务中断，回答没有完成',
    });
    expect(await countOf(who)).toBe(before);
    await historyOf(who, asked.chatId);
    expect(await countOf(who)).toBe(before);
  });
});

async function storedEvents(chatId: string): Promise<string> {
  const { database, close } = openDatabase(chat.product.databaseUrl, () => undefined);
  const { rows } = await database.execute(
    sql`select events from chat_events join chat_messages on id = message_id where chat_id = ${chatId} order by last_id`,
  );
  await close();
  return JSON.stringify(rows);
}

describe('an endpoint that misbehaves', () => {
  it.each([429, 500])('with %i before the first word is asked again', async (status) => {
    chat.play({ status }, { status }, { pieces: ['答', '了'] });
    const calls = chat.model.requests.length;
    const asked = chat.ask(await chat.product.signIn(), '再试');
    expect(await closeOf(asked)).toMatchObject({ reason: 'done' });
    expect(contentOf(asked.events)).toBe('答了');
    expect(chat.model.requests.length).toBe(calls + 3);
  });

  it('with its connection cut before the first word is asked again', async () => {
    chat.play({ end: 'cut' }, { pieces: ['好'] });
    const asked = chat.ask(await chat.product.signIn(), '再来');
    expect(await closeOf(asked)).toMatchObject({ reason: 'done' });
    expect(contentOf(asked.events)).toBe('好');
  });

  it.each([429, 500])(
    'with nothing but %i fails with a message after three calls, and the answer is refunded',
    async (status) => {
      chat.play({ status });
      const calls = chat.model.requests.length;
      const who = await chat.product.signIn();
      const before = await countOf(who);
      const asked = chat.ask(who, '一直忙');
      const close = await closeOf(asked);
      expect(close).toMatchObject({ reason: 'failed', error: 'MODEL_FAILED', code: 502, count: before });
      expect(close.message).toContain('不计次数');
      expect(contentOf(asked.events)).toBe('');
      expect(await countOf(who)).toBe(before);
      expect(chat.model.requests.length).toBe(calls + 3);
    },
  );

  it.each([
    ['a cut', { end: 'cut' }],
    ['429', { end: 'error', errorCode: 429 }],
    ['500', { end: 'error', errorCode: 500 }],
  ] as const)(
    'with %s after the first word keeps the partial answer, marked, and is never asked again',
    async (_, end) => {
      chat.play({ pieces: ['说到一半'], ...end }, { pieces: ['重来'] });
      const who = await chat.product.signIn();
      const before = await countOf(who);
      const calls = chat.model.requests.length;
      const asked = chat.ask(who, '断在中间');
      const close = await closeOf(asked);
      expect(close.reason).toBe('failed');
      expect(close.message).toContain('以上内容不完整');
      expect(chat.model.requests.length).toBe(calls + 1);
      const { history } = await historyOf(who, asked.chatId);
      expect(history[1]).toMatchObject({ state: 'failed', content: '说到一半', notice: close.message });
      expect(asked.events.some((event) => event.type === 'char' && event.content === CHAT_END_MARKER)).toBe(
        false,
      );
      expect(await countOf(who)).toBe(before);
    },
  );

  it('with an unreadable chunk continues, and the answer says so', async () => {
    chat.play({ pieces: ['前', '后'], malformedBefore: 1 });
    const asked = chat.ask(await chat.product.signIn(), '坏块');
    const close = await closeOf(asked);
    expect(close).toMatchObject({
      reason: 'done',
      message: expect.stringContaining('模型服务有 1 处内容无法读取，回答可能缺字'),
    });
    expect(contentOf(asked.events)).toBe('前后');
  });

  it('that does not end is cut off: the partial answer is kept, and not counted', async () => {
    chat.play({ pieces: Array.from({ length: 30 }, () => '长'.repeat(10_000)), end: 'never' });
    const who = await chat.product.signIn();
    const before = await countOf(who);
    const asked = chat.ask(who, '没完没了');
    const close = await closeOf(asked);
    expect(close).toMatchObject({ reason: 'failed', error: 'MODEL_FAILED', count: before });
    expect(close.message).toContain('回答过长');
    const { history } = await historyOf(who, asked.chatId);
    expect(history[1]?.content).toBe('长'.repeat(200_000));
    await expect.poll(() => chat.model.openAnswers()).toBe(0);
  });

  it('that splits a character, or sends characters no database accepts, damages neither its answer nor others', async () => {
    chat.play({
      think: ['想\uD83D', '\uDE00'],
      pieces: ['好\uD83D', '\uDE00吗\0', '。\uDE00'],
      end: 'never',
    });
    const who = await chat.product.signIn();
    const asked = chat.ask(who, '表情');
    await asked.until((event) => event.type === 'char' && event.content.startsWith('。'));
    // Stored while it runs: what another server would send.
    await expect.poll(() => storedEvents(asked.chatId)).toContain('吗');
    asked.stop();
    expect(await closeOf(asked)).toMatchObject({ reason: 'stopped' });
    const { history } = await historyOf(who, asked.chatId);
    expect(history[1]).toMatchObject({ content: '好😀吗。\uFFFD', think: '想😀' });
  });

  it('that sends a marker as text does not end the answer', async () => {
    chat.play({ pieces: ['一', CHAT_END_MARKER, '二'] });
    const who = await chat.product.signIn();
    const asked = chat.ask(who, '标记');
    await closeOf(asked);
    expect((await historyOf(who, asked.chatId)).history[1]?.content).toBe(`一${CHAT_END_MARKER}二`);
    const ends = asked.events.filter((event) => event.type === 'char' && event.content === CHAT_END_MARKER);
    expect(ends).toHaveLength(1);
  });
});

describe('an invalid conversation', () => {
  const refusalOf = async (frames: readonly [string, string, string]) => {
    const conversation = openConversation(chat.url, frames);
    const close = await closeOf(conversation);
    await conversation.closed;
    return close;
  };
  const id = () => crypto.randomUUID();
  const question = JSON.stringify({ type: 'ask', content: '问' });

  it('is refused with a code and a message', async () => {
    expect(await refusalOf(['wrong', id(), question])).toMatchObject({
      reason: 'refused',
      code: 401,
      error: 'UNAUTHENTICATED',
    });
    expect(await refusalOf([user.accessToken, 'x', question])).toMatchObject({ error: 'INVALID_REQUEST' });
    expect(await refusalOf([user.accessToken, id(), '   '])).toMatchObject({ error: 'INVALID_REQUEST' });
    const long = JSON.stringify({ type: 'ask', content: '长'.repeat(4001) });
    const refused = await refusalOf([user.accessToken, id(), long]);
    expect(refused.message).toContain('4000');
    const foreign = JSON.stringify({
      type: 'ask',
      content: '问',
      team_id: (await chat.product.signIn()).teamId,
    });
    expect(await refusalOf([user.accessToken, id(), foreign])).toMatchObject({ error: 'NOT_FOUND' });
    const documents = JSON.stringify({ type: 'ask', content: '问', document_ids: [id()] });
    expect((await refusalOf([user.accessToken, id(), documents])).message).toContain('所附的文档');
  });

  it('cannot use somebody else’s chat, and has one answer at a time', async () => {
    chat.play({ pieces: ['先'], end: 'never' });
    const who = await chat.product.signIn();
    const asked = chat.ask(who, '占着');
    await asked.until(({ type }) => type === 'char');
    expect(await refusalOf([who.accessToken, asked.chatId, question])).toMatchObject({
      error: 'CHAT_REPLYING',
      code: 409,
    });
    expect(await refusalOf([user.accessToken, asked.chatId, question])).toMatchObject({ error: 'NOT_FOUND' });
    const more = Array.from({ length: 4 }, () => chat.ask(who, '再占一个'));
    await Promise.all(more.map((one) => one.until(({ type }) => type === 'char')));
    expect(await refusalOf([who.accessToken, id(), question])).toMatchObject({ error: 'CHATS_AT_ONCE' });
    for (const one of [asked, ...more]) one.stop();
    await Promise.all([asked, ...more].map((one) => closeOf(one)));
  });

  it('closes a frame that is too large, and accepts no other path', async () => {
    const large = openConversation(chat.url, [user.accessToken, id(), 'x'.repeat(70_000)]);
    expect(await large.closed).toBe(1009);
    const response = await fetch(`${chat.url}/chat/other`);
    expect(response.status).toBe(404);
  });

  it('is refused when no answers are left', async () => {
    chat.play({ pieces: ['好'] });
    const who = await chat.product.signIn();
    const { database, close } = openDatabase(chat.product.databaseUrl, () => undefined);
    await closeOf(chat.ask(who, '第一问'));
    await database.execute(
      sql`update chat_days set used = 20 where user_id = (select id from users where phone = ${who.phone})`,
    );
    await close();
    const refused = await refusalOf([who.accessToken, id(), question]);
    expect(refused).toMatchObject({ error: 'INSUFFICIENT_BALANCE', code: 6040, count: 0 });
    const answer = await who.request(takeChatAnswer, { body: { chat_id: id() } });
    expect([answer.status, answer.body.code]).toEqual([402, 6040]);
  });
});
