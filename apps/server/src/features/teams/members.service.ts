/** Members of a team: added by phone, given roles, removed; leaving, and the owner who cannot. */

import type { InvitedRole } from '@wenjian/api';
import type { TeamRole, TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { shownName } from '../../platform/people/display-name.ts';
import {
  type InvitationRow,
  listInvitations,
  saveInvitation,
  settleRequests,
  takeInvitation,
} from './invitations.repository.ts';
import { changeLockedTeam, type LockedTeam, requireTeamSpace } from './locked-team.ts';
import {
  deleteMember,
  endCollaborations,
  findAccounts,
  findMemberRow,
  insertMember,
  listMemberRows,
  type MemberRow,
  setRole,
  updateTeam,
} from './members.repository.ts';
import { readMembers, type TeamMembers } from './present-members.ts';
import { heldRole, invitationsSince, requireSeats } from './seats.service.ts';
import { recordTeam, tellAbout } from './team-events.ts';
import { requireTeamRoom } from './team-room.ts';
import { canInviteAs, canRemove } from './teams.policy.ts';
import { findMembership } from './teams.repository.ts';
import { teamText as text } from './teams.text.ts';

export interface NewMembers {
  readonly phones: readonly string[];
  readonly role: InvitedRole;
}

interface Sorted {
  readonly added: readonly { readonly userId: string; readonly phone: string }[];
  readonly invited: readonly string[];
  readonly alreadyIn: number;
  /** Additional seats needed. */
  readonly seats: number;
}

/** All or none: without enough seats nobody is added. */
export async function addMembers(database: Database, asked: TeamScope, wanted: NewMembers) {
  return changeLockedTeam(database, asked, 'share', async (locked) => {
    const { connection, team, scope } = locked;
    requireTeamSpace(team);
    if (!canInviteAs(scope.role, wanted.role))
      throw new AppError('FORBIDDEN', { message: text.adminsByOwner });
    const { added, invited, alreadyIn, seats } = await sortPhones(connection, scope, wanted.phones);
    await requireSeats(connection, scope, seats);
    for (const { userId, phone } of added) {
      const role = roleFor(scope, wanted, await takeInvitation(connection, team.id, phone));
      await insertMember(connection, team.id, { userId, role, name: null });
      await welcome(locked, userId, { phone, role });
    }
    const userIds = added.map(({ userId }) => userId);
    await settleRequests(connection, scope, userIds, 'accepted');
    for (const phone of invited) {
      const role = roleFor(scope, wanted, await takeInvitation(connection, team.id, phone));
      await saveInvitation(connection, scope, { phone, role });
      await recordTeam(connection, scope, team, 'invited', { phone, role });
    }
    const outcome = { added: added.length, invited: invited.length, alreadyIn };
    return { ...(await readMembers(connection, scope)), outcome };
  });
}

/** Only the owner may change the role in the owner's invitation. */
function roleFor(scope: TeamScope, { role }: NewMembers, invitation: InvitationRow | null) {
  return scope.role === 'owner' ? role : (heldRole(invitation) ?? role);
}

/** A number with several accounts is invited like one without: the next of them to sign in joins. */
async function sortPhones(
  connection: Connection,
  scope: TeamScope,
  asked: readonly string[],
): Promise<Sorted> {
  const phones = [...new Set(asked)];
  const accounts = await findAccounts(connection, phones);
  const inTeam = new Set((await listMemberRows(connection, scope)).map(({ userId }) => userId));
  const open = await listInvitations(connection, scope, invitationsSince(new Date()));
  const holding = new Set(open.map(({ phone }) => phone));
  const strangers = phones.filter((phone) => !accounts.get(phone)?.some((userId) => inTeam.has(userId)));
  const added = strangers.flatMap((phone) => {
    const [userId, ...others] = accounts.get(phone) ?? [];
    return userId !== undefined && others.length === 0 ? [{ userId, phone }] : [];
  });
  const addedPhones = new Set(added.map(({ phone }) => phone));
  const invited = strangers.filter((phone) => !addedPhones.has(phone));
  return {
    added,
    invited,
    alreadyIn: phones.length - strangers.length,
    seats: strangers.filter((phone) => !holding.has(phone)).length,
  };
}

export async function welcome(
  { connection, team, scope }: LockedTeam,
  userId: string,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await recordTeam(connection, scope, team, 'memberAdded', details);
  await tellAbout(connection, team, [userId], {
    kind: 'teamAdded',
    content: text.added(team.name),
    aboutUserId: userId,
  });
}

export async function removeMember(
  database: Database,
  asked: TeamScope,
  userId: string,
): Promise<TeamMembers> {
  return changeLockedTeam(database, asked, 'share', async (locked) => {
    const { connection, team, scope } = locked;
    if (userId === scope.userId) throw new AppError('FORBIDDEN', { message: text.leaveInstead });
    const member = await requireMemberRow(locked, userId);
    if (!canRemove(scope.role, member.role)) throw new AppError('FORBIDDEN', { message: text.notRemovable });
    await deleteMember(connection, scope, userId);
    await endCollaborations(connection, scope, member);
    await recordTeam(connection, scope, team, 'memberRemoved', { person: shownName(member.person) });
    const content = text.removed(team.name);
    const news = { kind: 'teamRemoved', content, aboutUserId: userId } as const;
    await tellAbout(connection, team, [userId], { ...news, isOut: true });
    return readMembers(connection, scope);
  });
}

export async function leaveTeam(database: Database, asked: TeamScope): Promise<void> {
  await changeLockedTeam(database, asked, 'read', async ({ connection, team, scope }) => {
    if (scope.role === 'owner') throw new AppError('TEAM_OWNER_STAYS');
    await recordTeam(connection, scope, team, 'memberLeft');
    await deleteMember(connection, scope, scope.userId);
  });
}

/** A team has one owner: making somebody else the owner transfers the team. */
export async function changeRole(
  database: Database,
  asked: TeamScope,
  userId: string,
  role: TeamRole,
): Promise<TeamMembers> {
  return changeLockedTeam(database, asked, 'delete', async (locked) => {
    const { connection, team, scope } = locked;
    const member = await requireMemberRow(locked, userId);
    if (member.role === role) return readMembers(connection, scope);
    if (member.role === 'owner') throw new AppError('TEAM_OWNER_STAYS');
    if (role === 'owner') await requireTeamRoom(connection, userId);
    await setRole(connection, scope, userId, role);
    if (role === 'owner') {
      await setRole(connection, scope, scope.userId, 'admin');
      await updateTeam(connection, scope, { ownerId: userId });
    }
    const action = role === 'owner' ? 'ownerChanged' : 'roleChanged';
    await recordTeam(connection, scope, team, action, { person: shownName(member.person), role });
    const now = await findMembership(connection, scope.userId, scope.teamId);
    return readMembers(connection, now ?? scope);
  });
}

export async function withdrawInvitation(
  database: Database,
  asked: TeamScope,
  phone: string,
): Promise<TeamMembers> {
  return changeLockedTeam(database, asked, 'share', async ({ connection, team, scope }) => {
    if (await takeInvitation(connection, team.id, phone))
      await recordTeam(connection, scope, team, 'withdrawn', { phone });
    return readMembers(connection, scope);
  });
}

export async function renameTeam(database: Database, asked: TeamScope, name: string): Promise<void> {
  await changeLockedTeam(database, asked, 'change', async ({ connection, team, scope }) => {
    requireTeamSpace(team);
    if (name === team.name) return;
    await updateTeam(connection, scope, { name });
    await recordTeam(connection, scope, { id: team.id, name }, 'teamRenamed', { before: team.name });
  });
}

async function requireMemberRow({ connection, scope }: LockedTeam, userId: string): Promise<MemberRow> {
  const member = await findMemberRow(connection, scope, userId);
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}
