/** Feedback from users. */
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { files } from './files.ts';
import { teamId, users } from './people.ts';

export const feedback = pgTable('feedback', {
  id: id(),
  teamId: teamId(),
  userId: uuid()
    .notNull()
    .references(() => users.id),
  kind: text({ enum: ['problem', 'suggestion', 'other'] }).notNull(),
  text: text().notNull(),
  path: text().notNull(),
  screenshotFileId: uuid().references(() => files.id),
  /** By an operator. */
  handledAt: at(),
  createdAt: createdAt(),
});
