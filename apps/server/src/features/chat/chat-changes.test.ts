import { clearChatHistory, rateAnswer, readChatHistory, renameChat, watchChats } from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUser } from '../../testing/test-product.ts';
import { type ChatProduct, contentOf, isClose, startChatProduct } from './chat.testing.ts';

let chat: ChatProduct;
let user: TestUser;

beforeAll(async () => {
  chat = await startChatProduct();
  user = await chat.product.signIn();
});
afterAll(() => chat.close());

const look = async (cursor?: string) =>
  user.call(watchChats, { query: cursor === undefined ? {} : { cursor } });

it('another tab hears of a question, follows the same answer, and finds it once', async () => {
  const { cursor } = await look();
  const heard = look(cursor);
  chat.play({ pieces: ['慢', '慢', '说'], paceMs: 40 });
  const first = chat.ask(user, '押金怎么退');
  const begun = await heard;
  expect(begun.is_changed).toBe(true);
  const { history, running } = await user.call(readChatHistory, { query: { id: first.chatId } });
  expect(history.map(({ role, content }) => [role, content])[0]).toEqual(['user', '押金怎么退']);
  const second = chat.resume(user, first.chatId, 0, { answerId: running?.message_id ?? '' });
  await Promise.all([first.until(isClose), second.until(isClose)]);
  expect([contentOf(first.events), contentOf(second.events)]).toEqual(['慢慢说', '慢慢说']);
  // A connection that broke goes on behind what it has: no event comes twice.
  const again = chat.resume(user, first.chatId, 2, { answerId: running?.message_id ?? '' });
  await again.until(isClose);
  expect(again.events.every(({ id }) => id > 2)).toBe(true);
  const stored = await user.call(readChatHistory, { query: { id: first.chatId } });
  expect(stored.history).toHaveLength(2);
  expect((await look(begun.cursor)).is_changed).toBe(true);
});

it('hears of a new title, a rating and a deletion, and of nobody else’s chats', async () => {
  chat.play({ pieces: ['好'] });
  const { chatId, until } = chat.ask(user, '在吗');
  const close = await until(isClose);
  const messageId = 'message_id' in close ? (close.message_id ?? '') : '';
  let { cursor } = await look();
  const changes = [
    () => user.call(renameChat, { params: { chatId }, body: { title: '新名' } }),
    () => user.call(rateAnswer, { params: { chatId, messageId }, body: { type: 'like' } }),
    () => user.call(clearChatHistory, { query: { id: chatId } }),
  ];
  for (const change of changes) {
    const [heard] = await Promise.all([look(cursor), change()]);
    expect(heard.is_changed).toBe(true);
    ({ cursor } = await look());
  }
  const other = await chat.product.signIn();
  const before = (await other.call(watchChats, { query: {} })).cursor;
  expect(before).toBe('0');
});
