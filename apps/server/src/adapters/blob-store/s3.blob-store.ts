/**
 * Blobs as objects of an S3-compatible bucket. The address of a blob is known only when its last byte has passed, so
 * the bytes go to an `incoming/` key while they are hashed, and the store itself copies them to their address.
 * Objects appear whole or not at all (that is S3's promise), so no reader sees half a blob.
 */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import {
  BLOBS,
  blobAddress,
  clampRange,
  INCOMING,
  incomingAddress,
  isSha256,
  PARTS,
  partAddress,
  partsAddress,
  STALE_INCOMING_MS,
} from './blob-address.ts';
import {
  BlobMissingError,
  type BlobStore,
  type BlobSummary,
  type ByteRange,
  type OpenBlob,
  PartMissingError,
  type StoredBlob,
} from './blob-store.port.ts';
import { ContentMeter } from './content-meter.ts';
import { joinParts } from './join-parts.ts';
import { copyInParts } from './s3-copy.ts';
import type { S3Location } from './s3-location.ts';

/** S3's smallest part; with the queue below at most about 15 MB of one upload are in memory. */
const UPLOAD_PART_BYTES = 5 * 1024 * 1024;
const UPLOAD_PARTS_IN_FLIGHT = 2;

/**
 * The size copied in one request; S3 allows 5 GB, but proxies cut off long requests. The largest copy is
 * 10,000 times this.
 */
const COPY_BYTES = 1024 ** 3;

const NOT_FOUND = 404;

