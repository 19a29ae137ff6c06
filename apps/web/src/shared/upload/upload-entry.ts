/** One file of the uploader: its state, its request fields, and its view for the screen. */
import { CHUNK_BYTES, type FileKind, fileKindOf } from '@wenjian/api';
import { chunkCount, chunkRange } from './chunk-plan.ts';
import { relativePathOf } from './file-identity.ts';
import { nextSpeedSample, type SpeedSample } from './upload-speed.ts';
import {
  initialUpload,
  type StoredFile,
  sentBytes,
  storedUpload,
  transferredBytes,
  type UploadState,
} from './upload-state.ts';
import type { ChunkFields, UploadFields } from './upload-transport.ts';

export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly fileKind: FileKind | null;
  readonly state: UploadState;
  readonly sentBytes: number;
  readonly bytesPerSecond: number | null;
}

export interface Entry {
  readonly id: string;
  readonly identifier: string;
  readonly file: File;
  readonly teamId: string | undefined;
  state: UploadState;
  speed: SpeedSample;
  abort: AbortController;
}

export function createEntry(
  id: string,
  identifier: string,
  file: File,
  teamId: string | undefined,
  atMs: number,
): Entry {
  return {
    id,
    identifier,
    file,
    teamId,
    state: initialUpload(Array.from({ length: chunkCount(file.size) }, (_, index) => bytesOf(file, index))),
    speed: { atMs, sentBytes: 0, bytesPerSecond: null },
    abort: new AbortController(),
  };
}

/** A file already stored on the server. */
export function createStoredEntry(
  id: string,
  stored: StoredFile,
  teamId: string | undefined,
  atMs: number,
): Entry {
  return {
    id,
    identifier: `stored-${stored.fileId}`,
    file: new File([], stored.name),
    teamId,
    state: storedUpload(stored, []),
    speed: { atMs, sentBytes: 0, bytesPerSecond: null },
    abort: new AbortController(),
  };
}

export function snapshot(entry: Entry): UploadItem {
  return {
    id: entry.id,
    name: entry.file.name,
    size: 'file' in entry.state ? entry.state.file.size : entry.file.size,
    fileKind: fileKindOf(entry.file.name),
    state: entry.state,
    sentBytes: sentBytes(entry.state),
    bytesPerSecond: entry.speed.bytesPerSecond,
  };
}

export function measureSpeed(entry: Entry, atMs: number, intervalMs: number): void {
  const sent = transferredBytes(entry.state);
  if (entry.state.kind !== 'uploading') entry.speed = { atMs, sentBytes: sent, bytesPerSecond: null };
  else if (atMs - entry.speed.atMs >= intervalMs) entry.speed = nextSpeedSample(entry.speed, atMs, sent);
}

export function uploadFields(entry: Entry): UploadFields {
  return {
    identifier: entry.identifier,
    filename: entry.file.name,
    totalSize: entry.file.size,
    totalChunks: chunkCount(entry.file.size),
    ...(entry.teamId === undefined ? {} : { teamId: entry.teamId }),
  };
}

export function chunkFieldsOf(entry: Entry, index: number): ChunkFields {
  return {
    ...uploadFields(entry),
    chunkNumber: index + 1,
    chunkSize: CHUNK_BYTES,
    currentChunkSize: bytesOf(entry.file, index),
    relativePath: relativePathOf(entry.file).slice(-RELATIVE_PATH_CHARACTERS),
  };
}

/** The server's limit. */
const RELATIVE_PATH_CHARACTERS = 1000;

function bytesOf(file: File, index: number): number {
  const { start, end } = chunkRange(file.size, index);
  return end - start;
}
