/** Versions of documents, each a `document` task, and their storage. */

import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import {
  knowledgeDocuments as documents,
  files,
  tasks,
  users,
  knowledgeVersions as versions,
} from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export async function insertVersion(
  connection: Connection,
  scope: TeamScope,
  version: Omit<typeof versions.$inferInsert, 'teamId'>,
): Promise<void> {
  await connection.insert(versions).values({ ...version, teamId: scope.teamId });
}

/** The newest first. */
export async function listVersions(connection: Connection, scope: TeamScope, documentId: string) {
  return connection
    .select({
      taskId: versions.taskId,
      number: versions.number,
      fileId: versions.fileId,
      name: files.name,
      size: versions.size,
      status: tasks.status,
      createdAt: versions.createdAt,
      createdBy: personIn(scope),
    })
    .from(versions)
    .innerJoin(files, eq(files.id, versions.fileId))
    .innerJoin(tasks, eq(tasks.id, versions.taskId))
    .innerJoin(users, eq(users.id, tasks.ownerId))
    .where(and(eq(versions.documentId, documentId), eq(versions.teamId, scope.teamId)))
    .orderBy(sql`${versions.number} desc`);
}

export async function findVersionFile(connection: Connection, scope: TeamScope, taskId: string) {
  const [row] = await connection
    .select({ name: files.name, size: files.size, sha256: files.sha256, fileId: files.id })
    .from(versions)
    .innerJoin(files, eq(files.id, versions.fileId))
    .where(and(eq(versions.taskId, taskId), eq(versions.teamId, scope.teamId)));
  return row ?? null;
}

/** The version with its document, both locked, so that the current version cannot change meanwhile. */
export async function lockVersion(connection: Connection, scope: TeamScope, taskId: string) {
  const [row] = await connection
    .select({ version: versions, document: documents, fileName: files.name })
    .from(versions)
    .innerJoin(documents, eq(documents.id, versions.documentId))
    .innerJoin(files, eq(files.id, versions.fileId))
    .where(and(eq(versions.taskId, taskId), eq(versions.teamId, scope.teamId), isNull(documents.trashedAt)))
    .for('update', { of: [documents, versions] });
  return row ?? null;
}

/** With its searchable pages. */
export async function deleteVersionRow(
  connection: Connection,
  scope: TeamScope,
  taskId: string,
): Promise<void> {
  await connection
    .delete(versions)
    .where(and(eq(versions.taskId, taskId), eq(versions.teamId, scope.teamId)));
}

export async function lastVersionNumber(
  connection: Connection,
  scope: TeamScope,
  documentId: string,
): Promise<number> {
  const [row] = await connection
    .select({ last: sql<number>`coalesce(max(${versions.number}), 0)::int` })
    .from(versions)
    .where(and(eq(versions.documentId, documentId), eq(versions.teamId, scope.teamId)));
  return row?.last ?? 0;
}

export async function listTaskIds(
  connection: Connection,
  scope: Pick<TeamScope, 'teamId'>,
  documentIds: readonly string[],
): Promise<readonly { readonly taskId: string; readonly fileId: string }[]> {
  if (documentIds.length === 0) return [];
  return connection
    .select({ taskId: versions.taskId, fileId: versions.fileId })
    .from(versions)
    .where(and(inArray(versions.documentId, [...documentIds]), eq(versions.teamId, scope.teamId)));
}

/** Bytes of all versions, those in the trash too. */
export async function sumVolume(connection: Connection, scope: TeamScope) {
  const isTrashed = sql`${documents.trashedAt} is not null`;
  const [row] = await connection
    .select({
      used: sql<string>`coalesce(sum(${versions.size}), 0)`,
      trashed: sql<string>`coalesce(sum(${versions.size}) filter (where ${isTrashed}), 0)`,
      documents: sql<number>`(count(distinct ${documents.id}) filter (where not ${isTrashed}))::int`,
    })
    .from(versions)
    .innerJoin(documents, eq(documents.id, versions.documentId))
    .where(eq(versions.teamId, scope.teamId));
  return {
    used: Number(row?.used ?? 0),
    trashed: Number(row?.trashed ?? 0),
    documents: row?.documents ?? 0,
  };
}

const isUnindexed = and(isNull(versions.indexedAt), eq(tasks.status, 'complete'), isNull(tasks.deletedAt));

/**
 * Read before there was an index, or by a worker that died before it wrote; in every space, for the worker's
 * housekeeping.
 */
export async function listUnindexed(
  connection: Connection,
  except: readonly string[],
  limit: number,
): Promise<readonly string[]> {
  const rows = await connection
    .select({ taskId: versions.taskId })
    .from(versions)
    .innerJoin(tasks, eq(tasks.id, versions.taskId))
    .where(and(isUnindexed, notInArray(versions.taskId, [...except])))
    .limit(limit);
  return rows.map(({ taskId }) => taskId);
}

/** Null: indexed meanwhile, or another worker has it. */
export async function lockUnindexed(connection: Connection, taskId: string) {
  const [row] = await connection
    .select({ teamId: versions.teamId, summary: tasks.summary })
    .from(versions)
    .innerJoin(tasks, eq(tasks.id, versions.taskId))
    .where(and(isUnindexed, eq(versions.taskId, taskId)))
    .for('update', { of: versions, skipLocked: true });
  return row ?? null;
}
