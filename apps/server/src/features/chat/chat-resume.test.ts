import { setTimeout as pause } from 'node:timers/promises';
import { type ChatEvent, readChatCount, readChatHistory } from '@wenjian/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatEvents } from '../../database/schema.ts';
import { openDatabase } from '../../platform/database/database.ts';
import type { TestUser } from '../../testing/test-product.ts';
import { letIn, newTeam } from '../teams/teams.testing.ts';
import { type ChatProduct, contentOf, isClose, startChatProduct } from './chat.testing.ts';
import { eventsAfter, insertEvents } from './chat-messages.repository.ts';
import { followStored } from './follow-stored.ts';

let chat: ChatProduct;
let user: TestUser;

beforeAll(async () => {
  chat = await startChatProduct();
  user = await chat.product.signIn();
});
afterAll(() => chat.close());

const uuid = () => crypto.randomUUID();
const isWord = ({ type }: ChatEvent): boolean => type === 'char';

describe('an answer with an id chosen by its asker', () => {
  it('keeps that id, and is followed by it even after a later answer', async () => {
    chat.play({ pieces: ['第一答'] }, { pieces: ['第二答'] });
    const answerId = uuid();
    const first = chat.ask(user, '第一问', { answer_id: answerId });
    expect(await first.until(isClose)).toMatchObject({ message_id: answerId, state: 'done' });
    await chat.ask(user, '第二问', { chatId: first.chatId }).until(isClose);
    const { history } = await user.call(readChatHistory, { query: { id: first.chatId } });
    expect(history[1]).toMatchObject({ id: answerId, content: '第一答' });
    const again = chat.resume(user, first.chatId, 0, { answerId });
    await again.until(isClose);
    expect(contentOf(again.events)).toBe('第一答');
    const last = chat.resume(user, first.chatId, 0);
    await last.until(isClose);
    expect(contentOf(last.events)).toBe('第二答');
  });

  it('is followed from its beginning while it is generated', async () => {
    chat.play({ pieces: ['慢', '慢', '说'], paceMs: 50 });
    const answerId = uuid();
    const asked = chat.ask(user, '断了线', { answer_id: answerId });
    await asked.until(isWord);
    asked.drop();
    const again = chat.resume(user, asked.chatId, 0, { answerId });
    expect(await again.until(isClose)).toMatchObject({ reason: 'done', message_id: answerId });
    expect([again.events[0]?.id, contentOf(again.events)]).toEqual([1, '慢慢说']);
  });

  it('is followed to its real end while its last events are still being stored', async () => {
    chat.play({ pieces: ['说完了'] });
    const answerId = uuid();
    await chat.ask(user, '最后', { answer_id: answerId }).until(isClose);
    const { database, close } = openDatabase(chat.product.databaseUrl, () => undefined);
    const stored = async () => eventsAfter(database, answerId, 0);
    await expect.poll(async () => (await stored()).at(-1)?.type).toBe('close');
    const events = await stored();
    await database.delete(chatEvents).where(eq(chatEvents.messageId, answerId));
    const followed: ChatEvent[] = [];
    const following = (async () => {
      for await (const event of followStored(database, answerId, 0, new AbortController().signal))
        followed.push(event);
    })();
    await pause(500);
    await insertEvents(database, [{ messageId: answerId, lastId: events.length, events }]);
    await following;
    expect(followed).toEqual(events);
    await close();
  });

  it('that does not exist closes as not running: in the user’s own chat, in no chat, in somebody else’s chat', async () => {
    chat.play({ pieces: ['好'] });
    const mine = chat.ask(user, '在', { answer_id: uuid() });
    const other = await chat.product.signIn();
    const theirId = uuid();
    const theirs = chat.ask(other, '在', { answer_id: theirId });
    await Promise.all([mine.until(isClose), theirs.until(isClose)]);
    for (const [chatId, answerId] of [
      [mine.chatId, uuid()],
      [mine.chatId, theirId],
      [uuid(), uuid()],
      [theirs.chatId, theirId],
    ] as const) {
      const resumed = chat.resume(user, chatId, 0, { answerId });
      expect(await resumed.until(isClose)).toMatchObject({ reason: 'nothingRunning', message_id: null });
      expect(resumed.events).toHaveLength(1);
    }
  });

  it('that is already taken is refused, whoever took it, and nothing is counted', async () => {
    chat.play({ pieces: ['好'], end: 'never' });
    const answerId = uuid();
    const first = chat.ask(user, '第一次', { answer_id: answerId });
    await first.until(isWord);
    const before = (await user.call(readChatCount, {})).count;
    const twice = chat.ask(user, '第一次', { answer_id: answerId, chatId: first.chatId });
    const refused = { reason: 'refused', error: 'CONFLICT', message: '这个问题已经发送过了，请刷新页面查看' };
    expect(await twice.until(isClose)).toMatchObject(refused);
    const other = await chat.product.signIn();
    const foreign = chat.ask(other, '别人的', { answer_id: answerId });
    expect(await foreign.until(isClose)).toMatchObject(refused);
    expect((await other.request(readChatHistory, { query: { id: foreign.chatId } })).status).toBe(404);
    const malformed = chat.ask(user, '不是编号', { answer_id: 'x' });
    expect(await malformed.until(isClose)).toMatchObject({ error: 'INVALID_REQUEST' });
    expect((await user.call(readChatCount, {})).count).toBe(before);
    first.stop();
    await first.until(isClose);
  });
});

it('only members of the space can follow an answer in it', async () => {
  chat.play({ pieces: ['好'] });
  const [owner, member] = [await chat.product.signIn(), await chat.product.signIn()];
  const team = await newTeam(chat.product, owner);
  const memberId = await letIn(team, owner, member);
  const asked = chat.ask(member, '在团队里问', { team_id: team.id, answer_id: uuid() });
  await asked.until(isClose);
  const inside = chat.resume(member, asked.chatId, 0);
  await inside.until(isClose);
  expect(contentOf(inside.events)).toBe('好');
  await team.remove(owner, memberId);
  const outside = chat.resume(member, asked.chatId, 0);
  expect(await outside.until(isClose)).toMatchObject({ reason: 'refused', error: 'NOT_FOUND' });
  expect(contentOf(outside.events)).toBe('');
});
