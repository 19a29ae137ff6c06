/** Permissions for saved options: members use them, the author and the team's admins change them. */
import type { Abilities } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';

export function profileAbilities(scope: TeamScope, ownerId: string): Abilities {
  const isAdmin = scope.role === 'owner' || scope.role === 'admin';
  const manages = isAdmin || scope.userId === ownerId;
  return { read: true, change: manages, run: false, share: false, delete: manages };
}
