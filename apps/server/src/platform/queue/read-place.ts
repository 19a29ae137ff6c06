/** The place of a waiting task in the queue, as the workers would decide it now. */
import type { JobName, JobPayload, TaskTool } from '@wenjian/api';
import { placesOf, type QueuePlace, type QueuePlaces } from './fair-order.ts';
import { countWorkers, findWaiting, readRunning, readShares, readWaiting, type Sql } from './work-shares.ts';

export type TaskRun = JobPayload<TaskTool>;

/** Everybody who waits asks again and again: the queue is read and played on once a second for all of them. */
const FRESH_MS = 1_000;

export class QueuePlaceReader {
  readonly #sql: Sql;
  readonly #names: readonly JobName[];
  #places: Promise<QueuePlaces> | null = null;
  #readAtMs = 0;

  constructor(sql: Sql, names: readonly JobName[]) {
    this.#sql = sql;
    this.#names = names;
  }

  /** Null: it does not wait. */
  async read(name: JobName, run: TaskRun, slotsOfWorker: number): Promise<QueuePlace | null> {
    const id = await findWaiting(this.#sql, name, run);
    if (id === null) return null;
    if (this.#places === null || performance.now() - this.#readAtMs > FRESH_MS) {
      this.#readAtMs = performance.now();
      this.#places = this.#readPlaces(slotsOfWorker);
      // The next who asks tries again.
      this.#places.catch(() => (this.#places = null));
    }
    const { first, later } = await this.#places;
    return first.get(id) ?? later;
  }

  async #readPlaces(slotsOfWorker: number): Promise<QueuePlaces> {
    const waiting = await readWaiting(this.#sql, this.#names);
    const runningSeconds = await readRunning(this.#sql, this.#names);
    const view = {
      waiting,
      shares: await readShares(this.#sql, waiting),
      runningSeconds,
      // Workers that do not give their name, as in a test, are at least as many as what they run.
      slots: Math.max(runningSeconds.length, (await countWorkers(this.#sql)) * slotsOfWorker),
    };
    return placesOf(view, Date.now());
  }
}
