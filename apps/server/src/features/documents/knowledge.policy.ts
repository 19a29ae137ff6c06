/**
 * Permissions in a knowledge base. It is shared by the space: members read and organise it (rename, move,
 * tag, copy, add versions); a document is deleted by its uploader or an admin.
 */
import type { Abilities } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';

export function knowledgeAbilities(scope: TeamScope, ownerId: string): Abilities {
  const manages = scope.role === 'owner' || scope.role === 'admin' || scope.userId === ownerId;
  return { read: true, change: true, run: true, share: manages, delete: manages };
}
