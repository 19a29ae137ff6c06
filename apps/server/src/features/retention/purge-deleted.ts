/** Purges deleted objects after their period. One that cannot be purged does not block the others. */
import { TRASH_DAYS } from '@wenjian/api';
import type { Connection, Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import { deleteUnusedFiles, listUnusedFiles } from '../documents/index.ts';
import {
  deleteTemplate,
  emptyTask,
  listDeletedTasks,
  listDeletedTemplates,
  lockDeletedTask,
  lockDeletedTemplate,
} from './purge-deleted.repository.ts';

const DAY_MS = 24 * 3600 * 1000;
/** The limit of one run; the rest follows in the next hour. */
const PURGED_AT_ONCE = 500;

type Purge = (connection: Connection, id: string, before: Date) => Promise<boolean>;

export async function purgeDeleted(
  database: Database,
  now: Date,
  log: Logger,
  signal: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
  const tasks = await listDeletedTasks(database, before, PURGED_AT_ONCE);
  const templates = await listDeletedTemplates(database, before, PURGED_AT_ONCE);
  const due: readonly (readonly [string, Purge])[] = [
    ...tasks.map((id) => [id, purgeTask] as const),
    ...templates.map((id) => [id, purgeTemplate] as const),
  ];
  let purged = 0;
  for (const [id, purge] of due) {
    if (signal.aborted) break;
    try {
      if (await database.transaction((transaction) => purge(transaction, id, before))) purged += 1;
    } catch (error) {
      log.error({ err: error, id }, 'not purged');
    }
  }
  return purged;
}

/**
 * Files that nothing has referred to for this long; a transaction that is just using one is waited for, and
 * then seen.
 */
export async function purgeUnusedFiles(
  database: Database,
  now: Date,
  log: Logger,
  signal: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
  let purged = 0;
  for (const { id, teamId } of await listUnusedFiles(database, before, PURGED_AT_ONCE)) {
    if (signal.aborted) break;
    try {
      await database.transaction((transaction) => deleteUnusedFiles(transaction, { teamId }, [id]));
      purged += 1;
    } catch (error) {
      log.error({ err: error, id }, 'file not purged');
    }
  }
  return purged;
}

async function purgeTask(connection: Connection, id: string, before: Date): Promise<boolean> {
  const task = await lockDeletedTask(connection, id, before);
  if (!task) return false;
  await emptyTask(connection, id);
  await deleteUnusedFiles(connection, task, task.fileIds);
  return true;
}

async function purgeTemplate(connection: Connection, id: string, before: Date): Promise<boolean> {
  const template = await lockDeletedTemplate(connection, id, before);
  if (!template) return false;
  await deleteTemplate(connection, id);
  await deleteUnusedFiles(connection, template, template.fileIds);
  return true;
}
