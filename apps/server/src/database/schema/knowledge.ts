/** The knowledge base: documents in folders, their versions, and the pages that are searched. */
import type { KnowledgeKind } from '@wenjian/api';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
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

/** What stays when a document gets a new version. Its content, and the id it is named by, are a version's. */
export const knowledgeDocuments = pgTable(
  'knowledge_documents',
  {
    id: id(),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** As it is searched, by the rules of this version; see search-text.ts. The worker folds anew what older rules folded. */
    foldedName: text().notNull(),
    foldVersion: integer().notNull().default(0),
    folderId: uuid().references(() => knowledgeFolders.id, { onDelete: 'set null' }),
    tags: text().array().notNull().default(sql`'{}'`),
    currentTaskId: uuid()
      .notNull()
      .references(() => tasks.id),
    /** By the name of the current version's file; `other` where the extension says nothing. */
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
    /** When its pages were put into the index; null while they are not. */
    indexedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('knowledge_versions_number').on(table.documentId, table.number),
    index('knowledge_versions_team').on(table.teamId),
    index('knowledge_versions_file').on(table.fileId),
  ],
);

/** A page of a version, or a piece of a document without pages, as it is searched; see search-text.ts. */
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
    /** As it stands there; what follows `ownLength` of the folded text belongs to the next page. */
    text: text().notNull(),
    folded: text().notNull(),
    ownLength: integer().notNull(),
    /** Pairs of neighbours in the folded text, fours of letters and digits, single characters, and a mark of the space. */
    grams: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.part] }),
    // Without the pending list: a search would have to read all of it after every upload.
    index('knowledge_pages_grams').using('gin', table.grams).with({ fastupdate: false }),
  ],
);
