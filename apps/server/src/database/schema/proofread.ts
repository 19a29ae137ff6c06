/** Tables used only by proofreading. */
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';

/** A team's own words: never corrected, or always. */
export const lexiconEntries = pgTable(
  'lexicon_entries',
  {
    id: id(),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['right', 'wrong'] }).notNull(),
    word: text().notNull(),
    replacement: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('lexicon_entries_word').on(table.teamId, table.word),
    check('lexicon_entries_replacement', sql`(${table.kind} = 'wrong') = (${table.replacement} is not null)`),
  ],
);
