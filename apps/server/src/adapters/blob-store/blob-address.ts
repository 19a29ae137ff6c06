/**
 * How blobs, parts and half-written objects are named inside a store; the same layout in a folder and in a bucket.
 * Names are built only from hex digits and numbers, so no input can reach outside the store.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { ByteRange } from './blob-store.port.ts';

/** Half-written objects. A crash may leave some behind; `STALE_INCOMING_MS` says when they may be swept. */
export const INCOMING = 'incoming';

/**
 * Another process may be writing beside the one that starts, so a sweep spares recent objects. No upload request
 * lives this long, and every write renews the age.
 */
export const STALE_INCOMING_MS = 60 * 60 * 1000;

/** Wide enough for 200 MB in 1 MiB chunks many times over, and keeps listings in part order. */
const PART_NUMBER_DIGITS = 6;

export function isSha256(value: string): boolean {
  return /^[0-9a-f]{64}$/.test(value);
}

export const BLOBS = 'sha256';

/** Two levels of 256 keep folders small with millions of blobs. */
export function blobAddress(sha256: string): string {
  return `${BLOBS}/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
}

export const PARTS = 'uploads';

/** Upload ids come from clients (any characters, any length), so they are hashed, never used as a name. */
export function partsAddress(uploadId: string): string {
  return `${PARTS}/${createHash('sha256').update(uploadId, 'utf8').digest('hex')}`;
}

export function partAddress(uploadId: string, partNumber: number): string {
  if (!Number.isInteger(partNumber) || partNumber < 1) {
    throw new RangeError(`part numbers start at 1, got ${partNumber}`);
  }
  return `${partsAddress(uploadId)}/${String(partNumber).padStart(PART_NUMBER_DIGITS, '0')}`;
}

export function incomingAddress(): string {
  return `${INCOMING}/${randomUUID()}`;
}

/** The part of the wanted range that exists, or null when none of it does. */
export function clampRange(range: ByteRange, size: number): ByteRange | null {
  const start = Math.max(0, range.start);
  const end = Math.min(range.end, size - 1);
  return start <= end ? { start, end } : null;
}
