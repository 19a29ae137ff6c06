/** Exports of tasks: the latest of each format. Every write of a job names its run and its decisions. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { taskExports as exports } from '../../database/schema.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export type ExportRow = typeof exports.$inferSelect;

export interface ExportKey<Format extends string = string> {
  readonly taskId: string;
  readonly run: number;
  readonly format: Format;
}

const unfinished = ['pending', 'running'] as const;

const ofKey = (scope: ObjectScope, { taskId, run, format }: ExportKey) =>
  and(
    eq(exports.taskId, taskId),
    eq(exports.teamId, scope.teamId),
    eq(exports.run, run),
    eq(exports.format, format),
  );

export async function findExport(
  connection: Connection,
  scope: ObjectScope,
  key: ExportKey,
): Promise<ExportRow | null> {
  const [row] = await connection.select().from(exports).where(ofKey(scope, key));
  return row ?? null;
}

/** True if it has to be made: there is none, it failed, or it is of an earlier run or of other decisions. */
export async function requestExport(
  connection: Connection,
  scope: ObjectScope,
  key: ExportKey,
  wanted: { readonly fileName: string; readonly stateDigest: string },
): Promise<boolean> {
  const fresh = {
    ...wanted,
    run: key.run,
    status: 'pending',
    sha256: null,
    size: null,
    failureMessage: null,
  } as const;
  const isOutdated = sql`${exports.status} = 'complete' and ${exports.stateDigest} <> ${wanted.stateDigest}`;
  const rows = await connection
    .insert(exports)
    .values({ ...key, ...fresh, teamId: scope.teamId })
    .onConflictDoUpdate({
      target: [exports.taskId, exports.format],
      set: { ...fresh, createdAt: sql`now()` },
      setWhere: sql`${exports.run} <> ${key.run} or ${exports.status} = 'failed' or ${isOutdated}`,
    })
    .returning({ run: exports.run });
  if (rows.length > 0) return true;
  // A job at work finds that other decisions are requested than it has written, and writes again.
  await connection
    .update(exports)
    .set({ stateDigest: wanted.stateDigest })
    .where(and(ofKey(scope, key), inArray(exports.status, [...unfinished])));
  return false;
}

/** Null if nobody waits for it any more. */
export async function startExport(
  connection: Connection,
  scope: ObjectScope,
  key: ExportKey,
  stateDigest: string,
): Promise<ExportRow | null> {
  const [row] = await connection
    .update(exports)
    .set({ status: 'running', stateDigest })
    .where(and(ofKey(scope, key), inArray(exports.status, [...unfinished])))
    .returning();
  return row ?? null;
}

/** False if other decisions are requested by now. */
export async function completeExport(
  connection: Connection,
  scope: ObjectScope,
  key: ExportKey,
  {
    notice,
    ...done
  }: {
    readonly stateDigest: string;
    readonly sha256: string;
    readonly size: number;
    readonly notice: string | null;
  },
): Promise<boolean> {
  const rows = await connection
    .update(exports)
    .set({ ...done, status: 'complete', failureMessage: notice })
    .where(and(ofKey(scope, key), eq(exports.status, 'running'), eq(exports.stateDigest, done.stateDigest)))
    .returning({ run: exports.run });
  return rows.length > 0;
}

export async function failExport(
  connection: Connection,
  scope: ObjectScope,
  key: ExportKey,
  failureMessage: string,
): Promise<void> {
  await connection
    .update(exports)
    .set({ status: 'failed', failureMessage })
    .where(and(ofKey(scope, key), inArray(exports.status, [...unfinished])));
}

export async function deleteExports(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
): Promise<void> {
  await connection.delete(exports).where(and(eq(exports.taskId, taskId), eq(exports.teamId, scope.teamId)));
}
