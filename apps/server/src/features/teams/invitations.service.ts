/** A user who signs in with an invited number becomes a member; a seat was reserved for them. */
import type { Connection, Database } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import { listInvitingTeams, settleRequests, takeInvitation } from './invitations.repository.ts';
import { insertMember } from './members.repository.ts';
import { welcome } from './members.service.ts';
import { invitationsSince } from './seats.service.ts';
import { findMembership } from './teams.repository.ts';

export interface VerifiedUser {
  readonly id: string;
  readonly phone: string;
}

export async function joinInvitingTeams(database: Database, user: VerifiedUser): Promise<void> {
  const teamIds = await listInvitingTeams(database, user.phone, invitationsSince(new Date()));
  for (const teamId of teamIds)
    await database.transaction((transaction) => joinTeam(transaction, teamId, user));
}

async function joinTeam(connection: Connection, teamId: string, { id, phone }: VerifiedUser): Promise<void> {
  const team = await lockSpace(connection, { teamId });
  const invitation = team && (await takeInvitation(connection, teamId, phone));
  // Withdrawn, or used by another request of the same person, while this one waited.
  if (!invitation) return;
  const isNew = await insertMember(connection, teamId, { userId: id, role: invitation.role, name: null });
  const scope = await findMembership(connection, id, teamId);
  if (!isNew || !scope) return;
  await settleRequests(connection, scope, [id], 'accepted');
  await welcome({ connection, team, scope }, id, { phone, role: invitation.role });
}
