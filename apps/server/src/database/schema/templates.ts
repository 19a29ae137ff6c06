/** Contract templates and their versions. */
import type { TemplateVersionStatus } from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { files } from './files.ts';
import { teamId, users } from './people.ts';

export const contractTemplates = pgTable(
  'contract_templates',
  {
    id: id(),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
    deletedAt: at(),
  },
  (table) => [
    uniqueIndex('contract_templates_name')
      .on(table.teamId, table.name)
      .where(sql`${table.deletedAt} is null`),
    index('contract_templates_team').on(table.teamId, table.updatedAt),
  ],
);

/** A published version is never changed; at most one of a template is not published. */
export const contractTemplateVersions = pgTable(
  'contract_template_versions',
  {
    id: id(),
    teamId: teamId(),
    templateId: uuid()
      .notNull()
      .references(() => contractTemplates.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    status: text().$type<TemplateVersionStatus>().notNull().default('reading'),
    failureMessage: text(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    fileName: text().notNull(),
    fileSize: bigint({ mode: 'number' }).notNull(),
    fileSha256: text().notNull(),
    documentSha256: text(),
    pdfSha256: text(),
    /** Increases with every change of the draft. */
    revision: integer().notNull().default(0),
    fields: jsonb().$type<unknown>().notNull(),
    clauses: jsonb().$type<unknown>().notNull(),
    /** What was examined for blanks when the file was read. */
    coverage: jsonb().$type<unknown>().notNull().default({ examined: [], notExamined: [] }),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    publishedAt: at(),
  },
  (table) => [
    uniqueIndex('contract_template_versions_number').on(table.templateId, table.number),
    uniqueIndex('contract_template_versions_one_open')
      .on(table.templateId)
      .where(sql`${table.status} <> 'published'`),
    check(
      'contract_template_versions_published',
      sql`(${table.status} = 'published') = (${table.publishedAt} is not null)`,
    ),
  ],
);
