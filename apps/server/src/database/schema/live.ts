/** Who looks at a task now, what changed in it, and what people say about its findings. */
import type { LiveTopic } from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';
import { tasks } from './tasks.ts';

/** Counts up with every change, so that whoever was away knows what to ask for again. */
export const taskChanges = pgTable(
  'task_changes',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    topic: text().$type<LiveTopic>().notNull(),
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.topic] })],
);

export const taskPresence = pgTable(
  'task_presence',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.userId] })],
);

/** Deleted ones stay as rows without words: an answer to them keeps its place. */
export const findingComments = pgTable(
  'finding_comments',
  {
    id: id(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    /** Of a change, a risk, a correction, a fragment; as the result names it. */
    findingId: text().notNull(),
    /** What the finding is, so that what was said about it is found again after another run; null where ids stay as they are. */
    findingDigest: text(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    body: text().notNull(),
    /** Who was told of it. */
    mentions: uuid().array().notNull().default(sql`'{}'`),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    editedAt: at(),
    deletedAt: at(),
  },
  (table) => [index('finding_comments_task').on(table.taskId, table.createdAt)],
);
