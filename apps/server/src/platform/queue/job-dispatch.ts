/**
 * The worker's slots: whenever one is free, the job whose turn it is (fair-order.ts) is claimed and run. The library
 * keeps the jobs; which of them comes next is decided here, over all kinds together. While all slots are taken, one
 * more seat is kept for short jobs of those who were served little of late: nobody waits for the long jobs of others.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from '@wenjian/api';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Logger } from '../observe/logging.ts';
import { FairShares, type WaitingJob } from './fair-order.ts';
import { chargeShare, type JobShare, learnPace, readShares, readWaiting } from './work-shares.ts';

export interface Claimed {
  readonly job: JobWithMetadata<object>;
  readonly signal: AbortSignal;
}

export interface DispatchParts {
  readonly boss: PgBoss;
  readonly names: readonly JobName[];
  readonly slots: number;
  readonly heartbeatSeconds: number;
  readonly log: Logger;
  run(name: JobName, claimed: Claimed): Promise<void>;
}

export interface Dispatch {
  /** Something may be ready to run. */
  wake(): void;
  /** Waits for what runs, for a while; what then still runs is given back to the queue. */
  stop(waitMs: number): Promise<void>;
}

/** New jobs wake the worker at once; looking finds those whose pause before a retry is over. */
const LOOK_MS = 1_000;
const PRIORITY_MAX = 2 ** 31 - 1;
const COMPLETE_AGAIN_MS = 1_000;

/** A job on the seat that takes longer counts as one on a slot, and the seat is free again. */
const SEAT_MS = 3_000;
/** Who was served more of late, in space and person together, has no right to the seat. */
const LITTLE_SECONDS = 120;
const SHORT_SECONDS = 20;
/** After nobody was found for the seat, the next look. */
const SEAT_LOOK_MS = 250;

/** With the seat, and with those who took it and stayed. */
export function mostAtOnce(slots: number): number {
  return 2 * slots + 1;
}

interface Turn {
  readonly job: JobWithMetadata<object>;
  /** What was counted for it at its start. */
  readonly charged: number;
}

type Place = 'slot' | 'seat';

interface Running {
  readonly job: JobWithMetadata<object>;
  readonly place: Place;
  readonly startedAt: number;
  readonly stop: AbortController;
  readonly done: Promise<void>;
}

/** The library's types do not tell what it answers. */
const touchedRows = z.object({ affected: z.number().optional() });

/** Why an attempt is ended from here. */
const STOPPED = 'the worker was stopped';
const TAKEN_BACK = 'the queue has taken the job back';
/** What was told to stop usually ends at once. */
const END_MS = 2_000;

export function startDispatch(parts: DispatchParts): Dispatch {
  const { boss, slots, heartbeatSeconds, log } = parts;
  // By job and attempt: the queue may take a job back, and this worker may get it again while the first attempt ends.
  const running = new Map<string, Running>();
  let isStopping = false;
  let looking: Promise<void> | null = null;
  let isWoken = false;
  const report = (error: unknown) => log.error({ err: error }, 'job queue');

  const onSeat = () =>
    [...running.values()].filter(
      ({ place, startedAt }) => place === 'seat' && performance.now() - startedAt < SEAT_MS,
    ).length;
  let seatLookedAt = Number.NEGATIVE_INFINITY;
  const freePlace = (): Place | null => {
    if (isStopping) return null;
    if (running.size - onSeat() < slots) return 'slot';
    // Who waits for a slot is read again and again: not at every word of a new job.
    const isDue = performance.now() - seatLookedAt >= SEAT_LOOK_MS;
    return isDue && onSeat() === 0 && running.size < mostAtOnce(slots) ? 'seat' : null;
  };
  const start = (turn: Turn, place: Place) => {
    const { job } = turn;
    const key = `${job.id} ${job.retryCount}`;
    const stop = new AbortController();
    const done = runClaimed(parts, turn, stop.signal)
      .catch(report)
      .finally(() => {
        running.delete(key);
        wake();
      });
    running.set(key, { job, place, startedAt: performance.now(), stop, done });
  };
  const fill = async () => {
    do {
      isWoken = false;
      for (let place = freePlace(); place !== null; place = freePlace()) {
        const served = new Set([...running.values()].map(({ job }) => shareOf(job)?.person));
        const turn = await claimNext(parts, (job, used) => place === 'slot' || maySit(job, used, served));
        if (turn === null) {
          if (place === 'seat') seatLookedAt = performance.now();
          break;
        }
        if (isStopping) await boss.fail(turn.job.name, turn.job.id, { message: STOPPED });
        else start(turn, place);
      }
    } while (isWoken && freePlace() !== null);
  };
  const wake = () => {
    isWoken = true;
    if (looking !== null || isStopping) return;
    looking = fill()
      .catch(report)
      .finally(() => {
        looking = null;
      });
  };
  const beat = async () => {
    for (const { job, stop } of running.values()) {
      const touched = await boss.touch(job.name, job.id).then(touchedRows.parse).catch(report);
      // Silent for too long, it belongs to whoever gets it next.
      if (touched?.affected === 0) stop.abort(new Error(TAKEN_BACK));
    }
  };
  const timers = [setInterval(wake, LOOK_MS), setInterval(beat, (heartbeatSeconds * 1_000) / 3)];
  wake();
  return {
    wake,
    async stop(waitMs) {
      isStopping = true;
      await looking;
      const ended = () => Promise.all([...running.values()].map(({ done }) => done));
      await within(waitMs, ended());
      for (const timer of timers) clearInterval(timer);
      for (const { job, stop } of running.values()) {
        await boss.fail(job.name, job.id, { message: STOPPED }).catch(report);
        stop.abort(new Error(STOPPED));
      }
      await within(END_MS, ended());
    },
  };
}

