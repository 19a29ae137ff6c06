/** Chats with the assistant: questions, running and finished answers, and counted answers. */
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
    /** Chosen by the client, so that a question sent twice does not create two chats. */
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
    /** Hash of the answer's text: its sources are found by it. */
    contentSha256: text(),
    /** Which budget this answer was taken from; null: refunded, or never taken. */
    takenFrom: text({ enum: ['day', 'bonus'] }),
    /** The Beijing day it was taken on. */
    takenOn: date({ mode: 'string' }),
    /** For a running answer: the last time its server was alive. */
    beatAt: at(),
    /** Somebody requested a stop, maybe on another server. */
    stopAskedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('chat_messages_position').on(table.chatId, table.position),
    // One answer at a time per chat, across all servers.
    uniqueIndex('chat_messages_running').on(table.chatId).where(sql`state = 'running'`),
    index('chat_messages_beat').on(table.beatAt).where(sql`state = 'running'`),
    index('chat_messages_sha256').on(table.contentSha256),
  ],
);

/**
 * The events of an answer, for a client that resumes on another server; deleted some minutes after its end.
 */
export const chatEvents = pgTable(
  'chat_events',
  {
    messageId: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    /** Id of the last event in the batch. */
    lastId: integer().notNull(),
    events: jsonb().$type<readonly ChatEvent[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.lastId] }),
    index('chat_events_created').on(table.createdAt),
  ],
);

/** Counted up with every change of a person's chats, so that their other tabs and devices learn of it. */
export const chatChanges = pgTable('chat_changes', {
  userId: user().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
});

/** Counted answers by Beijing day; deleting a chat does not refund them. */
export const chatDays = pgTable(
  'chat_days',
  { userId: user(), day: date({ mode: 'string' }).notNull(), used: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Used from the answers given by invitations. */
export const chatBonusUses = pgTable('chat_bonus_uses', {
  userId: user().primaryKey(),
  used: bigint({ mode: 'number' }).notNull().default(0),
});
