/** The knowledge base: its documents and how they are organised. */
import { fileKindOf, KNOWLEDGE_NAME_MAX, KNOWLEDGE_TAGS_MAX } from '@wenjian/api';
import type { ObjectAccess, SignedInUser } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import { recordAction } from '../records/index.ts';
import type { TaskService } from '../tasks/index.ts';
import { findMembership } from '../teams/index.ts';
import { type FileRow, findFile } from '../uploads/index.ts';
import { requireFolder } from './folders.service.ts';
import { knowledgeAbilities } from './knowledge.policy.ts';
import {
  countDocuments,
  type DocumentFilter,
  type DocumentPage,
  type DocumentRow,
  findDocumentOwner,
  insertDocument,
  listByVersions,
  listDocumentRows,
  updateDocument,
} from './knowledge.repository.ts';
import { knowledgeText as text } from './knowledge.text.ts';
import { presentDocument } from './present-knowledge.ts';
import { fold, searchedName } from './search-text.ts';
import { requireRoom } from './storage.service.ts';
import { recordedAs, requireDocuments } from './trash.service.ts';
import { findVersionFile, insertVersion, lastVersionNumber, listTaskIds } from './versions.repository.ts';

export interface KnowledgeParts {
  readonly database: Database;
  readonly tasks: TaskService;
}

export async function knowledgeAccess(
  connection: Connection,
  user: SignedInUser,
  id: string,
): Promise<ObjectAccess | null> {
  const owner = await findDocumentOwner(connection, id);
  const scope = owner ? await findMembership(connection, user.id, owner.teamId) : null;
  return owner && scope ? { scope, abilities: knowledgeAbilities(scope, owner.ownerId) } : null;
}

export interface NewDocument {
  readonly fileId: string;
  readonly folderId?: string | null | undefined;
  readonly tags: readonly string[];
  readonly versionOf?: string | undefined;
}

/** Adds a stored file, as a document or as the next version of one; returns the id of the version. */
export async function addDocument(
  { database, tasks }: KnowledgeParts,
  scope: TeamScope,
  request: NewDocument,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const file = await findFile(transaction, scope, request.fileId);
    if (!file) throw new AppError('NOT_FOUND');
    await requireRoom(transaction, scope, file.size);
    if (request.versionOf !== undefined) {
      const [document] = await requireDocuments(transaction, scope, [request.versionOf], 'shelf');
      if (!document) throw new AppError('NOT_FOUND');
      const taskId = await readFile(transaction, tasks, scope, file, document.name);
      await addVersion(transaction, scope, document.id, file, taskId);
      return taskId;
    }
    const folderId = request.folderId ?? null;
    await requireFolder(transaction, scope, folderId);
    const taskId = await readFile(transaction, tasks, scope, file, file.name);
    await place(transaction, scope, { name: file.name, folderId, tags: [...request.tags] }, file, taskId);
    return taskId;
  });
}

export interface DocumentChange {
  readonly name?: string | undefined;
  readonly folderId?: string | null | undefined;
  readonly addTags: readonly string[];
  readonly removeTags: readonly string[];
}

export async function changeDocuments(
  { database, tasks }: KnowledgeParts,
  scope: TeamScope,
  ids: readonly string[],
  change: DocumentChange,
) {
  await database.transaction(async (transaction) => {
    const { name, folderId } = change;
    if (folderId !== undefined) await lockSpace(transaction, scope);
    const rows = await requireDocuments(transaction, scope, ids, 'shelf');
    if (folderId !== undefined) await requireFolder(transaction, scope, folderId);
    for (const row of rows) {
      const set = {
        tags: changedTags(row.tags, change),
        ...(name === undefined ? {} : searchedName(name)),
        ...(folderId === undefined ? {} : { folderId }),
      };
      await updateDocument(transaction, scope, row.id, set);
      if (name !== undefined && name !== row.name) await rename(transaction, tasks, scope, row, name);
    }
  });
  return documentsOf(database, scope, ids);
}

