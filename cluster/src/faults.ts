/** Faults of a deployment, and their repair by an operator or supervisor. */
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
/** Long enough for a worker that was just started again. */
const OFFICE_WAIT_ATTEMPTS = 300;
const OFFICE_POLL_MS = 100;

/** Resolves when the fault is over; a killed process is restarted meanwhile. False: there was no target. */
export async function strike(kind: FaultKind, cluster: Cluster, choice: SeededChoice): Promise<boolean> {
  if (kind === 'LibreOffice killed') return killOffice(cluster.workers);
  await strikeShared(kind, cluster, choice);
  return true;
}

async function strikeShared(
  kind: Exclude<FaultKind, 'LibreOffice killed'>,
  { postgres, redis, s3, servers, workers }: Cluster,
  choice: SeededChoice,
): Promise<void> {
  switch (kind) {
    case 'server killed':
      return killAndReplace(choice.oneOf(servers));
    case 'worker killed':
      return killAndReplace(choice.oneOf(workers));
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

/** Like any supervisor, until it stays up. */
async function killAndReplace(one: ProductProcess): Promise<void> {
  await one.stop('SIGKILL');
  await one.start().catch(() => one.start());
}

/** In the middle of a document, if there is one. */
async function killOffice(workers: readonly ProductProcess[]): Promise<boolean> {
  for (let attempt = 0; attempt < OFFICE_WAIT_ATTEMPTS; attempt++) {
    const [pid] = officeProcessesOf(workers.map((worker) => worker.pid));
    if (pid !== undefined && kill(pid)) return true;
    await sleep(OFFICE_POLL_MS);
  }
  return false;
}

/** False: it had ended by itself. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
