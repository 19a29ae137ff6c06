/**
 * The socket of one answer. It reconnects when it breaks off and continues after the last received event; the
 * server keeps writing the answer meanwhile.
 */
import { type ChatAsk, type ChatEvent, chatEvent } from '@wenjian/api';
import { reconnectDelayMs } from '../view-model/reconnect-delay.ts';

export interface ChatSocket {
  readonly send: (frame: string) => void;
  readonly close: () => void;
}

export interface SocketListeners {
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  readonly onClose: () => void;
}

export interface ConnectionPorts {
  readonly openSocket: (listeners: SocketListeners) => ChatSocket;
  readonly readToken: () => string;
  readonly delay: (action: () => void, delayMs: number) => void;
}

export interface Wanted {
  readonly chatId: string;
  /** The answer to listen to, started or not. */
  readonly answerId: string;
  /** Null: the answer is already in progress. */
  readonly ask: ChatAsk | null;
  readonly lastEventId: () => number;
  readonly onEvent: (event: ChatEvent) => void;
  /** `open`: events can arrive. `waiting`: it broke off and is retried. `lost`: it gave up. */
  readonly onLink: (link: 'open' | 'waiting' | 'lost') => void;
}

export interface Connection {
  /** False: the socket is not open. */
  readonly stop: () => boolean;
  /** Stops listening. */
  readonly leave: () => void;
}

export function connectChat(ports: ConnectionPorts, wanted: Wanted): Connection {
  let socket: ChatSocket | null = null;
  let isOpen = false;
  let isOver = false;
  // Asking twice would be two questions: once sent, only its state is requested.
  let isAsked = wanted.ask === null;
  let failures = 0;

  const open = () => {
    if (isOver) return;
    socket = ports.openSocket({ onOpen, onMessage: take, onClose });
  };
  const onOpen = () => {
    isOpen = true;
    for (const frame of [ports.readToken(), wanted.chatId, thirdFrame()]) socket?.send(frame);
    isAsked = true;
    wanted.onLink('open');
  };
  const onClose = () => {
    isOpen = false;
    if (!isOver) tryAgain();
  };
  const thirdFrame = () =>
    JSON.stringify(
      isAsked
        ? { type: 'resume', last_event_id: wanted.lastEventId(), answer_id: wanted.answerId }
        : wanted.ask,
    );
  const take = (data: unknown) => {
    const event = readEvent(data);
    if (event === null || isOver) return;
    failures = 0;
    if (event.type === 'close') end();
    wanted.onEvent(event);
  };
  const tryAgain = () => {
    failures += 1;
    const delayMs = reconnectDelayMs(failures);
    if (delayMs === null) {
      end();
      wanted.onLink('lost');
      return;
    }
    wanted.onLink('waiting');
    ports.delay(open, delayMs);
  };
  const end = () => {
    isOver = true;
    socket?.close();
  };

  open();
  return {
    stop: () => {
      if (isOpen) socket?.send(JSON.stringify({ type: 'stop' }));
      return isOpen;
    },
    leave: end,
  };
}

/** Unreadable events are skipped: the next one may be readable, and the stored answer is complete. */
function readEvent(data: unknown): ChatEvent | null {
  try {
    const event = chatEvent.safeParse(JSON.parse(String(data)));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
