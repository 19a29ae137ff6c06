/**
 * A file with a password becomes a file without one: a copy of its own in the same space, which every tool can use. The password
 * is used once and stored nowhere; the protected file stays as it is.
 */
import { createReadStream } from 'node:fs';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { FileUnlocker, Unlocking } from '../../adapters/file-unlocker/file-unlocker.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { keepInRoom } from './room.service.ts';
import { type FileRow, findFile } from './uploads.repository.ts';
import { uploadsText as text } from './uploads.text.ts';

export interface UnlockParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly unlocker: FileUnlocker;
}

export async function unlockStoredFile(
  { database, blobs, unlocker }: UnlockParts,
  scope: TeamScope,
  { fileId, password }: { readonly fileId: string; readonly password: string },
): Promise<FileRow> {
  const file = await findFile(database, scope, fileId);
  if (!file) throw new AppError('NOT_FOUND');
  const unlocking = await blobs.withLocalFile(file.sha256, (path) => unlocker.unlock(path, password));
  if (unlocking.kind === 'refused') throw refusalOf(unlocking.reason);
  try {
    const blob = await blobs.put(createReadStream(unlocking.path));
    return await keepInRoom(database, scope, { name: file.name, size: blob.size, sha256: blob.sha256 });
  } finally {
    await unlocking.release();
  }
}

function refusalOf(reason: (Unlocking & { readonly kind: 'refused' })['reason']): AppError {
  switch (reason) {
    case 'wrongPassword':
      return new AppError('FILE_PASSWORD_WRONG');
    case 'notLocked':
      return new AppError('FILE_NOT_LOCKED');
    case 'unknownLock':
      return new AppError('DOCUMENT_ENCRYPTED', { message: text.unknownLock });
    case 'damaged':
      return new AppError('DOCUMENT_DAMAGED');
    case 'tooMuch':
      return new AppError('DOCUMENT_ENCRYPTED', { message: text.lockTooMuch });
  }
}
