/** The invariants of a deployment after any faults, read from its database and its store. */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { createBlobStore } from '../../apps/server/src/adapters/blob-store/create-blob-store.ts';
import { type Accepted, type BrokenPromises, findBroken, type TaskLine } from './broken-promises.ts';
import type { Cluster } from './start-cluster.ts';

export interface Promises {
  readonly tasks: Readonly<Record<string, number>>;
  readonly failures: Readonly<Record<string, number>>;
  readonly usesTaken: number;
  readonly usesReturned: number;
  readonly filesChecked: number;
  readonly blobs: number;
  readonly broken: BrokenPromises;
}

export async function verifyPromises(
  { databaseUrl, s3 }: Pick<Cluster, 'databaseUrl' | 's3'>,
  accepted: Accepted,
): Promise<Promises> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const store = await createBlobStore(s3.blobUrl);
  try {
    const { rows: tasks } = await pool.query<TaskLine>(TASKS);
    const { rows: files } = await pool.query<{ id: string; sha256: string }>('select id, sha256 from files');
    const { rows: grants } = await pool.query<{ id: string; left: number }>(GRANTS);
    const { rows: entries } = await pool.query<{ uses: number; returns: number }>(ENTRIES);
    const rotten: string[] = [];
    for (const { id, sha256 } of files) {
      const opened = await store.open(sha256);
      const hash = createHash('sha256');
      if (opened) await pipeline(opened.stream, hash);
      if (!opened || hash.digest('hex') !== sha256) rotten.push(`file ${id} is not what was uploaded`);
    }
    const blobs = new Set<string>();
    for await (const { sha256 } of store.list()) blobs.add(sha256);
    return {
      tasks: countBy(tasks, ({ status }) => status),
      failures: countBy(
        tasks.filter(({ status }) => status === 'failed'),
        ({ failure }) => failure ?? 'no reason',
      ),
      usesTaken: sum(tasks.map(({ uses }) => uses)),
      usesReturned: sum(tasks.map(({ returns }) => returns)),
      filesChecked: files.length,
      blobs: blobs.size,
      broken: findBroken(accepted, { tasks, files, rotten, grants, blobs, ledger: entries[0] ?? NO_ENTRIES }),
    };
  } finally {
    await pool.end();
  }
}

const TASKS = `
  select t.id, t.status, t.failure, t.result_sha256 as result,
         (select count(*)::int from balance_entries b where b.task_id = t.id and b.kind = 'use') as uses,
         (select count(*)::int from balance_entries b where b.task_id = t.id and b.kind = 'return') as returns
    from tasks t`;

const GRANTS = 'select grant_id as id, sum(delta)::int as left from balance_entries group by grant_id';

const NO_ENTRIES = { uses: 0, returns: 0 };

/** All ledger entries, for any purpose. */
const ENTRIES = `
  select count(*) filter (where kind = 'use')::int as uses, count(*) filter (where kind = 'return')::int as returns
    from balance_entries`;

function countBy<T>(all: readonly T[], keyOf: (one: T) => string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const one of all) counts[keyOf(one)] = (counts[keyOf(one)] ?? 0) + 1;
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
