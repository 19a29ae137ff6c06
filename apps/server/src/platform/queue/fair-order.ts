/**
 * Which waiting job runs next. Each space and each person has a share: who was served much of late comes after who
 * was served little. A short job comes before a long one, and waiting makes up for both, so nobody waits for ever.
 * Paid and free work have the same share. Pure; all of it is in seconds.
 */

/** Nobody's work: mails, the public examples. */
export interface JobOwner {
  readonly space: string | null;
  readonly person: string | null;
}

export interface WaitingJob extends JobOwner {
  readonly id: string;
  readonly name: string;
  /** How long it will probably take, as others of its kind did of late. */
  readonly seconds: number;
  /** The same by itself alone: what others send makes nobody's job longer. */
  readonly ownSeconds: number;
  readonly createdAtMs: number;
}

/** The work done for a person in a space, as counted at a time. */
export interface ServedShare extends JobOwner {
  readonly seconds: number;
  readonly servedAtMs: number;
}

/** Work done this long ago counts half. */
export const HALF_LIFE_SECONDS = 600;
/**
 * Among the jobs of one person the one that is due first: asked for early, or short. A job of a minute lets those pass
 * that were asked for within the next four.
 */
const DUE_FACTOR = 4;

export class FairShares {
  readonly #ofSpaces = new Usage();
  readonly #ofPeople = new Usage();
  readonly #servedAt = new Map<string, number>();

  constructor(shares: readonly ServedShare[] = []) {
    for (const { seconds, servedAtMs, ...owner } of shares) this.charge(owner, seconds, servedAtMs);
  }

  charge({ space, person }: JobOwner, seconds: number, nowMs: number): void {
    if (space === null || person === null) return;
    this.#ofSpaces.add(space, seconds, nowMs);
    this.#ofPeople.add(person, seconds, nowMs);
    this.#servedAt.set(person, Math.max(nowMs, this.#servedAt.get(person) ?? 0));
  }

  /** The work done of late for the space and for the person. */
  #used({ space, person }: JobOwner, nowMs: number): number {
    if (space === null || person === null) return 0;
    return this.#ofSpaces.read(space, nowMs) + this.#ofPeople.read(person, nowMs);
  }

  next(waiting: readonly WaitingJob[], nowMs: number): WaitingJob | null {
    const scored = firstOfEach(waiting).map((job) => ({ job, score: this.#score(job, nowMs) }));
    const [best] = scored.sort(
      (one, other) => one.score - other.score || one.job.createdAtMs - other.job.createdAtMs,
    );
    return best?.job ?? null;
  }

  #score(job: WaitingJob, nowMs: number): number {
    const { person, seconds, createdAtMs } = job;
    const served = person === null ? 0 : (this.#servedAt.get(person) ?? 0);
    const unserved = Math.max(0, nowMs - Math.max(createdAtMs, served)) / 1000;
    return this.#used(job, nowMs) + seconds - unserved;
  }
}

class Usage {
  readonly #counted = new Map<string, { readonly seconds: number; readonly atMs: number }>();

  read(key: string, nowMs: number): number {
    const { seconds = 0, atMs = nowMs } = this.#counted.get(key) ?? {};
    return seconds * 2 ** (-Math.max(0, nowMs - atMs) / 1000 / HALF_LIFE_SECONDS);
  }

  /** `nowMs` may lie before the last count: rows are read in any order. */
  add(key: string, seconds: number, nowMs: number): void {
    const atMs = Math.max(nowMs, this.#counted.get(key)?.atMs ?? nowMs);
    const aged = seconds * 2 ** (-(atMs - nowMs) / 1000 / HALF_LIFE_SECONDS);
    this.#counted.set(key, { seconds: Math.max(0, this.read(key, atMs) + aged), atMs });
  }
}

/** The job that is due first, of each person in each space. */
function firstOfEach(waiting: readonly WaitingJob[]): readonly WaitingJob[] {
  const first = new Map<string, WaitingJob>();
  for (const job of waiting) {
    const key = `${job.space} ${job.person}`;
    const known = first.get(key);
    if (known === undefined || dueMs(job) < dueMs(known)) first.set(key, job);
  }
  return [...first.values()];
}

function dueMs({ createdAtMs, seconds }: WaitingJob): number {
  return createdAtMs + DUE_FACTOR * seconds * 1000;
}

export interface QueuePlace {
  /** Jobs that run before it, from the present view; later ones may still pass. */
  readonly ahead: number;
  /** There are more before it than were counted. */
  readonly isAtLeast: boolean;
  /** Null: nothing is there that works, so nobody can say. */
  readonly startsInSeconds: number | null;
}

export interface QueueView {
  readonly waiting: readonly WaitingJob[];
  readonly shares: readonly ServedShare[];
  /** What is left of running jobs, as far as it can be estimated. */
  readonly runningSeconds: readonly number[];
  /** Jobs that run at a time, all workers together. */
  readonly slots: number;
}

/** Whoever waits behind so many does not ask for the exact number; counting them all would take long. */
const AHEAD_MAX = 200;

export interface QueuePlaces {
  /** The jobs that run first, as far as they were counted. */
  readonly first: ReadonlyMap<string, QueuePlace>;
  /** Of every other job that waits. */
  readonly later: QueuePlace;
}

/** Plays on what the workers will do if nothing else is asked for. */
export function placesOf(view: QueueView, nowMs: number): QueuePlaces {
  const fair = new FairShares(view.shares);
  const first = new Map<string, QueuePlace>();
  const free = slotsFrom(view, nowMs);
  let waiting = view.waiting;
  for (;;) {
    free.sort((one, other) => one - other);
    const startMs = free[0] ?? nowMs;
    const place = {
      ahead: first.size,
      startsInSeconds: view.slots === 0 ? null : Math.ceil((startMs - nowMs) / 1000),
    };
    const next = first.size < AHEAD_MAX ? fair.next(waiting, startMs) : null;
    if (next === null) return { first, later: { ...place, isAtLeast: true } };
    first.set(next.id, { ...place, isAtLeast: false });
    fair.charge(next, next.seconds, startMs);
    waiting = waiting.filter((job) => job !== next);
    if (free.length > 0) free[0] = startMs + next.seconds * 1000;
  }
}

/** When each slot is free. */
function slotsFrom({ slots, runningSeconds }: QueueView, nowMs: number): number[] {
  return Array.from({ length: slots }, (_, at) => nowMs + (runningSeconds[at] ?? 0) * 1000);
}
