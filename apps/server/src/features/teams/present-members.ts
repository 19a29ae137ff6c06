/** A team's members for one viewer: full numbers, invitations and requests are only for owner and admins. */
import type { AnswerOf, listTeamMembers } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { maskPhone, shownName } from '../../platform/people/display-name.ts';
import { listInvitations, listPending } from './invitations.repository.ts';
import { listMemberRows, type MemberRow } from './members.repository.ts';
import { invitationEnd, invitationsSince, readSeats } from './seats.service.ts';
import { canRemove, teamAbilities } from './teams.policy.ts';

export type TeamMembers = AnswerOf<typeof listTeamMembers>;

export async function readMembers(connection: Connection, scope: TeamScope): Promise<TeamMembers> {
  const abilities = teamAbilities(scope.role);
  const rows = await listMemberRows(connection, scope);
  const since = invitationsSince(new Date());
  const invitations = abilities.share ? await listInvitations(connection, scope, since) : [];
  const requests = abilities.share ? await listPending(connection, scope) : [];
  return {
    items: rows.map((row) => presentMember(row, scope)),
    invitations: invitations.map(({ phone, role, invitedAt }) => ({
      phone,
      role,
      invitedAt: invitedAt.toISOString(),
      expiresAt: invitationEnd(invitedAt).toISOString(),
    })),
    requests: requests.map(({ at, phone, ...request }) => ({
      ...request,
      phone: phone ?? '',
      at: at.toISOString(),
    })),
    seats: await readSeats(connection, scope),
    abilities,
  };
}

function presentMember(row: MemberRow, scope: TeamScope): TeamMembers['items'][number] {
  const { userId, role, joinedAt } = row;
  const isMe = userId === scope.userId;
  const phone = row.person.phone ?? '';
  return {
    userId,
    name: shownName(row.person),
    phone: isMe || teamAbilities(scope.role).share ? phone : maskPhone(phone),
    role,
    joinedAt: joinedAt.toISOString(),
    isMe,
    canRemove: !isMe && canRemove(scope.role, role),
  };
}
