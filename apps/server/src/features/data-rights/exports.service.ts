/** Requesting an archive of all data of a person or a team, and offering its download for some days. */
import { DATA_EXPORT_MINUTES, type DataExport } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import type { FileAnswer } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import { beijingTime } from '../../platform/people/beijing-day.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { recordAction } from '../records/index.ts';
import { safeName } from './archive-names.ts';
import { dataRightsText as text } from './data-rights.text.ts';
import { type DataExportRow, findDataExport, startDataExport } from './exports.repository.ts';

export interface DataExportParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
}

const MINUTE_MS = 60_000;
const DAY_CHARACTERS = 10;

export async function requestDataExport(
  { database, queue }: DataExportParts,
  scope: TeamScope,
  now: Date,
): Promise<DataExport | null> {
  await database.transaction(async (transaction) => {
    const space = await lockSpace(transaction, scope);
    if (!space) throw new AppError('NOT_FOUND');
    const called = space.type === 'personal' ? text.person : safeName(space.name);
    const fileName = text.archiveName(called, beijingTime(now).slice(0, DAY_CHARACTERS));
    const madeBefore = new Date(now.getTime() - DATA_EXPORT_MINUTES * MINUTE_MS);
    const started = await startDataExport(transaction, scope, { fileName, madeBefore });
    if (!started) {
      const running = await findDataExport(transaction, scope);
      // Requested twice: the first one is returned. A finished one can be downloaded.
      if (running?.status !== 'complete') return;
      throw new AppError('RATE_LIMITED', { message: text.tooOften(DATA_EXPORT_MINUTES) });
    }
    await queue.enqueue('dataExport', { exportId: started.id }, { connection: transaction, owner: scope });
    await recordAction(transaction, scope, {
      action: 'exported',
      objectKind: 'teamSpace',
      objectId: scope.teamId,
      objectName: fileName,
    });
  });
  return readDataExport(database, scope, now);
}

export async function readDataExport(
  database: Database,
  scope: TeamScope,
  now: Date,
): Promise<DataExport | null> {
  const row = await findDataExport(database, scope);
  return row && !isExpired(row, now) ? present(row) : null;
}

export async function openDataExport(
  { database, blobs }: DataExportParts,
  scope: TeamScope,
  now: Date,
): Promise<FileAnswer> {
  const row = await findDataExport(database, scope);
  if (!row) throw new AppError('NOT_FOUND', { message: text.none });
  if (row.status === 'failed') throw new AppError('NOT_FOUND', { message: text.failed });
  if (row.sha256 === null || row.size === null)
    throw new AppError('TASK_NOT_FINISHED', { message: text.pending });
  if (isExpired(row, now)) throw new AppError('GONE', { message: text.none });
  const { sha256, size, fileName: name } = row;
  return storedFile(blobs, { sha256, size, name, type: 'application/zip' });
}

function isExpired({ expiresAt }: DataExportRow, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

function present({ status, fileName, size, createdAt, expiresAt }: DataExportRow): DataExport {
  return {
    status,
    fileName,
    size,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
