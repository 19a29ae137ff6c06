/**
 * Permissions for a contract template: every member of the space fills it in, its author and the team's
 * admins change it.
 */
import type { Abilities } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';

export function templateAbilities(scope: TeamScope, ownerId: string): Abilities {
  const manages = scope.userId === ownerId || scope.role !== 'member';
  return { read: true, change: manages, run: true, share: false, delete: manages };
}
