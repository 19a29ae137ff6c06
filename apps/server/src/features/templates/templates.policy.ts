/**
 * Permissions for a contract template: every member of the space fills it in, its author and the team's
 * admins change it.
 */
import { managesTeam, worksInTeam } from '@wenjian/api';
import type { Abilities } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';

export function templateAbilities(scope: TeamScope, ownerId: string): Abilities {
  const manages = managesTeam(scope.role) || (worksInTeam(scope.role) && scope.userId === ownerId);
  return { read: true, change: manages, run: worksInTeam(scope.role), share: false, delete: manages };
}
