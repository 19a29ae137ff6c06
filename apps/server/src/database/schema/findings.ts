/** Decisions on the findings of a result, whatever tool found them. */
import { decisionStates, placements } from '@wenjian/document';
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { teamId, users } from './people.ts';
import { tasks } from './tasks.ts';

/** Decisions that were taken back stay as `open`, so that versions never repeat. */
export const findingDecisions = pgTable(
  'finding_decisions',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    findingId: text().notNull(),
    /** Of rule, place and quotation and, after a dot, of the proposal: the decision is found by it after another run. */
    digest: text().notNull(),
    /** Shown, but not counted as something to decide. */
    isNoise: boolean().notNull(),
    state: text({ enum: decisionStates }).notNull(),
    /** The user's own words; they count only while the state is `edited`. */
    text: text(),
    placement: text({ enum: placements }).notNull(),
    note: text().notNull(),
    version: integer().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.findingId] })],
);
