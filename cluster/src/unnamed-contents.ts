/** Contents that no row names: how many there are, and the product's own sweep as if a day had passed. */
import { Readable } from 'node:stream';
import pg from 'pg';
import { createBlobStore } from '../../apps/server/src/adapters/blob-store/create-blob-store.ts';
import { auditExample } from '../../apps/server/src/features/audit/audit-example.ts';
import { proofreadExample } from '../../apps/server/src/features/proofread/proofread-example.ts';
import { sweepContents } from '../../apps/server/src/features/retention/sweep-contents.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { createLogger } from '../../apps/server/src/platform/observe/logging.ts';
import { listBlobs } from './fingerprint.ts';
import type { Cluster } from './start-cluster.ts';

type Place = Pick<Cluster, 'databaseUrl' | 's3'>;

const LATER_MS = 25 * 3600 * 1000;
/** A content deleted by one sweep may have been the only one to name another. */
const SWEEPS = 3;
/** Hashes of chunks and of scanned results: neither names a content. */
const NO_NAMES: readonly string[] = ['upload_chunks', 'content_links'];

const standing = () => Promise.all([auditExample.sha256(), proofreadExample.sha256()]);

/**
 * Like an attempt that is killed between storing and naming, so that there is something to find, whatever the
 * faults have hit.
 */
export async function leaveUnnamed({ s3 }: Place): Promise<string> {
  const blobs = await createBlobStore(s3.blobUrl);
  return (await blobs.put(Readable.from(['nobody names this']))).sha256;
}

/** The number of deleted contents. */
export async function sweepADayLater({ databaseUrl, s3 }: Place): Promise<number> {
  const handle = openDatabase(databaseUrl, () => undefined);
  const blobs = await createBlobStore(s3.blobUrl);
  const parts = { database: handle.database, blobs, standing, log: createLogger('error', 'sweep') };
  const later = new Date(Date.now() + LATER_MS);
  try {
    let swept = 0;
    for (let turn = 0; turn < SWEEPS; turn++)
      swept += (await sweepContents(parts, later, new AbortController().signal)).contents;
    return swept;
  } finally {
    await handle.close();
  }
}

/** Independent of the sweep's code: any text in a row that looks like a hash counts as a name. */
export async function findUnnamed({ databaseUrl, s3 }: Place): Promise<readonly string[]> {
  const blobs = await listBlobs(s3.blobUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const named = new Set([...(await standing()), ...(await namesInRows(client))]);
    const { rows: links } = await client.query<{ sha256: string; names: string[] }>(
      'select sha256, names from content_links',
    );
    for (const { names } of links.filter(({ sha256 }) => named.has(sha256)))
      for (const name of names) named.add(name);
    return blobs.filter((sha256) => !named.has(sha256));
  } finally {
    await client.end();
  }
}

async function namesInRows(client: pg.Client): Promise<readonly string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
    [NO_NAMES],
  );
  const all: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ sha256: string }>(
      `select distinct (regexp_matches(one::text, '[0-9a-f]{64}', 'g'))[1] as sha256 from public."${name}" one`,
    );
    all.push(...rows.map(({ sha256 }) => sha256));
  }
  return all;
}
