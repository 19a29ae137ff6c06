/** Who may do what to a review list: everybody uses it, who made it and the team's admins change it; built-in ones stay. */
import type { Abilities } from '../../platform/authorise.ts';
import type { TeamScope } from '../../platform/team-scope.ts';

export function templateAbilities(scope: TeamScope, ownerId: string): Abilities {
  const manages = scope.userId === ownerId || scope.role !== 'member';
  return { read: true, change: manages, run: false, share: false, delete: manages };
}

export const builtInAbilities: Abilities = {
  read: true,
  change: false,
  run: false,
  share: false,
  delete: false,
};
