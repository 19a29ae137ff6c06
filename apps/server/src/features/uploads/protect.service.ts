/**
 * A PDF becomes one that opens only with a password: a copy of its own in the same space. The password is used once and stored
 * nowhere; who forgets it has the file it was made from.
 */
import { createReadStream } from 'node:fs';
import { failureNames } from '../../adapters/document-reader/failure-names.port.ts';
import type { Protecting } from '../../adapters/file-unlocker/file-unlocker.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import { keepInRoom } from './room.service.ts';
import type { UnlockParts } from './unlock.service.ts';
import { type FileRow, findFile } from './uploads.repository.ts';
import { uploadsText as text } from './uploads.text.ts';

export interface ProtectedFile {
  readonly row: FileRow;
  readonly notes: string[];
  readonly checks: string[];
}

export async function protectStoredFile(
  { database, blobs, unlocker }: UnlockParts,
  scope: TeamScope,
  { fileId, password }: { readonly fileId: string; readonly password: string },
): Promise<ProtectedFile> {
  const file = await findFile(database, scope, fileId);
  if (!file) throw new AppError('NOT_FOUND');
  const protecting = await blobs.withLocalFile(file.sha256, (path) => unlocker.protect(path, password));
  if (protecting.kind !== 'protected') throw refusalOf(protecting);
  try {
    const { size, sha256 } = await blobs.put(createReadStream(protecting.path));
    const row = await keepInRoom(database, scope, { name: text.protectedName(file.name), size, sha256 });
    return { row, notes: [...protecting.notes], checks: [text.protectedCheck] };
  } finally {
    await protecting.release();
  }
}

function refusalOf(refused: Exclude<Protecting, { kind: 'protected' }>): AppError {
  if (refused.kind === 'tooMuch') return new AppError('DOCUMENT_TOO_LARGE', { message: text.protectTooMuch });
  return new AppError(failureNames[refused.reason], { message: refused.message });
}
