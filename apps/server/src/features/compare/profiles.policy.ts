/** Permissions for saved options: members use them, the author and the team's admins change them. */
import { managesTeam, worksInTeam } from '@wenjian/api';
import type { Abilities } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';

export function profileAbilities(scope: TeamScope, ownerId: string): Abilities {
  const manages = managesTeam(scope.role) || (worksInTeam(scope.role) && scope.userId === ownerId);
  return { read: true, change: manages, run: false, share: false, delete: manages };
}
