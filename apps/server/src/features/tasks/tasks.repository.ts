/** Tasks of all tools. Every change names its run, so a late report of an earlier run changes nothing. */

import { and, desc, eq, getTableColumns, gte, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import { collaborationMembers, collaborations, tasks, users } from '../../database/schema.ts';
import { type ObjectScope, proveTeamScope, type TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { shownName } from '../../platform/people/display-name.ts';

export type TaskRow = typeof tasks.$inferSelect;
export type Tool = TaskRow['tool'];

const unfinished = ['pending', 'running'] as const;

/** A guest reaches only the task they have access to. */
const inScope = (scope: ObjectScope, id: string): SQL | undefined =>
  and(
    eq(tasks.id, id),
    eq(tasks.teamId, scope.teamId),
    isNull(tasks.deletedAt),
    scope.role === 'guest' ? eq(tasks.id, scope.taskId) : undefined,
  );

export async function insertTask(
  connection: Connection,
  scope: TeamScope,
  task: { tool: Tool; title: string; input: unknown; idempotencyKey: string | null },
): Promise<TaskRow | null> {
  const [row] = await connection
    .insert(tasks)
    .values({ ...task, teamId: scope.teamId, ownerId: scope.userId })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function findByIdempotencyKey(
  connection: Connection,
  scope: TeamScope,
  key: string,
): Promise<TaskRow | null> {
  const [row] = await connection
    .select()
    .from(tasks)
    .where(
      and(eq(tasks.teamId, scope.teamId), eq(tasks.ownerId, scope.userId), eq(tasks.idempotencyKey, key)),
    );
  return row ?? null;
}

export async function readTask(
  connection: Connection,
  scope: ObjectScope,
  id: string,
): Promise<TaskRow | null> {
  const [row] = await connection.select().from(tasks).where(inScope(scope, id));
  return row ?? null;
}

export async function lockTask(
  connection: Connection,
  scope: ObjectScope,
  id: string,
): Promise<TaskRow | null> {
  const [row] = await connection.select().from(tasks).where(inScope(scope, id)).for('update');
  return row ?? null;
}

export interface TaskFilter {
  readonly tool: Tool;
  readonly keyword?: string | undefined;
  readonly status?: TaskRow['status'] | undefined;
  /** With commas between them. */
  readonly ids?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
  /** A list in the summary of which only the first are read: a hundred tasks may have thousands each. */
  readonly cut?: { readonly list: string; readonly most: number };
}

export async function listTasks(connection: Connection, scope: TeamScope, filter: TaskFilter) {
  const where = and(
    eq(tasks.teamId, scope.teamId),
    eq(tasks.tool, filter.tool),
    isNull(tasks.deletedAt),
    filter.keyword ? matches(filter.keyword) : undefined,
    filter.status ? eq(tasks.status, filter.status) : undefined,
    filter.ids ? inArray(tasks.id, filter.ids.split(',')) : undefined,
  );
  const items = await connection
    .select({ ...getTableColumns(tasks), summary: summaryOf(filter) })
    .from(tasks)
    .where(where)
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [count] = await connection.select({ total: sql<number>`count(*)::int` }).from(tasks).where(where);
  return { items, total: count?.total ?? 0 };
}

function summaryOf({ cut }: TaskFilter): SQL<unknown> {
  if (cut === undefined) return sql<unknown>`${tasks.summary}`;
  const first = `$.${cut.list}[0 to ${cut.most - 1}]`;
  return sql<unknown>`case when jsonb_typeof(${tasks.summary} -> ${cut.list}::text) = 'array'
    then jsonb_set(${tasks.summary}, array[${cut.list}::text], jsonb_path_query_array(${tasks.summary}, ${first}::jsonpath))
    else ${tasks.summary} end`;
}

/** The owners of the tasks, by task. */
export async function listOwnerNames(
  connection: Connection,
  scope: ObjectScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await connection
    .select({ id: tasks.id, owner: personIn(scope) })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.ownerId))
    .where(and(inArray(tasks.id, [...ids]), eq(tasks.teamId, scope.teamId)));
  return new Map(rows.map(({ id, owner }) => [id, shownName(owner)]));
}

/** The tasks that were created together, in the requested order; for a guest those they have access to. */
export async function listChain(
  connection: Connection,
  scope: ObjectScope,
  chainId: string,
): Promise<readonly TaskRow[]> {
  return connection
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.teamId, scope.teamId),
        sql`${tasks.input} ->> 'chainId' = ${chainId}`,
        isNull(tasks.deletedAt),
        scope.role === 'guest' ? hasJoined(scope.userId) : undefined,
      ),
    )
    .orderBy(sql`(${tasks.input} ->> 'chainIndex')::int`);
}

