/** What must hold of a deployment whatever happened to it, read from its database and its store. */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { createBlobStore } from '../../apps/server/src/adapters/blob-store/create-blob-store.ts';
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

/** Each a sentence about one thing that does not hold. */
export interface BrokenPromises {
  /** Neither finished nor explained. */
  readonly unsettled: readonly string[];
  /** Accepted and gone, or finished and without its result. */
  readonly lost: readonly string[];
  /** Made twice, or finished although the file is damaged. */
  readonly unasked: readonly string[];
  /** Taken twice or not at all, kept for nothing, given back for a result. */
  readonly uses: readonly string[];
  readonly files: readonly string[];
}

/** What people were told. */
interface Accepted {
  readonly tasks: readonly string[];
  /** Of the tasks, those with a file that nobody can read. */
  readonly damaged: readonly string[];
  readonly files: readonly string[];
}

interface TaskLine {
  readonly id: string;
  readonly status: string;
  readonly failure: string | null;
  readonly result: string | null;
  readonly uses: number;
  readonly returns: number;
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
      broken: {
        unsettled: tasks.flatMap(unsettled),
        lost: [
          ...missing('task', accepted.tasks, tasks),
          ...tasks.filter((task) => lostResult(task, blobs)).map(({ id }) => `task ${id} lost its result`),
        ],
        unasked: [...unasked(accepted, tasks), ...wronglyFinished(accepted, tasks)],
        uses: [
          ...tasks.flatMap(wrongUses),
          ...entries.flatMap((ledger) => wrongLedger(ledger, tasks)),
          ...grants.filter(({ left }) => left < 0).map(({ id }) => `grant ${id} gave more uses than it had`),
        ],
        files: [...missing('file', accepted.files, files), ...rotten],
      },
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

/** All there are, whatever they are for. */
const ENTRIES = `
  select count(*) filter (where kind = 'use')::int as uses, count(*) filter (where kind = 'return')::int as returns
    from balance_entries`;

const SETTLED: readonly string[] = ['complete', 'failed', 'cancelled'];

function unsettled({ id, status, failure }: TaskLine): readonly string[] {
  if (!SETTLED.includes(status)) return [`task ${id} is still ${status}`];
  return status === 'failed' && failure === null ? [`task ${id} failed without a reason`] : [];
}

function lostResult({ status, result }: TaskLine, blobs: ReadonlySet<string>): boolean {
  return status === 'complete' && (result === null || !blobs.has(result));
}

function wrongUses({ id, status, uses, returns }: TaskLine): readonly string[] {
  const wanted = status === 'complete' ? 0 : 1;
  return [
    ...(uses === 1 ? [] : [`task ${id} took ${uses} uses`]),
    ...(returns === wanted ? [] : [`task ${id} is ${status} and was given back ${returns} uses`]),
  ];
}

/** What is kept in all is what was delivered: a use for no task at all would be seen here alone. */
function wrongLedger(
  { uses, returns }: { uses: number; returns: number },
  tasks: readonly TaskLine[],
): string[] {
  const finished = tasks.filter(({ status }) => status === 'complete').length;
  return uses - returns === finished
    ? []
    : [`${uses} uses were taken and ${returns} given back for ${finished} finished tasks`];
}

function unasked({ tasks: accepted }: Accepted, tasks: readonly TaskLine[]): string[] {
  const known = new Set(accepted);
  return tasks
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => `task ${id} is there and nobody was told of it`);
}

function wronglyFinished({ damaged }: Accepted, tasks: readonly TaskLine[]): string[] {
  return tasks
    .filter(({ id, status }) => damaged.includes(id) && status === 'complete')
    .map(({ id }) => `task ${id} is complete although its file is damaged`);
}

function missing(
  what: string,
  accepted: readonly string[],
  rows: readonly { readonly id: string }[],
): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return accepted.filter((id) => !known.has(id)).map((id) => `${what} ${id} was accepted and is gone`);
}

function countBy<T>(all: readonly T[], keyOf: (one: T) => string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const one of all) counts[keyOf(one)] = (counts[keyOf(one)] ?? 0) + 1;
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
