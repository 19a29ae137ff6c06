import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { StoredAnswer } from '../../platform/route-handler.ts';
import type { TeamScope } from '../../platform/team-scope.ts';
import { finishedTask, presentTask, type TaskRow, type TaskService, taskAbilities } from '../tasks/index.ts';
import { type FileRow, findFile } from '../uploads/index.ts';
import { type CompareInput, compareInput, compareSummary } from './compare.input.ts';

export interface NewComparison {
  readonly originFileId: string;
  readonly targetFileId: string;
  readonly title?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export async function acceptComparison(
  database: Database,
  tasks: TaskService,
  scope: TeamScope,
  request: NewComparison,
): Promise<TaskRow> {
  const origin = await findFile(database, scope, request.originFileId);
  const target = await findFile(database, scope, request.targetFileId);
  if (!origin || !target) throw new AppError('NOT_FOUND', { message: '要比对的文件不存在，或已被删除' });
  const input: CompareInput = { origin: reference(origin), target: reference(target) };
  const title = request.title ?? `${origin.name} 与 ${target.name}`;
  return tasks.accept(scope, { tool: 'compare', title, input, idempotencyKey: request.idempotencyKey });
}

export async function readResult(database: Database, blobs: BlobStore, scope: TeamScope, id: string) {
  const task = await finishedTask(database, scope, id);
  const blob = await blobs.open(task.resultSha256);
  if (!blob) throw new AppError('GONE');
  return new StoredAnswer(blob.stream);
}

export function presentComparison(row: TaskRow, scope: TeamScope) {
  const { origin, target } = compareInput.parse(row.input);
  return {
    ...presentTask(row, taskAbilities(scope, row.ownerId)),
    origin: taskFile(origin),
    target: taskFile(target),
    statistics: compareSummary.parse(row.summary),
  };
}

function reference(file: FileRow) {
  return { fileId: file.id, name: file.name, size: file.size, sha256: file.sha256 };
}

function taskFile({ fileId, name, size }: CompareInput['origin']) {
  return { fileId, name, size };
}
