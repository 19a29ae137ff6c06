/**
 * Contents on a real store and database: those named by any row stay, all others are deleted after their
 * period.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createDocument } from '@wenjian/api';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { query } from '../compare/compare.testing.ts';
import { reuseReading } from '../documents/readings.repository.ts';
import { contentColumns } from './content-columns.ts';
import { sweepContents } from './sweep-contents.ts';

let product: TestProduct;
let user: TestUser;
let handle: DatabaseHandle;
let folder: string;
let blobs: BlobStore;
let lastNumber = 0;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
  handle = openDatabase(product.databaseUrl, () => undefined);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenjian-sweep-'));
  blobs = await createBlobStore(folder);
});
afterAll(async () => {
  await handle.close();
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const { signal } = new AbortController();
const log = createLogger('silent', 'test');
const put = async (content = `内容${++lastNumber}`) => (await blobs.put(Readable.from([content]))).sha256;

function sweep(now = inHours(25), standing: readonly string[] = [], store = blobs) {
  const { database } = handle;
  return sweepContents({ database, blobs: store, standing: async () => standing, log }, now, signal);
}

/** The store, with an event during the sweep's scan. */
function meanwhile(happens: () => Promise<void>): BlobStore {
  return new Proxy(blobs, {
    get(target, name) {
      if (name === 'list')
        return async function* () {
          await happens();
          yield* target.list();
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function newTask(): Promise<string> {
  const fileId = await uploadFile(product.server, user, '甲.txt', `甲${++lastNumber}`);
  return (await user.call(createDocument, { body: { fileId } })).id;
}

describe('a content that no row names', () => {
  it('is deleted a day after it was last stored, and not before', async () => {
    const sha256 = await put('一');
    await sweep(inHours(23));
    expect(await blobs.has(sha256)).toBe(true);
    expect((await sweep()).contents).toBe(1);
    expect(await blobs.has(sha256)).toBe(false);
  });

  it('is kept when it belongs to the product itself', async () => {
    const sha256 = await put();
    expect((await sweep(inHours(25), [sha256])).contents).toBe(0);
  });

  it('is not looked for in chunks of a running upload', async () => {
    await blobs.putPart('upload', 1, Readable.from(['一']));
    await sweep(inHours(24 * 6));
    expect((await blobs.assemble('upload', 1)).size).toBe(Buffer.byteLength('一'));
  });
});

describe('chunks of an upload', () => {
  it('without any row are deleted a week after the last one arrived; others stay', async () => {
    const partsKey = randomUUID();
    await query(
      product,
      `insert into uploads (team_id, user_id, identifier, total_size, total_chunks, parts_key) select id, owner_id, 'a', 1, 1, $2 from team_spaces where id = $1`,
      [user.teamId, partsKey],
    );
    for (const key of [partsKey, 'lost']) await blobs.putPart(key, 1, Readable.from(['一']));
    await sweep(inHours(24 * 6));
    expect((await blobs.assemble('lost', 1)).size).toBe(Buffer.byteLength('一'));
    await sweep(inHours(24 * 8));
    await expect(blobs.assemble('lost', 1)).rejects.toMatchObject({ partNumber: 1 });
    expect((await blobs.assemble(partsKey, 1)).size).toBe(Buffer.byteLength('一'));
  });
});

/** A row of each table, so that one column can be set to name a content. */
const rowOf: Readonly<Record<string, () => Promise<[condition: string, values: unknown[]]>>> = {
  files: async () => {
    await newTask();
    return ['id = (select id from files order by created_at desc limit 1)', []];
  },
  tasks: async () => ['id = $2', [await newTask()]],
  task_exports: async () => {
    const id = await newTask();
    await query(
      product,
      `insert into task_exports (task_id, team_id, format, run, state_digest, file_name) values ($1, $2, 'docx', 1, '', 'a')`,
      [id, user.teamId],
    );
    return ['task_id = $2', [id]];
  },
  readings: async () => {
    const sha256 = createHash('sha256').update(String(++lastNumber)).digest('hex');
    await query(
      product,
      `insert into readings (sha256, reader_version, document_sha256, summary) values ($1, '1', 'x', '{}')`,
      [sha256],
    );
    return ['sha256 = $2', [sha256]];
  },
  text_base_documents: async () => {
    const name = `文本${++lastNumber}`;
    await query(
      product,
      `insert into text_base_documents (team_id, owner_id, name, size, sha256) select id, owner_id, $2, 1, $2 from team_spaces where id = $1`,
      [user.teamId, name],
    );
    return ['name = $2', [name]];
  },
  contract_template_versions: async () => {
    const name = `模板${++lastNumber}`;
    await newTask();
    await query(
      product,
      `with template as (insert into contract_templates (team_id, owner_id, name) select id, owner_id, $2 from team_spaces where id = $1 returning *)
       insert into contract_template_versions (team_id, template_id, number, file_id, file_name, file_size, file_sha256, fields, clauses, created_by)
       select team_id, id, 1, (select id from files where team_id = $1 limit 1), $2, 1, 'x', '[]', '[]', owner_id from template`,
      [user.teamId, name],
    );
    return ['file_name = $2', [name]];
  },
  data_exports: async () => {
    await query(
      product,
      `insert into data_exports (team_id, user_id, file_name) select id, owner_id, 'a' from team_spaces where id = $1 on conflict do nothing`,
      [user.teamId],
    );
    return ['team_id = $2', [user.teamId]];
  },
};

describe('a content that is named', () => {
  it.each(
    contentColumns.map(({ column }) => [getTableConfig(column.table).name, column.name, column] as const),
  )('by %s.%s is kept', async (table, name, column) => {
    const sha256 = await put();
    const [condition, values] = (await rowOf[table]?.()) ?? [];
    const isText = column.getSQLType() === 'text';
    const value = isText ? sha256 : JSON.stringify({ deep: [{ sha256 }] });
    const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    await query(product, `update ${table} set ${snake} = $1 where ${condition}`, [value, ...(values ?? [])]);
    await sweep();
    expect(await blobs.has(sha256)).toBe(true);
    await query(product, `update ${table} set ${snake} = $1 where ${condition}`, [
      isText ? `none${++lastNumber}` : '{}',
      ...(values ?? []),
    ]);
    await sweep();
    expect(await blobs.has(sha256)).toBe(false);
  });

  it('by a stored result is kept as long as the result', async () => {
    const document = await put();
    const record = await put(
      JSON.stringify({ padding: '甲'.repeat(50_000), documents: [{ documentSha256: document }] }),
    );
    const id = await newTask();
    await query(product, 'update tasks set summary = $2 where id = $1', [id, { recordSha256: record }]);
    await sweep();
    expect([await blobs.has(record), await blobs.has(document)]).toEqual([true, true]);
    await query(product, 'update tasks set summary = null where id = $1', [id]);
    await sweep();
    expect([await blobs.has(record), await blobs.has(document)]).toEqual([false, false]);
    expect(await query(product, 'select from content_links where sha256 = $1', [record])).toEqual([]);
  });

  it('by an uploaded file is not kept: only results name other contents', async () => {
    const secret = await put();
    const sha256 = await put(JSON.stringify([secret]));
    await newTask();
    await query(product, 'update files set sha256 = $1 where id = (select id from files limit 1)', [sha256]);
    await sweep();
    expect([await blobs.has(sha256), await blobs.has(secret)]).toEqual([true, false]);
  });
});

describe('a result that is missing from the store', () => {
  it('could name anything: nothing is deleted until it is back, and then the contents it names are kept', async () => {
    const document = await put();
    const unnamed = await put();
    const result = JSON.stringify([document]);
    const sha256 = createHash('sha256').update(result).digest('hex');
    const id = await newTask();
    await query(product, 'update tasks set result_sha256 = $2 where id = $1', [id, sha256]);
    expect(await sweep()).toEqual({ contents: 0, readings: 0 });
    expect([await blobs.has(document), await blobs.has(unnamed)]).toEqual([true, true]);
    await put(result);
    await sweep();
    expect([await blobs.has(document), await blobs.has(unnamed)]).toEqual([true, false]);
    await query(product, 'update tasks set result_sha256 = null where id = $1', [id]);
  });

  it('is not assumed for a name that only looks like a hash', async () => {
    const unnamed = await put();
    const name = `"sha256": "${'c'.repeat(64)}".pdf`;
    const id = await newTask();
    await query(product, 'update tasks set summary = $2 where id = $1', [id, { outputs: [{ name }] }]);
    await sweep();
    expect(await blobs.has(unnamed)).toBe(false);
    await query(product, 'update tasks set summary = null where id = $1', [id]);
  });

  it('is also detected when a summary names it', async () => {
    const unnamed = await put();
    const id = await newTask();
    const summary = { reviewed: { auditSha256: 'd'.repeat(64) } };
    await query(product, 'update tasks set summary = $2 where id = $1', [id, summary]);
    await sweep();
    expect(await blobs.has(unnamed)).toBe(true);
    await query(product, 'update tasks set summary = null where id = $1', [id]);
  });
});

describe('a reading', () => {
  /** The reading of a content that no file has. */
  async function oldReading(): Promise<{ content: string; document: string }> {
    const document = await put();
    const content = createHash('sha256').update(`gone${++lastNumber}`).digest('hex');
    await query(
      product,
      `insert into readings (sha256, reader_version, document_sha256, summary, created_at) values ($1, '1', $2, '{}', now() - interval '2 days')`,
      [content, document],
    );
    return { content, document };
  }
  const isThere = async (content: string) =>
    (await query(product, 'select from readings where sha256 = $1', [content])).length > 0;

  it('is deleted when no file has its content any more, and its own contents in the next run', async () => {
    const { document } = await oldReading();
    expect((await sweep()).readings).toBeGreaterThan(0);
    expect(await blobs.has(document)).toBe(true);
    await sweep();
    expect(await blobs.has(document)).toBe(false);
  });

  it('is kept when a file with its content arrives while the store is scanned', async () => {
    const { content, document } = await oldReading();
    const store = meanwhile(async () => {
      await newTask();
      await query(
        product,
        'update files set sha256 = $1 where id = (select id from files order by created_at desc limit 1)',
        [content],
      );
    });
    await sweep(inHours(25), [], store);
    await sweep();
    expect([await isThere(content), await blobs.has(document)]).toEqual([true, true]);
  });

  it('is kept for a day when it was used while the store was scanned', async () => {
    const { content, document } = await oldReading();
    // A sweep now, with contents that look as old as yesterday.
    const ago = inHours(-25);
    for await (const { sha256 } of blobs.list())
      await utimes(join(folder, 'sha256', sha256.slice(0, 2), sha256.slice(2, 4), sha256), ago, ago);
    const store = meanwhile(async () => void (await reuseReading(handle.database, content, '1', 'accepted')));
    await sweep(new Date(), [], store);
    await sweep(new Date());
    expect([await isThere(content), await blobs.has(document)]).toEqual([true, true]);
    await sweep();
    await sweep();
    expect([await isThere(content), await blobs.has(document)]).toEqual([false, false]);
  });
});
