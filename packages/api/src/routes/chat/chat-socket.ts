/**
 * The socket of the chat, `/chat/socket`. The client sends three text frames in this order: its access token,
 * the id of the chat (a new uuid opens a new chat), the message. The server sends events as JSON, one per
 * frame; event ids increase by one within an answer.
 */
import { z } from 'zod';
import { errorNames } from '../../errors.ts';
import { id } from '../shapes.ts';
import {
  CHAT_DOCUMENTS_MAX,
  CHAT_QUESTION_MAX_CHARACTERS,
  CHAT_QUOTE_MAX_CHARACTERS,
  chatCard,
  chatCitation,
  chatEngines,
  chatMessageStates,
  chatModes,
  chatSource,
  DEFAULT_CHAT_MODE,
} from './chat-shapes.ts';

export const CHAT_SOCKET_PATH = '/chat/socket';

/**
 * A `char` event with exactly this content ends the answer: it is stored, and the number of remaining answers
 * can be fetched again.
 */
export const CHAT_END_MARKER = '[[END]]';
/** A `char` event with exactly this content starts a new part of the message. */
export const CHAT_LINE_BREAK_MARKER = '[[BR]]';
/** Joins the parts in the stored message. */
export const CHAT_PART_SEPARATOR = '\n\n';

/** The maximum size of a client frame. */
export const CHAT_FRAME_MAX_BYTES = 64 * 1024;

export const chatAsk = z.object({
  type: z.literal('ask'),
  content: z
    .string()
    .trim()
    .min(1, '请输入问题')
    .max(CHAT_QUESTION_MAX_CHARACTERS, `问题请控制在 ${CHAT_QUESTION_MAX_CHARACTERS} 字以内`),
  mode: z.enum(chatModes, '没有这种对话模式').default(DEFAULT_CHAT_MODE),
  /** Words selected in a document. */
  quote: z
    .string()
    .trim()
    .max(CHAT_QUOTE_MAX_CHARACTERS, `引用的文字请控制在 ${CHAT_QUOTE_MAX_CHARACTERS} 字以内`)
    .nullish(),
  /** Documents of the knowledge base of the chat's space. */
  document_ids: z.array(id).max(CHAT_DOCUMENTS_MAX, `一次最多附 ${CHAT_DOCUMENTS_MAX} 份文档`).default([]),
  /** The space of a new chat; the current space when absent. */
  team_id: id.nullish(),
  /**
   * A new uuid that identifies the answer for `resume`, even if no event of it arrived. A uuid already in use
   * is refused with CONFLICT.
   */
  answer_id: id.nullish(),
});
export type ChatAsk = z.output<typeof chatAsk>;

/**
 * Instead of a question: continues the running (or just finished) answer after this event; 0 starts from its
 * beginning.
 */
export const chatResume = z.object({
  type: z.literal('resume'),
  last_event_id: z.number().int().min(0),
  /** Only this answer; if it does not exist the socket closes with `nothingRunning` and no `message_id`. */
  answer_id: id.nullish(),
});
export type ChatResume = z.output<typeof chatResume>;

/** The third frame. Any text that is not such an object is a question in the default mode. */
export const chatThirdFrame = z.discriminatedUnion('type', [chatAsk, chatResume]);

/** Allowed any time after the third frame. */
export const chatStop = z.object({ type: z.literal('stop') });

const eventId = { id: z.number().int() };

export const chatCloseReasons = ['done', 'stopped', 'failed', 'refused', 'nothingRunning'] as const;
export type ChatCloseReason = (typeof chatCloseReasons)[number];

export const chatEvent = z.discriminatedUnion('type', [
  z.object({ ...eventId, type: z.literal('think'), content: z.string() }),
  /** A piece of the answer, or one of the markers. */
  z.object({ ...eventId, type: z.literal('char'), content: z.string() }),
  /** A whole passage at once; appended to the answer like a piece. */
  z.object({ ...eventId, type: z.literal('text'), content: z.string() }),
  z.object({
    ...eventId,
    type: z.literal('process'),
    process_current: z.number().int(),
    process_total: z.number().int(),
    /** The current step: 正在检索法律条文 */
    content: z.string(),
    /** Only in the first event. */
    engine: z.enum(chatEngines),
  }),
  /** Replaces every earlier one. `citations` grows as parts of the answer are finished. */
  z.object({
    ...eventId,
    type: z.literal('source'),
    source_list: z.array(chatSource),
    cases_list: z.array(chatSource),
    citations: z.array(chatCitation),
  }),
  z.object({ ...eventId, type: z.literal('card'), ...chatCard.shape }),
  /** The last event; the server then closes the socket. */
  z.object({
    ...eventId,
    type: z.literal('close'),
    reason: z.enum(chatCloseReasons),
    /** 20000, or the code of the error. */
    code: z.number().int(),
    error: z.enum(errorNames as readonly [string, ...string[]]).nullable(),
    /** A message for the user; null when there is none. */
    message: z.string().nullable(),
    /** Id of the answer; null when none was started. */
    message_id: id.nullable(),
    state: z.enum(chatMessageStates).nullable(),
    /** Number of remaining answers. */
    count: z.number().int().nullable(),
  }),
]);
export type ChatEvent = z.output<typeof chatEvent>;
export type ChatEventType = ChatEvent['type'];
