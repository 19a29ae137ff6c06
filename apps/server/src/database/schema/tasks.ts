/** Tasks of every tool, their exports and their share keys. */
import type { TaskTool } from '@wenjian/api';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';

export interface PreviousOutcome {
  /** It is the first result of this very run, shown and worked on while the rest is examined. */
  readonly isFirst?: true;
  readonly input: unknown;
  readonly summary: unknown;
  readonly resultSha256: string;
  readonly finishedAt: string | null;
}

/** The ids of all files in an input, at any depth. */
export function filesOf(input: AnyPgColumn) {
  return sql`jsonb_path_query_array(${input}, '$.**.fileId')`;
}

/** One row per task of any tool; data of one tool is in `input` and `summary`. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    tool: text().$type<TaskTool>().notNull(),
    title: text().notNull(),
    status: text({ enum: ['pending', 'running', 'complete', 'failed', 'cancelled'] })
      .notNull()
      .default('pending'),
    stage: text({
      enum: [
        'queued',
        'reading',
        'rendering',
        'recognising',
        'converting',
        'aligning',
        'reviewing',
        'saving',
        'done',
      ],
    })
      .notNull()
      .default('queued'),
    fraction: real().notNull().default(0),
    /** Increases with every re-run; a stale job of an earlier run changes nothing. */
    run: integer().notNull().default(1),
    input: jsonb().$type<unknown>().notNull(),
    summary: jsonb().$type<unknown>(),
    resultSha256: text(),
    /** The result of the run before, or the first one of this run; it stands when the run does not come to its end. */
    previous: jsonb().$type<PreviousOutcome>(),
    failure: text(),
    /** The message shown instead of the catalogue's, when it is more specific (which file, which format). */
    failureMessage: text(),
    idempotencyKey: text(),
    createdAt: createdAt(),
    /** When the latest run was requested. */
    askedAt: at().notNull().defaultNow(),
    finishedAt: at(),
    deletedAt: at(),
    /** Its content is purged; the task itself is still counted. */
    purgedAt: at(),
  },
  (table) => [
    index('tasks_team').on(table.teamId, table.tool, table.createdAt),
    // The recent tasks of a space, for all tools.
    index('tasks_recent').on(table.teamId, table.askedAt),
    // Counts the free uses of a user's day.
    index('tasks_owner').on(table.ownerId, table.createdAt),
    index('tasks_chain')
      .on(table.teamId, sql`(${table.input} ->> 'chainId')`)
      .where(sql`${table.input} ->> 'chainId' is not null`),
    index('tasks_trash')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.purgedAt} is null`),
    // The tasks that refer to a file: checked before a file is purged.
    index('tasks_files').using('gin', filesOf(table.input)),
    uniqueIndex('tasks_idempotency').on(table.teamId, table.ownerId, table.idempotencyKey),
    check('tasks_fraction', sql`${table.fraction} between 0 and 1`),
  ],
);

/**
 * The latest export of each format of a task; one for an earlier run or for other decisions is made again on
 * request.
 */
export const taskExports = pgTable(
  'task_exports',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    format: text().notNull(),
    run: integer().notNull(),
    /** Digest of the decisions, if the export shows them. */
    stateDigest: text().notNull(),
    status: text({ enum: ['pending', 'running', 'complete', 'failed'] })
      .notNull()
      .default('pending'),
    fileName: text().notNull(),
    sha256: text(),
    size: bigint({ mode: 'number' }),
    /** Why it failed; of a complete one what there is to say about the file. */
    failureMessage: text(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.format] })],
);

/** Anyone with the key may see the result of a task, without signing in, until it is revoked. */
export const shareKeys = pgTable(
  'share_keys',
  {
    key: text().primaryKey(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    closedAt: at(),
  },
  (table) => [uniqueIndex('share_keys_one_open').on(table.taskId).where(sql`${table.closedAt} is null`)],
);
