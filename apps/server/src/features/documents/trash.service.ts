/** Deleting documents: moving to the trash, restoring, and purging. */
import { TRASH_DAYS } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import { recordAction, recordSystemAction } from '../records/index.ts';
import { deleteTasks, type TaskService } from '../tasks/index.ts';
import { knowledgeAbilities } from './knowledge.policy.ts';
import { type DocumentRow, lockDocuments, updateDocument } from './knowledge.repository.ts';
import { knowledgeText as text } from './knowledge.text.ts';
import {
  deleteDocuments,
  deleteUnusedFiles,
  listExpired,
  listTrashed,
  lockExpired,
  lockTrashed,
} from './trash.repository.ts';
import { listTaskIds } from './versions.repository.ts';

const DAY_MS = 24 * 3600 * 1000;
/** The limit of one run; the rest follows in the next hour. */
const SWEEP_LIMIT = 500;
/** The limit of one transaction, which locks them all. */
const EMPTIED_AT_ONCE = 100;
/** Not a real owner: the abilities for any person's document. */
const NOBODY = '';

export interface TrashParts {
  readonly database: Database;
  readonly tasks: TaskService;
}

export async function trashDocuments(
  { database, tasks }: TrashParts,
  scope: TeamScope,
  ids: readonly string[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    // A running reading is cancelled or restarted, for which the space must be locked first.
    await lockSpace(transaction, scope);
    const rows = await requireDocuments(transaction, scope, ids, 'shelf');
    await trashRows(transaction, tasks, scope, rows);
  });
}

/** All of them or, if this member may not delete one, none. */
export async function trashRows(
  connection: Connection,
  tasks: TaskService,
  scope: TeamScope,
  rows: readonly DocumentRow[],
): Promise<void> {
  requireDeletable(scope, rows);
  const trashedAt = new Date();
  for (const row of rows) {
    // A version in the trash answers as deleted, also to people it was shared with.
    for (const { taskId } of await listTaskIds(connection, scope, [row.id]))
      await tasks.removeIn(connection, scope, taskId);
    await updateDocument(connection, scope, row.id, { trashedAt });
    await record(connection, scope, 'deleted', row);
  }
}

export async function restoreDocuments(
  { database, tasks }: TrashParts,
  scope: TeamScope,
  ids: readonly string[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockSpace(transaction, scope);
    const rows = await requireDocuments(transaction, scope, ids, 'trash');
    requireDeletable(scope, rows);
    for (const row of rows) {
      for (const { taskId } of await listTaskIds(transaction, scope, [row.id]))
        await tasks.restoreIn(transaction, scope, taskId);
      await updateDocument(transaction, scope, row.id, { trashedAt: null });
      await record(transaction, scope, 'restored', row);
    }
  });
}

export async function purgeDocuments(
  database: Database,
  scope: TeamScope,
  ids: readonly string[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const rows = await requireDocuments(transaction, scope, ids, 'trash');
    requireDeletable(scope, rows);
    await purge(transaction, scope, rows);
    for (const row of rows) await record(transaction, scope, 'purged', row);
  });
}

/** Everything this member may delete, however much; returns the number. */
export async function emptyTrash(database: Database, scope: TeamScope): Promise<number> {
  const managesAll = knowledgeAbilities(scope, NOBODY).delete;
  const wanted = { ownerId: managesAll ? null : scope.userId, limit: EMPTIED_AT_ONCE };
  for (let purged = 0; ; ) {
    const count = await database.transaction(async (transaction) => {
      const rows = await lockTrashed(transaction, scope, wanted);
      await purge(transaction, scope, rows);
      for (const row of rows) await record(transaction, scope, 'purged', row);
      return rows.length;
    });
    purged += count;
    if (count < EMPTIED_AT_ONCE) return purged;
  }
}

/**
 * Purges documents that have been in the trash long enough. One that cannot be purged does not block the
 * others.
 */
export async function purgeExpired(
  database: Database,
  now: Date,
  log: Logger,
  signal: AbortSignal,
): Promise<number> {
  const cutoff = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
  let purged = 0;
  for (const id of await listExpired(database, cutoff, SWEEP_LIMIT)) {
    if (signal.aborted) break;
    try {
      if (await database.transaction((transaction) => purgeDue(transaction, id, cutoff))) purged += 1;
    } catch (error) {
      log.error({ err: error, documentId: id }, 'document not purged');
    }
  }
  return purged;
}

async function purgeDue(connection: Connection, id: string, cutoff: Date): Promise<boolean> {
  const row = await lockExpired(connection, id, cutoff);
  if (!row) return false;
  await purge(connection, row, [row]);
  await recordSystemAction(connection, row.teamId, { action: 'purged', ...recordedAs(row) });
  return true;
}

export async function listTrashOf(
  connection: Connection,
  scope: TeamScope,
  paging: { readonly page: number; readonly pageSize: number },
) {
  const { items, total } = await listTrashed(connection, scope, paging);
  return { items: items.map((row) => presentTrashed(row, scope)), total };
}

/**
 * The content itself is stored once for all spaces; the content sweep deletes it when no row names it any
 * more.
 */
async function purge(
  connection: Connection,
  space: Pick<TeamScope, 'teamId'>,
  rows: readonly DocumentRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const documentIds = rows.map(({ id }) => id);
  const versions = await listTaskIds(connection, space, documentIds);
  await deleteDocuments(connection, space, rows);
  await deleteTasks(
    connection,
    space,
    versions.map(({ taskId }) => taskId),
  );
  await deleteUnusedFiles(
    connection,
    space,
    versions.map(({ fileId }) => fileId),
  );
}

/** Each requested document, in the trash or outside; throws if one is not found. */
export async function requireDocuments(
  connection: Connection,
  scope: TeamScope,
  ids: readonly string[],
  place: 'shelf' | 'trash',
): Promise<readonly DocumentRow[]> {
  const rows = await lockDocuments(connection, scope, ids);
  const found = rows.filter(({ trashedAt }) => (trashedAt === null) === (place === 'shelf'));
  const versions = await listTaskIds(
    connection,
    scope,
    found.map(({ id }) => id),
  );
  const known = new Set(versions.map(({ taskId }) => taskId));
  if (ids.some((id) => !known.has(id))) throw new AppError('NOT_FOUND');
  return found;
}

export function requireDeletable(scope: TeamScope, rows: readonly DocumentRow[]): void {
  const refused = rows.find(({ ownerId }) => !knowledgeAbilities(scope, ownerId).delete);
  if (refused) throw new AppError('FORBIDDEN', { message: text.notYours(refused.name) });
}

async function record(
  connection: Connection,
  scope: TeamScope,
  action: 'deleted' | 'restored' | 'purged',
  row: DocumentRow,
): Promise<void> {
  await recordAction(connection, scope, { action, ...recordedAs(row) });
}

/** The name of a document in the security records. */
export function recordedAs({ currentTaskId, name }: Pick<DocumentRow, 'currentTaskId' | 'name'>) {
  return { objectKind: 'document', objectId: currentTaskId, objectName: name } as const;
}

function presentTrashed(row: DocumentRow, scope: TeamScope) {
  const { currentTaskId, name, kind, size, ownerId, trashedAt } = row;
  const at = trashedAt ?? new Date();
  return {
    id: currentTaskId,
    name,
    kind,
    size,
    ownerId,
    abilities: knowledgeAbilities(scope, ownerId),
    trashedAt: at.toISOString(),
    purgedAt: new Date(at.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
  };
}
