/**
 * The state machine of one file's upload: (state, event) → state. Pure: it never sends anything. An event
 * that does not fit the current state changes nothing, so a late response of a paused, cancelled or failed
 * upload can never revive it.
 */
import type { AnswerOf, completeUpload } from '@wenjian/api';

export type StoredFile = AnswerOf<typeof completeUpload>;

/**
 * pending → reading (cut, hashed, asked for) → complete (the server already has it)
 *                                            → uploading → progress → success
 *                                                                   → retry (waits for its next try) → reading
 *                                                                   → error
 */
export type ChunkKind =
  | 'pending'
  | 'reading'
  | 'uploading'
  | 'progress'
  | 'retry'
  | 'success'
  | 'complete'
  | 'error';

export interface ChunkState {
  readonly kind: ChunkKind;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly retries: number;
}

type Chunks = { readonly chunks: readonly ChunkState[] };

export type UploadState =
  | ({ readonly kind: 'waiting' } & Chunks)
  /** `isFinishing`: every chunk is there and the server is joining them. */
  | ({ readonly kind: 'uploading'; readonly isFinishing: boolean } & Chunks)
  | ({ readonly kind: 'paused' } & Chunks)
  /** `wasLocked`: the copy that its password has opened. */
  | ({ readonly kind: 'success'; readonly file: StoredFile; readonly wasLocked?: true } & Chunks)
  /** Stored, but it opens only with a password: no tool can read it yet. */
  | ({ readonly kind: 'locked'; readonly file: StoredFile } & Chunks)
  | ({ readonly kind: 'error'; readonly message: string } & Chunks);

export type UploadEvent =
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'chunkRead'; readonly index: number }
  | { readonly kind: 'chunkFound'; readonly index: number }
  | { readonly kind: 'chunkSent'; readonly index: number }
  | { readonly kind: 'chunkProgressed'; readonly index: number; readonly sentBytes: number }
  | { readonly kind: 'chunkStored'; readonly index: number }
  | {
      readonly kind: 'chunkFailed';
      readonly index: number;
      readonly canRetry: boolean;
      readonly retryLimit: number;
      readonly message: string;
    }
  | { readonly kind: 'finishStarted' }
  | { readonly kind: 'finished'; readonly file: StoredFile }
  /** The file without its password. */
  | { readonly kind: 'unlocked'; readonly file: StoredFile }
  | { readonly kind: 'finishFailed'; readonly areChunksMissing: boolean; readonly message: string };

export type UploadWork = { readonly kind: 'chunk'; readonly index: number } | { readonly kind: 'finish' };

export function initialUpload(chunkBytes: readonly number[]): UploadState {
  return {
    kind: 'waiting',
    chunks: chunkBytes.map((bytes) => ({ kind: 'pending', bytes, sentBytes: 0, retries: 0 })),
  };
}

export function storedUpload(file: StoredFile, chunks: readonly ChunkState[]): UploadState {
  return { kind: file.isLocked ? 'locked' : 'success', file, chunks };
}

/** The next request this file needs, or null while it needs none. */
export function nextWork(state: UploadState): UploadWork | null {
  if (state.kind !== 'waiting' && state.kind !== 'uploading') return null;
  const index = state.chunks.findIndex((chunk) => chunk.kind === 'pending' || chunk.kind === 'retry');
  if (index >= 0) return { kind: 'chunk', index };
  const isFinishing = state.kind === 'uploading' && state.isFinishing;
  return !isFinishing && state.chunks.every(isStored) ? { kind: 'finish' } : null;
}

export function sentBytes(state: UploadState): number {
  return state.chunks.reduce((sum, chunk) => sum + chunk.sentBytes, 0);
}

/** The bytes really sent; chunks that the server already had do not count for the speed. */
export function transferredBytes(state: UploadState): number {
  return state.chunks.reduce((sum, chunk) => sum + (chunk.kind === 'complete' ? 0 : chunk.sentBytes), 0);
}

