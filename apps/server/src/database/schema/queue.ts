/** What the queue knows besides its jobs: who was served how much of late, and how long jobs really take. */
import { doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { teamId, users } from './people.ts';

/** Read and written by platform/queue/work-shares.ts. */
export const workShares = pgTable(
  'work_shares',
  {
    teamId: teamId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Seconds of work at the time of `servedAt`; they count less and less afterwards. */
    seconds: doublePrecision().notNull(),
    servedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('work_shares_user').on(table.userId),
  ],
);

/** By kind of job: the time it took of late, as a multiple of what was estimated. */
export const workPace = pgTable('work_pace', {
  job: text().primaryKey(),
  factor: doublePrecision().notNull(),
});
