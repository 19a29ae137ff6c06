/**
 * A result for people without an account: anyone with the key sees the task's result, and nothing of the
 * team.
 */
import { randomBytes } from 'node:crypto';
import type { GuestScope, TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { recordAction, recordVisit } from '../records/index.ts';
import { lockTask, objectOf, readTask, type TaskParts, type TaskRow } from '../tasks/index.ts';
import { closeKeys, findShared, openKey } from './share-keys.repository.ts';
import { sharingText } from './sharing.text.ts';

/** 192 bits: cannot be guessed. */
const KEY_BYTES = 24;
const RETRY_SECONDS = 5;

export async function shareTask(
  { database, tools }: TaskParts,
  scope: TeamScope,
  id: string,
  /** Throws if there is nothing to show. */
  requireResult: (connection: Connection, scope: TeamScope, id: string) => Promise<unknown>,
): Promise<string> {
  return database.transaction(async (transaction) => {
    // Locked, so that two users who share at once get one key and none is created for a task that is being
    // deleted.
    const task = await lockTask(transaction, scope, id);
    await requireResult(transaction, scope, id);
    const fresh = randomBytes(KEY_BYTES).toString('base64url');
    const key = await openKey(transaction, scope, id, fresh);
    if (task && key === fresh)
      await recordAction(transaction, scope, { action: 'shared', ...objectOf(tools, task) });
    return key;
  });
}

export async function unshareTask(
  { database, tools }: TaskParts,
  scope: TeamScope,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const task = await lockTask(transaction, scope, id);
    const isClosed = await closeKeys(transaction, scope, id);
    if (task && isClosed)
      await recordAction(transaction, scope, { action: 'unshared', ...objectOf(tools, task) });
  });
}

export interface SharedTask {
  readonly scope: GuestScope;
  readonly task: TaskRow & { readonly resultSha256: string };
}

/** A key opens one task of one tool; under another tool's address it is unknown. */
export async function readSharedTask(
  { database, tools }: TaskParts,
  key: string,
  tool: TaskRow['tool'],
): Promise<SharedTask> {
  const shared = await findShared(database, key);
  if (shared?.tool !== tool) throw new AppError('NOT_FOUND');
  const { scope, isClosed, taskId } = shared;
  const task = isClosed ? null : await readTask(database, scope, taskId);
  if (!task) throw new AppError('GONE');
  const shown = finished(task);
  const { objectKind, objectName } = objectOf(tools, task);
  await recordVisit(database, scope, { kind: objectKind, name: objectName });
  return { scope, task: shown };
}

function finished(task: TaskRow): SharedTask['task'] {
  const { status, resultSha256 } = task;
  if (status === 'pending' || status === 'running')
    throw new AppError('UNAVAILABLE', { message: sharingText.runsAgain, retryAfterSeconds: RETRY_SECONDS });
  if (status !== 'complete' || resultSha256 === null) throw new AppError('GONE');
  return { ...task, resultSha256 };
}