/** The current versions, each as a separate document. */
export async function copyDocuments(
  { database, tasks }: KnowledgeParts,
  scope: TeamScope,
  ids: readonly string[],
  folderId: string | null | undefined,
) {
  const copies = await database.transaction(async (transaction) => {
    await lockSpace(transaction, scope);
    const rows = await requireDocuments(transaction, scope, ids, 'shelf');
    if (folderId) await requireFolder(transaction, scope, folderId);
    const made: string[] = [];
    for (const row of rows) {
      const current = await findVersionFile(transaction, scope, row.currentTaskId);
      const file = current && (await findFile(transaction, scope, current.fileId));
      if (!file) throw new AppError('NOT_FOUND');
      await requireRoom(transaction, scope, file.size);
      const target = folderId === undefined ? row.folderId : folderId;
      const name = await freeName(transaction, scope, row.name, target);
      const taskId = await readFile(transaction, tasks, scope, file, name);
      await place(transaction, scope, { name, folderId: target, tags: row.tags }, file, taskId);
      made.push(taskId);
    }
    return made;
  });
  return documentsOf(database, scope, copies);
}

export async function listDocumentsOf(
  connection: Connection,
  scope: TeamScope,
  filter: DocumentFilter,
  page: DocumentPage,
) {
  const rows = await listDocumentRows(connection, scope, filter, page);
  const total = await countDocuments(connection, scope, filter);
  return { items: rows.map((row) => presentDocument(row, scope)), total };
}

/** In their current state, in the requested order. */
export async function documentsOf(connection: Connection, scope: TeamScope, taskIds: readonly string[]) {
  const rows = await listByVersions(connection, scope, taskIds);
  const place = ({ document }: (typeof rows)[number]) => taskIds.indexOf(document.currentTaskId);
  return [...rows].sort((a, b) => place(a) - place(b)).map((row) => presentDocument(row, scope));
}

async function readFile(
  connection: Connection,
  tasks: TaskService,
  scope: TeamScope,
  { id: fileId, name, size, sha256 }: FileRow,
  title: string,
): Promise<string> {
  const input = { file: { fileId, name, size, sha256 } };
  const task = { tool: 'document', title, input, idempotencyKey: undefined } as const;
  return (await tasks.acceptIn(connection, scope, task)).id;
}

async function place(
  connection: Connection,
  scope: TeamScope,
  document: Pick<DocumentRow, 'name' | 'folderId' | 'tags'>,
  file: FileRow,
  taskId: string,
): Promise<void> {
  const { id: documentId } = await insertDocument(connection, scope, {
    ...document,
    ...searchedName(document.name),
    currentTaskId: taskId,
    kind: fileKindOf(file.name) ?? 'other',
    size: file.size,
  });
  const version = { taskId, documentId, number: 1, fileId: file.id, size: file.size };
  await insertVersion(connection, scope, version);
}

async function addVersion(
  connection: Connection,
  scope: TeamScope,
  documentId: string,
  file: FileRow,
  taskId: string,
): Promise<void> {
  const number = (await lastVersionNumber(connection, scope, documentId)) + 1;
  await insertVersion(connection, scope, { taskId, documentId, number, fileId: file.id, size: file.size });
  await updateDocument(connection, scope, documentId, {
    currentTaskId: taskId,
    kind: fileKindOf(file.name) ?? 'other',
    size: file.size,
    updatedAt: new Date(),
  });
}

function changedTags(tags: readonly string[], { addTags, removeTags }: DocumentChange): string[] {
  const changed = [...new Set([...tags, ...addTags])].filter((tag) => !removeTags.includes(tag));
  if (changed.length > KNOWLEDGE_TAGS_MAX) throw new AppError('TAGS_FULL');
  return changed;
}

/** 副本, 副本 2, …: the first free one. */
async function freeName(
  connection: Connection,
  scope: TeamScope,
  name: string,
  folderId: string | null,
): Promise<string> {
  const folderIds = folderId === null ? null : [folderId];
  for (let number = 1; ; number++) {
    const copy = text.copyOf(name, number);
    const isFree = (await countDocuments(connection, scope, { folderIds, name: fold(copy) })) === 0;
    if (isFree || copy.length >= KNOWLEDGE_NAME_MAX) return copy.slice(-KNOWLEDGE_NAME_MAX);
  }
}

/** All versions use the document's name; the file keeps its original name. */
async function rename(
  connection: Connection,
  tasks: TaskService,
  scope: TeamScope,
  row: DocumentRow,
  name: string,
): Promise<void> {
  for (const { taskId } of await listTaskIds(connection, scope, [row.id]))
    await tasks.renameIn(connection, scope, taskId, name);
  const renamed = recordedAs({ ...row, name });
  await recordAction(connection, scope, { action: 'renamed', ...renamed, details: { before: row.name } });
}
