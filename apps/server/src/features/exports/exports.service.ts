/**
 * Requesting and downloading a task's result as a file, for every tool; the files are made in the background.
 */
import { mediaTypeOf } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import type { FileAnswer } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import type { JobOptions, JobQueue } from '../../platform/queue/job-queue.ts';
import { hasFirstResult, lockTask, shownTask, type TaskRow } from '../tasks/index.ts';
import { type ExportKey, type ExportRow, findExport, requestExport } from './exports.repository.ts';
import { exportText } from './exports.text.ts';

/** The decisions, as far as an export shows them, and their digest. */
export interface ShownStates<States> {
  readonly states: States;
  readonly digest: string;
}

export type ReadStates<Format extends string, States> = (
  connection: Connection,
  scope: ObjectScope,
  key: Pick<ExportKey<Format>, 'taskId' | 'format'>,
) => Promise<ShownStates<States>>;

/** The parts of exports that depend on the tool. */
export interface ExportTool<Format extends string> {
  fileName(format: Format, title: string): string;
  readonly statesFor: ReadStates<Format, unknown>;
  enqueue(queue: JobQueue, key: ExportKey<Format>, options: JobOptions): Promise<void>;
}

interface ExportPlace<Format extends string> {
  readonly id: string;
  readonly format: Format;
}

export interface ExportService<Format extends string> {
  request(scope: ObjectScope, place: ExportPlace<Format>): Promise<PresentedExport<Format>>;
  read(scope: ObjectScope, place: ExportPlace<Format>): Promise<PresentedExport<Format>>;
  open(scope: ObjectScope, place: ExportPlace<Format>): Promise<FileAnswer>;
}

export interface ExportServiceParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
}

export function createExportService<Format extends string>(
  { database, blobs, queue }: ExportServiceParts,
  tool: ExportTool<Format>,
): ExportService<Format> {
  const find = async (scope: ObjectScope, { id, format }: ExportPlace<Format>): Promise<ExportRow> => {
    const task = await shownTask(database, scope, id);
    const row = await findExport(database, scope, { taskId: id, run: task.run, format });
    if (!row) throw new AppError('NOT_FOUND', { message: exportText.missing });
    // The task may have been renamed since.
    return { ...row, fileName: tool.fileName(format, task.title) };
  };
  return {
    async read(scope, place) {
      return presentExport(place.format, await find(scope, place));
    },
    async request(scope, place) {
      await database.transaction(async (transaction) => {
        // Locked, so that no export is requested for an outdated run, or for a task that is being deleted.
        await lockTask(transaction, scope, place.id);
        const task = await shownTask(transaction, scope, place.id);
        const key = { taskId: place.id, run: task.run, format: place.format };
        const { digest } = await tool.statesFor(transaction, scope, key);
        const fileName = tool.fileName(place.format, task.title);
        const wanted = { fileName, stateDigest: shownDigest(task, digest) };
        if (!(await requestExport(transaction, scope, key, wanted))) return;
        await tool.enqueue(queue, key, { connection: transaction, owner: scope });
      });
      return presentExport(place.format, await find(scope, place));
    },
    async open(scope, place) {
      const { status, sha256, size, fileName } = await find(scope, place);
      if (status === 'failed') throw new AppError('TASK_WITHOUT_RESULT', { message: exportText.failed });
      if (sha256 === null || size === null)
        throw new AppError('TASK_NOT_FINISHED', { message: exportText.pending });
      return storedFile(blobs, { sha256, size, name: fileName, type: mediaTypeOf(fileName) });
    },
  };
}

/** A file of the first result is made again when there is the whole one. */
export function shownDigest(task: TaskRow, digest: string): string {
  return hasFirstResult(task) ? `first ${digest}` : digest;
}

type PresentedExport<Format extends string> = ReturnType<typeof presentExport<Format>>;

function presentExport<Format extends string>(
  format: Format,
  { status, fileName, size, failureMessage }: ExportRow,
) {
  const failure = status === 'failed' && failureMessage !== null ? { message: failureMessage } : null;
  const notice = status === 'complete' ? failureMessage : null;
  return { format, status, fileName, size, failure, notice };
}
