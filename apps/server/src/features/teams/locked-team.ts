/** A change to the members of a team: one after another, with the permission checked when its turn comes. */
import type { Ability } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { lockSpace, type SpaceRow } from '../../platform/database/lock-space.ts';
import { teamAbilities } from './teams.policy.ts';
import { findMembership } from './teams.repository.ts';

export interface LockedTeam {
  readonly connection: Connection;
  readonly team: SpaceRow;
  /** The current role: between the request and its turn the person may have been demoted or removed. */
  readonly scope: TeamScope;
}

export async function changeLockedTeam<Result>(
  database: Database,
  asked: TeamScope,
  ability: Ability,
  change: (locked: LockedTeam) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (connection) => {
    const team = await lockSpace(connection, asked);
    const scope = await findMembership(connection, asked.userId, asked.teamId);
    if (!team || !scope) throw new AppError('NOT_FOUND');
    if (!teamAbilities(scope.role)[ability]) throw new AppError('FORBIDDEN');
    return change({ connection, team, scope });
  });
}

/** A personal space always has exactly one member. */
export function requireTeamSpace({ type }: SpaceRow): void {
  if (type === 'personal') throw new AppError('PERSONAL_SPACE');
}
