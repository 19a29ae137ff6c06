/**
 * Counts the attempts of a job that never came to an end: their worker was killed, or hung and was killed. The count stands with the job, so
 * it outlives every worker. A job that has done that twice is not given to a third one, and neither is one that meets a fault of an
 * engine's code in its second attempt or later.
 */
import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { EngineFault } from './engine-fault.ts';

const SCHEMA_TABLE = 'jobs.job';
const MOST_UNFINISHED = 2;
const LAST_ATTEMPT = 'retry_limit = retry_count';

/** Beside the payload, whose schema removes it. */
const carried = z.object({ unfinished: z.number().int().default(0), isFaulty: z.boolean().default(false) });

class PoisonJob extends Error {
  constructor(name: string) {
    super(`${name} has ended ${MOST_UNFINISHED} workers and is set aside`);
  }
}

export interface Attempt {
  readonly name: string;
  readonly id: string;
  readonly data: unknown;
  /** Earlier ones have failed. */
  readonly isRepeated: boolean;
}

export function isPoison(data: unknown): boolean {
  return (carried.safeParse(data).data?.unfinished ?? 0) >= MOST_UNFINISHED;
}

/** Set aside because of a fault of an engine's code. */
export function isFaulty(data: unknown): boolean {
  return carried.safeParse(data).data?.isFaulty ?? false;
}

/** Runs an attempt. Throws `PoisonJob`, after which the queue does not try again, if earlier ones have ended their workers. */
export async function countUnfinished(boss: PgBoss, job: Attempt, run: () => Promise<void>): Promise<void> {
  if (isPoison(job.data)) {
    await update(boss, job, LAST_ATTEMPT);
    throw new PoisonJob(job.name);
  }
  await update(boss, job, changedBy(1));
  try {
    await run();
  } catch (error) {
    // It has come to an end, if a bad one.
    await update(boss, job, changedBy(-1)).catch(() => undefined);
    if (error instanceof EngineFault && job.isRepeated)
      await update(boss, job, `${LAST_ATTEMPT}, data = data || '{"isFaulty": true}'`).catch(() => undefined);
    throw error;
  }
}

function changedBy(difference: number): string {
  return `data = jsonb_set(data, '{unfinished}', to_jsonb(coalesce((data->>'unfinished')::int, 0) + ${difference}))`;
}

async function update(boss: PgBoss, { name, id }: Attempt, change: string): Promise<void> {
  await boss
    .getDb()
    .executeSql(`update ${SCHEMA_TABLE} set ${change} where name = $1 and id = $2`, [name, id]);
}
