/** A client of the chat's socket, as the browser is one. Test code only. */
import { CHAT_SOCKET_PATH, type ChatEvent, chatEvent } from '@wenjian/api';
import { WebSocket } from 'ws';

export interface ChatConversation {
  /** What has come so far. */
  readonly events: readonly ChatEvent[];
  send(frame: string): void;
  stop(): void;
  /** Cut without a word. */
  drop(): void;
  /** The first that fits, come or to come. Rejects when the socket closes without it. */
  until(wanted: (event: ChatEvent) => boolean): Promise<ChatEvent>;
  /** The `close` event, after which the socket is closed. */
  readonly closed: Promise<number>;
}

export function openConversation(
  url: string,
  frames: readonly [token: string, chatId: string, message: string, ...more: string[]],
): ChatConversation {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${CHAT_SOCKET_PATH}`);
  const events: ChatEvent[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of [...waiting]) look();
  };
  let isClosed = false;
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      isClosed = true;
      resolve(code);
      wake();
    });
  });
  socket.on('error', () => undefined);
  socket.on('open', () => {
    for (const frame of frames) socket.send(frame);
  });
  socket.on('message', (data) => {
    events.push(chatEvent.parse(JSON.parse(String(data))));
    wake();
  });
  return {
    events,
    closed,
    send: (frame) => socket.send(frame),
    stop: () => socket.send('{"type":"stop"}'),
    drop: () => socket.terminate(),
    until: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = events.find(wanted);
          if (!found && !isClosed) return;
          waiting.delete(look);
          if (found) resolve(found);
          else reject(new Error(`the socket closed after ${JSON.stringify(events.at(-1))}`));
        };
        waiting.add(look);
        look();
      }),
  };
}