export function advance(state: UploadState, event: UploadEvent): UploadState {
  switch (event.kind) {
    case 'pause':
      // Joining is short and irreversible: there is nothing left to pause.
      return isRunning(state) && !isFinishing(state)
        ? { kind: 'paused', chunks: state.chunks.map(withdrawn) }
        : state;
    case 'resume':
      return state.kind === 'paused' ? { kind: 'waiting', chunks: state.chunks } : state;
    case 'retry':
      return state.kind === 'error' ? { kind: 'waiting', chunks: state.chunks.map(freshTry) } : state;
    case 'finishStarted':
      return isRunning(state) && state.chunks.every(isStored)
        ? { kind: 'uploading', isFinishing: true, chunks: state.chunks }
        : state;
    case 'finished':
      return isFinishing(state) ? storedUpload(event.file, state.chunks) : state;
    case 'unlocked':
      return state.kind === 'locked'
        ? { kind: 'success', file: event.file, chunks: state.chunks, wasLocked: true }
        : state;
    case 'finishFailed':
      return isFinishing(state) ? failedFinish(state, event.areChunksMissing, event.message) : state;
    default:
      return isRunning(state) ? advanceChunk(state, event) : state;
  }
}

type ChunkEvent = Extract<UploadEvent, { readonly index: number }>;

function advanceChunk(state: UploadState, event: ChunkEvent): UploadState {
  const chunk = state.chunks[event.index];
  const next = chunk && nextChunk(chunk, event);
  if (!next) return state;
  const chunks = state.chunks.with(event.index, next);
  if (event.kind === 'chunkFailed' && next.kind === 'error') {
    return { kind: 'error', message: event.message, chunks: chunks.map(withdrawn) };
  }
  return { kind: 'uploading', isFinishing: false, chunks };
}

/** Null when the event does not fit the chunk. */
function nextChunk(chunk: ChunkState, event: ChunkEvent): ChunkState | null {
  switch (event.kind) {
    case 'chunkRead':
      return oneOf(chunk, 'pending', 'retry') ? { ...chunk, kind: 'reading', sentBytes: 0 } : null;
    case 'chunkFound':
      return oneOf(chunk, 'reading') ? { ...chunk, kind: 'complete', sentBytes: chunk.bytes } : null;
    case 'chunkSent':
      return oneOf(chunk, 'reading') ? { ...chunk, kind: 'uploading' } : null;
    case 'chunkProgressed':
      return oneOf(chunk, 'uploading', 'progress')
        ? { ...chunk, kind: 'progress', sentBytes: Math.min(chunk.bytes, event.sentBytes) }
        : null;
    case 'chunkStored':
      return oneOf(chunk, 'uploading', 'progress')
        ? { ...chunk, kind: 'success', sentBytes: chunk.bytes }
        : null;
    case 'chunkFailed':
      return oneOf(chunk, 'reading', 'uploading', 'progress') ? failedChunk(chunk, event) : null;
  }
}

function failedChunk(chunk: ChunkState, event: Extract<UploadEvent, { kind: 'chunkFailed' }>): ChunkState {
  const mayRetry = event.canRetry && chunk.retries < event.retryLimit;
  return mayRetry
    ? { ...chunk, kind: 'retry', sentBytes: 0, retries: chunk.retries + 1 }
    : { ...chunk, kind: 'error', sentBytes: 0 };
}

/** When the server lost chunks, all of them are tested again; test requests make that cheap. */
function failedFinish(state: UploadState, areChunksMissing: boolean, message: string): UploadState {
  const chunks = areChunksMissing ? state.chunks.map(forgotten) : state.chunks;
  return { kind: 'error', message, chunks };
}

/** A chunk whose request was aborted: its sent bytes do not count. */
function withdrawn(chunk: ChunkState): ChunkState {
  return oneOf(chunk, 'reading', 'uploading', 'progress') ? forgotten(chunk) : chunk;
}

function freshTry(chunk: ChunkState): ChunkState {
  return isStored(chunk) ? chunk : { ...forgotten(chunk), retries: 0 };
}

function forgotten(chunk: ChunkState): ChunkState {
  return { ...chunk, kind: 'pending', sentBytes: 0 };
}

function isStored(chunk: ChunkState): boolean {
  return oneOf(chunk, 'success', 'complete');
}

function isRunning(state: UploadState): boolean {
  return state.kind === 'waiting' || state.kind === 'uploading';
}

function isFinishing(state: UploadState): boolean {
  return state.kind === 'uploading' && state.isFinishing;
}

function oneOf(chunk: ChunkState, ...kinds: readonly ChunkKind[]): boolean {
  return kinds.includes(chunk.kind);
}
