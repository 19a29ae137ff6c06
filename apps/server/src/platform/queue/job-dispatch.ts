/**
 * The worker's slots: whenever one is free, the job whose turn it is (fair-order.ts) is claimed and run. The library
 * keeps the jobs; which of them comes next is decided here, over all kinds together. While all slots are taken, seats
 * are kept for short jobs of those who have nothing running: nobody waits for the long jobs of others. A job that is
 * not as short as it looked gives its seat back when somebody needs it, and begins again later.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from '@wenjian/api';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Logger } from '../observe/logging.ts';
import { FairShares, type WaitingJob } from './fair-order.ts';
import { PutBack } from './put-back.ts';
import { SHORT_SECONDS, ShortLooks } from './short-looks.ts';
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
  /** A job that takes longer on a seat counts as one on a slot, until its seat is needed. */
  readonly seatMs: number;
  readonly log: Logger;
  run(name: JobName, claimed: Claimed): Promise<void>;
  /** An attempt has failed; it may have been the last one. */
  failed(): void;
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

/** After nobody was found for a seat, the next look. */
const SEAT_LOOK_MS = 100;

/** On a busy machine a short job takes longer: somebody known for short jobs may stay so many times as long. */
const KNOWN_STAY = 3;

/** On slots and on seats. */
export function mostAtOnce(slots: number): number {
  return 2 * slots + 1;
}

interface Turn {
  readonly job: JobWithMetadata<object>;
  /** What was counted for it at its start. */
  readonly charged: number;
}

type Place = 'slot' | 'seat';

interface Running extends Turn {
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
  const { boss, slots, heartbeatSeconds, seatMs, log } = parts;
  // A job may be here twice: taken back, and got again while the first attempt ends.
  const running = new Set<Running>();
  let isStopping = false;
  let looking: Promise<void> | null = null;
  let isWoken = false;
  const report = (error: unknown) => log.error({ err: error }, 'job queue');

  const seated = () => [...running].filter(({ place }) => place === 'seat');
  const looks = new ShortLooks();
  const personOf = ({ job }: Running) => shareOf(job)?.person ?? '';
  const longOnes = (one: Running) => looks.longOnes(personOf(one));
  const hasStayed = (one: Running) =>
    performance.now() - one.startedAt >= seatMs * (looks.isKnownFor(personOf(one)) ? KNOWN_STAY : 1);
  const longestStayed = () =>
    firstToLeave(
      seated().filter((one) => hasStayed(one) && !isEnding(one)),
      longOnes,
    );
  let seatLookedAt = Number.NEGATIVE_INFINITY;
  let seatLook: NodeJS.Timeout | undefined;
  const freePlace = (): Place | null => {
    if (isStopping) return null;
    const briefly = seated().filter((one) => !hasStayed(one));
    if (running.size - briefly.length < slots) return 'slot';
    // Who waits for a slot is read again and again: not at every word of a new job.
    const isRoom = running.size < mostAtOnce(slots) || longestStayed() !== null;
    if (!isRoom) return null;
    const dueMs = seatLookedAt + SEAT_LOOK_MS - performance.now();
    if (dueMs <= 0) return 'seat';
    clearTimeout(seatLook);
    seatLook = setTimeout(wake, dueMs);
    return null;
  };
  const mayTake = (place: Place) => {
    const served = new Set([...running].map(({ job }) => shareOf(job)?.person));
    return ({ person, ownSeconds }: WaitingJob) =>
      place === 'slot' ||
      (person !== null && !served.has(person) && ownSeconds <= SHORT_SECONDS && looks.areTrue(person));
  };
  const freeSeat = async () => {
    if (running.size < mostAtOnce(slots)) return true;
    const leaving = longestStayed();
    return leaving !== null && (await putBack(parts, leaving, report));
  };
  const start = (turn: Turn, place: Place) => {
    const stop = new AbortController();
    const startedAt = performance.now();
    const done = runClaimed(parts, turn, stop.signal)
      .catch(report)
      .finally(() => {
        running.delete(one);
        looks.note(shareOf(turn.job), performance.now() - startedAt, stop.signal.reason instanceof PutBack);
        wake();
      });
    const one: Running = { ...turn, place, startedAt, stop, done };
    running.add(one);
  };
  const fill = async () => {
    do {
      isWoken = false;
      for (let place = freePlace(); place !== null; place = freePlace()) {
        const turn = await claimNext(parts, mayTake(place), freeSeat);
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
    for (const { job, stop } of running) {
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
      const ended = () => Promise.all([...running].map(({ done }) => done));
      await within(waitMs, ended());
      clearTimeout(seatLook);
      for (const timer of timers) clearInterval(timer);
      for (const one of running) {
        if (isEnding(one)) continue;
        await boss.fail(one.job.name, one.job.id, { message: STOPPED }).catch(report);
        one.stop.abort(new Error(STOPPED));
      }
      await within(END_MS, ended());
    },
  };
}

/** Of those whose jobs are often longer than they look, then the oldest. At its last attempt a job is not disturbed. */
function firstToLeave(jobs: readonly Running[], longOnes: (one: Running) => number): Running | null {
  const [first] = jobs
    .filter(({ job }) => job.retryCount < job.retryLimit)
    .sort((one, other) => longOnes(other) - longOnes(one) || one.startedAt - other.startedAt);
  return first ?? null;
}

/** Told to stop; the job is the queue's again, or will be. */
function isEnding({ stop }: Running): boolean {
  return stop.signal.aborted;
}

/**
 * Ends the attempt and lets the job wait again, as one that takes longer than was thought. It does not count as tried, and nobody gets it before
 * the attempt has ended. False: that takes longer, so the seat is not free yet.
 */
async function putBack(
  parts: DispatchParts,
  one: Running,
  report: (error: unknown) => void,
): Promise<boolean> {
  one.stop.abort(new PutBack());
  let hasEnded = false;
  const waiting = one.done.then(() => {
    hasEnded = true;
    return waitAgain(parts, one).catch(report);
  });
  await within(END_MS, waiting);
  return hasEnded;
}

async function waitAgain({ boss }: DispatchParts, { job, charged, startedAt }: Running): Promise<void> {
  const taken = secondsSince(startedAt);
  await boss.getDb().executeSql(
    `update jobs.job set state = 'retry', started_on = null, start_after = now(),
            data = jsonb_set(data, '{share,seconds}', to_jsonb($3::float))
      where name = $1 and id = $2 and state = 'active' and retry_count = $4`,
    [job.name, job.id, Math.max(shareOf(job)?.seconds ?? 0, 2 * taken), job.retryCount],
  );
  await chargeRest(boss, job, charged, taken);
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms).unref())]);
}

/**
 * The library cannot be asked for a job by its id, but for one of a priority: the chosen one gets a number of its own.
 * Null: nothing waits, or there is no room. `makeRoom`: somebody waits, so the place is needed now.
 */
async function claimNext(
  { boss, names, log }: DispatchParts,
  isMeant: (job: WaitingJob) => boolean,
  makeRoom: () => Promise<boolean>,
): Promise<Turn | null> {
  const sql = boss.getDb();
  for (;;) {
    const waiting = await readWaiting(sql, names);
    if (waiting.length === 0) return null;
    const fair = new FairShares(await readShares(sql, waiting));
    const next = fair.next(waiting.filter(isMeant), Date.now());
    if (next === null) return null;
    if (!(await makeRoom())) return null;
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
  { boss, log, run, failed }: DispatchParts,
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
    failed();
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
