/** The life cycle of a proofreading: accepted, run again, its result and pages shown. */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { ObjectScope, TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { type FileAnswer, StoredAnswer } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import { shownTask, type TaskRow, type TaskService } from '../tasks/index.ts';
import { findFile } from '../uploads/index.ts';
import { type ProofreadingInput, proofreadInput, proofreadSummary } from './proofread.input.ts';
import { proofreadServerText } from './proofread.text.ts';

export interface ProofreadParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly tasks: TaskService;
}

export interface NewProofreading {
  readonly fileId: string;
  readonly title?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export async function acceptProofreading(
  { database, tasks }: ProofreadParts,
  scope: TeamScope,
  { fileId, title, idempotencyKey }: NewProofreading,
): Promise<TaskRow> {
  const file = await findFile(database, scope, fileId);
  if (!file) throw new AppError('NOT_FOUND', { message: proofreadServerText.fileMissing });
  const { name, size, sha256 } = file;
  const input: ProofreadingInput = { file: { fileId, name, size, sha256 } };
  return tasks.accept(scope, { tool: 'correct', title: title ?? name, input, idempotencyKey });
}

export async function readResult(
  database: Database,
  blobs: BlobStore,
  scope: ObjectScope,
  id: string,
): Promise<StoredAnswer> {
  const { resultSha256 } = await shownTask(database, scope, id);
  const blob = await blobs.open(resultSha256);
  if (!blob) throw new AppError('GONE');
  return new StoredAnswer(blob.stream);
}

export async function openPages(blobs: BlobStore, task: TaskRow): Promise<FileAnswer> {
  if (task.summary === null) {
    if (task.status === 'pending' || task.status === 'running')
      throw new AppError('TASK_NOT_FINISHED', { message: proofreadServerText.notReadYet });
    throw new AppError('TASK_WITHOUT_RESULT');
  }
  const { pdfSha256 } = proofreadSummary.parse(task.summary);
  if (pdfSha256 === null) throw new AppError('GONE', { message: proofreadServerText.noPages });
  const { name } = proofreadInput.parse(task.input).file;
  return storedFile(blobs, { sha256: pdfSha256, name: `${name}.pdf`, type: 'application/pdf' });
}
