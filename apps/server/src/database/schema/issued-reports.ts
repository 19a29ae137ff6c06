/** Reports that left the product with a number and a code. The code itself is not stored. */
import type { IssuedFacts } from '@wenjian/api';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { teamId, users } from './people.ts';
import { tasks } from './tasks.ts';

/** An earlier report of a check stays: it may be in somebody's hands. */
export const issuedReports = pgTable(
  'issued_reports',
  {
    number: text().primaryKey(),
    codeSha256: text().notNull(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    /** Who asked for the check. */
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    format: text().notNull(),
    /** Of the bytes of the file. */
    fileSha256: text().notNull(),
    /** What its front page says; names of files are masked. */
    facts: jsonb().$type<IssuedFacts>().notNull(),
    issuedAt: at().notNull(),
  },
  (table) => [index('issued_reports_task').on(table.taskId), index('issued_reports_team').on(table.teamId)],
);
