/**
 * Chunked upload. Chunks lie in the shared store and their list in the database, so any server may receive any
 * chunk, and an upload goes on after a page reload or a server restart.
 */
import type { Readable } from 'node:stream';
import { type chunkFields, fileKindOf, MAX_FILE_BYTES } from '@wenjian/api';
import type { z } from 'zod';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import type { TeamScope } from '../../platform/team-scope.ts';
import {
  deleteUpload,
  ensureUpload,
  type FileRow,
  findChunk,
  findFile,
  findUpload,
  insertFile,
  linkFile,
  listStaleUploads,
  lockUpload,
  restartUpload,
  saveChunk,
  sumChunks,
} from './uploads.repository.ts';

type Chunk = z.output<typeof chunkFields>;
type Completion = Pick<Chunk, 'identifier' | 'filename' | 'totalSize' | 'totalChunks'>;

/** An upload left alone this long is given up. */
const STALE_AFTER_MS = 7 * 24 * 3600 * 1000;

export interface UploadService {
  hasChunk(scope: TeamScope, chunk: Chunk): Promise<boolean>;
  saveChunk(scope: TeamScope, chunk: Chunk, content: Readable): Promise<void>;
  complete(scope: TeamScope, completion: Completion): Promise<FileRow>;
  cancel(scope: TeamScope, identifier: string): Promise<void>;
  removeStale(now: Date): Promise<number>;
}

export function createUploadService(database: Database, blobs: BlobStore): UploadService {
  return {
    async hasChunk(scope, chunk) {
      refuseOversize(chunk.totalSize);
      const upload = await findUpload(database, scope, chunk.identifier);
      if (!upload || upload.fileId || !isSamePlan(upload, chunk)) return false;
      const stored = await findChunk(database, upload.id, chunk.chunkNumber);
      if (!stored || stored.size !== chunk.currentChunkSize) return false;
      return chunk.chunkSha256 === undefined || chunk.chunkSha256 === stored.sha256;
    },
    async saveChunk(scope, chunk, content) {
      refuseOversize(chunk.totalSize);
      const uploadId = await database.transaction(async (transaction) => {
        const upload = await ensureUpload(transaction, scope, planOf(chunk));
        if (upload.fileId || !isSamePlan(upload, chunk))
          await restartUpload(transaction, upload, planOf(chunk));
        return upload.id;
      });
      const { sha256, size } = await blobs.putPart(uploadId, chunk.chunkNumber, content);
      refuseWrongLength(chunk, size);
      await saveChunk(database, { uploadId, number: chunk.chunkNumber, size, sha256 });
    },
    complete: (scope, completion) => complete(database, blobs, scope, completion),
    async cancel(scope, identifier) {
      const upload = await findUpload(database, scope, identifier);
      if (!upload) return;
      await deleteUpload(database, upload.id);
      await blobs.deleteParts(upload.id);
    },
    async removeStale(now) {
      const stale = await listStaleUploads(database, new Date(now.getTime() - STALE_AFTER_MS));
      for (const upload of stale) {
        await blobs.deleteParts(upload.id);
        await deleteUpload(database, upload.id);
      }
      return stale.length;
    },
  };
}

async function complete(
  database: Database,
  blobs: BlobStore,
  scope: TeamScope,
  completion: Completion,
): Promise<FileRow> {
  refuseOversize(completion.totalSize);
  const { file, uploadId } = await database.transaction(async (transaction) => {
    const upload = await lockUpload(transaction, scope, completion.identifier);
    if (!upload) throw new AppError('UPLOAD_INCOMPLETE');
    const done = upload.fileId ? await findFile(transaction, scope, upload.fileId) : null;
    if (done) return { file: done, uploadId: upload.id };
    const stored = await sumChunks(transaction, upload.id);
    if (stored.count !== completion.totalChunks || stored.size !== completion.totalSize)
      throw new AppError('UPLOAD_INCOMPLETE');
    const blob = await blobs.assemble(upload.id, completion.totalChunks);
    const file = await insertFile(transaction, scope, { name: completion.filename, ...blob });
    await linkFile(transaction, upload.id, file.id);
    return { file, uploadId: upload.id };
  });
  await blobs.deleteParts(uploadId);
  return file;
}

export function presentFile(file: FileRow) {
  return {
    fileId: file.id,
    name: file.name,
    size: file.size,
    sha256: file.sha256,
    kind: fileKindOf(file.name),
  };
}

function planOf(chunk: Completion) {
  return { identifier: chunk.identifier, totalSize: chunk.totalSize, totalChunks: chunk.totalChunks };
}

function isSamePlan(upload: { totalSize: number; totalChunks: number }, chunk: Completion): boolean {
  return upload.totalSize === chunk.totalSize && upload.totalChunks === chunk.totalChunks;
}

function refuseOversize(totalSize: number): void {
  if (totalSize > MAX_FILE_BYTES) throw new AppError('FILE_TOO_LARGE');
}

/** A part of the wrong length is in the store but in no list; sending the chunk again replaces it. */
function refuseWrongLength(chunk: Chunk, length: number): void {
  if (length === chunk.currentChunkSize && chunk.chunkNumber <= chunk.totalChunks) return;
  const fields = [{ path: 'currentChunkSize', message: '分片内容与声明的大小不一致' }];
  throw new AppError('INVALID_REQUEST', { message: '分片内容与声明的大小不一致，请重新上传', fields });
}
