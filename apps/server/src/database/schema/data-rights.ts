/** What people take with them, accounts that are closed, and which contents stored contents name. */
import { bigint, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';

/** The latest archive somebody asked for of a space; the next one takes its place. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    teamId: teamId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    status: text({ enum: ['pending', 'running', 'complete', 'failed'] })
      .notNull()
      .default('pending'),
    fileName: text().notNull(),
    sha256: text(),
    size: bigint({ mode: 'number' }),
    createdAt: createdAt(),
    /** When it is handed out no more. */
    expiresAt: at(),
  },
  (table) => [uniqueIndex('data_exports_one').on(table.teamId, table.userId)],
);

/** Accounts that are closed unless their owner thinks better of it. */
export const accountClosures = pgTable('account_closures', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  requestedAt: createdAt(),
  dueAt: at().notNull(),
});

/** Who has left, as a hash: their tokens from before open nothing, and make no new account either. */
export const closedIdentities = pgTable('closed_identities', {
  /** Of issuer and subject. */
  identity: text().primaryKey(),
  closedAt: at().notNull(),
});

/** Which contents a stored result names in its own text. A content never changes, so it is looked into once. */
export const contentLinks = pgTable('content_links', {
  sha256: text().primaryKey(),
  names: text().array().notNull(),
});
