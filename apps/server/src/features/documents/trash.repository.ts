/** Documents in the trash, and purging them. */
import { and, desc, eq, inArray, is, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../database/schema.ts';
import { knowledgeDocuments as documents, files, filesOf, tasks, uploads } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { DocumentRow } from './knowledge.repository.ts';

export async function listTrashed(
  connection: Connection,
  scope: TeamScope,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const where = and(eq(documents.teamId, scope.teamId), isNotNull(documents.trashedAt));
  const items = await connection
    .select()
    .from(documents)
    .where(where)
    .orderBy(desc(documents.trashedAt), desc(documents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [count] = await connection.select({ total: sql<number>`count(*)::int` }).from(documents).where(where);
  return { items, total: count?.total ?? 0 };
}

/** In every space: the worker's housekeeping. */
export async function listExpired(
  connection: Connection,
  trashedBefore: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await connection
    .select({ id: documents.id })
    .from(documents)
    .where(lt(documents.trashedAt, trashedBefore))
    .orderBy(documents.trashedAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Null: restored or purged since it was listed, or another worker has it. */
export async function lockExpired(
  connection: Connection,
  id: string,
  trashedBefore: Date,
): Promise<DocumentRow | null> {
  const [row] = await connection
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), lt(documents.trashedAt, trashedBefore)))
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** The next documents in the trash that this member may delete, locked. */
export async function lockTrashed(
  connection: Connection,
  scope: TeamScope,
  { ownerId, limit }: { readonly ownerId: string | null; readonly limit: number },
): Promise<readonly DocumentRow[]> {
  return connection
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.teamId, scope.teamId),
        isNotNull(documents.trashedAt),
        ownerId === null ? undefined : eq(documents.ownerId, ownerId),
      ),
    )
    .orderBy(documents.id)
    .limit(limit)
    .for('update');
}

/** The documents with their versions and their searchable pages. */
export async function deleteDocuments(
  connection: Connection,
  { teamId }: Space,
  rows: readonly DocumentRow[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await connection.delete(documents).where(and(inArray(documents.id, ids), eq(documents.teamId, teamId)));
}

/** Those of the files that nothing in the space refers to any more. */
export async function deleteUnusedFiles(
  connection: Connection,
  { teamId }: Space,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const named = and(eq(files.teamId, teamId), inArray(files.id, [...fileIds]));
  // First: a transaction that is just using one of the files is waited for, and then seen.
  await connection.select({ id: files.id }).from(files).where(named).orderBy(files.id).for('update');
  const unused = await connection
    .select({ id: files.id })
    .from(files)
    .where(and(named, ...isUnreferenced()));
  const ids = unused.map(({ id }) => id);
  if (ids.length === 0) return;
  await connection.delete(uploads).where(inArray(uploads.fileId, ids));
  await connection.delete(files).where(and(inArray(files.id, ids), eq(files.teamId, teamId)));
}

/** Files that nothing refers to, in every space: left by deletions, or uploaded and never used. */
export async function listUnusedFiles(connection: Connection, uploadedBefore: Date, limit: number) {
  return connection
    .select({ id: files.id, teamId: files.teamId })
    .from(files)
    .where(and(lt(files.createdAt, uploadedBefore), ...isUnreferenced()))
    .limit(limit);
}

function isUnreferenced(): readonly SQL[] {
  return [
    sql`not exists (select from ${tasks} where ${filesOf(tasks.input)} @> jsonb_build_array(${files.id}))`,
    ...namedBy.map(
      ({ table, column }) => sql`not exists (select from ${table} where ${column} = ${files.id})`,
    ),
  ];
}

/** Every table that names a file, except the upload record, which is deleted with it. */
const namedBy = (Object.values(schema) as unknown[])
  .filter((value): value is PgTable => is(value, PgTable) && value !== uploads)
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const [column] = columns;
      return foreignTable === files && column ? [{ table, column }] : [];
    }),
  );

type Space = Pick<TeamScope, 'teamId'>;
