/** Invitations by number and requests through the link. */
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import { teamInvitations as invitations, teamRequests as requests, users } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export type InvitationRow = typeof invitations.$inferSelect;
export type RequestRow = typeof requests.$inferSelect;

export async function listInvitations(
  connection: Connection,
  scope: TeamScope,
  since: Date,
): Promise<readonly InvitationRow[]> {
  return connection
    .select()
    .from(invitations)
    .where(and(eq(invitations.teamId, scope.teamId), gt(invitations.invitedAt, since)))
    .orderBy(asc(invitations.invitedAt), asc(invitations.phone));
}

export async function saveInvitation(
  connection: Connection,
  scope: TeamScope,
  invitation: Pick<InvitationRow, 'phone' | 'role'>,
): Promise<void> {
  const fresh = { role: invitation.role, invitedBy: scope.userId, invitedAt: new Date() };
  await connection
    .insert(invitations)
    .values({ teamId: scope.teamId, phone: invitation.phone, ...fresh })
    .onConflictDoUpdate({ target: [invitations.teamId, invitations.phone], set: fresh });
}

/** The teams that have invited this number. */
export async function listInvitingTeams(
  connection: Connection,
  phone: string,
  since: Date,
): Promise<readonly string[]> {
  const rows = await connection
    .select({ teamId: invitations.teamId })
    .from(invitations)
    .where(and(eq(invitations.phone, phone), gt(invitations.invitedAt, since)));
  return rows.map(({ teamId }) => teamId);
}

/** Returns the deleted invitation: an invitation is used once. */
export async function takeInvitation(
  connection: Connection,
  teamId: string,
  phone: string,
): Promise<InvitationRow | null> {
  const [row] = await connection
    .delete(invitations)
    .where(and(eq(invitations.teamId, teamId), eq(invitations.phone, phone)))
    .returning();
  return row ?? null;
}

export async function findRequest(
  connection: Connection,
  teamId: string,
  userId: string,
): Promise<RequestRow | null> {
  const [row] = await connection
    .select()
    .from(requests)
    .where(and(eq(requests.teamId, teamId), eq(requests.userId, userId)));
  return row ?? null;
}

export async function saveRequest(
  connection: Connection,
  { teamId, userId, name, role }: Pick<RequestRow, 'teamId' | 'userId' | 'name' | 'role'>,
): Promise<void> {
  const fresh = { name, role, state: 'pending', answeredBy: null, createdAt: new Date() } as const;
  await connection
    .insert(requests)
    .values({ teamId, userId, ...fresh })
    .onConflictDoUpdate({ target: [requests.teamId, requests.userId], set: fresh });
}

/** Also if the person joined in another way: then there is nobody left to answer. */
export async function settleRequests(
  connection: Connection,
  scope: TeamScope,
  userIds: readonly string[],
  state: 'accepted' | 'rejected',
): Promise<void> {
  if (userIds.length === 0) return;
  await connection
    .update(requests)
    .set({ state, answeredBy: scope.userId })
    .where(
      and(
        eq(requests.teamId, scope.teamId),
        inArray(requests.userId, [...userIds]),
        eq(requests.state, 'pending'),
      ),
    );
}

export async function listPending(connection: Connection, scope: TeamScope) {
  return connection
    .select({
      userId: requests.userId,
      name: requests.name,
      role: requests.role,
      at: requests.createdAt,
      phone: users.phone,
    })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.userId))
    .where(and(eq(requests.teamId, scope.teamId), eq(requests.state, 'pending')))
    .orderBy(asc(requests.createdAt));
}

export async function countPending(connection: Connection, teamId: string): Promise<number> {
  const [row] = await connection
    .select({ total: count() })
    .from(requests)
    .where(and(eq(requests.teamId, teamId), eq(requests.state, 'pending')));
  return row?.total ?? 0;
}
