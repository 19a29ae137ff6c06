/**
 * Permissions for a tool's task. In its team space members work on it (unless its collaboration says "can view" of them), viewers
 * read, its owner and the team's admins do everything; a collaborator, from the space or from outside, reads or also changes, and never spends, shares
 * or deletes.
 */
import { type CollaborationPermission, managesTeam, worksInTeam } from '@wenjian/api';
import type { Abilities } from '../../platform/access/authorise.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import type { TaskStanding } from './standings.repository.ts';

/** `permission`: as a collaborator who has joined, while the collaboration is open; null otherwise. */
export function taskAbilities(
  scope: ObjectScope,
  ownerId: string,
  permission: CollaborationPermission | null,
): Abilities {
  const isMember = scope.role !== 'guest';
  const works = worksInTeam(scope.role);
  const manages = managesTeam(scope.role) || (works && scope.userId === ownerId);
  return {
    read: isMember || permission !== null,
    change: manages || permission === 'readwrite' || (works && permission === null),
    run: manages,
    share: manages,
    delete: manages,
  };
}

/**
 * `unknown`: as if it did not exist. `gone` and `closed` are shown only to people who had access. `visitor`:
 * it was opened to others, and this person has no access yet.
 */
export type TaskVerdict = 'unknown' | 'gone' | 'closed' | 'visitor' | 'collaborator' | 'member';

export function judgeStanding({ isDeleted, role, collaboration, collaborator }: TaskStanding): TaskVerdict {
  const isIn = role !== null || collaborator?.state === 'joined' || collaborator?.state === 'invited';
  if (isDeleted) return isIn ? 'gone' : 'unknown';
  if (role !== null) return 'member';
  switch (collaboration) {
    case 'none':
      return 'unknown';
    case 'closed':
      return 'closed';
    case 'open':
      return collaborator?.state === 'joined' ? 'collaborator' : 'visitor';
  }
}
