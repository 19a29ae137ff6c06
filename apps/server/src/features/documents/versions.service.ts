/** The versions of a document: shown, downloaded, made current again, and deleted one by one. */
import { fileKindOf } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { shownName } from '../../platform/people/display-name.ts';
import { recordAction } from '../records/index.ts';
import { deleteTasks } from '../tasks/index.ts';
import { listByVersions, updateDocument } from './knowledge.repository.ts';
import { knowledgeText as text } from './knowledge.text.ts';
import { presentDocument } from './present-knowledge.ts';
import { deleteUnusedFiles } from './trash.repository.ts';
import { recordedAs, requireDeletable } from './trash.service.ts';
import { deleteVersionRow, findVersionFile, listVersions, lockVersion } from './versions.repository.ts';

export async function documentWithVersions(connection: Connection, scope: TeamScope, taskId: string) {
  const [row] = await listByVersions(connection, scope, [taskId]);
  if (!row) throw new AppError('NOT_FOUND');
  const versions = await listVersions(connection, scope, row.document.id);
  return {
    ...presentDocument(row, scope),
    versions: versions.map(({ taskId: id, createdAt, createdBy, ...version }) => ({
      ...version,
      id,
      createdBy: shownName(createdBy),
      createdAt: createdAt.toISOString(),
      isCurrent: id === row.document.currentTaskId,
    })),
  };
}

/** The file of the requested version. */
export async function fileToDownload(connection: Connection, scope: TeamScope, taskId: string) {
  const file = await findVersionFile(connection, scope, taskId);
  if (!file) throw new AppError('NOT_FOUND');
  return file;
}

/** Later versions stay unchanged; this one is listed, searched and sent to tools. */
export async function makeCurrent(database: Database, scope: TeamScope, taskId: string) {
  await database.transaction(async (transaction) => {
    const { version, document, fileName } = await requireVersion(transaction, scope, taskId);
    if (document.currentTaskId === taskId) return;
    await updateDocument(transaction, scope, document.id, {
      currentTaskId: taskId,
      kind: fileKindOf(fileName) ?? 'other',
      size: version.size,
      updatedAt: new Date(),
    });
    const restored = recordedAs({ ...document, currentTaskId: taskId });
    const details = { version: version.number };
    await recordAction(transaction, scope, { action: 'restored', ...restored, details });
  });
  return documentWithVersions(database, scope, taskId);
}

/** Permanently, and its storage is freed: the trash is for whole documents. */
export async function deleteVersion(database: Database, scope: TeamScope, taskId: string) {
  const currentId = await database.transaction(async (transaction) => {
    const { version, document } = await requireVersion(transaction, scope, taskId);
    requireDeletable(scope, [document]);
    if (document.currentTaskId === taskId) throw new AppError('CONFLICT', { message: text.currentStays });
    await deleteVersionRow(transaction, scope, taskId);
    await deleteTasks(transaction, scope, [taskId]);
    await deleteUnusedFiles(transaction, scope, [version.fileId]);
    const details = { version: version.number };
    await recordAction(transaction, scope, { action: 'purged', ...recordedAs(document), details });
    return document.currentTaskId;
  });
  return documentWithVersions(database, scope, currentId);
}

async function requireVersion(connection: Connection, scope: TeamScope, taskId: string) {
  const row = await lockVersion(connection, scope, taskId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
