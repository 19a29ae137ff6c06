/** Text bases, sensitive words and keys of the open API. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';

/** The number of a team's text base in its postings: a quarter of the team's id. */
export const textBases = pgTable('text_bases', {
  teamId: teamId().primaryKey(),
  number: integer().generatedAlwaysAsIdentity().notNull().unique(),
});

export const textBaseNumbers = pgSequence('text_base_document_numbers', { maxValue: 2_147_483_647 });

/** The documents a team compares with; one row per content. */
export const textBaseDocuments = pgTable(
  'text_base_documents',
  {
    id: id(),
    /**
     * Its number in the postings. Multiplied by an odd factor, so that the lowest numbers with a fingerprint
     * are a sample of all documents, not the oldest ones.
     */
    number: integer()
      .notNull()
      .unique()
      .default(sql`((nextval('text_base_document_numbers') * 1640531527) & 2147483647)::integer`),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** Further names under which the same content was uploaded. */
    names: text().array().notNull().default([]),
    /** The file it was imported from by the command line; null if it was uploaded. */
    source: text(),
    /** Further paths with the same content. */
    copies: text().array().notNull().default([]),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    status: text({ enum: ['pending', 'ready', 'failed'] })
      .notNull()
      .default('pending'),
    failureMessage: text(),
    /** The hash of the reading it was indexed from. */
    documentSha256: text(),
    pdfSha256: text(),
    characters: integer(),
    pageCount: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('text_base_documents_content').on(table.teamId, table.sha256),
    uniqueIndex('text_base_documents_source').on(table.teamId, table.source),
    index('text_base_documents_team').on(table.teamId, table.createdAt),
  ],
);

/** The fingerprints of each document. Database triggers add and remove the postings with these rows. */
export const textBaseFingerprints = pgTable(
  'text_base_fingerprints',
  {
    document: integer()
      .primaryKey()
      .references(() => textBaseDocuments.number, { onDelete: 'cascade' }),
    base: integer().notNull(),
    hashes: integer().array().notNull(),
  },
  (table) => [index('text_base_fingerprints_base').on(table.base)],
);

/**
 * The documents that contain a fingerprint. Partitioned by hash; no foreign key, because it would check every
 * fingerprint.
 */
export const textBasePostings = pgTable(
  'text_base_postings',
  {
    base: integer().notNull(),
    hash: integer().notNull(),
    document: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.base, table.hash, table.document] })],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What the sentences of each document mean, as the signs of a model's vectors; documents that were added before have none. */
export const textBaseMeanings = pgTable('text_base_meanings', {
  document: integer()
    .primaryKey()
    .references(() => textBaseDocuments.number, { onDelete: 'cascade' }),
  dimensions: integer().notNull(),
  signs: bytes().notNull(),
});

/** A team's sensitive words; a team without a row has not chosen yet. */
export const sensitiveWordSettings = pgTable('sensitive_word_settings', {
  teamId: teamId().primaryKey(),
  words: jsonb().$type<readonly string[]>().notNull(),
  allowed: jsonb().$type<readonly string[]>().notNull(),
  lists: jsonb().$type<readonly string[]>().notNull(),
  updatedBy: uuid()
    .notNull()
    .references(() => users.id),
  updatedAt: at().notNull().defaultNow(),
});

/** Keys of the open API: each acts as its creator, in this team only. The key itself is not stored. */
export const openApiKeys = pgTable(
  'open_api_keys',
  {
    id: id(),
    teamId: teamId(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** The first characters, to tell keys apart and to look them up. */
    prefix: text().notNull(),
    keySha256: text().notNull(),
    dailyLimit: integer().notNull(),
    /** Calls since `usedSince`, the start of a Beijing day. */
    usedSince: at(),
    usedCount: integer().notNull().default(0),
    lastUsedAt: at(),
    createdAt: createdAt(),
    revokedAt: at(),
  },
  (table) => [index('open_api_keys_prefix').on(table.prefix), index('open_api_keys_team').on(table.teamId)],
);
