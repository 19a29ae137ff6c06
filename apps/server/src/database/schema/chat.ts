/** Chats with the assistant: questions, answers while and after they are given, answers that were counted. */
import type {
  ChatCard,
  ChatCitation,
  ChatEngine,
  ChatEvent,
  ChatFeedbackType,
  ChatMessageState,
  ChatMode,
  ChatSource,
} from '@wenjian/api';
import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';

const user = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const chats = pgTable(
  'chats',
  {
    /** The client chooses it, so that a question that is sent twice does not make two chats. */
    id: uuid().primaryKey(),
    teamId: teamId(),
    userId: user(),
    title: text().notNull(),
    mode: text().$type<ChatMode>().notNull(),
    shareKey: text(),
    sharedAt: at(),
    /** Null: the link does not expire. */
    shareExpiresAt: at(),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('chats_of_user').on(table.userId, table.teamId, table.updatedAt),
    uniqueIndex('chats_share_key').on(table.shareKey),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    chatId: uuid()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** Order within the chat. */
    position: integer().notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull().default(''),
    think: text().notNull().default(''),
    thinkMs: integer().notNull().default(0),
    mode: text().$type<ChatMode>().notNull(),
    engine: text().$type<ChatEngine>().notNull(),
    state: text().$type<ChatMessageState>().notNull(),
    notice: text(),
    quote: text(),
    documents: jsonb()
      .$type<readonly { readonly id: string; readonly name: string }[]>()
      .notNull()
      .default([]),
    sources: jsonb().$type<readonly ChatSource[]>().notNull().default([]),
    citations: jsonb().$type<readonly ChatCitation[]>().notNull().default([]),
    cards: jsonb().$type<readonly ChatCard[]>().notNull().default([]),
    recommended: jsonb().$type<readonly string[]>().notNull().default([]),
    feedback: text().$type<ChatFeedbackType>(),
    feedbackComment: text().notNull().default(''),
    /** Of the answer's text: its sources are found by it. */
    contentSha256: text(),
    /** Which answers this one was taken from; null: given back, or never taken. */
    takenFrom: text({ enum: ['day', 'bonus'] }),
    /** The day of Beijing it was taken on. */
    takenOn: date({ mode: 'string' }),
    /** Of a running answer: its server was alive then. */
    beatAt: at(),
    /** Somebody asked for its end, perhaps on another server. */
    stopAskedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('chat_messages_position').on(table.chatId, table.position),
    // One answer at a time in a chat, whichever servers are asked.
    uniqueIndex('chat_messages_running').on(table.chatId).where(sql`state = 'running'`),
    index('chat_messages_beat').on(table.beatAt).where(sql`state = 'running'`),
    index('chat_messages_sha256').on(table.contentSha256),
  ],
);

/** What was sent of an answer, for who comes back to it on another server; gone some minutes after its end. */
export const chatEvents = pgTable(
  'chat_events',
  {
    messageId: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    /** Of the last event in the batch. */
    lastId: integer().notNull(),
    events: jsonb().$type<readonly ChatEvent[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.lastId] }),
    index('chat_events_created').on(table.createdAt),
  ],
);

/** Answers that were counted, by day of Beijing; deleting a chat does not bring them back. */
export const chatDays = pgTable(
  'chat_days',
  { userId: user(), day: date({ mode: 'string' }).notNull(), used: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Of the answers that invitations brought. */
export const chatBonusUses = pgTable('chat_bonus_uses', {
  userId: user().primaryKey(),
  used: bigint({ mode: 'number' }).notNull().default(0),
});
