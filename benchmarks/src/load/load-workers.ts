/** The same backlog of comparisons with one, two and three workers. */
import type { HttpUser } from '../../../apps/server/src/testing/http-user.ts';
import type { Cluster } from '../../../cluster/src/start-cluster.ts';
import { startComparison } from './load-people.ts';
import type { LoadWatch } from './load-watch.ts';

export interface WorkerThroughput {
  readonly workers: number;
  readonly tasks: number;
  readonly seconds: number;
}

const MS_PER_SECOND = 1_000;

export async function measureWorkers(
  { workers }: Cluster,
  watch: LoadWatch,
  people: readonly HttpUser[],
  backlog: number,
): Promise<readonly WorkerThroughput[]> {
  const measured: WorkerThroughput[] = [];
  for (let count = 1; count <= workers.length; count++) {
    await Promise.all(workers.map((worker) => worker.stop()));
    for (let task = 0; task < backlog; task++) {
      const user = people[task % people.length];
      if (user) await startComparison(user, `backlog-${count}-${task}`);
    }
    console.error(`load: ${backlog} comparisons before ${count} workers`);
    await Promise.all(workers.slice(0, count).map((worker) => worker.start()));
    // The first ones have already started.
    const tasks = await watch.countOpenTasks();
    const startedAt = performance.now();
    await watch.settled();
    measured.push({ workers: count, tasks, seconds: (performance.now() - startedAt) / MS_PER_SECOND });
  }
  return measured;
}
