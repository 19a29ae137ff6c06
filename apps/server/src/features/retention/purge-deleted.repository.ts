/** Tasks and templates that were deleted, in every space: the worker's housekeeping. */
import { and, asc, eq, is, isNull, lt, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../database/schema.ts';
import {
  contractTemplates,
  contractTemplateVersions,
  filesOf,
  knowledgeVersions,
  tasks,
} from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { retentionText } from './retention.text.ts';

interface Deleted {
  readonly teamId: string;
  readonly fileIds: readonly string[];
}

/** Versions of documents have their own trash, with their document. */
const deletedBefore = (before: Date) =>
  and(
    lt(tasks.deletedAt, before),
    isNull(tasks.purgedAt),
    sql`not exists (select from ${knowledgeVersions} where ${knowledgeVersions.taskId} = ${tasks.id})`,
  );

export async function listDeletedTasks(
  connection: Connection,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await connection
    .select({ id: tasks.id })
    .from(tasks)
    .where(deletedBefore(before))
    .orderBy(asc(tasks.deletedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Null: restored since it was listed, or another worker has it. */
export async function lockDeletedTask(
  connection: Connection,
  id: string,
  before: Date,
): Promise<Deleted | null> {
  const [row] = await connection
    .select({ teamId: tasks.teamId, fileIds: sql<string[]>`${filesOf(tasks.input)}` })
    .from(tasks)
    .where(and(eq(tasks.id, id), deletedBefore(before)))
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** The row stays for the statistics of the space, without its content. */
export async function emptyTask(connection: Connection, id: string): Promise<void> {
  for (const { table, column } of tablesOfTasks) await connection.delete(table).where(eq(column, id));
  await connection
    .update(tasks)
    .set({
      title: retentionText.purged,
      input: {},
      summary: null,
      resultSha256: null,
      previous: null,
      failureMessage: null,
      purgedAt: new Date(),
    })
    .where(eq(tasks.id, id));
}

/** The rows that would be deleted by cascade. */
const tablesOfTasks = (Object.values(schema) as unknown[])
  .filter((value): value is PgTable => is(value, PgTable))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const [column] = columns;
      return foreignTable === tasks && key.onDelete === 'cascade' && column ? [{ table, column }] : [];
    }),
  );

const templateDeletedBefore = (before: Date) => lt(contractTemplates.deletedAt, before);

export async function listDeletedTemplates(
  connection: Connection,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await connection
    .select({ id: contractTemplates.id })
    .from(contractTemplates)
    .where(templateDeletedBefore(before))
    .orderBy(asc(contractTemplates.deletedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function lockDeletedTemplate(
  connection: Connection,
  id: string,
  before: Date,
): Promise<Deleted | null> {
  const [row] = await connection
    .select({ teamId: contractTemplates.teamId })
    .from(contractTemplates)
    .where(and(eq(contractTemplates.id, id), templateDeletedBefore(before)))
    .for('update', { skipLocked: true });
  if (!row) return null;
  const versions = await connection
    .select({ fileId: contractTemplateVersions.fileId })
    .from(contractTemplateVersions)
    .where(eq(contractTemplateVersions.templateId, id));
  return { ...row, fileIds: [...new Set(versions.map(({ fileId }) => fileId))] };
}

/** Its versions are deleted with it. */
export async function deleteTemplate(connection: Connection, id: string): Promise<void> {
  await connection.delete(contractTemplates).where(eq(contractTemplates.id, id));
}