/** Not while another job of the same person runs. */
function maySit(job: WaitingJob, used: number, served: ReadonlySet<string | null | undefined>): boolean {
  return (
    job.person !== null && !served.has(job.person) && job.seconds <= SHORT_SECONDS && used <= LITTLE_SECONDS
  );
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms).unref())]);
}

/**
 * The library cannot be asked for a job by its id, but for one of a priority: the chosen one gets a number of its own.
 * Null: nothing waits.
 */
async function claimNext(
  { boss, names, log }: DispatchParts,
  isMeant: (job: WaitingJob, used: number) => boolean,
): Promise<Turn | null> {
  const sql = boss.getDb();
  for (;;) {
    const waiting = await readWaiting(sql, names);
    if (waiting.length === 0) return null;
    const fair = new FairShares(await readShares(sql, waiting));
    const now = Date.now();
    const next = fair.next(
      waiting.filter((job) => isMeant(job, fair.used(job, now))),
      now,
    );
    if (next === null) return null;
    const turn = randomInt(1, PRIORITY_MAX);
    await sql.executeSql(
      `update jobs.job set priority = $3 where name = $1 and id = $2 and state < 'active'`,
      [next.name, next.id, turn],
    );
    const [job] = await boss.fetch<object>(next.name, {
      batchSize: 1,
      includeMetadata: true,
      minPriority: turn,
      maxPriority: turn,
    });
    // Otherwise another worker has taken it meanwhile.
    if (job === undefined) continue;
    // Whose turn is next is worth less than the job.
    await chargeShare(sql, next, next.seconds).catch((error) => log.error({ err: error }, 'job queue'));
    return { job, charged: next.seconds };
  }
}

async function runClaimed(
  { boss, log, run }: DispatchParts,
  { job, charged }: Turn,
  signal: AbortSignal,
): Promise<void> {
  const { name, id } = job;
  const startedAt = performance.now();
  try {
    await run(name as JobName, { job, signal });
  } catch (error) {
    if (signal.aborted) return;
    await boss.fail(name, id, errorOf(error));
    await chargeRest(boss, job, charged, secondsSince(startedAt));
    return;
  }
  if (signal.aborted) return;
  // What is done must not be done again because the database was away for a moment.
  await boss.complete(name, id).catch(async (error: unknown) => {
    log.error({ err: error }, 'job queue');
    await sleep(COMPLETE_AGAIN_MS);
    await boss.complete(name, id);
  });
  await learnShare(boss, job, charged, secondsSince(startedAt));
}

/** What the job really took counts. */
async function chargeRest(
  boss: PgBoss,
  job: JobWithMetadata<object>,
  charged: number,
  seconds: number,
): Promise<JobShare | null> {
  const share = shareOf(job);
  if (share === null) return null;
  await chargeShare(boss.getDb(), share, seconds - charged);
  return share;
}

function shareOf({ data }: JobWithMetadata<object>): JobShare | null {
  return (data as { readonly share?: JobShare }).share ?? null;
}

/** The next one of its kind is estimated better. */
async function learnShare(
  boss: PgBoss,
  job: JobWithMetadata<object>,
  charged: number,
  seconds: number,
): Promise<void> {
  const share = await chargeRest(boss, job, charged, seconds);
  if (share !== null) await learnPace(boss.getDb(), job.name, seconds / share.seconds);
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}

function errorOf(error: unknown): object {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
}
