import {
  cancelUpload,
  completeUpload,
  downloadStoredFile,
  readStoredFile,
  sendChunk,
  testChunk,
} from '@wenjian/api';
import { AppError } from '../../platform/app-error.ts';
import { emptyAnswer, handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import { createLockLook, type LockParts } from './lock.service.ts';
import type { FileRow } from './uploads.repository.ts';
import { presentFile, type UploadService } from './uploads.service.ts';

/** Saved, never shown: it may be a web page of somebody else. */
const DOWNLOAD_TYPE = 'application/octet-stream';

export interface UploadRouteParts extends LockParts {
  readonly uploads: UploadService;
}

export function uploadRoutes(parts: UploadRouteParts): readonly RouteHandler[] {
  const { uploads } = parts;
  const isLocked = createLockLook(parts);
  const present = async (file: FileRow) =>
    (await isLocked(file.sha256)) ? { ...presentFile(file), isLocked: true } : presentFile(file);
  return [
    handle(testChunk, async ({ query, context }) =>
      (await uploads.hasChunk(context.scope, query)) ? null : emptyAnswer,
    ),
    handle(sendChunk, async ({ body, file, context }) => {
      await uploads.saveChunk(context.scope, body, file);
      return null;
    }),
    handle(completeUpload, async ({ body, context }) => present(await uploads.complete(context.scope, body))),
    handle(readStoredFile, async ({ query, context }) =>
      present(await uploads.find(context.scope, query.fileId)),
    ),
    handle(downloadStoredFile, async ({ query, context }) => {
      if (context.scope.role === 'viewer') throw new AppError('FORBIDDEN');
      const { name, size, sha256, ownerId } = await uploads.find(context.scope, query.fileId);
      // What others have put in is fetched as a document, and that is recorded.
      if (ownerId !== context.scope.userId) throw new AppError('NOT_FOUND');
      return storedFile(parts.blobs, { name, size, sha256, type: DOWNLOAD_TYPE });
    }),
    handle(cancelUpload, async ({ query, context }) => {
      await uploads.cancel(context.scope, query.identifier);
      return null;
    }),
  ];
}