function hasJoined(userId: string): SQL {
  return sql`exists (
    select from ${collaborationMembers} join ${collaborations} using (task_id)
    where task_id = ${tasks.id} and user_id = ${userId} and state = 'joined' and not is_closed
  )`;
}

/** Changes what the owner may change (title, deletion) or what a run reports; false when nothing matched. */
export async function updateTask(
  connection: Connection,
  scope: ObjectScope,
  id: string,
  set: Partial<TaskRow>,
): Promise<TaskRow | null> {
  const [row] = await connection.update(tasks).set(set).where(inScope(scope, id)).returning();
  return row ?? null;
}

/** The only way to restore; every other query ignores deleted tasks. */
export async function undeleteTask(
  connection: Connection,
  scope: TeamScope,
  id: string,
): Promise<TaskRow | null> {
  const [row] = await connection
    .update(tasks)
    .set({ deletedAt: null })
    .where(and(eq(tasks.id, id), eq(tasks.teamId, scope.teamId)))
    .returning();
  return row ?? null;
}

/** Permanently, with all dependent rows. */
export async function deleteTasks(
  connection: Connection,
  scope: Pick<TeamScope, 'teamId'>,
  ids: readonly string[],
): Promise<void> {
  await connection.delete(tasks).where(and(inArray(tasks.id, [...ids]), eq(tasks.teamId, scope.teamId)));
}

export async function updateRun(
  connection: Connection,
  scope: TeamScope,
  run: { readonly taskId: string; readonly run: number },
  set: Partial<TaskRow>,
): Promise<boolean> {
  const rows = await connection
    .update(tasks)
    .set(set)
    .where(and(inScope(scope, run.taskId), eq(tasks.run, run.run), inArray(tasks.status, unfinished)))
    .returning({ id: tasks.id });
  return rows.length > 0;
}

/**
 * New tasks of one user wait here for each other, in all spaces. Not `for update`: every new task row already
 * holds a key-share lock on its owner, and two of them upgrading would deadlock.
 */
export async function lockOwner(connection: Connection, scope: TeamScope): Promise<void> {
  await connection
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, scope.userId))
    .for('no key update');
}

/** The user's own tasks in all spaces, including deleted ones, without failed or cancelled ones. */
export async function inputsOfOwner(
  connection: Connection,
  scope: TeamScope,
  tools: readonly Tool[],
  since: Date,
): Promise<readonly unknown[]> {
  const rows = await connection
    .select({ input: tasks.input })
    .from(tasks)
    .where(
      and(
        eq(tasks.ownerId, scope.userId),
        inArray(tasks.tool, [...tools]),
        inArray(tasks.status, [...unfinished, 'complete']),
        gte(tasks.createdAt, since),
      ),
    );
  return rows.map(({ input }) => input);
}

/** Used by the task runner: a job has only the task's id; its scope is that of the task's owner. */
export async function scopeOfTask(connection: Connection, taskId: string): Promise<TeamScope | null> {
  const [row] = await connection
    .select({ teamId: tasks.teamId, ownerId: tasks.ownerId })
    .from(tasks)
    .where(eq(tasks.id, taskId));
  return row ? proveTeamScope(row.teamId, row.ownerId, 'member') : null;
}

/** In the title or in the name of one of the task's files. */
function matches(keyword: string): SQL | undefined {
  const pattern = containing(keyword);
  const fileNames = sql`jsonb_path_query_array(${tasks.input}, '$.*.name')::text`;
  return or(ilike(tasks.title, pattern), ilike(fileNames, pattern));
}
