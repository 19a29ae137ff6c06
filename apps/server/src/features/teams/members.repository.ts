/** The members of a team. Changes wait for each other at the team's row. */

import type { InvitedRole } from '@wenjian/api';
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import {
  collaborationMembers,
  teamInvitations as invitations,
  teamMembers as members,
  teamSpaces,
  users,
} from '../../database/schema.ts';
import type { TeamRole, TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { SpaceRow } from '../../platform/database/lock-space.ts';

export type MemberRow = Awaited<ReturnType<typeof listMemberRows>>[number];

const columnsIn = (scope: TeamScope) => ({
  userId: members.userId,
  role: members.role,
  joinedAt: members.createdAt,
  person: personIn(scope),
});

export async function readTeamRow(connection: Connection, teamId: string): Promise<SpaceRow | null> {
  const [row] = await connection.select().from(teamSpaces).where(eq(teamSpaces.id, teamId));
  return row ?? null;
}

/** The owner first, then admins, then by time of joining. */
export async function listMemberRows(connection: Connection, scope: TeamScope) {
  return connection
    .select(columnsIn(scope))
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.teamId, scope.teamId))
    .orderBy(
      sql`array_position(array['owner', 'admin', 'member', 'viewer'], ${members.role})`,
      asc(members.createdAt),
      asc(members.userId),
    );
}

export async function findMemberRow(
  connection: Connection,
  scope: TeamScope,
  userId: string,
): Promise<MemberRow | null> {
  const [row] = await connection
    .select(columnsIn(scope))
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.teamId, scope.teamId), eq(members.userId, userId)));
  return row ?? null;
}

/** The recipients of a request. */
export async function listManagers(connection: Connection, teamId: string): Promise<readonly string[]> {
  const rows = await connection
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.teamId, teamId), inArray(members.role, ['owner', 'admin'])));
  return rows.map(({ userId }) => userId);
}

/** By number: every account that has verified it. */
export async function findAccounts(
  connection: Connection,
  phones: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await connection
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(inArray(users.phone, [...phones]));
  const byPhone = new Map<string, string[]>();
  for (const { id, phone } of rows)
    if (phone !== null) byPhone.set(phone, [...(byPhone.get(phone) ?? []), id]);
  return byPhone;
}

/** False if they are already members. */
export async function insertMember(
  connection: Connection,
  teamId: string,
  member: { readonly userId: string; readonly role: InvitedRole; readonly name: string | null },
): Promise<boolean> {
  const rows = await connection
    .insert(members)
    .values({ teamId, ...member })
    .onConflictDoNothing()
    .returning({ userId: members.userId });
  return rows.length > 0;
}

/** A removed member works in their personal space again. */
export async function deleteMember(connection: Connection, scope: TeamScope, userId: string): Promise<void> {
  await connection.delete(members).where(and(eq(members.teamId, scope.teamId), eq(members.userId, userId)));
  await connection
    .update(users)
    .set({ currentTeamId: null })
    .where(and(eq(users.id, userId), eq(users.currentTeamId, scope.teamId)));
}

/** Their access to single documents of the team, and open invitations of their number. */
export async function endCollaborations(
  connection: Connection,
  scope: TeamScope,
  { userId, person: { phone } }: MemberRow,
): Promise<void> {
  const isTheirs = eq(collaborationMembers.userId, userId);
  await connection
    .delete(collaborationMembers)
    .where(
      and(
        eq(collaborationMembers.teamId, scope.teamId),
        phone === null ? isTheirs : or(isTheirs, eq(collaborationMembers.phone, phone)),
      ),
    );
}

export async function setRole(
  connection: Connection,
  scope: TeamScope,
  userId: string,
  role: TeamRole,
): Promise<void> {
  await connection
    .update(members)
    .set({ role })
    .where(and(eq(members.teamId, scope.teamId), eq(members.userId, userId)));
}

export async function updateTeam(
  connection: Connection,
  scope: TeamScope,
  set: Partial<Pick<SpaceRow, 'name' | 'ownerId'>>,
): Promise<void> {
  await connection.update(teamSpaces).set(set).where(eq(teamSpaces.id, scope.teamId));
}

/** Seats used by members and by invitations newer than `since`. */
export async function countSeats(connection: Connection, scope: TeamScope, since: Date): Promise<number> {
  const { teamId } = scope;
  const [row] = await connection
    .select({
      used: sql<number>`((select count(*) from ${members} where ${members.teamId} = ${teamId})
        + (select count(*) from ${invitations} where ${and(eq(invitations.teamId, teamId), gt(invitations.invitedAt, since))}))::int`,
    })
    .from(teamSpaces)
    .where(eq(teamSpaces.id, teamId));
  return row?.used ?? 0;
}
