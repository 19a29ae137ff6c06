import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import {
  collaborations,
  collaborationMembers as members,
  tasks,
  teamMembers,
  teamSpaces,
  users,
} from '../../database/schema.ts';
import type { ObjectScope, TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { CollaboratorRow } from '../tasks/index.ts';
import type { MemberState } from './member.rules.ts';

const ofTask = (scope: ObjectScope, taskId: string) =>
  and(eq(members.taskId, taskId), eq(members.teamId, scope.teamId));

/** The part shown to everybody who knows the document. */
export async function readDocument(connection: Connection, scope: ObjectScope, taskId: string) {
  const [row] = await connection
    .select({ title: tasks.title, owner: personIn(scope), spaceType: teamSpaces.type })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.ownerId))
    .innerJoin(teamSpaces, eq(teamSpaces.id, tasks.teamId))
    .where(and(eq(tasks.id, taskId), eq(tasks.teamId, scope.teamId)));
  return row ?? null;
}

/** In the order they came, without refused ones. */
export async function listMembers(connection: Connection, scope: ObjectScope, taskId: string) {
  return connection
    .select({ member: members, user: personIn(scope) })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .where(and(ofTask(scope, taskId), inArray(members.state, ['invited', 'joined', 'pending'])))
    .orderBy(asc(members.createdAt), asc(members.phone));
}

export async function openCollaboration(
  connection: Connection,
  scope: TeamScope,
  taskId: string,
): Promise<void> {
  await connection
    .insert(collaborations)
    .values({ taskId, teamId: scope.teamId, openedBy: scope.userId })
    .onConflictDoUpdate({ target: collaborations.taskId, set: { isClosed: false } });
}

/** False when it was never opened. */
export async function setClosed(
  connection: Connection,
  scope: TeamScope,
  taskId: string,
  isClosed: boolean,
): Promise<boolean> {
  const rows = await connection
    .update(collaborations)
    .set({ isClosed })
    .where(and(eq(collaborations.taskId, taskId), eq(collaborations.teamId, scope.teamId)))
    .returning({ taskId: collaborations.taskId });
  return rows.length > 0;
}

/** Changes to the members of a document wait here for each other; false if it was never opened. */
export async function lockCollaboration(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
): Promise<boolean> {
  const rows = await connection
    .select({ taskId: collaborations.taskId })
    .from(collaborations)
    .where(and(eq(collaborations.taskId, taskId), eq(collaborations.teamId, scope.teamId)))
    .for('update');
  return rows.length > 0;
}

export async function findMembers(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  phones: readonly string[],
): Promise<ReadonlyMap<string, CollaboratorRow>> {
  const rows = await connection
    .select()
    .from(members)
    .where(and(ofTask(scope, taskId), inArray(members.phone, [...phones])));
  return new Map(rows.map((row) => [row.phone, row]));
}

/** By phone: those of the numbers that belong to members of the document's space. */
export async function findTeammates(
  connection: Connection,
  scope: TeamScope,
  phones: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await connection
    .select({ phone: users.phone, userId: users.id })
    .from(users)
    .innerJoin(teamMembers, and(eq(teamMembers.userId, users.id), eq(teamMembers.teamId, scope.teamId)))
    .where(inArray(users.phone, [...phones]));
  return new Map(rows.flatMap(({ phone, userId }) => (phone === null ? [] : [[phone, userId]])));
}

export async function saveMember(
  connection: Connection,
  scope: ObjectScope,
  { taskId, phone }: { readonly taskId: string; readonly phone: string },
  state: MemberState,
): Promise<void> {
  await connection
    .insert(members)
    .values({ taskId, teamId: scope.teamId, phone, ...state })
    .onConflictDoUpdate({ target: [members.taskId, members.phone], set: state });
}

export async function removeMembers(
  connection: Connection,
  scope: TeamScope,
  taskId: string,
  phones: readonly string[],
): Promise<void> {
  await connection.delete(members).where(and(ofTask(scope, taskId), inArray(members.phone, [...phones])));
}

export async function countMembers(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  states: readonly CollaboratorRow['state'][],
): Promise<number> {
  const [row] = await connection
    .select({ count: sql<number>`count(*)::int` })
    .from(members)
    .where(and(ofTask(scope, taskId), inArray(members.state, [...states])));
  return row?.count ?? 0;
}

export async function markJoined(
  connection: Connection,
  scope: ObjectScope,
  { taskId, phone }: Pick<CollaboratorRow, 'taskId' | 'phone'>,
): Promise<void> {
  await connection
    .update(members)
    .set({ state: 'joined', userId: scope.userId, joinedAt: sql`now()` })
    .where(and(ofTask(scope, taskId), eq(members.phone, phone), eq(members.state, 'invited')));
}

/** False if the number belongs to somebody else here. A refused person uses their existing row. */
export async function insertRequest(
  connection: Connection,
  scope: ObjectScope,
  { taskId, phone }: { readonly taskId: string; readonly phone: string },
): Promise<boolean> {
  const asked = {
    userId: scope.userId,
    permission: 'readonly',
    origin: 'applied',
    state: 'pending',
  } as const;
  const rows = await connection
    .insert(members)
    .values({ taskId, teamId: scope.teamId, phone, ...asked })
    .onConflictDoUpdate({
      target: [members.taskId, members.phone],
      set: { ...asked, createdAt: sql`now()` },
      setWhere: sql`${members.state} = 'rejected' and ${members.userId} = ${scope.userId}`,
    })
    .returning({ phone: members.phone });
  return rows.length > 0;
}

const HISTORY_ROWS = 500;

/** The people this user invited or accepted before, the latest first; a person may appear several times. */
export async function listInvited(connection: Connection, scope: TeamScope) {
  return connection
    .select({ phone: members.phone, user: personIn(scope) })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.teamId, scope.teamId),
        eq(members.invitedBy, scope.userId),
        inArray(members.state, ['invited', 'joined']),
      ),
    )
    .orderBy(desc(members.createdAt))
    .limit(HISTORY_ROWS);
}
