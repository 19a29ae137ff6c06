/** JSON stored by this product in the blob store. */
import { Readable } from 'node:stream';
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { BlobMissingError, type BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../app-error.ts';
import { textPieces } from '../text-pieces.ts';

export async function readStoredJson(blobs: BlobStore, sha256: string): Promise<unknown> {
  const blob = await blobs.open(sha256);
  if (!blob) throw new BlobMissingError(sha256);
  const chunks: Buffer[] = [];
  for await (const chunk of blob.stream) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

export async function storeJson(blobs: BlobStore, json: string): Promise<string> {
  return (await blobs.put(Readable.from(piecesOf(json)))).sha256;
}

/** In characters. Encoding a hundred megabytes at once would hold the event loop for a second. */
const PIECE = 256 * 1024;

async function* piecesOf(json: string): AsyncGenerator<Buffer> {
  for (const piece of textPieces(json, PIECE)) {
    yield Buffer.from(piece);
    await turnOfOthers();
  }
}

/** The stored data of a task may be gone; the caller is told so. */
export async function orGone<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    throw error instanceof BlobMissingError ? new AppError('GONE') : error;
  }
}
