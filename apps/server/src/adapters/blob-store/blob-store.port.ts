import type { Readable } from 'node:stream';

/**
 * Where file contents live. A blob is addressed by the SHA-256 of its bytes, so the same file is kept once whoever
 * uploads it, and a name can never point at other bytes. Everything streams: no method holds a whole file in memory.
 */
export interface BlobStore {
  /**
   * Storing the same bytes twice gives one blob with the time of the second storing. When the source fails,
   * nothing is stored.
   */
  put(source: Readable): Promise<BlobSummary>;
  /**
   * Null when absent. The range is inclusive; its end is cut at the blob's end, and a range that starts behind the
   * end gives an empty stream. `size` is always the size of the whole blob (what `Content-Range` needs).
   * The caller reads the stream to its end or destroys it.
   */
  open(sha256: string, range?: ByteRange): Promise<OpenBlob | null>;
  has(sha256: string): Promise<boolean>;
  /** Deleting an absent blob is no error. */
  delete(sha256: string): Promise<void>;
  /** Every blob, in no order; blobs added or deleted meanwhile may or may not be included. */
  list(): AsyncIterable<StoredBlob>;
  /** Deletes the blob unless somebody has stored it (again) since then; false in that case. */
  deleteUnchanged(sha256: string, since: Date): Promise<boolean>;
  /** Parts of an unfinished upload, in the shared store so that any server can receive any chunk. Numbered from 1. */
  putPart(uploadId: string, partNumber: number, source: Readable): Promise<BlobSummary>;
  /** Joins parts 1..partCount into one blob by streaming; the parts stay until `deleteParts`. */
  assemble(uploadId: string, partCount: number): Promise<BlobSummary>;
  deleteParts(uploadId: string): Promise<void>;
  /**
   * Deletes the parts of all other uploads that got no new part since then. Returns the number of such
   * uploads.
   */
  deletePartsExcept(uploadIds: readonly string[], since: Date): Promise<number>;
  /**
   * Provides the blob as a local file for native tools. The file must not be changed, and may be deleted or
   * shared afterwards.
   */
  withLocalFile<T>(sha256: string, use: (path: string) => Promise<T>): Promise<T>;
  /** For `/readyz`: throws when the store cannot be used. */
  check(): Promise<void>;
}

export interface BlobSummary {
  readonly sha256: string;
  readonly size: number;
}

export interface StoredBlob {
  readonly sha256: string;
  /** When it was last stored. */
  readonly storedAt: Date;
}

export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface OpenBlob {
  readonly stream: Readable;
  readonly size: number;
}

/** A blob that is still referred to is missing from the store. */
export class BlobMissingError extends Error {
  override readonly name = 'BlobMissingError';

  constructor(sha256: string) {
    super(`blob ${sha256} is not in the store`);
  }
}

/** An upload was joined before this part had arrived. */
export class PartMissingError extends Error {
  override readonly name = 'PartMissingError';
  readonly partNumber: number;

  constructor(partNumber: number) {
    super(`part ${partNumber} of the upload is not in the store`);
    this.partNumber = partNumber;
  }
}
