/** Tasks of every tool, what was exported from them and who may look at them by a key. */
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
  readonly input: unknown;
  readonly summary: unknown;
  readonly resultSha256: string;
  readonly finishedAt: string | null;
}

/** The ids of all files that an input names, wherever they stand in it. */
export function filesOf(input: AnyPgColumn) {
  return sql`jsonb_path_query_array(${input}, '$.**.fileId')`;
}

/** One row per task of any tool; what is special to a tool stands in `input` and `summary`. */
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
    /** Counts up with every re-run; a stale job of an earlier run changes nothing. */
    run: integer().notNull().default(1),
    input: jsonb().$type<unknown>().notNull(),
    summary: jsonb().$type<unknown>(),
    resultSha256: text(),
    /** What the run before had come to; it is put back when this one comes to nothing. */
    previous: jsonb().$type<PreviousOutcome>(),
    failure: text(),
    /** The sentence shown instead of the catalogue's, when it can say more (which file, which format). */
    failureMessage: text(),
    idempotencyKey: text(),
    createdAt: createdAt(),
    /** When the latest run was asked for. */
    askedAt: at().notNull().defaultNow(),
    finishedAt: at(),
    deletedAt: at(),
    /** What it was about is gone for good; that there was a task is still counted. */
    purgedAt: at(),
  },
  (table) => [
    index('tasks_team').on(table.teamId, table.tool, table.createdAt),
    // What a space did lately, whatever the tool.
    index('tasks_recent').on(table.teamId, table.askedAt),
    // The free uses of a user's day are counted over it.
    index('tasks_owner').on(table.ownerId, table.createdAt),
    index('tasks_chain')
      .on(table.teamId, sql`(${table.input} ->> 'chainId')`)
      .where(sql`${table.input} ->> 'chainId' is not null`),
    index('tasks_trash')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.purgedAt} is null`),
    // Which tasks speak of a file: asked before a file is deleted for good.
    index('tasks_files').using('gin', filesOf(table.input)),
    uniqueIndex('tasks_idempotency').on(table.teamId, table.ownerId, table.idempotencyKey),
    check('tasks_fraction', sql`${table.fraction} between 0 and 1`),
  ],
);

/** The latest export of each format of a task; one for an earlier run or for other decisions is made anew when asked for. */
export const taskExports = pgTable(
  'task_exports',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    format: text().notNull(),
    run: integer().notNull(),
    /** Of what people decided, where the export shows it. */
    stateDigest: text().notNull(),
    status: text({ enum: ['pending', 'running', 'complete', 'failed'] })
      .notNull()
      .default('pending'),
    fileName: text().notNull(),
    sha256: text(),
    size: bigint({ mode: 'number' }),
    failureMessage: text(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.format] })],
);

/** Whoever has the key may look at the result of a task, without signing in, until it is taken back. */
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
