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
import { LONGEST_ATTEMPT_SECONDS, withinClock } from './attempt-clock.ts';
import { type DeadLetter, deadLetterQueue, readDeadLetters, startClearing } from './dead-letters.ts';
import type { QueuePlace } from './fair-order.ts';
import { type Claimed, type Dispatch, startDispatch } from './job-dispatch.ts';
import { estimateSeconds } from './job-estimate.ts';
import { QueuePlaceReader, type TaskRun } from './read-place.ts';
import { countUnfinished, isFaulty, isPoison } from './unfinished-attempts.ts';

export interface JobOptions {
  readonly connection: Connection;
  /** Whose share it takes; without it, nobody's. */
  readonly owner?: { readonly teamId: string; readonly userId: string };
  /** Of the files it works on, as far as they are known. */
  readonly bytes?: number;
}

export interface RunningJob<Name extends JobName> {
  readonly payload: JobPayload<Name>;
  /** Aborted when its time is over (attempt-clock.ts) or the process stops. */
  readonly signal: AbortSignal;
  /** To be called when it has got ahead, and only then: its time begins anew. */
  readonly advanced: () => void;
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

/** `poison`: it has ended its worker every time. `fault`: an engine's own code fails on it. */
export type GivenUp = 'failed' | 'poison' | 'fault';

export interface JobQueue {
  enqueue<Name extends JobName>(name: Name, payload: JobPayload<Name>, options: JobOptions): Promise<void>;
  /** The number of simultaneous jobs, of all kinds together. */
  work(handlers: readonly AnyJobHandler[], concurrency: number): Promise<void>;
  /** Null: it does not wait, or not yet. `slotsOfWorker`: how many jobs each worker runs at a time. */
  place(name: JobName, run: TaskRun, slotsOfWorker: number): Promise<QueuePlace | null>;
  deadLetters(): Promise<readonly DeadLetter[]>;
  stop(): Promise<void>;
}

export type AnyJobHandler = { [Name in JobName]: JobHandler<Name> }[JobName];

const JOB_SCHEMA = 'jobs';
export const JOB_TABLE = `${JOB_SCHEMA}.job`;
/** pg-boss's lowest heartbeat; a dead worker's job is back in the queue within about twice this. */
const HEARTBEAT_SECONDS = 10;
const RETRY_DELAY_MAX_SECONDS = 60;
const KEEP_FAILED_SECONDS = 30 * 24 * 3600;
const STOP_WAIT_MS = 20_000;
/** New jobs are announced here, in the transaction that queues them. */
export const JOB_CHANNEL = 'wenjian_jobs';
/** The attempt is timed by its worker; this is for one that beats and cannot. */
const EXPIRE_SECONDS = LONGEST_ATTEMPT_SECONDS + 3600;

export interface JobLimits {
  /** So long an attempt may go on without progress; reported progress begins it anew. */
  readonly attemptSeconds: number;
  readonly retries: number;
  /** The first pause between attempts; it doubles each time. */
  readonly retryDelaySeconds: number;
  /** How long a job that looked short may keep a seat that somebody else needs. */
  readonly seatMs?: number;
}

const DEFAULT_SEAT_MS = 3_000;
const DEFAULT_LIMITS: JobLimits = { attemptSeconds: 900, retries: 5, retryDelaySeconds: 1 };

/** All data of a space may be many gigabytes, and nothing is reported meanwhile. */
const LONG_ATTEMPT_SECONDS = 3600;

/** What is silent longest: two thousand pages read back, and other jobs run beside it. */
const CONVERT_ATTEMPT_SECONDS = 2400;

function attemptSecondsOf(name: JobName, { attemptSeconds }: JobLimits): number {
  if (name === 'dataExport') return LONG_ATTEMPT_SECONDS;
  return name === 'convert' || name === 'ocr'
    ? Math.max(attemptSeconds, CONVERT_ATTEMPT_SECONDS)
    : attemptSeconds;
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
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await createQueues(boss, names, limits);
  const working: { stop(): Promise<void> }[] = [];
  const places = new QueuePlaceReader(boss.getDb(), names);
  return {
    async enqueue(name, payload, { connection, owner, bytes = 0 }) {
      const share = {
        space: owner?.teamId ?? null,
        person: owner?.userId ?? null,
        seconds: estimateSeconds(name, bytes),
      };
      const data = { ...payloads[name].parse(payload), ...originPart(currentOrigin()), share };
      await boss.send(name, data, { db: fromDrizzle(connection, sql) });
      await connection.execute(sql`select pg_notify(${JOB_CHANNEL}, '')`);
    },
    async work(handlers, concurrency) {
      requireOneHandlerPerJob(names, handlers);
      working.push(await work({ boss, names, concurrency, limits, payloads, log }, handlers));
    },
    place: (name, run, slotsOfWorker) => places.read(name, run, slotsOfWorker),
    deadLetters: () => readDeadLetters(boss.getDb()),
    async stop() {
      await Promise.all(working.map((one) => one.stop()));
      await boss.stop({ graceful: true, timeout: STOP_WAIT_MS });
    },
  };
}

async function createQueues(boss: PgBoss, names: readonly JobName[], limits: JobLimits): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of names) {
    await ensureQueue(boss, present, deadLetterQueue(name), {
      deleteAfterSeconds: KEEP_FAILED_SECONDS,
      retryLimit: 10,
      retryBackoff: true,
      // Twice what settling may take: of a worker that is gone, the next one has it soon.
      expireInSeconds: 60,
    });
    await ensureQueue(boss, present, name, {
      retryLimit: limits.retries,
      retryDelay: limits.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_SECONDS,
      expireInSeconds: EXPIRE_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: KEEP_FAILED_SECONDS,
      deadLetter: deadLetterQueue(name),
      notify: false,
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

interface Working {
  readonly boss: PgBoss;
  readonly names: readonly JobName[];
  readonly concurrency: number;
  readonly limits: JobLimits;
  readonly payloads: JobPayloads;
  readonly log: Logger;
}

async function work(working: Working, handlers: readonly AnyJobHandler[]) {
  const { boss, names, concurrency, limits, log } = working;
  const attempts = new Map<JobName, (claimed: Claimed) => Promise<void>>();
  for (const handler of handlers) attempts.set(handler.name, attemptOf(working, handler));
  const clearing = startClearing({ boss, names, log, settle: settleWith(working, handlers) });
  const dispatch = startDispatch({
    boss,
    names,
    slots: concurrency,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    seatMs: limits.seatMs ?? DEFAULT_SEAT_MS,
    log,
    run: async (name, claimed) => attempts.get(name)?.(claimed),
    failed: clearing.wake,
  });
  const listening = await listen(boss, dispatch);
  return {
    async stop() {
      await listening?.close();
      await dispatch.stop(STOP_WAIT_MS);
      await clearing.stop();
    },
  };
}

async function listen(boss: PgBoss, { wake }: Dispatch) {
  return boss.getDb().listen?.(JOB_CHANNEL, wake, wake);
}

function attemptOf<Name extends JobName>(
  { boss, limits, payloads, log }: Working,
  handler: JobHandler<Name>,
): (claimed: Claimed) => Promise<void> {
  const { name } = handler;
  return async ({ job, signal: stopped }) => {
    const isLastAttempt = job.retryCount >= job.retryLimit;
    const payload = payloads[name].parse(job.data) as JobPayload<Name>;
    const silentSeconds = attemptSecondsOf(name, limits);
    const run = () =>
      withinClock({ silentSeconds }, stopped, (clock) => handler.run({ payload, isLastAttempt, ...clock }));
    const { id, data } = job;
    await observeJob({ name, id, data, attempt: job.retryCount + 1 }, log, () =>
      countUnfinished(boss, { name, id, data, isRepeated: job.retryCount > 0 }, run),
    );
  };
}

function settleWith({ payloads }: Working, handlers: readonly AnyJobHandler[]) {
  const settlers = new Map(handlers.map((handler) => [handler.name, settlerOf(payloads, handler)]));
  return async (name: JobName, data: unknown) => settlers.get(name)?.(data);
}

function settlerOf<Name extends JobName>(payloads: JobPayloads, handler: JobHandler<Name>) {
  return (data: unknown) =>
    handler.giveUp(payloads[handler.name].parse(data) as JobPayload<Name>, reasonOf(data));
}

function reasonOf(data: unknown): GivenUp {
  if (isPoison(data)) return 'poison';
  return isFaulty(data) ? 'fault' : 'failed';
}

function requireOneHandlerPerJob(names: readonly JobName[], handlers: readonly AnyJobHandler[]): void {
  for (const name of names) {
    const count = handlers.filter((handler) => handler.name === name).length;
    if (count !== 1) throw new Error(`job ${name} has ${count} handlers, needs exactly one`);
  }
}
