/** The place of a waiting task in the queue, as the workers would decide it now. */
import type { JobName, JobPayload, TaskTool } from '@wenjian/api';
import { placeOf, type QueuePlace } from './fair-order.ts';
import { countWorkers, findWaiting, readRunning, readShares, readWaiting, type Sql } from './work-shares.ts';

export type TaskRun = JobPayload<TaskTool>;

export interface PlaceRequest {
  readonly name: JobName;
  readonly run: TaskRun;
  readonly slotsOfWorker: number;
}

export async function readPlace(
  sql: Sql,
  names: readonly JobName[],
  { name, run, slotsOfWorker }: PlaceRequest,
): Promise<QueuePlace | null> {
  const id = await findWaiting(sql, name, run);
  if (id === null) return null;
  const waiting = await readWaiting(sql, names);
  const runningSeconds = await readRunning(sql, names);
  const view = {
    waiting,
    shares: await readShares(sql, waiting),
    runningSeconds,
    // Workers that do not give their name, as in a test, are at least as many as what they run.
    slots: Math.max(runningSeconds.length, (await countWorkers(sql)) * slotsOfWorker),
  };
  return placeOf(id, view, Date.now());
}
