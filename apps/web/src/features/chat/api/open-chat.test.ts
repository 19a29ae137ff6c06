import type { ChatEvent, ChatMessage } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { EMPTY_MESSAGE } from '../view-model/stream.ts';
import type { Wanted } from './chat-connection.ts';
import { OpenChat, type StoredChat } from './open-chat.ts';

const TEAM_ID = 'team';
const question = { content: '押金不退怎么办', quote: null, documents: [] };

const stored = (changed: Partial<StoredChat> = {}): StoredChat => ({
  title: '押金',
  mode: 'law',
  history: [message('user', '押金不退怎么办'), message('assistant', '可以要求返还。')],
  running: null,
  ...changed,
});

function message(
  role: ChatMessage['role'],
  content: string,
  state: ChatMessage['state'] = 'done',
): ChatMessage {
  return { ...EMPTY_MESSAGE, id: `${role}-1`, role, content, state, mode: 'law', engine: 'model', at: '' };
}

const piece = (id: number, content: string): ChatEvent => ({ type: 'char', id, content });
const close = (
  reason: 'done' | 'refused' | 'nothingRunning' | 'stopped',
  error: string | null = null,
): ChatEvent => ({
  type: 'close',
  id: reason === 'refused' ? 0 : 99,
  reason,
  code: 20000,
  error,
  message: reason === 'refused' ? '次数已用完' : null,
  message_id: reason === 'done' || reason === 'stopped' ? 'assistant-9' : null,
  state: reason === 'done' || reason === 'stopped' ? reason : null,
  count: 3,
});

function startChat(chats: Readonly<Record<string, StoredChat>> = {}, isServerGone = () => false) {
  const wanted: Wanted[] = [];
  const soon: (() => void)[] = [];
  const told: string[] = [];
  const remembered: (string | null)[] = [];
  const stopped: string[] = [];
  let ids = 0;
  let isSocketOpen = true;
  const openChat = new OpenChat({
    newId: () => `id-${++ids}`,
    now: () => new Date(0),
    connect: (input) => {
      wanted.push(input);
      return { stop: () => isSocketOpen, leave: () => told.push('left') };
    },
    readChat: async (id) => {
      if (isServerGone()) throw new Error('the server is gone');
      return chats[id] ?? null;
    },
    stopByCall: async (chatId) => stopped.push(chatId),
    soon: (action) => soon.push(action),
    warn: (sentence) => told.push(sentence),
    failConnection: () => told.push('connection failed'),
    remember: (chat) => remembered.push(chat?.chatId ?? null),
  });
  openChat.enter(TEAM_ID, null);
  const say = (...events: readonly ChatEvent[]) => {
    for (const event of events) wanted.at(-1)?.onEvent(event);
    for (const action of soon.splice(0)) action();
  };
  const breakSocket = () => {
    isSocketOpen = false;
  };
  return {
    openChat,
    wanted,
    say,
    told,
    remembered,
    stopped,
    breakSocket,
    state: () => openChat.store.getState(),
  };
}

