/** Tables used only by comparisons. */
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';
import { tasks } from './tasks.ts';

/** Decisions on the changes of a comparison; removed ones stay as `open`, so that versions never repeat. */
export const comparisonDecisions = pgTable(
  'comparison_decisions',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    changeId: text().notNull(),
    /** Digest of type, texts and places: the decision is found by it after the comparison is run again. */
    digest: text().notNull(),
    isNoise: boolean().notNull(),
    state: text({ enum: ['open', 'confirmed', 'ignored'] }).notNull(),
    note: text().notNull(),
    version: integer().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.changeId] })],
);

/** Comparison options a team has saved under a name. */
export const compareProfiles = pgTable(
  'compare_profiles',
  {
    id: id(),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    options: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('compare_profiles_name').on(table.teamId, table.name)],
);
