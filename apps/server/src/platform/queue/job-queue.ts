/**
 * Jobs on the product's own database (pg-boss). A job is queued in the transaction that accepts its task, so
 * neither exists without the other. A worker that dies is noticed by its missing heartbeat and the job is
 * tried again, but only once; a job that failed on its last attempt goes to the dead-letter queue, whose handler
 * fails the task.
 */
import { type JobName, type JobPayload, type JobPayloads, jobPayloads } from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Queue, type QueueResult } from 'pg-boss';
import type { Connection } from '../database/database.ts';
import type { Logger } from '../observe/logging.ts';
import { observeJob, originPart } from '../observe/observe-job.ts';
import { connectionName } from '../observe/process-name.ts';
import { currentOrigin } from '../observe/trace.ts';
import { type AtMost, atMost } from './at-most.ts';
import { countUnfinished, isPoison } from './unfinished-attempts.ts';
import { untilAborted } from './until-aborted.ts';

export interface JobOptions {
  readonly connection: Connection;
  /** Larger values run first. */
  readonly priority?: number;
}

export interface RunningJob<Name extends JobName> {
  readonly payload: JobPayload<Name>;
  /** Aborted when the time limit passes or the process stops. */
  readonly signal: AbortSignal;
  readonly isLastAttempt: boolean;
}

/**
 * Handlers of one job: `run` may throw to be retried; `giveUp` handles a job that failed on every attempt.
 */
export interface JobHandler<Name extends JobName> {
  readonly name: Name;
  run(job: RunningJob<Name>): Promise<void>;
  giveUp(payload: JobPayload<Name>, reason: GivenUp): Promise<void>;
}

/** `poison`: it has ended its worker every time. */
export type GivenUp = 'failed' | 'poison';

export interface DeadLetter {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly failedAt: Date | null;
  readonly output: unknown;
}

export interface JobQueue {
  enqueue<Name extends JobName>(name: Name, payload: JobPayload<Name>, options: JobOptions): Promise<void>;
  /** The number of simultaneous jobs, of all kinds together. */
  work(handlers: readonly AnyJobHandler[], concurrency: number): Promise<void>;
  deadLetters(): Promise<readonly DeadLetter[]>;
  stop(): Promise<void>;
}

export type AnyJobHandler = { [Name in JobName]: JobHandler<Name> }[JobName];

export const JOB_SCHEMA = 'jobs';
/** pg-boss's lowest heartbeat; a dead worker's job is back in the queue within about twice this. */
const HEARTBEAT_SECONDS = 10;
const RETRY_DELAY_MAX_SECONDS = 60;
const KEEP_FAILED_SECONDS = 30 * 24 * 3600;
/** New jobs wake the workers at once; polling finds those whose waiting time before a retry is over. */
const POLL_SECONDS = 1;
const STOP_WAIT_MS = 20_000;
/**
 * A worker fetches jobs of each kind and lets them wait for a slot among all kinds; meanwhile they send
 * heartbeats. In the worst case as many jobs of every other kind run first, each up to its limit. The attempt
 * itself is timed here, from the start of its run.
 */
const longestTurn = (names: readonly JobName[]) => names.length + 1;
const MS_PER_SECOND = 1_000;

export interface JobLimits {
  /** The time limit of one attempt. */
  readonly attemptSeconds: number;
  readonly retries: number;
  /** The first pause between attempts; it doubles each time. */
  readonly retryDelaySeconds: number;
}

const DEFAULT_LIMITS: JobLimits = { attemptSeconds: 900, retries: 5, retryDelaySeconds: 1 };

/**
 * All data of a space may be many gigabytes. With all attempts still within a day, which the store's sweep
 * relies on.
 */
const LONG_ATTEMPT_SECONDS = 3600;

function attemptSecondsOf(name: JobName, { attemptSeconds }: JobLimits): number {
  return name === 'dataExport' ? LONG_ATTEMPT_SECONDS : attemptSeconds;
}

