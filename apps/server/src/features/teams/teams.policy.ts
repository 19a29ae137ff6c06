/** Who may do what to a team space and to its members. */
import type { InvitedRole } from '@wenjian/api';
import type { Abilities } from '../../platform/authorise.ts';
import type { TeamRole } from '../../platform/team-scope.ts';

/** `delete` is what only the owner does: giving roles, and the team itself, to others. */
export function teamAbilities(role: TeamRole): Abilities {
  const manages = role === 'owner' || role === 'admin';
  return { read: true, change: manages, run: manages, share: manages, delete: role === 'owner' };
}

/** An admin removes members, not admins like themselves; nobody removes the owner. */
export function canRemove(by: TeamRole, removed: TeamRole): boolean {
  return (by === 'owner' && removed !== 'owner') || (by === 'admin' && removed === 'member');
}

/** An admin who could make admins could not be stopped by the owner. */
export function canInviteAs(by: TeamRole, role: InvitedRole): boolean {
  return by === 'owner' || (by === 'admin' && role === 'member');
}
