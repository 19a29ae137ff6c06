/**
 * Backups of a database and a store in use, and what happens when something is lost. The tests' PostgreSQL
 * may be newer than the machine's pg_dump, so the dump here is a list of the names in rows, read from the
 * snapshot; `npm run test:cluster` uses the real programs.
 */
import { chmod, copyFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blobAddress } from '../../adapters/blob-store/blob-address.ts';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { sweepContents } from '../../features/retention/sweep-contents.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { backUp, restore } from './backup.ts';
import type { PostgresTools } from './postgres-tools.ts';

let product: TestProduct;
let user: TestUser;
let handle: DatabaseHandle;
let store: BlobStore;
const log = createLogger('silent', 'test');
let base: string;
let folder: string;
let restored: string[];
let lastNumber = 0;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
  handle = openDatabase(product.databaseUrl, () => undefined);
  store = await createBlobStore(join(product.config.dataFolder, 'blobs'));
});
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'wenjian-backup-'));
  folder = join(base, 'backup');
  restored = [];
  await handle.pool.query('delete from uploads; delete from files');
  for await (const { sha256 } of store.list()) await store.delete(sha256);
});
afterEach(() => rm(base, { recursive: true, force: true }));
afterAll(async () => {
  await handle.close();
  await product.close();
});

const named = 'select distinct sha256 from files order by sha256';

async function upload(): Promise<string> {
  const number = ++lastNumber;
  const id = await uploadFile(product.server, user, `甲${number}.txt`, `甲${number}`);
  const { rows } = await handle.pool.query<{ sha256: string }>('select sha256 from files where id = $1', [
    id,
  ]);
  return rows[0]?.sha256 ?? '';
}

function tools(meanwhile: () => Promise<unknown> = async () => undefined): PostgresTools {
  return {
    async dump(url, snapshot, file) {
      await meanwhile();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('begin isolation level repeatable read');
      await client.query(`set transaction snapshot '${snapshot}'`);
      const { rows } = await client.query<{ sha256: string }>(named);
      await client.end();
      await writeFile(file, rows.map(({ sha256 }) => sha256).join('\n'));
    },
    async restore(_, file) {
      restored = (await readFile(file, 'utf8')).split('\n');
    },
  };
}

function make(meanwhile?: () => Promise<unknown>, blobs = store) {
  const place = { databaseUrl: product.databaseUrl, pool: handle.pool, blobs, tools: tools(meanwhile) };
  return backUp(place, folder);
}

async function bringBack(isEmpty = true): Promise<BlobStore> {
  const blobs = await createBlobStore(await mkdtemp(join(base, 'restored-')));
  const place = { databaseUrl: product.databaseUrl, blobs, tools: tools(), isEmpty: async () => isEmpty };
  await restore(place, folder);
  return blobs;
}

function sweepInAMonth() {
  const parts = { database: handle.database, blobs: store, standing: async () => [], log };
  const now = new Date(Date.now() + 30 * 24 * 3_600_000);
  return sweepContents(parts, now, new AbortController().signal);
}

const keptFile = (sha256: string) => join(folder, 'blobs', blobAddress(sha256));

describe('a backup of a product in use', () => {
  it('contains every content that its dump names, whatever is uploaded meanwhile', async () => {
    const before = [await upload(), await upload()];
    let isMade = false;
    const uploads = (async () => {
      while (!isMade) await upload();
    })();
    const made = await make(async () => {
      await upload();
      await upload();
    });
    isMade = true;
    await uploads;
    expect(made.missing).toBe(0);
    const blobs = await bringBack();
    expect(restored).toEqual(before.toSorted());
    for (const sha256 of restored) expect(await blobs.has(sha256)).toBe(true);
  });

  it('contains a content that loses its last row meanwhile, because no sweep runs in between', async () => {
    const sha256 = await upload();
    await make(async () => {
      await handle.pool.query('delete from uploads; delete from files');
      expect(await sweepInAMonth()).toEqual({ contents: 0, readings: 0 });
    });
    expect(await (await bringBack()).has(sha256)).toBe(true);
    // The backup's session, and its lock with it, ends a moment later.
    await expect.poll(sweepInAMonth).toMatchObject({ contents: 1 });
  });

  it('copies only new contents into the same folder, and keeps one dump', async () => {
    await upload();
    expect(await make()).toMatchObject({ blobs: 1, copied: 1 });
    await upload();
    expect(await make()).toMatchObject({ blobs: 2, copied: 1 });
    expect((await readdir(folder)).filter((name) => /dump|contents/.test(name))).toHaveLength(2);
  });

  it('reports how many named contents are missing', async () => {
    await upload();
    await store.delete(await upload());
    expect(await make()).toMatchObject({ blobs: 1, missing: 1 });
  });

  it('keeps contents that the store has lost since the last backup', async () => {
    const sha256 = await upload();
    await make();
    await store.delete(sha256);
    expect(await make()).toMatchObject({ blobs: 1, missing: 0 });
    expect(await (await bringBack()).has(sha256)).toBe(true);
  });
});

