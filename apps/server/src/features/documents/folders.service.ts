/** Folders: each in at most one other, never in itself, up to a depth that a screen can show. */
import { FOLDERS_MAX } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import { recordAction } from '../records/index.ts';
import type { TaskService } from '../tasks/index.ts';
import { type Placing, placingOf, subtreeOf, type TreeFolder } from './folder-tree.ts';
import {
  countByFolder,
  deleteFolderRows,
  type FolderRow,
  insertFolderRow,
  listFolderRows,
  updateFolderRow,
} from './folders.repository.ts';
import { listDocumentsIn } from './knowledge.repository.ts';
import { knowledgeText as text } from './knowledge.text.ts';
import { trashRows } from './trash.service.ts';

export async function listFoldersOf(connection: Connection, scope: TeamScope) {
  const counts = await countByFolder(connection, scope);
  const rows = await listFolderRows(connection, scope);
  return rows.map((row) => present(row, counts.get(row.id) ?? 0));
}

export async function createFolder(
  database: Database,
  scope: TeamScope,
  folder: { readonly name: string; readonly parentId: string | null },
) {
  return database.transaction(async (transaction) => {
    const tree = await lockTree(transaction, scope);
    if (tree.length >= FOLDERS_MAX) throw new AppError('FOLDERS_FULL');
    requireFit(placingOf(tree, null, folder.parentId));
    const row = await insertFolderRow(transaction, scope, folder);
    if (!row) throw new AppError('NAME_TAKEN');
    return present(row, 0);
  });
}

export async function changeFolder(
  database: Database,
  scope: TeamScope,
  change: {
    readonly id: string;
    readonly name?: string | undefined;
    readonly parentId?: string | null | undefined;
  },
) {
  return database.transaction(async (transaction) => {
    const tree = await lockTree(transaction, scope);
    const before = tree.find(({ id }) => id === change.id);
    if (!before) throw new AppError('NOT_FOUND');
    const { name = before.name, parentId = before.parentId } = change;
    requireFit(placingOf(tree, change.id, parentId));
    const isTaken = tree.some(
      (other) => other.id !== change.id && other.parentId === parentId && other.name === name,
    );
    if (isTaken) throw new AppError('NAME_TAKEN');
    await updateFolderRow(transaction, scope, change.id, { name, parentId });
    const counts = await countByFolder(transaction, scope);
    return present({ ...before, name, parentId }, counts.get(change.id) ?? 0);
  });
}

/** With its subfolders; its documents go to the trash, or nothing does if one of them may not be deleted. */
export async function removeFolder(
  database: Database,
  tasks: TaskService,
  scope: TeamScope,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const tree = await lockTree(transaction, scope);
    const folder = tree.find((one) => one.id === id);
    if (!folder) throw new AppError('NOT_FOUND');
    const inside = subtreeOf(tree, id);
    const documents = await listDocumentsIn(transaction, scope, inside);
    await trashRows(transaction, tasks, scope, documents);
    await deleteFolderRows(transaction, scope, inside);
    await recordAction(transaction, scope, {
      action: 'deleted',
      objectKind: 'knowledgeFolder',
      objectId: id,
      objectName: folder.name,
      details: { documents: documents.length },
    });
  });
}

/**
 * Throws unless something may be added there. The caller holds the space lock, so the folder cannot be
 * deleted meanwhile.
 */
export async function requireFolder(
  connection: Connection,
  scope: TeamScope,
  folderId: string | null,
): Promise<void> {
  if (folderId === null) return;
  const tree = await listFolderRows(connection, scope);
  if (!tree.some(({ id }) => id === folderId))
    throw new AppError('NOT_FOUND', { message: text.folderMissing });
}

/** Two moves at the same time could together form a circle. */
async function lockTree(connection: Connection, scope: TeamScope): Promise<readonly FolderRow[]> {
  await lockSpace(connection, scope);
  return listFolderRows(connection, scope);
}

function requireFit(placing: Placing): void {
  switch (placing) {
    case 'fits':
      return;
    case 'unknown':
      throw new AppError('NOT_FOUND', { message: text.folderMissing });
    case 'inItself':
      throw new AppError('FOLDER_IN_ITSELF');
    case 'tooDeep':
      throw new AppError('FOLDER_TOO_DEEP');
  }
}

function present(row: TreeFolder & Pick<FolderRow, 'createdAt'>, documents: number) {
  const { id, parentId, name, createdAt } = row;
  return { id, parentId, name, documents, createdAt: createdAt.toISOString() };
}
