/** Data archives, closed accounts, and the contents named by stored results. */
import { bigint, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';

/** The latest archive requested for a space; the next one replaces it. */
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
    /** When the download ends. */
    expiresAt: at(),
  },
  (table) => [uniqueIndex('data_exports_one').on(table.teamId, table.userId)],
);

/** Accounts that will be closed unless their owner cancels. */
export const accountClosures = pgTable('account_closures', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  requestedAt: createdAt(),
  dueAt: at().notNull(),
});

/** Closed identities, as hashes: their earlier tokens open nothing and create no new account. */
export const closedIdentities = pgTable('closed_identities', {
  /** Of issuer and subject. */
  identity: text().primaryKey(),
  closedAt: at().notNull(),
});

/** The contents that a stored result names in its text. A content never changes, so it is scanned once. */
export const contentLinks = pgTable('content_links', {
  sha256: text().primaryKey(),
  names: text().array().notNull(),
});
