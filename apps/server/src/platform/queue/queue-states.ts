/** The number of waiting, running and failed jobs, by kind, from the queue's own table. */
import { jobNames } from '@wenjian/api';
import type { Pool } from 'pg';
import { JOB_TABLE } from './job-queue.ts';

export interface QueueState {
  readonly job: string;
  /** Ready to run, and not taken by a worker. */
  readonly waiting: number;
  /** Has failed, and waits for its next attempt. */
  readonly delayed: number;
  readonly running: number;
  /** Failed in every attempt. */
  readonly dead: number;
  /** Waiting time of the oldest; 0 if none waits. */
  readonly oldestSeconds: number;
}

const WAITING = `state in ('created', 'retry') and start_after <= now()`;

/** Every kind of job, also without jobs: a gauge that disappears cannot be monitored. */
export async function readQueueStates(pool: Pick<Pool, 'query'>): Promise<readonly QueueState[]> {
  const { rows } = await pool.query<QueueState>(
    `select name as job,
            count(*) filter (where ${WAITING})::int as waiting,
            count(*) filter (where state in ('created', 'retry') and start_after > now())::int as delayed,
            count(*) filter (where state = 'active')::int as running,
            count(*) filter (where state = 'failed')::int as dead,
            coalesce(extract(epoch from now() - min(start_after) filter (where ${WAITING})), 0)::float as "oldestSeconds"
       from ${JOB_TABLE}
      where state in ('created', 'retry', 'active', 'failed') and name = any($1)
      group by name`,
    [jobNames],
  );
  const none = { waiting: 0, delayed: 0, running: 0, dead: 0, oldestSeconds: 0 };
  return jobNames.map((job) => rows.find((row) => row.job === job) ?? { job, ...none });
}