export async function startJobQueue(
  url: string,
  log: Logger,
  payloads = jobPayloads,
  limits = DEFAULT_LIMITS,
): Promise<JobQueue> {
  const name = connectionName();
  const names = Object.keys(payloads) as readonly JobName[];
  const boss = new PgBoss({
    connectionString: url,
    // The library's default would hide an idle worker, because its other connections close meanwhile.
    ...(name === undefined ? {} : { application_name: name }),
    schema: JOB_SCHEMA,
    max: 5,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await createQueues(boss, names, limits);
  return {
    async enqueue(name, payload, { connection, priority = 0 }) {
      const data = { ...payloads[name].parse(payload), ...originPart(currentOrigin()) };
      await boss.send(name, data, { priority, db: fromDrizzle(connection, sql) });
    },
    async work(handlers, concurrency) {
      requireOneHandlerPerJob(names, handlers);
      await work({ boss, concurrency, inTurn: atMost(concurrency), limits, payloads, log }, handlers);
    },
    deadLetters: () => readDeadLetters(boss),
    stop: () => boss.stop({ graceful: true, timeout: STOP_WAIT_MS }),
  };
}

async function createQueues(boss: PgBoss, names: readonly JobName[], limits: JobLimits): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of names) {
    await ensureQueue(boss, present, deadLetterQueue(name), {
      deleteAfterSeconds: KEEP_FAILED_SECONDS,
      retryLimit: 10,
      retryBackoff: true,
    });
    await ensureQueue(boss, present, name, {
      retryLimit: limits.retries,
      retryDelay: limits.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_SECONDS,
      expireInSeconds: limits.attemptSeconds * longestTurn(names) + LONG_ATTEMPT_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: KEEP_FAILED_SECONDS,
      deadLetter: deadLetterQueue(name),
      notify: true,
    });
  }
}

/** Later starts find every queue as it should be, and send no further statements. */
async function ensureQueue(
  boss: PgBoss,
  present: ReadonlyMap<string, QueueResult>,
  name: string,
  settings: Omit<Queue, 'name'>,
): Promise<void> {
  const queue = present.get(name);
  if (queue === undefined) return boss.createQueue(name, settings);
  const isSame = Object.entries(settings).every(([key, value]) => queue[key as keyof Queue] === value);
  if (!isSame) await boss.updateQueue(name, settings);
}

function deadLetterQueue(name: string): string {
  return `${name}-dead`;
}

interface Working {
  readonly boss: PgBoss;
  readonly concurrency: number;
  readonly inTurn: AtMost;
  readonly limits: JobLimits;
  readonly payloads: JobPayloads;
  readonly log: Logger;
}

async function work(working: Working, handlers: readonly AnyJobHandler[]): Promise<void> {
  for (const handler of handlers) await serve(working, handler);
}

async function serve<Name extends JobName>(
  { boss, concurrency, inTurn, limits, payloads, log }: Working,
  handler: JobHandler<Name>,
): Promise<void> {
  const { name } = handler;
  const payloadOf = (data: unknown) => payloads[name].parse(data) as JobPayload<Name>;
  const workId: string = await boss.work(name, workOptions(concurrency), async ([job]) => {
    if (!job) return;
    const isLastAttempt = job.retryCount >= job.retryLimit;
    const attempt = (signal: AbortSignal) =>
      handler.run({ payload: payloadOf(job.data), signal, isLastAttempt });
    const run = () => withinLimit(attemptSecondsOf(name, limits), job.signal, attempt);
    try {
      const { id, data } = job;
      await inTurn(() =>
        observeJob({ name, id, data, attempt: job.retryCount + 1 }, log, () =>
          countUnfinished(boss, { name, id, data }, run),
        ),
      );
    } finally {
      // Look for the next job at once; without this a backlog would drain at one job per poll.
      boss.notifyWorker(workId);
    }
  });
  await boss.work(deadLetterQueue(name), { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job) await handler.giveUp(payloadOf(job.data), isPoison(job.data) ? 'poison' : 'failed');
  });
}

/** An attempt whose time is over is not waited for, even if it ignores the signal. */
async function withinLimit(
  attemptSeconds: number,
  stopped: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // Stopped while it waited for its slot.
  stopped.throwIfAborted();
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Error(`the attempt took longer than ${attemptSeconds} s`)),
    attemptSeconds * MS_PER_SECOND,
  );
  try {
    await untilAborted(attempt(AbortSignal.any([stopped, late.signal])), late.signal);
  } finally {
    clearTimeout(timer);
  }
}

function workOptions(localConcurrency: number) {
  const interval = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
  return { includeMetadata: true, batchSize: 1, localConcurrency, ...interval } as const;
}

function requireOneHandlerPerJob(names: readonly JobName[], handlers: readonly AnyJobHandler[]): void {
  for (const name of names) {
    const count = handlers.filter((handler) => handler.name === name).length;
    if (count !== 1) throw new Error(`job ${name} has ${count} handlers, needs exactly one`);
  }
}

async function readDeadLetters(boss: PgBoss): Promise<readonly DeadLetter[]> {
  const { rows } = await boss.getDb().executeSql(
    `select id, name, data as payload, retry_count + 1 as attempts, completed_on as "failedAt", output
       from ${JOB_SCHEMA}.job where state = 'failed' order by completed_on desc limit 500`,
    [],
  );
  return rows as DeadLetter[];
}
