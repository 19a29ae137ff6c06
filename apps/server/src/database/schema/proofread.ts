/** Tables used only by proofreading. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';
import { tasks } from './tasks.ts';

/**
 * Decisions on the corrections of a proofreading; removed ones stay as `open`, so that versions never repeat.
 */
export const correctionStates = pgTable(
  'correction_states',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    correctionId: text().notNull(),
    /** Digest of rule, place and text: the decision is found by it after the file is examined again. */
    digest: text().notNull(),
    state: text({ enum: ['open', 'accepted', 'ignored'] }).notNull(),
    /** The user's text instead of the suggestion. */
    replacement: text(),
    version: integer().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.correctionId] })],
);

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
