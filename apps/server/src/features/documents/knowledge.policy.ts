/**
 * Permissions in a knowledge base. It is shared by the space: viewers read, members read and organise it (rename, move,
 * tag, copy, add versions); a document is deleted by its uploader or an admin.
 */
import { managesTeam, worksInTeam } from '@wenjian/api';
import type { Abilities } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';

export function knowledgeAbilities(scope: TeamScope, ownerId: string): Abilities {
  const works = worksInTeam(scope.role);
  const manages = managesTeam(scope.role) || (works && scope.userId === ownerId);
  return { read: true, change: works, run: works, share: manages, delete: manages };
}
