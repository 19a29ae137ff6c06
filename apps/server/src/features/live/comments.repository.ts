/** Comments on the findings of a task; every query names the task and its team. */
import { and, arrayContains, asc, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import {
  collaborationMembers,
  collaborations,
  findingComments as comments,
  tasks,
  teamMembers,
  users,
} from '../../database/schema.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

const ofTask = (scope: ObjectScope, taskId: string) =>
  and(eq(comments.taskId, taskId), eq(comments.teamId, scope.teamId));

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

export async function listComments(connection: Connection, scope: ObjectScope, taskId: string, id?: string) {
  return connection
    .select({ comment: comments, author: personIn(scope) })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(ofTask(scope, taskId), id === undefined ? undefined : eq(comments.id, id)))
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

export async function countComments(connection: Connection, scope: ObjectScope, taskId: string) {
  const [row] = await connection.select({ all: count() }).from(comments).where(ofTask(scope, taskId));
  return row?.all ?? 0;
}

export interface InsertedComment extends CommentText {
  readonly taskId: string;
  readonly findingId: string;
  readonly findingDigest: string | null;
}

export interface CommentText {
  readonly body: string;
  /** The people who may open the result and get a notification. */
  readonly mentions: readonly string[];
}

export async function insertComment(
  connection: Connection,
  scope: ObjectScope,
  { mentions, ...comment }: InsertedComment,
): Promise<string> {
  const [row] = await connection
    .insert(comments)
    .values({ ...comment, mentions: [...mentions], teamId: scope.teamId, userId: scope.userId })
    .returning({ id: comments.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

/** False if it belongs to somebody else, was deleted, or has changed since. */
export async function rewriteComment(
  connection: Connection,
  scope: ObjectScope,
  place: { readonly taskId: string; readonly id: string; readonly version: number },
  { body, mentions }: CommentText,
): Promise<boolean> {
  const rows = await connection
    .update(comments)
    .set({ body, mentions: [...mentions], version: sql`${comments.version} + 1`, editedAt: sql`now()` })
    .where(
      and(standing(scope, place), eq(comments.userId, scope.userId), eq(comments.version, place.version)),
    )
    .returning({ id: comments.id });
  return rows.length > 0;
}

/** `ofAnybody`: also other people's comments. False if it belongs to somebody else, or was deleted. */
export async function deleteComment(
  connection: Connection,
  scope: ObjectScope,
  place: { readonly taskId: string; readonly id: string },
  ofAnybody: boolean,
): Promise<boolean> {
  const rows = await connection
    .update(comments)
    .set({ body: '', mentions: [], version: sql`${comments.version} + 1`, deletedAt: sql`now()` })
    .where(and(standing(scope, place), ofAnybody ? undefined : eq(comments.userId, scope.userId)))
    .returning({ id: comments.id });
  return rows.length > 0;
}

function standing(scope: ObjectScope, { taskId, id }: { readonly taskId: string; readonly id: string }) {
  return and(ofTask(scope, taskId), eq(comments.id, id), isNull(comments.deletedAt));
}

/** Whether an existing comment mentions the user of the scope. */
export async function isMentioned(connection: Connection, scope: ObjectScope, taskId: string) {
  const [row] = await connection
    .select({ id: comments.id })
    .from(comments)
    .where(and(ofTask(scope, taskId), arrayContains(comments.mentions, [scope.userId])))
    .limit(1);
  return row !== undefined;
}

/** How the id begins that comments have whose finding is gone. */
export const GONE = 'gone ';

/**
 * After another run: comments on unchanged findings move to their new ids. The others are kept under an id
 * that no finding has, and return with the finding.
 */
export async function carryComments(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  findings: readonly { readonly id: string; readonly digest: string }[],
): Promise<void> {
  const rows = await connection
    .select({ digest: comments.findingDigest, findingId: comments.findingId })
    .from(comments)
    .where(and(ofTask(scope, taskId), isNotNull(comments.findingDigest)))
    .groupBy(comments.findingDigest, comments.findingId);
  const idOf = new Map(findings.map(({ id, digest }) => [digest, id]));
  for (const { digest, findingId } of rows) {
    if (digest === null) continue;
    const moved = idOf.get(digest) ?? `${GONE}${digest}`;
    if (moved === findingId) continue;
    await connection
      .update(comments)
      .set({ findingId: moved })
      .where(and(ofTask(scope, taskId), eq(comments.findingDigest, digest)));
  }
}

/**
 * Everybody who may open the task: its team, and collaborators while it is open to others. A guest sees only
 * the owner of the team.
 */
export async function listReaders(connection: Connection, scope: ObjectScope, taskId: string) {
  const inTeam = connection
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .innerJoin(tasks, and(eq(tasks.id, taskId), eq(tasks.teamId, teamMembers.teamId)))
    .where(
      and(
        eq(teamMembers.teamId, scope.teamId),
        scope.role === 'guest' ? eq(teamMembers.userId, tasks.ownerId) : undefined,
      ),
    );
  const joined = connection
    .select({ id: collaborationMembers.userId })
    .from(collaborationMembers)
    .innerJoin(collaborations, eq(collaborations.taskId, collaborationMembers.taskId))
    .where(
      and(
        eq(collaborationMembers.taskId, taskId),
        eq(collaborationMembers.teamId, scope.teamId),
        eq(collaborationMembers.state, 'joined'),
        eq(collaborations.isClosed, false),
      ),
    );
  return connection
    .select(personIn(scope))
    .from(users)
    .where(or(inArray(users.id, inTeam), inArray(users.id, joined)))
    .orderBy(users.id);
}

export type TaskTool = (typeof tasks.$inferSelect)['tool'];

export async function readTitle(connection: Connection, scope: ObjectScope, taskId: string) {
  const [row] = await connection
    .select({ title: tasks.title, tool: tasks.tool })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.teamId, scope.teamId)));
  return row ?? null;
}
