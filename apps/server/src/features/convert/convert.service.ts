import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileAnswer } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import { finishedTask, presentTask, type TaskRow, type TaskService, taskAbilities } from '../tasks/index.ts';
import { type FileRow, findFile, keepInRoom, requireRoomForResults } from '../uploads/index.ts';
import { fileFraction } from './conversion-parts.ts';
import {
  type ConversionInput,
  type ConversionOutput,
  conversionInput,
  conversionSummary,
  type SourceFile,
} from './convert.input.ts';
import { convertText } from './convert.text.ts';

export interface NewConversion {
  readonly fileIds: readonly string[];
  readonly operation: ConversionInput['operation'];
  readonly idempotencyKey?: string | undefined;
}

export async function acceptConversion(
  database: Database,
  tasks: TaskService,
  scope: TeamScope,
  request: NewConversion,
): Promise<TaskRow> {
  const files = await Promise.all(request.fileIds.map((fileId) => sourceFile(database, scope, fileId)));
  await requireRoomForResults(database, scope);
  const input = { files, operation: request.operation } satisfies ConversionInput;
  const name = files[0]?.name ?? '';
  const title = files.length === 1 ? name : convertText.severalFiles(name, files.length);
  return tasks.accept(scope, { tool: 'convert', title, input, idempotencyKey: request.idempotencyKey });
}

export async function sourceFile(database: Database, scope: TeamScope, fileId: string): Promise<SourceFile> {
  const file = await findFile(database, scope, fileId);
  if (!file) throw new AppError('NOT_FOUND', { message: convertText.filesMissing });
  return { fileId: file.id, name: file.name, size: file.size, sha256: file.sha256 };
}

export function presentConversion(row: TaskRow, scope: TeamScope) {
  const { files, operation } = conversionInput.parse(row.input);
  const summary = row.summary === null ? null : conversionSummary.parse(row.summary);
  const failureOf = (index: number) => summary?.failures.find(({ file }) => file === index)?.message ?? null;
  return {
    ...presentTask(row, taskAbilities(scope, row.ownerId, null)),
    operation,
    files: files.map(({ fileId, name, size }, index) => ({
      fileId,
      name,
      size,
      fraction: fileFraction(operation, files.length, index, row.fraction),
      failure: failureOf(index),
    })),
    outputs: (summary?.outputs ?? []).map(({ name, size, type }, index) => ({ index, name, size, type })),
    notes: summary?.notes ?? [],
    checks: summary?.checks ?? [],
    splitPdfProgress: operation.kind === 'split' ? row.fraction : null,
  };
}

export async function openOutput(
  database: Database,
  blobs: BlobStore,
  scope: TeamScope,
  place: { readonly id: string; readonly index: number },
): Promise<FileAnswer> {
  return storedFile(blobs, await readOutput(database, scope, place));
}

/** All results at once: the single one, or the archive. */
export async function openAllOutputs(
  database: Database,
  blobs: BlobStore,
  scope: TeamScope,
  id: string,
): Promise<FileAnswer> {
  const task = await finishedTask(database, scope, id);
  const { outputs, archive } = conversionSummary.parse(task.summary);
  const [first] = outputs;
  if (first && outputs.length === 1) return storedFile(blobs, first);
  if (!archive) throw new AppError('NOT_FOUND', { message: convertText.noArchive });
  const name = convertText.archiveName(task.title);
  return storedFile(blobs, { ...archive, name, type: 'application/zip' });
}

export async function keepOutput(
  database: Database,
  blobs: BlobStore,
  scope: TeamScope,
  place: { readonly id: string; readonly index: number },
): Promise<FileRow> {
  const { name, size, sha256 } = await readOutput(database, scope, place);
  if (!(await blobs.has(sha256))) throw new AppError('GONE');
  return keepInRoom(database, scope, { name, size, sha256 });
}

async function readOutput(
  database: Database,
  scope: TeamScope,
  { id, index }: { readonly id: string; readonly index: number },
): Promise<ConversionOutput> {
  const task = await finishedTask(database, scope, id);
  const output = conversionSummary.parse(task.summary).outputs[index];
  if (!output) throw new AppError('NOT_FOUND', { message: convertText.noSuchOutput });
  return output;
}
