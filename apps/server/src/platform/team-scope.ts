/**
 * Proof that somebody was found to be a member of a team space. Repositories ask for it, so no query can forget
 * the team; only the authoriser (requests) and the task runner (jobs) make one.
 */
declare const proven: unique symbol;

export type TeamRole = 'owner' | 'admin' | 'member';

export interface TeamScope {
  readonly teamId: string;
  readonly userId: string;
  readonly role: TeamRole;
  readonly [proven]: true;
}

export function proveTeamScope(teamId: string, userId: string, role: TeamRole): TeamScope {
  return { teamId, userId, role } as TeamScope;
}
