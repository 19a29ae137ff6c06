/**
 * Permissions for review lists: every member uses them, the author and the team's admins change them;
 * built-in lists cannot be changed.
 */
import { managesTeam, worksInTeam } from '@wenjian/api';
import type { Abilities } from '../../../platform/access/authorise.ts';
import type { TeamScope } from '../../../platform/access/team-scope.ts';

export function templateAbilities(scope: TeamScope, ownerId: string): Abilities {
  const manages = managesTeam(scope.role) || (worksInTeam(scope.role) && scope.userId === ownerId);
  return { read: true, change: manages, run: false, share: false, delete: manages };
}

export const builtInAbilities: Abilities = {
  read: true,
  change: false,
  run: false,
  share: false,
  delete: false,
};
