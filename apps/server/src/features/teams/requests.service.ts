/** The invitation link: reading the team's name, asking to join, being answered. */
import { type AnswerOf, JOIN_AGAIN_AFTER_HOURS, type readTeam } from '@wenjian/api';
import type { SignedInUser } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import { shownName } from '../../platform/people/display-name.ts';
import { wasToldOf } from '../messages/index.ts';
import {
  countPending,
  findRequest,
  type RequestRow,
  saveRequest,
  settleRequests,
  takeInvitation,
} from './invitations.repository.ts';
import { changeLockedTeam, type LockedTeam } from './locked-team.ts';
import { findMemberRow, insertMember, listManagers, readTeamRow } from './members.repository.ts';
import { readMembers, type TeamMembers } from './present-members.ts';
import { heldRole, requireSeats } from './seats.service.ts';
import { recordTeam, tellAbout } from './team-events.ts';
import { findInvited } from './team-links.service.ts';
import { findMembership, readPhone } from './teams.repository.ts';
import { teamText as text } from './teams.text.ts';

type TeamInfo = AnswerOf<typeof readTeam>;

/** The limit of pending requests: a public link must not flood the admins. */
const MOST_PENDING = 100;
const MS_PER_HOUR = 3_600_000;

/** `invite`: the code of a team's link, or its id (`findInvited`). */
export async function isInvited(
  connection: Connection,
  user: Pick<SignedInUser, 'id'>,
  invite: string,
): Promise<boolean> {
  return (await findInvited(connection, user.id, invite)) !== null;
}

/** For somebody outside: the name, and whether they have asked. */
export async function readInvitedTeam(
  connection: Connection,
  userId: string,
  invite: string,
): Promise<TeamInfo> {
  const invited = await findInvited(connection, userId, invite);
  if (!invited) throw new AppError('NOT_FOUND');
  return readTeamInfo(connection, userId, invited.teamId);
}

export async function readTeamInfo(
  connection: Connection,
  userId: string,
  teamId: string,
): Promise<TeamInfo> {
  const team = await readTeamRow(connection, teamId);
  if (!team) throw new AppError('NOT_FOUND');
  const scope = await findMembership(connection, userId, teamId);
  const request = scope ? null : await findRequest(connection, teamId, userId);
  return {
    isMember: scope !== null,
    isPending: request?.state === 'pending',
    me: scope && { userId, role: scope.role },
    team: { id: teamId, name: team.name },
  };
}

export async function requestTeam(
  database: Database,
  userId: string,
  invite: string,
  name: string,
): Promise<TeamInfo> {
  return database.transaction(async (connection) => {
    const found = await findInvited(connection, userId, invite);
    const team = found && (await lockSpace(connection, { teamId: found.teamId }));
    // Asked again once the team waits: the link may have been reset meanwhile.
    const invited = team && (await findInvited(connection, userId, invite));
    if (!team || !invited) throw new AppError('NOT_FOUND');
    const { teamId, role } = invited;
    const request = await findRequest(connection, teamId, userId);
    const isIn = (await findMembership(connection, userId, teamId)) !== null;
    if (isIn || request?.state === 'pending' || !invited.canAsk)
      return readTeamInfo(connection, userId, teamId);
    requireWaited(request);
    if ((await countPending(connection, teamId)) >= MOST_PENDING) throw new AppError('TEAM_REQUESTS_FULL');
    await saveRequest(connection, { teamId, userId, name, role });
    await tellAbout(connection, team, await listManagers(connection, teamId), {
      kind: 'teamRequest',
      content: text.requested(name, team.name),
      aboutUserId: userId,
    });
    return readTeamInfo(connection, userId, teamId);
  });
}

/** A refused person may ask again a day after asking. */
function requireWaited(request: RequestRow | null): void {
  if (request?.state !== 'rejected') return;
  const waitMs = request.createdAt.getTime() + JOIN_AGAIN_AFTER_HOURS * MS_PER_HOUR - Date.now();
  if (waitMs > 0) throw new AppError('JOIN_TOO_SOON', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** A viewer asks those who manage the team for more, once a day. Whoever works there already has nothing to ask for. */
export async function askForRole(database: Database, asked: TeamScope): Promise<void> {
  await database.transaction(async (connection) => {
    const team = await lockSpace(connection, asked);
    const member = team && (await findMemberRow(connection, asked, asked.userId));
    if (!team || !member) throw new AppError('NOT_FOUND');
    if (member.role !== 'viewer') return;
    const since = new Date(Date.now() - JOIN_AGAIN_AFTER_HOURS * MS_PER_HOUR);
    if (
      await wasToldOf(connection, { teamId: team.id, aboutUserId: asked.userId, kind: 'roleRequest', since })
    )
      throw new AppError('JOIN_TOO_SOON', { message: text.askedAlready });
    await tellAbout(connection, team, await listManagers(connection, team.id), {
      kind: 'roleRequest',
      content: text.roleAsked(shownName(member.person), team.name),
      aboutUserId: asked.userId,
    });
  });
}

/** The first answer counts: repeating it changes nothing, another one is refused. */
export async function answerRequest(
  database: Database,
  asked: TeamScope,
  userId: string,
  isAccepted: boolean,
): Promise<TeamMembers> {
  return changeLockedTeam(database, asked, 'share', async (locked) => {
    const { connection, team, scope } = locked;
    const request = await findRequest(connection, team.id, userId);
    if (!request) throw new AppError('NOT_FOUND', { message: text.noRequest });
    if (request.state !== 'pending') {
      if (isAccepted !== (request.state === 'accepted')) throw new AppError('JOIN_ANSWERED');
      return readMembers(connection, scope);
    }
    if (isAccepted) await letIn(locked, request);
    await settleRequests(connection, scope, [userId], isAccepted ? 'accepted' : 'rejected');
    const action = isAccepted ? 'letIn' : 'refused';
    await recordTeam(connection, scope, team, action, { person: request.name });
    const content = isAccepted ? text.accepted(team.name) : text.refused(team.name);
    const news = { kind: 'teamAnswer', content, aboutUserId: userId } as const;
    await tellAbout(connection, team, [userId], { ...news, isOut: !isAccepted });
    return readMembers(connection, scope);
  });
}

async function letIn(
  { connection, team, scope }: LockedTeam,
  { userId, name, role }: RequestRow,
): Promise<void> {
  if (await findMemberRow(connection, scope, userId)) return;
  const phone = await readPhone(connection, userId);
  // A person who was also invited by number takes the reserved seat with the invited role.
  const invitation = phone === null ? null : await takeInvitation(connection, team.id, phone);
  await requireSeats(connection, scope, 1);
  await insertMember(connection, team.id, { userId, role: heldRole(invitation) ?? role, name });
}
