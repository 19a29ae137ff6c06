/** Who may change settings for the whole team: its owner and its admins. */
import { managesTeam, worksInTeam } from '@wenjian/api';
import type { Abilities } from '../../../platform/access/authorise.ts';
import type { TeamScope } from '../../../platform/access/team-scope.ts';

export function isTeamAdmin({ role }: Pick<TeamScope, 'role'>): boolean {
  return managesTeam(role);
}

/** A document of the text base is deleted by the person who added it, or by an admin. */
export function textBaseAbilities(scope: TeamScope, ownerId: string): Abilities {
  const manages = isTeamAdmin(scope) || (worksInTeam(scope.role) && scope.userId === ownerId);
  return { read: true, change: false, run: false, share: false, delete: manages };
}

export function openApiKeyAbilities(scope: TeamScope): Abilities {
  return { read: true, change: false, run: false, share: false, delete: isTeamAdmin(scope) };
}
