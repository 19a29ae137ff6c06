/** The link of a team: made, reset, revoked, and followed by somebody outside. */
import { randomBytes } from 'node:crypto';
import {
  type AnswerOf,
  type readTeamLink,
  TEAM_LINK_ALPHABET,
  TEAM_LINK_CHARACTERS,
  type TeamLinkRole,
  teamLinkCode,
} from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { findRequest } from './invitations.repository.ts';
import { changeLockedTeam, type LockedTeam, requireTeamSpace } from './locked-team.ts';
import { readTeamRow } from './members.repository.ts';
import { recordTeam } from './team-events.ts';
import { findLink, findOpenLink, type LinkRow, saveLink } from './team-links.repository.ts';
import { findMembership } from './teams.repository.ts';

type TeamLink = AnswerOf<typeof readTeamLink>;

const DAY_MS = 24 * 3600 * 1000;

/** Where an invitation leads: the team, and what somebody becomes there. `canAsk`: false for whoever only reads what came of their request. */
export interface InvitedTo {
  readonly teamId: string;
  readonly role: TeamLinkRole;
  readonly canAsk: boolean;
}

/**
 * `invite` is a link's code or a team's id. Links passed on before there were codes name the id: they lead somewhere until the team makes its first
 * link or revokes. Members and those who wait for an answer find the team by its id at any time. Nobody can join a personal space.
 */
export async function findInvited(
  connection: Connection,
  userId: string,
  invite: string,
): Promise<InvitedTo | null> {
  if (teamLinkCode.safeParse(invite).success) {
    const link = await findOpenLink(connection, invite, new Date());
    return link && { teamId: link.teamId, role: link.role, canAsk: true };
  }
  const byId = { teamId: invite, role: 'member' } as const;
  if (await findMembership(connection, userId, invite)) return { ...byId, canAsk: true };
  if ((await readTeamRow(connection, invite))?.type !== 'team') return null;
  if ((await findLink(connection, invite)) === null) return { ...byId, canAsk: true };
  const request = await findRequest(connection, invite, userId);
  return request?.state === 'pending' ? { ...byId, canAsk: false } : null;
}

export async function readLink(connection: Connection, scope: TeamScope): Promise<TeamLink> {
  return present(await findLink(connection, scope.teamId), new Date());
}

export async function resetLink(
  database: Database,
  asked: TeamScope,
  { role, days }: { readonly role: TeamLinkRole; readonly days: number },
): Promise<TeamLink> {
  return changeLockedTeam(database, asked, 'share', async (locked) => {
    requireTeamSpace(locked.team);
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    await saveLink(locked.connection, locked.scope, { code: newCode(), role, expiresAt, revokedAt: null });
    return settle(locked, 'linkReset', { role });
  });
}

/** A team without a link gets one that never was open: so the links with its id end as well. */
export async function revokeLink(database: Database, asked: TeamScope): Promise<TeamLink> {
  return changeLockedTeam(database, asked, 'share', async (locked) => {
    requireTeamSpace(locked.team);
    const now = new Date();
    const link = await findLink(locked.connection, locked.team.id);
    if (link?.revokedAt) return present(link, now);
    const ended = link ?? { code: newCode(), role: 'member' as const, expiresAt: now };
    await saveLink(locked.connection, locked.scope, { ...ended, revokedAt: now });
    return settle(locked, 'linkRevoked');
  });
}

async function settle(
  { connection, scope, team }: LockedTeam,
  action: 'linkReset' | 'linkRevoked',
  details: Readonly<Record<string, string>> = {},
): Promise<TeamLink> {
  await recordTeam(connection, scope, team, action, details);
  return readLink(connection, scope);
}

function present(link: LinkRow | null, now: Date): TeamLink {
  if (link === null) return { state: 'none', link: null };
  if (link.revokedAt !== null) return { state: 'revoked', link: null };
  if (link.expiresAt <= now) return { state: 'expired', link: null };
  const { code, role, expiresAt } = link;
  return { state: 'open', link: { code, role, expiresAt: expiresAt.toISOString() } };
}

/** The alphabet has 32 characters, so that each byte gives one of them with the same chance. */
function newCode(): string {
  return Array.from(
    randomBytes(TEAM_LINK_CHARACTERS),
    (byte) => TEAM_LINK_ALPHABET[byte % TEAM_LINK_ALPHABET.length],
  ).join('');
}
