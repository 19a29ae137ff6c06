/** Who may do what to a tool's task in its team space: members read, its owner and the team's admins change. */
import type { Abilities } from '../../platform/authorise.ts';
import type { TeamScope } from '../../platform/team-scope.ts';

export function taskAbilities(scope: TeamScope, ownerId: string): Abilities {
  const manages = scope.userId === ownerId || scope.role !== 'member';
  return { read: true, change: manages, share: manages, delete: manages };
}