describe('a backup that is killed', () => {
  const failing = () =>
    new Proxy(store, {
      get: (target, key) =>
        key === 'open' ? () => Promise.reject(new Error('killed')) : Reflect.get(target, key).bind(target),
    });

  it('while it copies, leaves the previous one intact', async () => {
    const sha256 = await upload();
    await make();
    await upload();
    await expect(make(undefined, failing())).rejects.toThrow('killed');
    expect(await (await bringBack()).has(sha256)).toBe(true);
    expect(restored).toEqual([sha256]);
  });

  it('just before the manifest, leaves the previous one intact, and the next one cleans up', async () => {
    const sha256 = await upload();
    await make();
    await upload();
    await expect(make(undefined, failing())).rejects.toThrow('killed');
    await rename(join(folder, 'database.dump.part'), join(folder, `database-${'0'.repeat(64)}.dump`));
    await writeFile(join(folder, 'manifest.json.part'), '{');
    await bringBack();
    expect(restored).toEqual([sha256]);
    await make();
    await bringBack();
    expect(restored).toHaveLength(2);
    expect((await readdir(folder)).sort()).toEqual([
      'blobs',
      expect.stringMatching(/^contents-\w+\.txt$/),
      expect.stringMatching(/^database-\w+\.dump$/),
      'manifest.json',
    ]);
  });
});

describe('nothing is restored', () => {
  let sha256: string;
  let other: string;
  beforeEach(async () => {
    sha256 = await upload();
    other = await upload();
    await make();
  });
  const fileOf = async (kind: string) =>
    join(folder, (await readdir(folder)).find((name) => name.startsWith(kind)) ?? '');

  it.each(['database-', 'contents-'])('when %s is damaged or missing', async (kind) => {
    const file = await fileOf(kind);
    await writeFile(file, '坏');
    await expect(bringBack()).rejects.toThrow('与清单不符');
    await rm(file);
    await expect(bringBack()).rejects.toThrow('与清单不符');
    expect(restored).toEqual([]);
  });

  it('when there is no manifest', async () => {
    await rm(join(folder, 'manifest.json'));
    await expect(bringBack()).rejects.toThrow('没有完整的备份');
  });

  it('when a content is missing', async () => {
    await rm(keptFile(sha256));
    await expect(bringBack()).rejects.toThrow('缺少 1 份文件内容，另有 0 份');
    expect(restored).toEqual([]);
  });

  it('when a content has other bytes than its hash', async () => {
    await chmod(keptFile(sha256), 0o644);
    await copyFile(keptFile(other), keptFile(sha256));
    await expect(bringBack()).rejects.toThrow('缺少 0 份文件内容，另有 1 份');
    expect(restored).toEqual([]);
  });

  it('into a database that is not empty', async () => {
    await expect(bringBack(false)).rejects.toThrow('不是空的');
    expect(restored).toEqual([]);
  });
});

it('a corrupted content in the store is not backed up, and does not affect the others', async () => {
  const [sha256, other] = [await upload(), await upload()];
  const inStore = (name: string) => join(product.config.dataFolder, 'blobs', blobAddress(name));
  await chmod(inStore(sha256), 0o644);
  await copyFile(inStore(other), inStore(sha256));
  await expect(make()).rejects.toThrow('内容与名称不符');
  expect(await readFile(keptFile(other), 'utf8')).toBe(await readFile(inStore(other), 'utf8'));
});
