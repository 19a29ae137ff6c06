/** How much work waits, runs and was given up, by kind of job, as the queue's own table says. */
import { jobNames } from '@wenjian/api';
import type { Pool } from 'pg';
import { JOB_SCHEMA } from './job-queue.ts';

export interface QueueState {
  readonly job: string;
  /** Could run now, and no worker has taken it. */
  readonly waiting: number;
  /** Has failed, and waits for its next attempt. */
  readonly delayed: number;
  readonly running: number;
  /** Failed in every attempt. */
  readonly dead: number;
  /** Of the one that waits longest; 0 when none waits. */
  readonly oldestSeconds: number;
}

const WAITING = `state in ('created', 'retry') and start_after <= now()`;

/** Every kind of job, also where nothing is there: a gauge that disappears cannot be watched. */
export async function readQueueStates(pool: Pick<Pool, 'query'>): Promise<readonly QueueState[]> {
  const { rows } = await pool.query<QueueState>(
    `select name as job,
            count(*) filter (where ${WAITING})::int as waiting,
            count(*) filter (where state in ('created', 'retry') and start_after > now())::int as delayed,
            count(*) filter (where state = 'active')::int as running,
            count(*) filter (where state = 'failed')::int as dead,
            coalesce(extract(epoch from now() - min(start_after) filter (where ${WAITING})), 0)::float as "oldestSeconds"
       from ${JOB_SCHEMA}.job
      where state in ('created', 'retry', 'active', 'failed') and name = any($1)
      group by name`,
    [jobNames],
  );
  const none = { waiting: 0, delayed: 0, running: 0, dead: 0, oldestSeconds: 0 };
  return jobNames.map((job) => rows.find((row) => row.job === job) ?? { job, ...none });
}
