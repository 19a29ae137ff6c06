import type { ObjectAccess, SignedInUser } from '../../platform/authorise.ts';
import type { Connection, Database } from '../../platform/database.ts';
import type { TeamRole } from '../../platform/team-scope.ts';
import { grantPlan, readLastExpiries } from '../billing/index.ts';
import { teamAbilities } from './teams.policy.ts';
import { findMembership, insertTeam, listMemberships } from './teams.repository.ts';

export const PERSONAL_SPACE_NAME = '个人空间';

/** A new space starts with the free plan's uses, in the same transaction. */
export async function createSpace(
  connection: Connection,
  space: { name: string; type: 'personal' | 'team'; ownerId: string },
): Promise<string> {
  const teamId = await insertTeam(connection, space);
  await grantPlan(connection, teamId, 'free', new Date());
  return teamId;
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
