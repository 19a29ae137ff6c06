/** A document of the knowledge base as it is answered. */

import { errorCatalogue, isErrorName } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { shownName } from '../../platform/people/display-name.ts';
import { knowledgeAbilities } from './knowledge.policy.ts';
import type { ListedDocument } from './knowledge.repository.ts';

export function presentDocument({ document, owner, version, task }: ListedDocument, scope: TeamScope) {
  const { teamId, ownerId, name, folderId, tags, currentTaskId, kind, size } = document;
  const { status, stage, fraction, failure, failureMessage, pageCount, unread } = task;
  return {
    id: currentTaskId,
    teamId,
    name,
    kind,
    size,
    folderId,
    tags,
    fileId: version.fileId,
    version: version.number,
    status,
    progress: { stage, fraction },
    failure: isErrorName(failure)
      ? { name: failure, message: failureMessage ?? errorCatalogue[failure].message }
      : null,
    pageCount,
    searchable: searchable(version.indexedAt !== null, unread),
    ownerId,
    ownerName: shownName(owner),
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
    abilities: knowledgeAbilities(scope, ownerId),
  };
}

function searchable(isIndexed: boolean, unread: number): 'no' | 'partly' | 'fully' {
  if (!isIndexed) return 'no';
  return unread > 0 ? 'partly' : 'fully';
}
