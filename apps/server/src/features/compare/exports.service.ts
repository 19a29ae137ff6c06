/** Asking for exports and handing them out; they are made in the background. */
import { createHash } from 'node:crypto';
import type { ExportFormat } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { FileAnswer } from '../../platform/route-handler.ts';
import { storedFile } from '../../platform/stored-file.ts';
import type { TeamScope } from '../../platform/team-scope.ts';
import { finishedTask, lockTask } from '../tasks/index.ts';
import { compareText, exportNames } from './compare.text.ts';
import { listDecisions } from './decisions.repository.ts';
import { type Decision, presentDecisions } from './decisions.service.ts';
import { type ExportRow, findExport, requestExport } from './exports.repository.ts';

interface ExportPlace {
  readonly id: string;
  readonly format: ExportFormat;
}

export interface ExportService {
  request(scope: TeamScope, place: ExportPlace): Promise<ExportRow>;
  read(scope: TeamScope, place: ExportPlace): Promise<ExportRow>;
  open(scope: TeamScope, place: ExportPlace): Promise<FileAnswer>;
}

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdfOld: 'application/pdf',
  pdfNew: 'application/pdf',
  html: 'text/html; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  markdown: 'text/markdown; charset=utf-8',
};

/** These show the decisions; in the others nothing changes with them. */
const FORMATS_WITH_DECISIONS: ReadonlySet<ExportFormat> = new Set<ExportFormat>(['html', 'xlsx', 'markdown']);

/** Somebody waits for the download. */
const EXPORT_PRIORITY = 10;

export function createExportService(database: Database, blobs: BlobStore, queue: JobQueue): ExportService {
  const read: ExportService['read'] = async (scope, { id, format }) => {
    const task = await finishedTask(database, scope, id);
    const row = await findExport(database, scope, { taskId: id, run: task.run, format });
    if (!row) throw new AppError('NOT_FOUND', { message: compareText.exportMissing });
    // The comparison may have been renamed since.
    return { ...row, fileName: exportNames[format](task.title) };
  };
  return {
    read,
    async request(scope, place) {
      await database.transaction(async (transaction) => {
        // Locked, so that no export is asked for of a run that is over, or of a comparison that is being deleted.
        await lockTask(transaction, scope, place.id);
        const { title, run } = await finishedTask(transaction, scope, place.id);
        const key = { taskId: place.id, run, format: place.format };
        const { digest: decisionsDigest } = await decisionsFor(transaction, scope, key);
        const wanted = { fileName: exportNames[place.format](title), decisionsDigest };
        if (!(await requestExport(transaction, scope, key, wanted))) return;
        await queue.enqueue('compareExport', key, { connection: transaction, priority: EXPORT_PRIORITY });
      });
      return read(scope, place);
    },
    async open(scope, place) {
      const { status, sha256, size, fileName } = await read(scope, place);
      if (status === 'failed')
        throw new AppError('TASK_WITHOUT_RESULT', { message: compareText.exportFailed });
      if (sha256 === null || size === null)
        throw new AppError('TASK_NOT_FINISHED', { message: compareText.exportPending });
      return storedFile(blobs, { sha256, size, name: fileName, type: MEDIA_TYPES[place.format] });
    },
  };
}

/** The decisions an export shows, and what they are told apart by. */
export async function decisionsFor(
  connection: Connection,
  scope: TeamScope,
  { taskId, format }: { readonly taskId: string; readonly format: ExportFormat },
): Promise<{ readonly decisions: readonly Decision[]; readonly digest: string }> {
  if (!FORMATS_WITH_DECISIONS.has(format)) return { decisions: [], digest: '' };
  const decisions = presentDecisions(await listDecisions(connection, scope, taskId));
  const states = decisions.map(({ changeId, version }) => [changeId, version]).sort();
  return { decisions, digest: createHash('sha256').update(JSON.stringify(states)).digest('hex') };
}

export function presentExport({ format, status, fileName, size, failureMessage }: ExportRow) {
  const failure = failureMessage === null ? null : { message: failureMessage };
  return { format, status, fileName, size, failure };
}
