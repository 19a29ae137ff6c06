/**
 * Who may do what in a knowledge base. It is the space's common shelf: members read and put it in order (rename, move,
 * tag, copy, add versions); what somebody uploaded is thrown away by them or by an admin.
 */
import type { Abilities } from '../../platform/authorise.ts';
import type { TeamScope } from '../../platform/team-scope.ts';

export function knowledgeAbilities(scope: TeamScope, ownerId: string): Abilities {
  const manages = scope.role === 'owner' || scope.role === 'admin' || scope.userId === ownerId;
  return { read: true, change: true, run: true, share: manages, delete: manages };
}
