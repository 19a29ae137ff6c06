import type { ChatAsk, ChatEvent } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { RECONNECTS_MAX } from '../view-model/reconnect-delay.ts';
import { type ChatSocket, connectChat, type SocketListeners } from './chat-connection.ts';

const CHAT_ID = '00000000-0000-4000-8000-000000000001';
const ask: ChatAsk = { type: 'ask', content: '押金不退怎么办', mode: 'law', document_ids: [] };

class FakeSocket implements ChatSocket {
  readonly sent: string[] = [];
  isClosed = false;
  readonly listeners: SocketListeners | null;
  constructor(listeners: SocketListeners | null = null) {
    this.listeners = listeners;
  }
  send(frame: string) {
    this.sent.push(frame);
  }
  close() {
    this.isClosed = true;
  }
  say(event: unknown) {
    this.listeners?.onMessage(typeof event === 'string' ? event : JSON.stringify(event));
  }
}

function connect(asked: ChatAsk | null = ask, lastEventId = 0) {
  const sockets: FakeSocket[] = [];
  const waiting: { action: () => void; delayMs: number }[] = [];
  const events: ChatEvent[] = [];
  const links: string[] = [];
  const connection = connectChat(
    {
      openSocket: (listeners) => {
        const socket = new FakeSocket(listeners);
        sockets.push(socket);
        return socket;
      },
      readToken: () => 'token',
      delay: (action, delayMs) => waiting.push({ action, delayMs }),
    },
    {
      chatId: CHAT_ID,
      answerId: 'answer',
      ask: asked,
      lastEventId: () => events.reduce((last, { id }) => Math.max(last, id), lastEventId),
      onEvent: (event) => events.push(event),
      onLink: (link) => links.push(link),
    },
  );
  const socket = (index: number) => sockets[index] ?? new FakeSocket();
  return { connection, socket, sockets, waiting, events, links };
}

const piece = (id: number): ChatEvent => ({ type: 'char', id, content: 'x' });
const close = (id: number) => ({
  type: 'close',
  id,
  reason: 'done',
  code: 20000,
  error: null,
  message: null,
  message_id: null,
  state: 'done',
  count: 1,
});

describe('the socket of an answer', () => {
  it('sends the access token, the chat and the message, in this order', () => {
    const { socket } = connect();
    expect(socket(0).sent).toEqual([]);
    socket(0).listeners?.onOpen();
    expect(socket(0).sent).toEqual(['token', CHAT_ID, JSON.stringify(ask)]);
  });

  it('continues after the last event when it broke off, without asking again', () => {
    const { socket, waiting, links } = connect();
    socket(0).listeners?.onOpen();
    socket(0).say(piece(1));
    socket(0).say(piece(2));
    socket(0).listeners?.onClose();
    expect(links).toEqual(['open', 'waiting']);
    waiting[0]?.action();
    socket(1).listeners?.onOpen();
    expect(socket(1).sent[2]).toBe('{"type":"resume","last_event_id":2,"answer_id":"answer"}');
  });

  it('asks for the state of a question that was sent and not answered', () => {
    const { socket, waiting } = connect();
    socket(0).listeners?.onOpen();
    socket(0).listeners?.onClose();
    waiting[0]?.action();
    socket(1).listeners?.onOpen();
    expect(socket(1).sent[2]).toBe('{"type":"resume","last_event_id":0,"answer_id":"answer"}');
  });

  it('sends the question when it was never sent', () => {
    const { socket, waiting } = connect();
    socket(0).listeners?.onClose();
    waiting[0]?.action();
    socket(1).listeners?.onOpen();
    expect(socket(1).sent[2]).toBe(JSON.stringify(ask));
  });

  it('follows an answer in progress from its beginning', () => {
    const { socket } = connect(null);
    socket(0).listeners?.onOpen();
    expect(socket(0).sent[2]).toBe('{"type":"resume","last_event_id":0,"answer_id":"answer"}');
  });

  it('waits longer each time, and gives up in the end', () => {
    const { socket, waiting, links, sockets } = connect();
    for (let failure = 0; failure <= RECONNECTS_MAX; failure++) {
      socket(failure).listeners?.onClose();
      waiting[failure]?.action();
    }
    expect(waiting.map(({ delayMs }) => delayMs)).toEqual([500, 1000, 2000, 4000, 8000, 10_000]);
    expect(links.at(-1)).toBe('lost');
    expect(sockets).toHaveLength(RECONNECTS_MAX + 1);
  });

  it('resets its failure count after an event', () => {
    const { socket, waiting } = connect();
    socket(0).listeners?.onClose();
    waiting[0]?.action();
    socket(1).listeners?.onOpen();
    socket(1).say(piece(1));
    socket(1).listeners?.onClose();
    expect(waiting.map(({ delayMs }) => delayMs)).toEqual([500, 500]);
  });

  it('is over with the close event: it is closed and not opened again', () => {
    const { socket, waiting, events } = connect();
    socket(0).listeners?.onOpen();
    socket(0).say(close(1));
    expect(socket(0).isClosed).toBe(true);
    socket(0).listeners?.onClose();
    expect(waiting).toEqual([]);
    expect(events).toHaveLength(1);
  });

  it('ignores unreadable events', () => {
    const { socket, events } = connect();
    socket(0).listeners?.onOpen();
    socket(0).say('{"type":"cha');
    socket(0).say({ type: 'unheardOf', id: 1 });
    socket(0).say(piece(2));
    expect(events).toEqual([piece(2)]);
  });

  it('stops an open answer, and returns false when the socket is not open', () => {
    const { connection, socket } = connect();
    expect(connection.stop()).toBe(false);
    socket(0).listeners?.onOpen();
    expect(connection.stop()).toBe(true);
    expect(socket(0).sent.at(-1)).toBe('{"type":"stop"}');
  });
});
