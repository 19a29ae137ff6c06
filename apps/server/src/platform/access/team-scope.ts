/**
 * Proof of a user's relation to a team space. Repositories require one, so no query can forget the team; only
 * the authoriser (requests) and the task runner (jobs) create one.
 */
import type { TeamRoleName } from '@wenjian/api';
import { AppError } from '../app-error.ts';

declare const proven: unique symbol;

export type TeamRole = TeamRoleName;

/** A member of the space: may see its contents. */
export interface TeamScope {
  readonly teamId: string;
  readonly userId: string;
  readonly role: TeamRole;
  readonly [proven]: true;
}

/** A guest with access to one task of the space. Not a substitute for a member: the types differ. */
export interface GuestScope {
  readonly teamId: string;
  readonly userId: string;
  readonly role: 'guest';
  readonly taskId: string;
  readonly [proven]: true;
}

/** Required for a single object that may be shared. */
export type ObjectScope = TeamScope | GuestScope;

export function proveTeamScope(teamId: string, userId: string, role: TeamRole): TeamScope {
  return { teamId, userId, role } as TeamScope;
}

export function proveGuestScope(teamId: string, userId: string, taskId: string): GuestScope {
  return { teamId, userId, role: 'guest', taskId } as GuestScope;
}

/** For calls of members only. The route's ability already excludes guests; this proves it to the types. */
export function requireMember(scope: ObjectScope): TeamScope {
  if (scope.role === 'guest') throw new AppError('FORBIDDEN');
  return scope;
}
