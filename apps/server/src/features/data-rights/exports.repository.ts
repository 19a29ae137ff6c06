/** Requested archives. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { dataExports, teamSpaces, users } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export type DataExportRow = typeof dataExports.$inferSelect;

const unfinished = ['pending', 'running'] as const;

const ofScope = ({ teamId, userId }: TeamScope) =>
  and(eq(dataExports.teamId, teamId), eq(dataExports.userId, userId));

export async function findDataExport(
  connection: Connection,
  scope: TeamScope,
): Promise<DataExportRow | null> {
  const [row] = await connection.select().from(dataExports).where(ofScope(scope));
  return row ?? null;
}

/** Null while one is being made, or was made after the given time. */
export async function startDataExport(
  connection: Connection,
  { teamId, userId }: TeamScope,
  { fileName, madeBefore }: { readonly fileName: string; readonly madeBefore: Date },
): Promise<DataExportRow | null> {
  const fresh = { fileName, status: 'pending', sha256: null, size: null, expiresAt: null } as const;
  const [row] = await connection
    .insert(dataExports)
    .values({ teamId, userId, ...fresh })
    .onConflictDoUpdate({
      target: [dataExports.teamId, dataExports.userId],
      set: { ...fresh, createdAt: sql`now()` },
      setWhere: sql`${dataExports.status} = 'failed' or (${dataExports.status} = 'complete' and ${dataExports.createdAt} < ${madeBefore.toISOString()})`,
    })
    .returning();
  return row ?? null;
}

/** Used by the job, which has only the id. */
export async function readDataExport(connection: Connection, id: string) {
  const [row] = await connection
    .select({ export: dataExports, space: teamSpaces, user: users })
    .from(dataExports)
    .innerJoin(teamSpaces, eq(teamSpaces.id, dataExports.teamId))
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(and(eq(dataExports.id, id), inArray(dataExports.status, [...unfinished])));
  return row ?? null;
}

export async function settleDataExport(
  connection: Connection,
  id: string,
  set: Partial<Pick<DataExportRow, 'status' | 'sha256' | 'size' | 'expiresAt'>>,
): Promise<boolean> {
  const rows = await connection
    .update(dataExports)
    .set(set)
    .where(and(eq(dataExports.id, id), inArray(dataExports.status, [...unfinished])))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/** The archive itself is then a content that no row names. */
export async function deleteExpiredExports(connection: Connection, now: Date): Promise<number> {
  const rows = await connection
    .delete(dataExports)
    .where(lt(dataExports.expiresAt, now))
    .returning({ id: dataExports.id });
  return rows.length;
}