/** Until all started requests are answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a question', () => {
  it('is shown at once, and its answer as it arrives', () => {
    const { openChat, say, state, wanted, remembered } = startChat();
    expect(openChat.ask(question, 'model')).toBe(true);
    expect(state().messages.map(({ content }) => content)).toEqual(['押金不退怎么办']);
    expect(wanted[0]?.ask).toMatchObject({ content: '押金不退怎么办', mode: 'reasoning', team_id: TEAM_ID });
    expect(remembered).toEqual([state().chatId]);
    say(piece(1, '可以'), piece(2, '要求返还。'));
    expect(state().stream?.message.content).toBe('可以要求返还。');
    say(close('done'));
    expect(state()).toMatchObject({ stream: null, title: '押金不退怎么办', revision: 1 });
    expect(state().messages.at(-1)).toMatchObject({ id: 'assistant-9', content: '可以要求返还。' });
  });

  it('that is refused returns to the input box, with the reason', () => {
    const { openChat, say, state, told } = startChat();
    openChat.ask(question, 'model');
    say(close('refused', 'INSUFFICIENT_BALANCE'));
    expect(state()).toMatchObject({ messages: [], stream: null, returned: question, isStored: false });
    expect(told).toEqual(['次数已用完']);
  });

  it('that never arrived returns to the input box too', async () => {
    const { openChat, say, state, told } = startChat();
    openChat.ask(question, 'model');
    say(close('refused', 'NOT_FOUND'));
    await settle();
    expect(state()).toMatchObject({ messages: [], returned: question });
    expect(told).toEqual(['次数已用完']);
  });

  it.each([
    ['nothingRunning', null, '问题没有送达，请重新提问'],
    ['refused', 'NOT_FOUND', '次数已用完'],
  ] as const)(
    'that is not in a chat with earlier ones goes back too: %s',
    async (reason, error, sentence) => {
      const { openChat, say, state, told } = startChat({ earlier: stored() });
      openChat.open('earlier');
      await settle();
      openChat.ask({ ...question, content: '房东不见了' }, 'model');
      say(close(reason, error));
      await settle();
      expect(state().messages.map(({ content }) => content)).toEqual(['押金不退怎么办', '可以要求返还。']);
      expect(state().returned?.content).toBe('房东不见了');
      expect(told).toEqual([sentence]);
    },
  );

  it('is not forgotten where the chat cannot be read at once', async () => {
    const chats: Record<string, StoredChat> = {};
    const { openChat, say, state, told } = startChat(chats, () => told.length === 0);
    openChat.ask(question, 'model');
    chats[state().chatId] = stored({ history: [] });
    say(close('nothingRunning'));
    await settle();
    expect(state().loading).toBe('failed');
    told.push('the server is back');
    openChat.open(state().chatId);
    await settle();
    expect(state().returned).toEqual(question);
  });

  it('is read from the server when nothing is running any more', async () => {
    const chats: Record<string, StoredChat> = {};
    const { openChat, say, state, wanted } = startChat(chats);
    openChat.ask(question, 'model');
    const answer = { ...message('assistant', '可以要求返还。'), id: wanted.at(-1)?.answerId ?? '' };
    chats[state().chatId] = stored({ history: [message('user', question.content), answer] });
    say(close('nothingRunning'));
    await settle();
    expect(state().returned).toBeNull();
    expect(state().messages.at(-1)?.content).toBe('可以要求返还。');
  });
});

describe('while a reply runs', () => {
  it('clearing, loading and asking are refused with a warning', () => {
    const { openChat, state, told } = startChat({ other: stored() });
    openChat.ask(question, 'model');
    const before = state();
    expect(openChat.open('other')).toBe(false);
    expect(openChat.startNew()).toBe(false);
    expect(openChat.ask(question, 'model')).toBe(false);
    expect(openChat.isFree()).toBe(false);
    expect(state()).toBe(before);
    expect(new Set(told)).toEqual(new Set(['正在回复中，请等待回复结束或先停止']));
  });

  it('it is stopped over its socket', () => {
    const { openChat, say, state, stopped } = startChat();
    openChat.ask(question, 'model');
    say(piece(1, '可以'));
    openChat.stop();
    say(close('stopped'));
    expect(stopped).toEqual([]);
    expect(state().messages.at(-1)).toMatchObject({ content: '可以', state: 'stopped' });
  });

  it('it is stopped by an HTTP call when there is no socket', () => {
    const { openChat, state, stopped, breakSocket } = startChat();
    openChat.ask(question, 'model');
    breakSocket();
    openChat.stop();
    expect(stopped).toEqual([state().chatId]);
  });

  it('a lost connection is reported and continued where it ended', () => {
    const { openChat, say, state, wanted, told } = startChat();
    openChat.ask(question, 'model');
    say(piece(1, '可以'), piece(2, '要求'));
    wanted[0]?.onLink('waiting');
    expect(state().link).toBe('waiting');
    wanted[0]?.onLink('lost');
    expect(told).toEqual(['connection failed']);
    openChat.reconnect();
    expect(wanted[1]).toMatchObject({ ask: null });
    expect(wanted[1]?.lastEventId()).toBe(2);
    say(piece(3, '返还。'), close('done'));
    expect(state().messages.at(-1)?.content).toBe('可以要求返还。');
  });

  it('received events count before the socket reconnects, shown or not', () => {
    const { openChat, wanted } = startChat();
    openChat.ask(question, 'model');
    wanted[0]?.onEvent(piece(1, '可以'));
    wanted[0]?.onLink('waiting');
    expect(wanted[0]?.lastEventId()).toBe(1);
  });
});

describe('a stored chat', () => {
  it('is opened with its title, mode and messages', async () => {
    const { openChat, state } = startChat({ one: stored() });
    expect(openChat.open('one')).toBe(true);
    expect(state().loading).toBe('loading');
    await settle();
    expect(state()).toMatchObject({
      chatId: 'one',
      title: '押金',
      mode: 'law',
      loading: 'done',
      isStored: true,
    });
    expect(state().messages).toHaveLength(2);
  });

  it('with an answer in progress follows it from its beginning', async () => {
    const history = [message('user', '问'), { ...message('assistant', '', 'running'), id: 'running-1' }];
    const { openChat, say, state, wanted } = startChat({
      one: stored({ history, running: { message_id: 'running-1' } }),
    });
    openChat.open('one');
    await settle();
    expect(state().messages).toHaveLength(1);
    expect(wanted[0]).toMatchObject({ ask: null, chatId: 'one' });
    say(piece(1, '答'), close('done'));
    expect(state().messages.at(-1)?.content).toBe('答');
  });

  it('that is deleted is replaced by a new one', async () => {
    const { openChat, state, remembered } = startChat();
    openChat.open('gone');
    await settle();
    expect(state()).toMatchObject({ messages: [], isStored: false, returned: null });
    expect(remembered.at(-1)).toBeNull();
  });

  it('is closed when the space changes', () => {
    const { openChat, state, told } = startChat();
    openChat.ask(question, 'model');
    openChat.enter('another', null);
    expect(state()).toMatchObject({ teamId: 'another', messages: [], stream: null });
    expect(told).toEqual(['left']);
  });
});

describe('a change made in another tab', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('shows the question asked there, follows its answer, and has each message once', async () => {
    const chats: Record<string, StoredChat> = { known: stored() };
    const { openChat, wanted, say } = startChat(chats);
    openChat.open('known');
    await settled();
    const asked = { ...message('user', '多久能退'), id: 'user-2' };
    const answer = { ...message('assistant', '', 'running'), id: 'assistant-9' };
    const history = [...stored().history, asked, answer];
    chats.known = stored({ title: '退押金', history, running: { message_id: 'assistant-9' } });
    openChat.refresh();
    await settled();
    expect(openChat.store.getState()).toMatchObject({
      title: '退押金',
      stream: { message: { id: 'assistant-9' } },
    });
    expect(wanted).toHaveLength(1);
    // Heard once more while it arrives: nothing is opened twice.
    openChat.refresh();
    chats.known = stored({
      title: '退押金',
      history: [...history.slice(0, 3), { ...answer, state: 'done', content: '三日' }],
    });
    say(piece(1, '三日'), close('done'));
    await settled();
    expect(wanted).toHaveLength(1);
    expect(openChat.store.getState().messages.map(({ id }) => id)).toEqual([
      'user-1',
      'assistant-1',
      'user-2',
      'assistant-9',
    ]);
  });

  it('a deleted chat is left; a server that is gone changes nothing', async () => {
    let isGone = false;
    const chats: Record<string, StoredChat> = { known: stored() };
    const { openChat } = startChat(chats, () => isGone);
    openChat.open('known');
    await settled();
    isGone = true;
    openChat.refresh();
    await settled();
    expect(openChat.store.getState().messages).toHaveLength(2);
    isGone = false;
    delete chats.known;
    openChat.refresh();
    await settled();
    expect(openChat.store.getState()).toMatchObject({ isStored: false, messages: [] });
  });
});
