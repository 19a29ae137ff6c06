/**
 * Chunked upload. Chunks are in the shared store and their list is in the database, so any server may receive
 * any chunk, and an upload continues after a page reload or a server restart.
 */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type chunkFields, fileKindOf, MAX_FILE_BYTES } from '@wenjian/api';
import type { z } from 'zod';
import {
  type BlobStore,
  type BlobSummary,
  PartMissingError,
} from '../../adapters/blob-store/blob-store.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import { refuseUnusable } from './look-at-file.ts';
import { LEFT_AFTER_MS, requireRoom } from './room.service.ts';
import {
  deleteUpload,
  ensureUpload,
  type FileRow,
  findChunk,
  findFile,
  findUpload,
  forgetChunks,
  insertFile,
  linkFile,
  listStaleUploads,
  lockUpload,
  restartUpload,
  saveChunk,
  sumChunks,
  touchUpload,
  type UploadRow,
} from './uploads.repository.ts';
import { uploadsText as text } from './uploads.text.ts';
import { refusal, verifyChunk } from './verify-chunk.ts';

type Chunk = z.output<typeof chunkFields>;
type Completion = Pick<Chunk, 'identifier' | 'filename' | 'totalSize' | 'totalChunks'>;

/** An upload without activity for this long is deleted. */
const STALE_AFTER_MS = 7 * 24 * 3600 * 1000;

export interface UploadService {
  hasChunk(scope: TeamScope, chunk: Chunk): Promise<boolean>;
  saveChunk(scope: TeamScope, chunk: Chunk, content: Readable): Promise<void>;
  complete(scope: TeamScope, completion: Completion): Promise<FileRow>;
  find(scope: TeamScope, fileId: string): Promise<FileRow>;
  cancel(scope: TeamScope, identifier: string): Promise<void>;
  removeStale(now: Date): Promise<number>;
}

export function createUploadService(database: Database, blobs: BlobStore): UploadService {
  return {
    async hasChunk(scope, chunk) {
      refuseOversize(chunk.totalSize);
      const upload = await findUpload(database, scope, chunk.identifier);
      if (!upload || upload.fileId || !isSamePlan(upload, chunk)) return false;
      const stored = await findChunk(database, upload, chunk.chunkNumber);
      if (!stored || stored.size !== chunk.currentChunkSize) return false;
      return chunk.chunkSha256 === undefined || chunk.chunkSha256 === stored.sha256;
    },
    async saveChunk(scope, chunk, content) {
      refuseOversize(chunk.totalSize);
      refuseOutside(chunk);
      const { partsKey } = await openUpload(database, blobs, scope, chunk);
      const checked = verifyChunk({ size: chunk.currentChunkSize, sha256: chunk.chunkSha256 });
      const storing = blobs.putPart(partsKey, chunk.chunkNumber, checked);
      const [stored] = await Promise.all([storing, pipeline(content, checked)]);
      try {
        await listChunk(database, scope, chunk, partsKey, stored);
      } catch (error) {
        // Nothing speaks of the chunk, or of any other of an upload that was ended: nobody would count it.
        await removeUnlisted(database, blobs, scope, chunk.identifier, partsKey);
        throw error;
      }
    },
    complete: (scope, completion) => complete(database, blobs, scope, completion),
    async find(scope, fileId) {
      const file = await findFile(database, scope, fileId);
      if (!file) throw new AppError('NOT_FOUND');
      return file;
    },
    async cancel(scope, identifier) {
      const upload = await findUpload(database, scope, identifier);
      if (!upload) return;
      await deleteUpload(database, upload);
      await blobs.deleteParts(upload.partsKey);
    },
    async removeStale(now) {
      const stale = await listStaleUploads(database, new Date(now.getTime() - STALE_AFTER_MS));
      for (const upload of stale) {
        await blobs.deleteParts(upload.partsKey);
        await deleteUpload(database, upload);
      }
      return stale.length;
    },
  };
}

/**
 * The upload a chunk belongs to; another file under the same identifier, or a finished one, starts over. Its room is
 * asked for at its first chunk, and again if it was left alone for a while.
 */
async function openUpload(
  database: Database,
  blobs: BlobStore,
  scope: TeamScope,
  chunk: Chunk,
): Promise<UploadRow> {
  const now = new Date();
  const known = await findUpload(database, scope, chunk.identifier);
  if (known && isGoingOn(known, chunk, now) && (await touchUpload(database, known))) return known;
  const { upload, replaced } = await database.transaction(async (transaction) => {
    if (!(await lockSpace(transaction, scope))) throw new AppError('NOT_FOUND');
    const row = await ensureUpload(transaction, scope, planOf(chunk));
    const isFresh = !row.fileId && isSamePlan(row, chunk);
    const opened = isFresh ? row : await restartUpload(transaction, row, planOf(chunk));
    await requireRoom(transaction, scope, now);
    return { upload: opened, replaced: isFresh ? null : row.partsKey };
  });
  if (replaced !== null) await blobs.deleteParts(replaced);
  return upload;
}

