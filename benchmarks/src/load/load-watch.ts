/** Samples a deployment once a second while users work: the memory of its processes and the open tasks. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from '../../../cluster/src/start-cluster.ts';

export interface LoadSample {
  readonly atMs: number;
  /** Resident memory in MB of each running process. */
  readonly memory: ReadonlyMap<string, number>;
  /** Accepted but not finished. */
  readonly openTasks: number;
}

const SAMPLE_MS = 1_000;
const SETTLE_LIMIT_MS = 1_800_000;
const KILOBYTES_IN_MEGABYTE = 1_024;
const OPEN_TASKS = `select count(*)::int as count from tasks where status in ('pending', 'running')`;

export interface LoadWatch {
  readonly samples: readonly LoadSample[];
  countOpenTasks(): Promise<number>;
  /** Resolves when there are no open tasks. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export function watchDeployment({ servers, workers, databaseUrl }: Cluster): LoadWatch {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const countOpenTasks = async () => (await pool.query<{ count: number }>(OPEN_TASKS)).rows[0]?.count ?? 0;
  const samples: LoadSample[] = [];
  const processes = [
    ...servers.map((one, index) => ({ name: `server ${index + 1}`, one })),
    ...workers.map((one, index) => ({ name: `worker ${index + 1}`, one })),
  ];
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const up = processes.filter(({ one }) => one.isUp());
      const memory = new Map(up.map(({ name, one }) => [name, residentMegabytes(one.pid)]));
      samples.push({ atMs: performance.now(), memory, openTasks: await countOpenTasks() });
      await sleep(SAMPLE_MS);
    }
  };
  const watching = watch();
  return {
    samples,
    countOpenTasks,
    async settled() {
      const giveUpAt = performance.now() + SETTLE_LIMIT_MS;
      while ((await countOpenTasks()) > 0) {
        if (performance.now() > giveUpAt) throw new Error('tasks are still under way');
        await sleep(SAMPLE_MS);
      }
    },
    async stop() {
      isOver = true;
      await watching;
      await pool.end();
    },
  };
}

function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / KILOBYTES_IN_MEGABYTE);
  } catch {
    // It ended in the meantime.
    return 0;
  }
}
