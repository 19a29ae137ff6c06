/**
 * Proof of how somebody stands to a team space. Repositories ask for one, so no query can forget the team; only the
 * authoriser (requests) and the task runner (jobs) make one.
 */
import type { TeamRoleName } from '@wenjian/api';
import { AppError } from './app-error.ts';

declare const proven: unique symbol;

export type TeamRole = TeamRoleName;

/** A member of the space: may see what is in it. */
export interface TeamScope {
  readonly teamId: string;
  readonly userId: string;
  readonly role: TeamRole;
  readonly [proven]: true;
}

/** Somebody from outside who was let in to one task of the space. No substitute for a member: the types differ. */
export interface GuestScope {
  readonly teamId: string;
  readonly userId: string;
  readonly role: 'guest';
  readonly taskId: string;
  readonly [proven]: true;
}

/** What is asked for when the matter is a single object that may have been shared. */
export type ObjectScope = TeamScope | GuestScope;

export function proveTeamScope(teamId: string, userId: string, role: TeamRole): TeamScope {
  return { teamId, userId, role } as TeamScope;
}

export function proveGuestScope(teamId: string, userId: string, taskId: string): GuestScope {
  return { teamId, userId, role: 'guest', taskId } as GuestScope;
}

/** For what only members do. The route's ability has kept guests out already; this makes it known to the types. */
export function requireMember(scope: ObjectScope): TeamScope {
  if (scope.role === 'guest') throw new AppError('FORBIDDEN');
  return scope;
}
