/** A result for people without an account: who has the key sees the contract and its risks, and nothing of the team. */
import { randomBytes } from 'node:crypto';
import { auditResult } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { orGone, readStoredJson } from '../../platform/stored-json.ts';
import type { TeamScope } from '../../platform/team-scope.ts';
import { lockTask, readTask, type TaskRow } from '../tasks/index.ts';
import { auditInput } from './audit.input.ts';
import { openPages } from './audit.service.ts';
import { auditServerText } from './audit.text.ts';
import { withoutPositions } from './present-result.ts';
import { reviewedTask } from './reviewed-task.ts';
import { listRiskStateRows } from './risks.repository.ts';
import { presentRiskStates } from './risks.service.ts';
import { findShared, openKey } from './share.repository.ts';

/** 192 bits: nobody finds one by trying. */
const KEY_BYTES = 24;

export async function shareTask(database: Database, scope: TeamScope, id: string): Promise<string> {
  return database.transaction(async (transaction) => {
    // Locked, so that two who share at once get one key and none is made for a task that is being deleted.
    await lockTask(transaction, scope, id);
    await reviewedTask(transaction, scope, id);
    return openKey(transaction, scope, id, randomBytes(KEY_BYTES).toString('base64url'));
  });
}

export async function readShared(database: Database, blobs: BlobStore, key: string) {
  const { task, scope } = await sharedTask(database, key);
  const { review } = auditInput.parse(task.input);
  const result = auditResult.parse(await orGone(readStoredJson(blobs, task.resultSha256)));
  const states = presentRiskStates(await listRiskStateRows(database, scope, task.id));
  return {
    title: task.title,
    standpoint: result.standpoint,
    templateName: review?.templateName ?? null,
    customDemand: review?.customDemand ?? '',
    result: withoutPositions(result),
    // Who decided, and what they noted for each other, stays inside.
    states: states.map(({ decidedBy: _, ...state }) => ({
      ...state,
      note: '',
      // A text that was not adopted is a draft.
      rewrite: state.state === 'adopted' ? state.rewrite : null,
    })),
  };
}

export async function openSharedPages(database: Database, blobs: BlobStore, key: string) {
  const { task } = await sharedTask(database, key);
  return openPages(blobs, task);
}

async function sharedTask(database: Database, key: string) {
  const shared = await findShared(database, key);
  if (!shared) throw new AppError('NOT_FOUND');
  const { scope, isClosed } = shared;
  const task = isClosed ? null : await readTask(database, scope, shared.taskId);
  if (!task) throw new AppError('GONE');
  return { scope, task: finished(task) };
}

function finished(task: TaskRow): TaskRow & { readonly resultSha256: string } {
  const { status, resultSha256 } = task;
  if (status === 'pending' || status === 'running')
    throw new AppError('UNAVAILABLE', { message: auditServerText.reviewingAgain, retryAfterSeconds: 5 });
  if (status !== 'complete' || resultSha256 === null) throw new AppError('GONE');
  return { ...task, resultSha256 };
}
