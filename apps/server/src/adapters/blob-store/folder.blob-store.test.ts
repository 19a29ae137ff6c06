import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBlobStore } from './create-blob-store.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenjian-blobs-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('shows no blob before its last byte is written, so a crash in the middle leaves none', async () => {
  const store = await createBlobStore(folder);
  const source = new PassThrough();
  const putting = store.put(source);
  source.write('half');
  while ((await filesOf('incoming')).length === 0) await sleep(5);
  expect(await filesOf('sha256')).toEqual([]);
  source.end();
  const { sha256 } = await putting;
  expect(await filesOf('sha256')).toEqual([join(sha256.slice(0, 2), sha256.slice(2, 4), sha256)]);
  expect(await filesOf('incoming')).toEqual([]);
});

it('leaves nothing behind when the source fails', async () => {
  const store = await createBlobStore(folder);
  const source = new PassThrough();
  source.write('half');
  setImmediate(() => source.destroy(new Error('cut')));
  await expect(store.put(source)).rejects.toThrow('cut');
  expect(await filesOf('incoming')).toEqual([]);
});

it('deletes old leftovers at start, but not files another process is writing', async () => {
  await createBlobStore(folder);
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await writeFile(join(folder, 'incoming', 'left-by-a-crash'), 'half');
  await utimes(join(folder, 'incoming', 'left-by-a-crash'), twoHoursAgo, twoHoursAgo);
  await writeFile(join(folder, 'incoming', 'being-written'), 'half');
  await createBlobStore(folder);
  expect(await filesOf('incoming')).toEqual(['being-written']);
});

it('is not usable after its folder is deleted', async () => {
  const store = await createBlobStore(folder);
  await rm(folder, { recursive: true });
  await expect(store.check()).rejects.toThrow();
  await expect(store.put(Readable.from(['x']))).rejects.toThrow('ENOENT');
});

it('refuses a relative folder path', async () => {
  await expect(createBlobStore('data/blobs')).rejects.toThrow('absolute');
});

/** Files below a folder of the store, relative to it. */
async function filesOf(name: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const root = join(folder, name);
  return entries
    .filter((entry) => entry.isFile() && `${entry.parentPath}/`.startsWith(`${root}/`))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
