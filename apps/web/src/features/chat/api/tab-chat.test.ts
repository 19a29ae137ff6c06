// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../shared/ui/toast.ts';
import { rememberedChat } from './remembered-chat.ts';
import { tabChat } from './tab-chat.ts';

const opened: string[] = [];

/** A server that cannot be reached. */
class DeadSocket extends EventTarget {
  constructor(url: string) {
    super();
    opened.push(url);
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  }
  send() {}
  close() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', DeadSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TEAM_ID = 'team';

it('says "server connection error" once the socket cannot be reached, and keeps the question', async () => {
  tabChat.enter(TEAM_ID, null);
  tabChat.ask({ content: '押金', quote: null, documents: [] }, 'model');
  const messages: string[] = [];
  for (let second = 0; second < 30; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    messages.push(...currentToasts().map(({ message }) => message));
  }
  expect(new Set(messages)).toEqual(new Set(['服务器连接错误']));
  expect(opened.every((url) => /^ws:\/\/.+\/chat\/socket$/.test(url))).toBe(true);
  expect(opened).toHaveLength(7);
  expect(tabChat.store.getState()).toMatchObject({ link: 'lost', messages: [{ content: '押金' }] });
});

it('remembers the open chat of a space for a reload', () => {
  const { chatId } = tabChat.store.getState();
  expect(rememberedChat(TEAM_ID)).toBe(chatId);
  expect(rememberedChat('another')).toBeNull();
});
