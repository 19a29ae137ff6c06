/** The knowledge base: documents in folders, their versions, and the pages that are searched. */
import type { KnowledgeKind } from '@wenjian/api';
import type { ToldFacts } from '@wenjian/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { files } from './files.ts';
import { teamId, users } from './people.ts';
import { tasks } from './tasks.ts';

export const knowledgeFolders = pgTable(
  'knowledge_folders',
  {
    id: id(),
    teamId: teamId(),
    parentId: uuid().references((): AnyPgColumn => knowledgeFolders.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('knowledge_folders_name').on(table.teamId, table.parentId, table.name).nullsNotDistinct(),
    index('knowledge_folders_parent').on(table.parentId),
  ],
);

/**
 * The part of a document that stays across versions. Its content, and the id used to name it, belong to a
 * version.
 */
export const knowledgeDocuments = pgTable(
  'knowledge_documents',
  {
    id: id(),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /**
     * The name in its search form, by the rules of this version; see search-text.ts. The worker updates names
     * made by older rules.
     */
    foldedName: text().notNull(),
    foldVersion: integer().notNull().default(0),
    folderId: uuid().references(() => knowledgeFolders.id, { onDelete: 'set null' }),
    tags: text().array().notNull().default(sql`'{}'`),
    currentTaskId: uuid()
      .notNull()
      .references(() => tasks.id),
    /** From the file name of the current version; `other` for an unknown extension. */
    kind: text().$type<KnowledgeKind>().notNull(),
    /** Of the current version. */
    size: bigint({ mode: 'number' }).notNull(),
    trashedAt: at(),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('knowledge_documents_team')
      .on(table.teamId, table.updatedAt)
      .where(sql`${table.trashedAt} is null`),
    index('knowledge_documents_folder')
      .on(table.folderId, table.updatedAt)
      .where(sql`${table.trashedAt} is null`),
    index('knowledge_documents_trash').on(table.trashedAt).where(sql`${table.trashedAt} is not null`),
    index('knowledge_documents_current').on(table.currentTaskId),
    index('knowledge_documents_fold').on(table.foldVersion),
  ],
);

/** What was found in a version for the table of facts; see facts.service.ts. */
export type StoredFacts =
  | ({ readonly kind: 'told' } & ToldFacts)
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'failed' };

/** A version is a `document` task: read once, never changed, with a preview and a collaboration of its own. */
export const knowledgeVersions = pgTable(
  'knowledge_versions',
  {
    taskId: uuid()
      .primaryKey()
      .references(() => tasks.id),
    documentId: uuid()
      .notNull()
      .references(() => knowledgeDocuments.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    number: integer().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    size: bigint({ mode: 'number' }).notNull(),
    /** When its pages were indexed; null before that. */
    indexedAt: at(),
    /** Found when somebody first asks, by the rules of this version; null before that. */
    facts: jsonb().$type<StoredFacts>(),
    factsVersion: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('knowledge_versions_number').on(table.documentId, table.number),
    index('knowledge_versions_team').on(table.teamId),
    index('knowledge_versions_file').on(table.fileId),
  ],
);

/** A page of a version, or a piece of a document without pages, in its search form; see search-text.ts. */
export const knowledgePages = pgTable(
  'knowledge_pages',
  {
    taskId: uuid()
      .notNull()
      .references(() => knowledgeVersions.taskId, { onDelete: 'cascade' }),
    part: integer().notNull(),
    teamId: teamId(),
    /** Counted from 1; null where the document has no pages. */
    page: integer(),
    /** The original text; what follows `ownLength` of the folded text belongs to the next page. */
    text: text().notNull(),
    folded: text().notNull(),
    ownLength: integer().notNull(),
    /**
     * Pairs of neighbouring characters in the folded text, groups of four letters or digits, single
     * characters, and a mark for the space.
     */
    grams: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.part] }),
    // Without the pending list: a search would have to read all of it after every upload.
    index('knowledge_pages_grams').using('gin', table.grams).with({ fastupdate: false }),
  ],
);
