import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlobMissingError, type BlobStore, PartMissingError } from './blob-store.port.ts';
import { createBlobStore } from './create-blob-store.ts';
import { startTestS3Server } from './s3-server.testing.ts';

const MEBIBYTE = 1024 * 1024;
const ABSENT = sha256Of('never stored');

const stores = [
  { name: 'folder', start: startFolder },
  { name: 's3', start: startS3 },
];

describe.each(stores)('the blob store in $name', ({ start }) => {
  let store: BlobStore;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ store, stop } = await start());
  });

  afterAll(() => stop());

  it('gives back the bytes under their SHA-256', async () => {
    const stored = await store.put(Readable.from([Buffer.from('合同'), Buffer.from('正文')]));
    expect(stored).toEqual({ sha256: sha256Of('合同正文'), size: 12 });
    expect(await readText(store, stored.sha256)).toBe('合同正文');
    expect(await store.has(stored.sha256)).toBe(true);
  });

  it('keeps an empty file', async () => {
    const stored = await store.put(Readable.from([]));
    expect(stored).toEqual({ sha256: sha256Of(''), size: 0 });
    expect(await readText(store, stored.sha256)).toBe('');
  });

  it('stores the same bytes once, also when they arrive at the same time', async () => {
    const bytes = Buffer.alloc(3 * MEBIBYTE, '甲方');
    const summaries = await Promise.all([1, 2, 3, 4].map(() => store.put(Readable.from([bytes]))));
    const [first] = summaries;
    expect(new Set(summaries.map(({ sha256 }) => sha256)).size).toBe(1);
    expect(await readBytes(store, first?.sha256 ?? '')).toEqual(bytes);
    await store.delete(first?.sha256 ?? '');
    expect(await store.has(first?.sha256 ?? '')).toBe(false);
  });

  it('lists the stored blobs with the time each was last stored', async () => {
    const storedAt = async (sha256: string) => {
      for await (const blob of store.list()) if (blob.sha256 === sha256) return blob.storedAt.getTime();
      return null;
    };
    const { sha256 } = await store.put(Readable.from(['列出']));
    const first = await storedAt(sha256);
    // S3 knows whole seconds.
    await sleep(1100);
    await store.put(Readable.from(['列出']));
    expect(await storedAt(sha256)).toBeGreaterThan(first ?? Number.POSITIVE_INFINITY);
    expect(await storedAt(ABSENT)).toBeNull();
  });

  it('deletes a blob only when nobody has stored it again since', async () => {
    const { sha256 } = await store.put(Readable.from(['旧']));
    expect(await store.deleteUnchanged(sha256, new Date(0))).toBe(false);
    expect(await readText(store, sha256)).toBe('旧');
    expect(await store.deleteUnchanged(sha256, new Date(Date.now() + 60_000))).toBe(true);
    expect(await store.has(sha256)).toBe(false);
    for (const absent of [sha256, ABSENT, '../x'])
      expect(await store.deleteUnchanged(absent, new Date(Date.now() + 60_000))).toBe(false);
  });

  it('reads inclusive ranges and always reports the full size', async () => {
    const { sha256 } = await store.put(Readable.from([Buffer.from('0123456789')]));
    expect(await readText(store, sha256, { start: 2, end: 4 })).toBe('234');
    expect(await readText(store, sha256, { start: 9, end: 9 })).toBe('9');
    expect(await readText(store, sha256, { start: 8, end: 500 })).toBe('89');
    expect(await readText(store, sha256, { start: 10, end: 12 })).toBe('');
    const opened = await store.open(sha256, { start: 2, end: 4 });
    expect(opened?.size).toBe(10);
    opened?.stream.destroy();
  });

  it('returns null for an unknown blob and for a key that is not a hash', async () => {
    expect(await store.open(ABSENT)).toBeNull();
    expect(await store.open(ABSENT, { start: 0, end: 1 })).toBeNull();
    expect(await store.has(ABSENT)).toBe(false);
    expect(await store.open('../../etc/passwd')).toBeNull();
    expect(await store.has('')).toBe(false);
    await expect(store.delete(ABSENT)).resolves.toBeUndefined();
    await expect(store.delete('../x')).resolves.toBeUndefined();
  });

  it('stores nothing when the source fails', async () => {
    const failing = async function* () {
      yield Buffer.alloc(6 * MEBIBYTE, 'a');
      throw new Error('the client went away');
    };
    await expect(store.put(Readable.from(failing()))).rejects.toThrow('the client went away');
    expect(await store.has(sha256Of(Buffer.alloc(6 * MEBIBYTE, 'a')))).toBe(false);
    await expect(store.putPart('断开', 1, Readable.from(failing()))).rejects.toThrow('the client went away');
    await expect(store.assemble('断开', 1)).rejects.toThrow(PartMissingError);
  });

  it('joins parts in their order, whatever order they arrived in', async () => {
    const uploadId = '采购合同（终稿）.docx-1024';
    const contents = Array.from({ length: 12 }, (_, index) => `第${index + 1}部分 `);
    for (const [index, content] of [...contents.entries()].reverse()) {
      const part = await store.putPart(uploadId, index + 1, Readable.from([Buffer.from(content)]));
      expect(part.sha256).toBe(sha256Of(content));
    }
    const blob = await store.assemble(uploadId, contents.length);
    expect(await readText(store, blob.sha256)).toBe(contents.join(''));
  });

  it('takes the later bytes when a part is sent again', async () => {
    await store.putPart('again', 1, Readable.from([Buffer.from('old and longer')]));
    await store.putPart('again', 1, Readable.from([Buffer.from('new')]));
    expect(await readText(store, (await store.assemble('again', 1)).sha256)).toBe('new');
  });

  it('keeps uploads apart and deletes only the parts it is asked to delete', async () => {
    const [one, other] = ['文件/../甲', '文件/../乙'];
    await store.putPart(one, 1, Readable.from([Buffer.from('甲')]));
    await store.putPart(other, 1, Readable.from([Buffer.from('乙')]));
    await store.deleteParts(one);
    await expect(store.assemble(one, 1)).rejects.toThrow(PartMissingError);
    expect(await readText(store, (await store.assemble(other, 1)).sha256)).toBe('乙');
    await expect(store.deleteParts('从未上传')).resolves.toBeUndefined();
  });

  it('deletes abandoned parts after their retention time', async () => {
    for (const [upload, number] of [
      ['known', 1],
      ['lost', 1],
      ['lost', 2],
    ] as const)
      await store.putPart(upload, number, Readable.from([Buffer.from(upload)]));
    const later = new Date(Date.now() + 60_000);
    await store.deletePartsExcept([], new Date(0));
    expect(await readText(store, (await store.assemble('lost', 2)).sha256)).toBe('lostlost');
    expect(await store.deletePartsExcept(['known'], later)).toBeGreaterThan(0);
    for (const number of [1, 2])
      await expect(store.assemble('lost', number)).rejects.toMatchObject({ partNumber: 1 });
    expect(await readText(store, (await store.assemble('known', 1)).sha256)).toBe('known');
    expect(await store.deletePartsExcept(['known'], later)).toBe(0);
  });

  it('names the part that is missing when joining', async () => {
    await store.putPart('gap', 1, Readable.from([Buffer.from('1')]));
    await store.putPart('gap', 3, Readable.from([Buffer.from('3')]));
    await expect(store.assemble('gap', 3)).rejects.toMatchObject({ partNumber: 2 });
    await expect(store.putPart('gap', 0, Readable.from(['x']))).rejects.toThrow(RangeError);
  });

  it('provides a blob to native tools as a local file', async () => {
    const { sha256 } = await store.put(Readable.from([Buffer.from('本地文件')]));
    expect(await store.withLocalFile(sha256, (path) => readFile(path, 'utf8'))).toBe('本地文件');
    await expect(store.withLocalFile(ABSENT, async () => 'used')).rejects.toThrow(BlobMissingError);
  });

  it('streams a large file without holding it in memory', async () => {
    const size = 96 * MEBIBYTE;
    const memory = watchMemory();
    const stored = await store.put(Readable.from(chunksOf(size, memory.sample), { objectMode: false }));
    expect(stored.size).toBe(size);
    const opened = await store.open(stored.sha256);
    const hash = createHash('sha256');
    for await (const chunk of opened?.stream ?? []) {
      hash.update(chunk);
      memory.sample();
    }
    expect(hash.digest('hex')).toBe(stored.sha256);
    expect(memory.growth()).toBeLessThan(64 * MEBIBYTE);
  });

  it('reports that it is usable', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

async function startFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'wenjian-blobs-'));
  const store = await createBlobStore(folder);
  return { store, stop: () => rm(folder, { recursive: true, force: true }) };
}

async function startS3() {
  const server = await startTestS3Server();
  return { store: await createBlobStore(server.blobUrl), stop: server.stop };
}

async function readBytes(store: BlobStore, sha256: string): Promise<Buffer> {
  const opened = await store.open(sha256);
  if (!opened) throw new BlobMissingError(sha256);
  return buffer(opened.stream);
}

async function readText(store: BlobStore, sha256: string, range?: { start: number; end: number }) {
  const opened = await store.open(sha256, range);
  if (!opened) throw new BlobMissingError(sha256);
  return text(opened.stream);
}

function* chunksOf(size: number, onChunk: () => void) {
  const chunkSize = 64 * 1024;
  for (let offset = 0; offset < size; offset += chunkSize) {
    onChunk();
    yield Buffer.alloc(chunkSize, offset / chunkSize);
  }
}

/** What the operating system has given to this process (and to the S3 server inside it). */
function watchMemory() {
  const before = process.memoryUsage.rss();
  let peak = before;
  return {
    sample: () => {
      peak = Math.max(peak, process.memoryUsage.rss());
    },
    growth: () => peak - before,
  };
}

function sha256Of(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
