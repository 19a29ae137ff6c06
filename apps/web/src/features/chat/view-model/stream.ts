/**
 * An answer in progress: turns the socket's events, in order, into the current message. An event that was
 * already applied changes nothing, so a resumed stream may start anywhere.
 */
import {
  CHAT_END_MARKER,
  CHAT_LINE_BREAK_MARKER,
  CHAT_PART_SEPARATOR,
  type ChatEngine,
  type ChatEvent,
  type ChatMessage,
  type ChatMode,
} from '@wenjian/api';

export interface Process {
  readonly current: number;
  readonly total: number;
  readonly label: string;
}

type CloseEvent = ChatEvent & { readonly type: 'close' };

export interface Stream {
  readonly message: ChatMessage;
  /** The event to resume after. */
  readonly lastEventId: number;
  readonly process: Process | null;
  /**
   * Null: no thoughts yet. Events carry no time: the shown time is measured here, the stored one comes from
   * the server.
   */
  readonly thinkStartedMs: number | null;
  /** The end marker has arrived: the text is complete, though data about it may still follow. */
  readonly isEnded: boolean;
  readonly close: CloseEvent | null;
}

interface StreamStart {
  /** Until the server sends the message id. */
  readonly id: string;
  readonly mode: ChatMode;
  readonly engine: ChatEngine;
  readonly at: string;
}

export function startStream({ id, mode, engine, at }: StreamStart): Stream {
  return {
    message: { ...EMPTY_MESSAGE, id, role: 'assistant', mode, engine, at, state: 'running' },
    lastEventId: 0,
    process: null,
    thinkStartedMs: null,
    isEnded: false,
    close: null,
  };
}

export const EMPTY_MESSAGE = {
  content: '',
  think: '',
  think_ms: 0,
  notice: null,
  quote: null,
  documents: [],
  source_list: [],
  cases_list: [],
  citations: [],
  card_list: [],
  recommend_list: [],
  feedback: null,
} satisfies Partial<ChatMessage>;

export function takeEvent(stream: Stream, event: ChatEvent, nowMs: number): Stream {
  // A refusal is not part of an answer's numbered events.
  if (event.type === 'close') return closed(stream, event);
  if (event.id <= stream.lastEventId) return stream;
  return { ...changed(stream, event, nowMs), lastEventId: event.id };
}

function changed(stream: Stream, event: Exclude<ChatEvent, CloseEvent>, nowMs: number): Stream {
  const { message } = stream;
  switch (event.type) {
    case 'think': {
      const startedMs = stream.thinkStartedMs ?? nowMs;
      const think_ms = nowMs - startedMs;
      return withMessage(stream, { think: message.think + event.content, think_ms }, startedMs);
    }
    case 'char':
      return takePiece(stream, event.content);
    case 'text':
      return withMessage(stream, { content: message.content + event.content });
    case 'process':
      return {
        ...withMessage(stream, { engine: event.engine }),
        process: { current: event.process_current, total: event.process_total, label: event.content },
      };
    case 'source': {
      const { source_list, cases_list, citations } = event;
      return withMessage(stream, { source_list, cases_list, citations });
    }
    case 'card': {
      const { title, description, url } = event;
      return withMessage(stream, { card_list: [...message.card_list, { title, description, url }] });
    }
  }
}

function takePiece(stream: Stream, piece: string): Stream {
  if (piece === CHAT_END_MARKER) return { ...withMessage(stream, { state: 'done' }), isEnded: true };
  const words = piece === CHAT_LINE_BREAK_MARKER ? CHAT_PART_SEPARATOR : piece;
  return withMessage(stream, { content: stream.message.content + words });
}

function closed(stream: Stream, event: CloseEvent): Stream {
  const { message } = stream;
  return {
    ...withMessage(stream, {
      id: event.message_id ?? message.id,
      state: event.state ?? stateOf(stream, event),
      notice: event.message ?? message.notice,
    }),
    isEnded: true,
    close: event,
  };
}

function stateOf({ isEnded }: Stream, { reason }: CloseEvent): ChatMessage['state'] {
  if (reason === 'stopped') return 'stopped';
  return isEnded || reason === 'done' ? 'done' : 'failed';
}

function withMessage(
  stream: Stream,
  change: Partial<ChatMessage>,
  thinkStartedMs = stream.thinkStartedMs,
): Stream {
  return { ...stream, thinkStartedMs, message: { ...stream.message, ...change } };
}
