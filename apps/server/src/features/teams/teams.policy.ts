/** Permissions for a team space and its members. */
import { type InvitedRole, managesTeam } from '@wenjian/api';
import type { Abilities } from '../../platform/access/authorise.ts';
import type { TeamRole } from '../../platform/access/team-scope.ts';

/** `delete` stands for what only the owner may do: giving roles, and handing over the team. */
export function teamAbilities(role: TeamRole): Abilities {
  const manages = managesTeam(role);
  return { read: true, change: manages, run: manages, share: manages, delete: role === 'owner' };
}

/** An admin removes members, not admins like themselves; nobody removes the owner. */
export function canRemove(by: TeamRole, removed: TeamRole): boolean {
  return (by === 'owner' && removed !== 'owner') || (by === 'admin' && !managesTeam(removed));
}

/** If an admin could create admins, the owner could not stop them. */
export function canInviteAs(by: TeamRole, role: InvitedRole): boolean {
  return by === 'owner' || (by === 'admin' && role !== 'admin');
}
