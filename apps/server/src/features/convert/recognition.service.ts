import { type downloadRecognition, mediaTypeOf, type ParamsOf } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { type FileAnswer, StoredAnswer } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import {
  finishedTask,
  presentTask,
  readTask,
  type TaskRow,
  type TaskService,
  taskAbilities,
} from '../tasks/index.ts';
import { requireRoomForResults } from '../uploads/index.ts';
import { recognitionInput, recognitionSummary } from './convert.input.ts';
import { sourceFile } from './convert.service.ts';
import { convertText } from './convert.text.ts';

type Format = ParamsOf<typeof downloadRecognition>['format'];

/** Image types every browser shows. Only the file name decides; a file with other content shows nothing. */
const IMAGE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  bmp: 'image/bmp',
  webp: 'image/webp',
};

export async function acceptRecognition(
  database: Database,
  tasks: TaskService,
  scope: TeamScope,
  request: { readonly fileId: string; readonly idempotencyKey?: string | undefined },
): Promise<TaskRow> {
  const file = await sourceFile(database, scope, request.fileId);
  await requireRoomForResults(database, scope);
  const { idempotencyKey } = request;
  return tasks.accept(scope, { tool: 'ocr', title: file.name, input: { file }, idempotencyKey });
}

export function presentRecognition(row: TaskRow, scope: TeamScope) {
  const { fileId, name, size } = recognitionInput.parse(row.input).file;
  const summary = row.summary === null ? null : recognitionSummary.parse(row.summary);
  return {
    ...presentTask(row, taskAbilities(scope, row.ownerId, null)),
    file: { fileId, name, size },
    recognised: summary && {
      pageCount: summary.pageCount,
      characters: summary.characters,
      formats: summary.exports.map(({ format }) => format),
      hasImage: imageTypeOf(name) !== null,
      notes: summary.notes,
    },
  };
}

export async function readResult(
  database: Database,
  blobs: BlobStore,
  scope: TeamScope,
  id: string,
): Promise<StoredAnswer> {
  const task = await finishedTask(database, scope, id);
  const blob = await blobs.open(task.resultSha256);
  if (!blob) throw new AppError('GONE');
  return new StoredAnswer(blob.stream);
}

export async function openExport(
  database: Database,
  blobs: BlobStore,
  scope: TeamScope,
  { id, format }: { readonly id: string; readonly format: Format },
): Promise<FileAnswer> {
  const task = await finishedTask(database, scope, id);
  const found = recognitionSummary.parse(task.summary).exports.find((one) => one.format === format);
  if (!found) throw new AppError('NOT_FOUND', { message: convertText.noSuchFormat });
  const name = `${task.title.replace(/\.[^.]*$/, '')}.${format}`;
  return storedFile(blobs, { ...found, name, type: mediaTypeOf(name) });
}

export async function openImage(
  database: Database,
  blobs: BlobStore,
  scope: TeamScope,
  id: string,
): Promise<FileAnswer> {
  const task = await readTask(database, scope, id);
  if (!task) throw new AppError('NOT_FOUND');
  const { file } = recognitionInput.parse(task.input);
  const type = imageTypeOf(file.name);
  if (!type) throw new AppError('NOT_FOUND', { message: convertText.noImage });
  return storedFile(blobs, { ...file, type });
}

function imageTypeOf(name: string): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(IMAGE_TYPES, extension) ? (IMAGE_TYPES[extension] ?? null) : null;
}
