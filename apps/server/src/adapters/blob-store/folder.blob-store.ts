/**
 * Blobs as files of one folder. A file gets its final name only when it is complete and on the disk (written aside,
 * fsync, atomic rename, fsync of the folder), so a crash at any moment leaves either the whole blob or none.
 * Several processes may use the same folder.
 */
import { createWriteStream, type Stats } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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

/** Read-only: native tools are given the stored file itself. */
const BLOB_FILE_MODE = 0o444;

export class FolderBlobStore implements BlobStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Makes the folder and sweeps what a crash has left half-written. */
  async prepare(): Promise<void> {
    const incoming = join(this.#root, INCOMING);
    await mkdir(incoming, { recursive: true });
    for (const name of await readdir(incoming)) {
      await removeIfStale(join(incoming, name));
    }
  }

  async put(source: Readable): Promise<BlobSummary> {
    return this.#write(source, ({ sha256 }) => blobAddress(sha256));
  }

  async open(sha256: string, range?: ByteRange): Promise<OpenBlob | null> {
    const file = isSha256(sha256) ? await openIfPresent(this.#path(blobAddress(sha256))) : null;
    if (!file) return null;
    const { size } = await file.stat();
    if (!range) return { stream: file.createReadStream(), size };
    const present = clampRange(range, size);
    if (present) return { stream: file.createReadStream({ ...present }), size };
    await file.close();
    return { stream: Readable.from([]), size };
  }

  async has(sha256: string): Promise<boolean> {
    return isSha256(sha256) && (await exists(this.#path(blobAddress(sha256))));
  }

  async delete(sha256: string): Promise<void> {
    if (isSha256(sha256)) await rm(this.#path(blobAddress(sha256)), { force: true });
  }

  async *list(): AsyncGenerator<StoredBlob> {
    const pattern = this.#path(BLOBS);
    for (const first of await namesIn(pattern))
      for (const second of await namesIn(join(pattern, first)))
        for (const sha256 of await namesIn(join(pattern, first, second))) {
          const found = await statIfPresent(join(pattern, first, second, sha256));
          if (found && isSha256(sha256)) yield { sha256, storedAt: found.mtime };
        }
  }

  /** Moved aside before it is checked: a blob that is stored again from now on gets a new file. */
  async deleteUnchanged(sha256: string, since: Date): Promise<boolean> {
    if (!isSha256(sha256)) return false;
    const place = this.#path(blobAddress(sha256));
    const aside = this.#path(incomingAddress());
    try {
      await rename(place, aside);
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
    const isUnchanged = (await stat(aside)).mtime < since;
    if (isUnchanged) await rm(aside, { force: true });
    else await rename(aside, place);
    return isUnchanged;
  }

  async putPart(uploadId: string, partNumber: number, source: Readable): Promise<BlobSummary> {
    const address = partAddress(uploadId, partNumber);
    return this.#write(source, () => address);
  }

  async assemble(uploadId: string, partCount: number): Promise<BlobSummary> {
    const parts = joinParts(partCount, async (partNumber) => {
      const file = await openIfPresent(this.#path(partAddress(uploadId, partNumber)));
      if (!file) throw new PartMissingError(partNumber);
      return file.createReadStream();
    });
    return this.put(parts);
  }

  async deleteParts(uploadId: string): Promise<void> {
    await rm(this.#path(partsAddress(uploadId)), { recursive: true, force: true });
  }

  /** The age of a folder is that of its latest part. */
  async deletePartsExcept(uploadIds: readonly string[], since: Date): Promise<number> {
    const kept = new Set(uploadIds.map(partsAddress));
    let deleted = 0;
    for (const name of await namesIn(this.#path(PARTS))) {
      const address = `${PARTS}/${name}`;
      const found = kept.has(address) ? null : await statIfPresent(this.#path(address));
      if (!found || found.mtime >= since) continue;
      await rm(this.#path(address), { recursive: true, force: true });
      deleted += 1;
    }
    return deleted;
  }

  async withLocalFile<T>(sha256: string, use: (path: string) => Promise<T>): Promise<T> {
    if (!(await this.has(sha256))) throw new BlobMissingError(sha256);
    return use(this.#path(blobAddress(sha256)));
  }

  async check(): Promise<void> {
    const probe = this.#path(incomingAddress());
    await writeFile(probe, 'probe', { flag: 'wx' });
    await rm(probe);
  }

  async #write(source: Readable, addressOf: (content: BlobSummary) => string): Promise<BlobSummary> {
    const incoming = this.#path(incomingAddress());
    const meter = new ContentMeter();
    try {
      const file = createWriteStream(incoming, { flags: 'wx', mode: BLOB_FILE_MODE, flush: true });
      await pipeline(source, meter, file);
      const content = meter.summary();
      await moveIntoPlace(incoming, this.#path(addressOf(content)));
      return content;
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  }

  #path(address: string): string {
    return join(this.#root, ...address.split('/'));
  }
}

/** The rename itself is on the disk only when its folder, and every folder just made for it, has been synced too. */
async function moveIntoPlace(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  const firstCreated = await mkdir(folder, { recursive: true });
  await rename(from, to);
  const last = firstCreated ? dirname(firstCreated) : folder;
  for (let next = folder; next.length >= last.length; next = dirname(next)) await syncFolder(next);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openIfPresent(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return (await statIfPresent(path)) !== null;
}

async function statIfPresent(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

async function removeIfStale(path: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > STALE_INCOMING_MS) await rm(path, { force: true });
  } catch (error) {
    // Its writer finished and renamed it after the listing.
    if (!isNotFound(error)) throw error;
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
