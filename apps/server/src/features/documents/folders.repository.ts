/** Folders of a space's knowledge base. Changes of the tree are made one after another: see `lockSpace`. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { knowledgeDocuments as documents, knowledgeFolders as folders } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export type FolderRow = typeof folders.$inferSelect;

export async function listFolderRows(
  connection: Connection,
  scope: TeamScope,
): Promise<readonly FolderRow[]> {
  return connection
    .select()
    .from(folders)
    .where(eq(folders.teamId, scope.teamId))
    .orderBy(asc(folders.name), asc(folders.id));
}

/** Documents in each folder itself, without the trash. */
export async function countByFolder(
  connection: Connection,
  scope: TeamScope,
): Promise<ReadonlyMap<string, number>> {
  const rows = await connection
    .select({ folderId: documents.folderId, count: sql<number>`count(*)::int` })
    .from(documents)
    .where(and(eq(documents.teamId, scope.teamId), isNull(documents.trashedAt)))
    .groupBy(documents.folderId);
  return new Map(rows.flatMap(({ folderId, count }) => (folderId === null ? [] : [[folderId, count]])));
}

/** Null: the name is already used there. */
export async function insertFolderRow(
  connection: Connection,
  scope: TeamScope,
  folder: { readonly name: string; readonly parentId: string | null },
): Promise<FolderRow | null> {
  const [row] = await connection
    .insert(folders)
    .values({ ...folder, teamId: scope.teamId, createdBy: scope.userId })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function updateFolderRow(
  connection: Connection,
  scope: TeamScope,
  id: string,
  set: { readonly name: string; readonly parentId: string | null },
): Promise<void> {
  await connection
    .update(folders)
    .set(set)
    .where(and(eq(folders.id, id), eq(folders.teamId, scope.teamId)));
}

export async function deleteFolderRows(
  connection: Connection,
  scope: TeamScope,
  ids: readonly string[],
): Promise<void> {
  await connection
    .delete(folders)
    .where(and(inArray(folders.id, [...ids]), eq(folders.teamId, scope.teamId)));
}
