/**
 * Share keys: anyone with an open key may see a task's result. Closed keys stay, so that they can be told
 * from unknown ones.
 */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { shareKeys, tasks } from '../../database/schema.ts';
import {
  type GuestScope,
  type ObjectScope,
  proveGuestScope,
  type TeamScope,
} from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

const openOf = (scope: ObjectScope, taskIds: readonly string[]) =>
  and(
    inArray(shareKeys.taskId, [...taskIds]),
    eq(shareKeys.teamId, scope.teamId),
    isNull(shareKeys.closedAt),
  );

export async function listOpenKeys(
  connection: Connection,
  scope: ObjectScope,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (taskIds.length === 0) return new Map();
  const rows = await connection.select().from(shareKeys).where(openOf(scope, taskIds));
  return new Map(rows.map(({ taskId, key }) => [taskId, key]));
}

/** The open key of the task: the given one, or the existing one. */
export async function openKey(
  connection: Connection,
  scope: TeamScope,
  taskId: string,
  key: string,
): Promise<string> {
  await connection
    .insert(shareKeys)
    .values({ key, taskId, teamId: scope.teamId, createdBy: scope.userId })
    .onConflictDoNothing();
  const [row] = await connection
    .select()
    .from(shareKeys)
    .where(openOf(scope, [taskId]));
  if (!row) throw new Error('a key that was opened is not there');
  return row.key;
}

/** False if none was open. */
export async function closeKeys(connection: Connection, scope: TeamScope, taskId: string): Promise<boolean> {
  const rows = await connection
    .update(shareKeys)
    .set({ closedAt: new Date() })
    .where(openOf(scope, [taskId]))
    .returning({ key: shareKeys.key });
  return rows.length > 0;
}

export interface SharedPlace {
  readonly taskId: string;
  readonly tool: typeof tasks.$inferSelect.tool;
  /** The key is the proof, for this task only. */
  readonly scope: GuestScope;
  readonly isClosed: boolean;
}

export async function findShared(connection: Connection, key: string): Promise<SharedPlace | null> {
  const [row] = await connection
    .select({
      taskId: shareKeys.taskId,
      teamId: shareKeys.teamId,
      createdBy: shareKeys.createdBy,
      closedAt: shareKeys.closedAt,
      tool: tasks.tool,
    })
    .from(shareKeys)
    .innerJoin(tasks, eq(tasks.id, shareKeys.taskId))
    .where(eq(shareKeys.key, key));
  if (!row) return null;
  const scope = proveGuestScope(row.teamId, row.createdBy, row.taskId);
  return { taskId: row.taskId, tool: row.tool, scope, isClosed: row.closedAt !== null };
}
