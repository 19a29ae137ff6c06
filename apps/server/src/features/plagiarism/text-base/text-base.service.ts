/** The team's text base, with which its documents are compared. */

import type { ObjectAccess, SignedInUser } from '../../../platform/access/authorise.ts';
import type { TeamScope } from '../../../platform/access/team-scope.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { shownName } from '../../../platform/people/display-name.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import { findMembership } from '../../teams/index.ts';
import { type FileRow, findFile } from '../../uploads/index.ts';
import { plagiarismServerText as text } from '../plagiarism.text.ts';
import { textBaseAbilities } from '../settings/team-settings.policy.ts';
import {
  allNames,
  countReady,
  countTextBase,
  countUnready,
  findDocumentTeam,
  listByContent,
  listTextBaseRows,
  requestDocument,
  type TextBaseRow,
} from './text-base.repository.ts';

export async function textBaseAccess(
  connection: Connection,
  user: SignedInUser,
  id: string,
): Promise<ObjectAccess | null> {
  const owner = await findDocumentTeam(connection, id);
  const scope = owner ? await findMembership(connection, user.id, owner.teamId) : null;
  return owner && scope ? { scope, abilities: textBaseAbilities(scope, owner.ownerId) } : null;
}

export async function listTextBaseOf(
  connection: Connection,
  scope: TeamScope,
  filter: Parameters<typeof listTextBaseRows>[2],
) {
  const rows = await listTextBaseRows(connection, scope, filter);
  return {
    items: rows.map((row) => presentDocument(row, scope)),
    total: await countTextBase(connection, scope, filter.keyword),
    counts: {
      ready: await countReady(connection, scope),
      ...(await countUnready(connection, scope)),
    },
  };
}

/** All of them or none; an existing content is returned unchanged. */
export async function addFiles(
  database: Database,
  queue: JobQueue,
  scope: TeamScope,
  fileIds: readonly string[],
) {
  return database.transaction(async (transaction) => {
    const files: FileRow[] = [];
    for (const fileId of new Set(fileIds)) {
      const file = await findFile(transaction, scope, fileId);
      if (!file) throw new AppError('NOT_FOUND', { message: text.fileMissing });
      files.push(file);
    }
    for (const { name, size, sha256 } of files) {
      const documentId = await requestDocument(transaction, scope, { name, size, sha256 });
      const options = { connection: transaction, owner: scope, bytes: size };
      if (documentId !== null) await queue.enqueue('textBase', { documentId }, options);
    }
    const rows = await listByContent(
      transaction,
      scope,
      files.map(({ sha256 }) => sha256),
    );
    return rows.map((row) => presentDocument(row, scope));
  });
}

function presentDocument(row: TextBaseRow, scope: TeamScope) {
  const { id, name, size, characters, status, failureMessage, ownerId, addedBy, createdAt } = row;
  return {
    id,
    name,
    otherNames: allNames(row).slice(1),
    size,
    characters,
    status,
    failure: failureMessage,
    addedBy: shownName(addedBy),
    createdAt: createdAt.toISOString(),
    canDelete: textBaseAbilities(scope, ownerId).delete,
  };
}
