import type { ObjectAccess, SignedInUser } from '../../platform/access/authorise.ts';
import type { TeamRole } from '../../platform/access/team-scope.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { grantPlan, readLastExpiries } from '../billing/index.ts';
import { requireTeamRoom } from './team-room.ts';
import { teamAbilities } from './teams.policy.ts';
import { findMembership, insertTeam, listMemberships, saveTeamTrial } from './teams.repository.ts';

export const PERSONAL_SPACE_NAME = '个人空间';

interface NewSpace {
  readonly name: string;
  readonly type: 'personal' | 'team';
  readonly ownerId: string;
}

/**
 * In the same transaction as what it is for. The personal space and the first team of a person start with the free plan's uses; further teams do not,
 * or free uses would be without end.
 */
export async function createSpace(connection: Connection, space: NewSpace): Promise<string> {
  const isFirst = space.type === 'personal' || (await takeTeamTrial(connection, space.ownerId));
  const teamId = await insertTeam(connection, space);
  if (isFirst) await grantPlan(connection, teamId, 'free', new Date());
  return teamId;
}

/** Whether this is the first team of its owner; a team that was given away or erased counts too. */
async function takeTeamTrial(connection: Connection, ownerId: string): Promise<boolean> {
  const { hasTried } = await requireTeamRoom(connection, ownerId);
  if (!hasTried) await saveTeamTrial(connection, ownerId);
  return !hasTried;
}

export async function teamAccess(
  connection: Connection,
  user: SignedInUser,
  teamId: string,
): Promise<ObjectAccess | null> {
  const scope = await findMembership(connection, user.id, teamId);
  return scope ? { scope, abilities: teamAbilities(scope.role) } : null;
}

export async function listSpaces(database: Database, user: SignedInUser) {
  const rows = await listMemberships(database, user.id);
  const scopes = rows.map(({ scope }) => scope);
  const ends = await readLastExpiries(database, scopes, new Date());
  return rows.map(({ scope, ...row }) => presentSpace(row, user, ends.get(scope.teamId) ?? null));
}

export function presentSpace(
  row: { id: string; name: string; type: 'personal' | 'team'; role: TeamRole },
  user: Pick<SignedInUser, 'personalTeamId'>,
  expiredAt: Date | null,
) {
  return {
    ...row,
    teamId: row.id,
    teamName: row.name,
    isDefault: row.id === user.personalTeamId,
    expiredAt: expiredAt?.toISOString() ?? null,
  };
}
