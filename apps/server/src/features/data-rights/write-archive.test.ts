import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { type ArchiveParts, writeArchive } from './write-archive.ts';

let folder: string;
let blobs: BlobStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenjian-archive-'));
  blobs = await createBlobStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const { signal } = new AbortController();
const empty: ArchiveParts = { spaceName: '甲', tables: [], contents: [] };
const content = (sha256: string) => ({ folder: 'files', id: sha256, name: '一.txt', sha256 }) as const;

async function* breaking(): AsyncGenerator<string> {
  yield '[';
  throw new Error('the connection is gone');
}

/** A store like the real one, except that a content breaks off while it is read. */
function breakingOff(store: BlobStore): BlobStore {
  return new Proxy(store, {
    get(target, name) {
      if (name === 'open') return async () => ({ stream: Readable.from(breaking()), size: 10 });
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const leftovers = () => readdir(join(folder, 'incoming'));

describe('an archive is not written, and leaves nothing behind, when', () => {
  it('a content breaks off while it is read', async () => {
    const { sha256 } = await blobs.put(Readable.from(['一']));
    const parts = { ...empty, contents: [content(sha256), content(sha256)] };
    await expect(writeArchive(breakingOff(blobs), parts, signal)).rejects.toThrow('the connection is gone');
    expect(await leftovers()).toEqual([]);
  });

  it('rows cannot be read', async () => {
    const parts = { ...empty, tables: [{ name: 'tasks', rows: breaking }] };
    await expect(writeArchive(blobs, parts, signal)).rejects.toThrow('the connection is gone');
    expect(await leftovers()).toEqual([]);
  });

  it('it is stopped, and the content it was reading is closed', async () => {
    const controller = new AbortController();
    let isClosed = false;
    const endless = async function* () {
      try {
        for (;;) {
          yield '一'.repeat(1000);
          controller.abort();
        }
      } finally {
        isClosed = true;
      }
    };
    const parts = { ...empty, tables: [{ name: 'tasks', rows: endless }] };
    await expect(writeArchive(blobs, parts, controller.signal)).rejects.toThrow('not wanted any more');
    await expect.poll(() => isClosed).toBe(true);
  });
});
