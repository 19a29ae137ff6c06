/** Viewers of a task, its changes, and comments on its findings. */
import type { LiveTopic } from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';
import { tasks } from './tasks.ts';

/** Increases with every change, so that a returning viewer knows what to load again. */
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

/** Deleted comments stay as rows without text, so that answers keep their place. */
export const findingComments = pgTable(
  'finding_comments',
  {
    id: id(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    /** The id of a change, risk, correction or fragment in the result. */
    findingId: text().notNull(),
    /**
     * Digest of the finding, so that its comments are found again after another run; null if ids never
     * change.
     */
    findingDigest: text(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    body: text().notNull(),
    /** The people who were notified. */
    mentions: uuid().array().notNull().default(sql`'{}'`),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    editedAt: at(),
    deletedAt: at(),
  },
  (table) => [index('finding_comments_task').on(table.taskId, table.createdAt)],
);