export class S3BlobStore implements BlobStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #keyPrefix: string;
  readonly #copyBytes: number;

  constructor(location: S3Location, copyBytes = COPY_BYTES) {
    this.#copyBytes = copyBytes;
    this.#bucket = location.bucket;
    this.#keyPrefix = location.keyPrefix;
    this.#client = new S3Client({
      region: location.region,
      forcePathStyle: location.isPathStyle,
      // The SDK's newer default checksums are refused by many S3-compatible stores.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(location.endpoint ? { endpoint: location.endpoint } : {}),
      ...(location.credentials ? { credentials: location.credentials } : {}),
    });
  }

  async put(source: Readable): Promise<BlobSummary> {
    const incoming = incomingAddress();
    const content = await this.#upload(incoming, source);
    try {
      // Also when the blob exists already, to renew its time.
      await this.#copy(incoming, blobAddress(content.sha256), content.size);
    } finally {
      await this.#remove(incoming);
    }
    return content;
  }

  async open(sha256: string, range?: ByteRange): Promise<OpenBlob | null> {
    if (!isSha256(sha256)) return null;
    const address = blobAddress(sha256);
    if (!range) return this.#get(address);
    const size = await this.#sizeOf(address);
    if (size === null) return null;
    const present = clampRange(range, size);
    if (!present) return { stream: Readable.from([]), size };
    const opened = await this.#get(address, `bytes=${present.start}-${present.end}`);
    return opened && { stream: opened.stream, size };
  }

  async has(sha256: string): Promise<boolean> {
    return isSha256(sha256) && (await this.#sizeOf(blobAddress(sha256))) !== null;
  }

  async delete(sha256: string): Promise<void> {
    if (isSha256(sha256)) await this.#remove(blobAddress(sha256));
  }

  async *list(): AsyncGenerator<StoredBlob> {
    for await (const { address, modifiedAt } of this.#list(`${BLOBS}/`)) {
      const sha256 = address.slice(address.lastIndexOf('/') + 1);
      if (isSha256(sha256)) yield { sha256, storedAt: modifiedAt };
    }
  }

  /**
   * S3 has no conditional delete: a blob stored again between the check and the deletion (milliseconds) is
   * lost.
   */
  async deleteUnchanged(sha256: string, since: Date): Promise<boolean> {
    if (!isSha256(sha256)) return false;
    const request = new HeadObjectCommand({ Bucket: this.#bucket, Key: this.#key(blobAddress(sha256)) });
    const answer = await nullWhenAbsent(this.#client.send(request));
    if (!answer?.LastModified || answer.LastModified >= since) return false;
    await this.#remove(blobAddress(sha256));
    return true;
  }

  async putPart(uploadId: string, partNumber: number, source: Readable): Promise<BlobSummary> {
    return this.#upload(partAddress(uploadId, partNumber), source);
  }

  async assemble(uploadId: string, partCount: number): Promise<BlobSummary> {
    const parts = joinParts(partCount, async (partNumber) => {
      const part = await this.#get(partAddress(uploadId, partNumber));
      if (!part) throw new PartMissingError(partNumber);
      return part.stream;
    });
    return this.put(parts);
  }

  async deleteParts(uploadId: string): Promise<void> {
    for await (const { address } of this.#list(`${partsAddress(uploadId)}/`)) await this.#remove(address);
  }

  async deletePartsExcept(uploadIds: readonly string[], since: Date): Promise<number> {
    const kept = new Set(uploadIds.map(partsAddress));
    const newest = new Map<string, Date>();
    for await (const { address, modifiedAt } of this.#list(`${PARTS}/`)) {
      const upload = address.slice(0, address.lastIndexOf('/'));
      const known = newest.get(upload);
      if (!kept.has(upload) && (!known || known < modifiedAt)) newest.set(upload, modifiedAt);
    }
    const old = [...newest].filter(([, modifiedAt]) => modifiedAt < since);
    for (const [upload] of old)
      for await (const { address } of this.#list(`${upload}/`)) await this.#remove(address);
    return old.length;
  }

  async withLocalFile<T>(sha256: string, use: (path: string) => Promise<T>): Promise<T> {
    const blob = await this.open(sha256);
    if (!blob) throw new BlobMissingError(sha256);
    const folder = await mkdtemp(join(tmpdir(), 'wenjian-blob-'));
    try {
      const path = join(folder, sha256);
      await pipeline(blob.stream, createWriteStream(path));
      return await use(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async check(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
  }

  /** Incomplete objects of processes that died between upload and copy. */
  async removeStaleIncoming(now: Date): Promise<void> {
    for await (const { address, modifiedAt } of this.#list(`${INCOMING}/`)) {
      if (now.getTime() - modifiedAt.getTime() > STALE_INCOMING_MS) await this.#remove(address);
    }
  }

  async #upload(address: string, source: Readable): Promise<BlobSummary> {
    const meter = new ContentMeter();
    const sending = new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: this.#key(address), Body: meter },
      partSize: UPLOAD_PART_BYTES,
      queueSize: UPLOAD_PARTS_IN_FLIGHT,
    }).done();
    // A failed upload no longer reads; without this the source would wait forever.
    sending.catch((error: Error) => meter.destroy(error));
    // Both are awaited to their end, so that a failed source has also aborted its multipart upload.
    const [reading, sent] = await Promise.allSettled([pipeline(source, meter), sending]);
    // The upload's reason first: it also carries a failure of the source, while the reading side may only say "aborted".
    if (sent.status === 'rejected') throw sent.reason;
    if (reading.status === 'rejected') throw reading.reason;
    return meter.summary();
  }

  async #get(address: string, range?: string): Promise<OpenBlob | null> {
    const request = new GetObjectCommand({
      Bucket: this.#bucket,
      Key: this.#key(address),
      ...(range ? { Range: range } : {}),
    });
    const answer = await nullWhenAbsent(this.#client.send(request));
    if (!answer) return null;
    if (!(answer.Body instanceof Readable)) throw new Error('the S3 client answered without a readable body');
    return { stream: answer.Body, size: answer.ContentLength ?? 0 };
  }

  async #sizeOf(address: string): Promise<number | null> {
    const request = new HeadObjectCommand({ Bucket: this.#bucket, Key: this.#key(address) });
    const answer = await nullWhenAbsent(this.#client.send(request));
    return answer && (answer.ContentLength ?? 0);
  }

  async #copy(from: string, to: string, size: number): Promise<void> {
    const source = [this.#bucket, ...this.#key(from).split('/')].map(encodeURIComponent).join('/');
    const [bucket, key, partBytes] = [this.#bucket, this.#key(to), this.#copyBytes];
    if (size > partBytes) return copyInParts(this.#client, { bucket, source, key, size, partBytes });
    await this.#client.send(new CopyObjectCommand({ Bucket: bucket, Key: key, CopySource: source }));
  }

  async #remove(address: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: this.#key(address) }));
  }

  async *#list(prefix: string): AsyncGenerator<{ address: string; modifiedAt: Date }> {
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: this.#key(prefix) },
    );
    for await (const page of pages) {
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key && LastModified)
          yield { address: Key.slice(this.#keyPrefix.length), modifiedAt: LastModified };
      }
    }
  }

  #key(address: string): string {
    return this.#keyPrefix + address;
  }
}

async function nullWhenAbsent<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

/** A bucket that does not exist is a wrong configuration, not an absent blob. */
function isAbsence(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  return error.$metadata.httpStatusCode === NOT_FOUND && error.name !== 'NoSuchBucket';
}
