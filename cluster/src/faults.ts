/** What goes wrong in a deployment, and is put right again by whoever looks after it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { officeProcessesOf } from './office-processes.ts';
import type { ProductProcess } from './product-process.ts';
import type { SeededChoice } from './seeded-choice.ts';
import type { Cluster } from './start-cluster.ts';
import { noTrouble } from './start-s3.ts';

export const faultKinds = [
  'server killed',
  'worker killed',
  'LibreOffice killed',
  'database connections dropped',
  'S3 full',
  'S3 slow',
  'Redis restarted',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const S3_FULL_MS = 4_000;
const S3_SLOW_MS = 6_000;
const S3_DELAY_MS = 700;
const OFFICE_WAIT_ATTEMPTS = 40;
const OFFICE_POLL_MS = 100;

/** Resolves when the fault is over; a killed process is started again meanwhile. */
export async function strike(kind: FaultKind, cluster: Cluster, choice: SeededChoice): Promise<void> {
  const { postgres, redis, s3, servers, workers } = cluster;
  switch (kind) {
    case 'server killed':
      return killAndReplace(choice.oneOf(servers));
    case 'worker killed':
      return killAndReplace(choice.oneOf(workers));
    case 'LibreOffice killed':
      return killOffice(workers);
    case 'database connections dropped':
      await postgres.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'wenjian' and pid <> pg_backend_pid()`,
      );
      return;
    case 'S3 full':
      s3.trouble = { ...s3.trouble, isFull: true };
      await sleep(S3_FULL_MS);
      s3.trouble = noTrouble;
      return;
    case 'S3 slow':
      s3.trouble = { ...s3.trouble, delayMs: S3_DELAY_MS };
      await sleep(S3_SLOW_MS);
      s3.trouble = noTrouble;
      return;
    case 'Redis restarted':
      return redis.restart();
  }
}

/** As any supervisor does, until it stays up. */
async function killAndReplace(one: ProductProcess): Promise<void> {
  await one.stop('SIGKILL');
  await one.start().catch(() => one.start());
}

/** In the middle of a document, where there is one. */
async function killOffice(workers: readonly ProductProcess[]): Promise<void> {
  for (let attempt = 0; attempt < OFFICE_WAIT_ATTEMPTS; attempt++) {
    const [pid] = officeProcessesOf(workers.map((worker) => worker.pid));
    if (pid !== undefined) {
      process.kill(pid, 'SIGKILL');
      return;
    }
    await sleep(OFFICE_POLL_MS);
  }
  throw new Error('no worker has LibreOffice running');
}
