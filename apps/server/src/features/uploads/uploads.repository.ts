import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { files, uploadChunks, uploads } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export type UploadRow = typeof uploads.$inferSelect;
export type FileRow = typeof files.$inferSelect;

const own = (scope: TeamScope, identifier: string) =>
  and(eq(uploads.teamId, scope.teamId), eq(uploads.userId, scope.userId), eq(uploads.identifier, identifier));

export async function findUpload(
  connection: Connection,
  scope: TeamScope,
  identifier: string,
): Promise<UploadRow | null> {
  const [row] = await connection.select().from(uploads).where(own(scope, identifier));
  return row ?? null;
}

export async function lockUpload(
  connection: Connection,
  scope: TeamScope,
  identifier: string,
): Promise<UploadRow | null> {
  const [row] = await connection.select().from(uploads).where(own(scope, identifier)).for('update');
  return row ?? null;
}

/** One row per identifier, however many chunks arrive at once. */
export async function ensureUpload(
  connection: Connection,
  scope: TeamScope,
  upload: { identifier: string; totalSize: number; totalChunks: number },
): Promise<UploadRow> {
  const [row] = await connection
    .insert(uploads)
    .values({ ...upload, teamId: scope.teamId, userId: scope.userId })
    .onConflictDoUpdate({
      target: [uploads.teamId, uploads.userId, uploads.identifier],
      set: { touchedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('upsert returned no row');
  return row;
}

/** False: it was cancelled or started over meanwhile. */
export async function touchUpload(
  connection: Connection,
  { id, partsKey }: Pick<UploadRow, 'id' | 'partsKey'>,
): Promise<boolean> {
  const rows = await connection
    .update(uploads)
    .set({ touchedAt: sql`now()` })
    .where(and(eq(uploads.id, id), eq(uploads.partsKey, partsKey)))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/** From here on an upload row is the proof of scope: it was found as the caller's own. */
export async function restartUpload(
  connection: Connection,
  upload: UploadRow,
  plan: { totalSize: number; totalChunks: number },
): Promise<UploadRow> {
  await forgetChunks(connection, upload);
  const fresh = {
    totalSize: plan.totalSize,
    totalChunks: plan.totalChunks,
    fileId: null,
    partsKey: randomUUID(),
  };
  await connection.update(uploads).set(fresh).where(eq(uploads.id, upload.id));
  return { ...upload, ...fresh };
}

export async function forgetChunks(connection: Connection, upload: UploadRow): Promise<void> {
  await connection.delete(uploadChunks).where(eq(uploadChunks.uploadId, upload.id));
}

export async function findChunk(connection: Connection, upload: UploadRow, number: number) {
  const [row] = await connection
    .select()
    .from(uploadChunks)
    .where(and(eq(uploadChunks.uploadId, upload.id), eq(uploadChunks.number, number)));
  return row ?? null;
}

export async function saveChunk(
  connection: Connection,
  upload: UploadRow,
  chunk: { number: number; size: number; sha256: string },
): Promise<void> {
  await connection
    .insert(uploadChunks)
    .values({ ...chunk, uploadId: upload.id })
    .onConflictDoUpdate({
      target: [uploadChunks.uploadId, uploadChunks.number],
      set: { size: chunk.size, sha256: chunk.sha256 },
    });
}

export async function sumChunks(
  connection: Connection,
  upload: UploadRow,
): Promise<{ count: number; size: number }> {
  const [row] = await connection
    .select({
      count: sql<number>`count(*)::int`,
      size: sql<number>`coalesce(sum(${uploadChunks.size}), 0)::int`,
    })
    .from(uploadChunks)
    .where(eq(uploadChunks.uploadId, upload.id));
  return row ?? { count: 0, size: 0 };
}

export async function insertFile(
  connection: Connection,
  scope: TeamScope,
  file: { name: string; size: number; sha256: string },
): Promise<FileRow> {
  const [row] = await connection
    .insert(files)
    .values({ ...file, teamId: scope.teamId, ownerId: scope.userId })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function linkFile(connection: Connection, upload: UploadRow, fileId: string): Promise<void> {
  await forgetChunks(connection, upload);
  await connection.update(uploads).set({ fileId }).where(eq(uploads.id, upload.id));
}

export async function deleteUpload(connection: Connection, upload: UploadRow): Promise<void> {
  await connection.delete(uploads).where(eq(uploads.id, upload.id));
}

/** Uploads without activity since then, in every space, for the worker's housekeeping. */
export async function listStaleUploads(
  connection: Connection,
  touchedBefore: Date,
): Promise<readonly UploadRow[]> {
  return connection.select().from(uploads).where(lt(uploads.touchedAt, touchedBefore)).limit(100);
}

export async function findFile(
  connection: Connection,
  scope: TeamScope,
  fileId: string,
): Promise<FileRow | null> {
  const [row] = await connection
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.teamId, scope.teamId)));
  return row ?? null;
}

/**
 * A file of known content in the space; the same content under the same name is stored once, and its time is
 * renewed: unused ones are deleted after a while.
 */
export async function keepFile(
  connection: Connection,
  scope: TeamScope,
  file: { name: string; size: number; sha256: string },
): Promise<FileRow> {
  const known = connection
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.teamId, scope.teamId), eq(files.sha256, file.sha256), eq(files.name, file.name)))
    .limit(1);
  const [row] = await connection
    .update(files)
    .set({ createdAt: sql`now()` })
    .where(inArray(files.id, known))
    .returning();
  return row ?? insertFile(connection, scope, file);
}
