/** The upload driver's port: the spec's four requests. */
import type { FailureReason } from '../http/decide-failure.ts';
import type { StoredFile } from './upload-state.ts';

/** The spec's parameters of one chunk, and our two optional ones. */
export interface ChunkFields {
  readonly chunkNumber: number;
  readonly chunkSize: number;
  readonly currentChunkSize: number;
  readonly totalSize: number;
  readonly identifier: string;
  readonly filename: string;
  readonly relativePath: string;
  readonly totalChunks: number;
  readonly teamId?: string;
  readonly chunkSha256?: string;
}

export type UploadFields = Pick<
  ChunkFields,
  'identifier' | 'filename' | 'totalSize' | 'totalChunks' | 'teamId'
>;

export interface LockedFile {
  readonly fileId: string;
  readonly password: string;
  readonly teamId: string | undefined;
}

export interface ChunkAnswer {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** A sentence about the failure; null when there is only the status. */
  readonly message: string | null;
  /** How the request failed; null when it did not. */
  readonly failure: FailureReason | null;
}

export interface UploadTransport {
  /** 200: the server has this chunk. 204: it wants it. Never rejects, except when aborted. */
  testChunk(fields: ChunkFields, signal: AbortSignal): Promise<ChunkAnswer>;
  sendChunk(
    fields: ChunkFields,
    data: Blob,
    onSent: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<ChunkAnswer>;
  /**
   * The product's handling of a failed call (docs/spec.md#failures). Called once, with the failure that ended an
   * upload.
   */
  noticeFailure(failure: FailureReason): void;
  /** Rejects with an `ApiError`, after the effects of docs/spec.md#failures. */
  complete(fields: UploadFields): Promise<StoredFile>;
  /** The file without its password. Rejects like `complete`. */
  unlock(locked: LockedFile): Promise<StoredFile>;
  cancel(fields: Pick<UploadFields, 'identifier' | 'teamId'>): Promise<void>;
}
