/** How a file is split, and the meaning of a chunk's response. Pure. */
import { CHUNK_BYTES } from '@wenjian/api';

export interface ChunkRange {
  readonly start: number;
  readonly end: number;
}

/** An empty file still has one (empty) chunk: the server must know about it. */
export function chunkCount(totalBytes: number): number {
  return Math.max(1, Math.ceil(totalBytes / CHUNK_BYTES));
}

export function chunkRange(totalBytes: number, index: number): ChunkRange {
  const start = index * CHUNK_BYTES;
  return { start, end: Math.min(totalBytes, start + CHUNK_BYTES) };
}

export type ChunkVerdict = 'success' | 'permanent' | 'retryable';

const SUCCESS_STATUSES: readonly number[] = [200, 201, 202];
const PERMANENT_STATUSES: readonly number[] = [404, 415, 500, 501];

/** See docs/spec.md#chunked-upload. Status 0 is a request without a response. */
export function judgeStatus(status: number): ChunkVerdict {
  if (SUCCESS_STATUSES.includes(status)) return 'success';
  return PERMANENT_STATUSES.includes(status) ? 'permanent' : 'retryable';
}