function isGoingOn(upload: UploadRow, chunk: Chunk, now: Date): boolean {
  const isLeft = upload.touchedAt.getTime() < now.getTime() - LEFT_AFTER_MS;
  return !isLeft && !upload.fileId && isSamePlan(upload, chunk);
}

/** Only while the upload is still the one the chunk was stored for: it may have been cancelled or started over meanwhile. */
async function listChunk(
  database: Database,
  scope: TeamScope,
  chunk: Chunk,
  partsKey: string,
  stored: BlobSummary,
): Promise<void> {
  const isWithin = await database.transaction(async (transaction) => {
    const upload = await lockUpload(transaction, scope, chunk.identifier);
    if (upload?.partsKey !== partsKey) throw new AppError('UPLOAD_INCOMPLETE');
    await saveChunk(transaction, upload, { number: chunk.chunkNumber, ...stored });
    const { size } = await sumChunks(transaction, upload);
    if (size > upload.totalSize) await deleteUpload(transaction, upload);
    return size <= upload.totalSize;
  });
  if (!isWithin) throw refusal('currentChunkSize', text.outside);
}

async function removeUnlisted(
  database: Database,
  blobs: BlobStore,
  scope: TeamScope,
  identifier: string,
  partsKey: string,
): Promise<void> {
  const current = await findUpload(database, scope, identifier);
  if (current?.partsKey !== partsKey) await blobs.deleteParts(partsKey);
}

/** Joining a large file takes a while: no lock and no connection is held during it. */
async function complete(
  database: Database,
  blobs: BlobStore,
  scope: TeamScope,
  completion: Completion,
): Promise<FileRow> {
  refuseOversize(completion.totalSize);
  const upload = await findUpload(database, scope, completion.identifier);
  if (!upload) throw new AppError('UPLOAD_INCOMPLETE');
  const done = await findDone(database, scope, upload);
  if (done) return done;
  try {
    const stored = await sumChunks(database, upload);
    const isWhole = stored.count === completion.totalChunks && stored.size === completion.totalSize;
    if (!isWhole) throw new AppError('UPLOAD_INCOMPLETE');
    const blob = await joinChunks(database, blobs, upload, completion);
    await refuseUnusable(blobs, blob).catch(async (error: unknown) => {
      // A store that does not answer says nothing about the file.
      if (!(error instanceof AppError)) throw error;
      // What was joined belongs to nobody and goes with the next sweep.
      await deleteUpload(database, upload);
      await blobs.deleteParts(upload.partsKey);
      throw error;
    });
    const file = await recordFile(database, scope, upload, { name: completion.filename, ...blob });
    await blobs.deleteParts(upload.partsKey);
    return file;
  } catch (error) {
    // Another request may have completed it meanwhile and deleted its chunks, before they were counted or before they were joined.
    const current = await findUpload(database, scope, completion.identifier);
    const file = current && (await findDone(database, scope, current));
    if (file) return file;
    throw error;
  }
}

async function findDone(
  connection: Connection,
  scope: TeamScope,
  upload: UploadRow,
): Promise<FileRow | null> {
  return upload.fileId ? findFile(connection, scope, upload.fileId) : null;
}

async function joinChunks(
  database: Database,
  blobs: BlobStore,
  upload: UploadRow,
  completion: Completion,
): Promise<BlobSummary> {
  try {
    const blob = await blobs.assemble(upload.partsKey, completion.totalChunks);
    if (blob.size === completion.totalSize) return blob;
  } catch (error) {
    if (!(error instanceof PartMissingError)) throw error;
  }
  // The list and the store disagree: the list is cleared, so that the client sends everything again.
  await forgetChunks(database, upload);
  throw new AppError('UPLOAD_INCOMPLETE');
}

/**
 * An upload that was cancelled or started over while its chunks were joined becomes a file all the same: its bytes
 * are in the store, so they must count.
 */
async function recordFile(
  database: Database,
  scope: TeamScope,
  upload: UploadRow,
  file: { name: string; size: number; sha256: string },
): Promise<FileRow> {
  return database.transaction(async (transaction) => {
    if (!(await lockSpace(transaction, scope))) throw new AppError('NOT_FOUND');
    const found = await lockUpload(transaction, scope, upload.identifier);
    const current = found?.partsKey === upload.partsKey ? found : null;
    const done = current && (await findDone(transaction, scope, current));
    if (done) return done;
    const row = await insertFile(transaction, scope, file);
    if (current) await linkFile(transaction, upload, row.id);
    return row;
  });
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

/** Together the chunks are the file: none lies behind its announced end. */
function refuseOutside(chunk: Chunk): void {
  const { chunkNumber, chunkSize, currentChunkSize, totalSize, totalChunks } = chunk;
  const isOutside = (chunkNumber - 1) * chunkSize + currentChunkSize > totalSize;
  if (chunkNumber > totalChunks || isOutside) throw refusal('currentChunkSize', text.outside);
}
