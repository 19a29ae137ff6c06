/** Contents: uploaded files, running uploads, and readings. */
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';

export const files = pgTable(
  'files',
  {
    id: id(),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('files_team').on(table.teamId, table.createdAt), index('files_blob').on(table.sha256)],
);

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    teamId: teamId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    identifier: text().notNull(),
    totalSize: bigint({ mode: 'number' }).notNull(),
    totalChunks: integer().notNull(),
    /**
     * The key of the chunks in the blob store; a restart takes a new one, so old chunks can be deleted any
     * time.
     */
    partsKey: uuid().notNull().defaultRandom(),
    /** Set when all chunks were joined; completing again returns the same file. */
    fileId: uuid().references(() => files.id),
    createdAt: createdAt(),
    touchedAt: at().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('uploads_identifier').on(table.teamId, table.userId, table.identifier)],
);

export const uploadChunks = pgTable(
  'upload_chunks',
  {
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);

/** The reading of a content by a reader version; see readings.repository. */
export const readings = pgTable(
  'readings',
  {
    sha256: text().notNull(),
    readerVersion: text().notNull(),
    /** How tracked changes were read. */
    revisions: text({ enum: ['accepted', 'rejected', 'shown'] })
      .notNull()
      .default('accepted'),
    documentSha256: text().notNull(),
    pdfSha256: text(),
    summary: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.readerVersion, table.revisions] })],
);
