/**
 * Jobs that failed on their last attempt wait in a queue of their own until what they were for is settled. One look at all of these queues
 * together: a loop for each kind would ask the database ten times a second for what hardly ever happens.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from '@wenjian/api';
import type { PgBoss } from 'pg-boss';
import type { Logger } from '../observe/logging.ts';
import type { Sql } from './work-shares.ts';

export interface DeadLetter {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly failedAt: Date | null;
  readonly output: unknown;
}

export interface ClearingParts {
  readonly boss: PgBoss;
  readonly names: readonly JobName[];
  readonly log: Logger;
  /** May throw to be tried again after a while. */
  settle(name: JobName, data: unknown): Promise<void>;
}

export interface Clearing {
  /** A job has failed, perhaps for the last time. */
  wake(): void;
  stop(): Promise<void>;
}

const JOBS = 'jobs.job';
/** A job that failed on every attempt goes to the queue of this name. */
export const DEAD_LETTER_SUFFIX = '-dead';
/** Finds those of workers that are gone, and those that wait for their next try. */
const LOOK_MS = 2_000;
/** Settling is a few rows in the database. */
const SETTLE_MS = 30_000;
/** A stopping worker waits so long; what is not settled then is found by the next. */
const STOP_MS = 3_000;

export function deadLetterQueue(name: string): string {
  return name + DEAD_LETTER_SUFFIX;
}

export function startClearing({ boss, names, log, settle }: ClearingParts): Clearing {
  const kinds = new Map(names.map((name) => [deadLetterQueue(name), name]));
  const report = (error: unknown) => log.error({ err: error }, 'job queue');
  /** Each kind by itself: one that takes long does not hold up the others. */
  const busy = new Map<string, Promise<void>>();
  let isStopping = false;

  const clear = async (queue: string, name: JobName) => {
    for (let [job] = await boss.fetch(queue); job; [job] = isStopping ? [] : await boss.fetch(queue)) {
      try {
        await within(SETTLE_MS, settle(name, job.data));
        await boss.complete(queue, job.id);
      } catch (error) {
        report(error);
        await boss.fail(queue, job.id, { message: String(error) });
      }
    }
  };
  const look = async () => {
    for (const queue of await readWaitingQueues(boss.getDb(), [...kinds.keys()])) {
      const name = kinds.get(queue);
      if (name === undefined || busy.has(queue) || isStopping) continue;
      const clearing = clear(queue, name).catch(report);
      busy.set(queue, clearing);
      void clearing.then(() => busy.delete(queue));
    }
  };
  let looking = Promise.resolve();
  const wake = () => {
    if (!isStopping) looking = looking.then(look).catch(report);
  };
  const timer = setInterval(wake, LOOK_MS);
  wake();
  return {
    wake,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await within(
        STOP_MS,
        looking.then(() => Promise.all(busy.values())),
      ).catch(report);
    },
  };
}

/** Rejects when it takes longer. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  const tooLong = sleep(ms, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error(`not settled after ${ms / 1_000} s`);
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    late.abort();
    tooLong.catch(() => undefined);
  }
}

async function readWaitingQueues(sql: Sql, queues: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql.executeSql(
    `select distinct name from ${JOBS} where name = any($1) and state < 'active' and start_after <= now()`,
    [queues],
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** Newest first. */
export async function readDeadLetters(sql: Sql): Promise<readonly DeadLetter[]> {
  const { rows } = await sql.executeSql(
    `select id, name, data as payload, retry_count + 1 as attempts, completed_on as "failedAt", output
       from ${JOBS} where state = 'failed' order by completed_on desc limit 500`,
    [],
  );
  return rows as DeadLetter[];
}
