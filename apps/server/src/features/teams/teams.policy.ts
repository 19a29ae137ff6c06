/** Who may do what to a team space. */
import type { Abilities } from '../../platform/authorise.ts';
import type { TeamRole } from '../../platform/team-scope.ts';

export function teamAbilities(role: TeamRole): Abilities {
  const manages = role === 'owner' || role === 'admin';
  return { read: true, change: manages, run: manages, share: manages, delete: role === 'owner' };
}
