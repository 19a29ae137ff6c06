/** Tables used only by comparisons. */
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';

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
