/** How long a thread of each kind takes to load: from its start to its first word, which is an error, since it is given nothing to work on. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Cost, medianCost } from './start-cost.ts';

export interface ThreadStart {
  readonly name: string;
  readonly sources: Cost;
  readonly bundle: Cost;
}

const ROOT = join(import.meta.dirname, '../../..');

export async function measureThreads(bundle: string, runs: number): Promise<readonly ThreadStart[]> {
  const files = globSync('{apps/server,readers}/src/**/*.thread.ts', { cwd: ROOT }).sort();
  const measured: ThreadStart[] = [];
  for (const file of files) {
    const name = `${basename(dirname(file))}-${basename(file, '.thread.ts')}`;
    measured.push({
      name,
      sources: await medianCost(runs, () => startThread(join(ROOT, file))),
      bundle: await medianCost(runs, () => startThread(join(bundle, `${name}.thread.mjs`))),
    });
  }
  return measured;
}

async function startThread(entry: string): Promise<Cost> {
  const before = process.cpuUsage();
  const startedAt = performance.now();
  const worker = new Worker(entry, { workerData: undefined, stdout: true, stderr: true });
  await new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('error', resolve);
    worker.once('exit', resolve);
  });
  const elapsedMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(before);
  await worker.terminate();
  return { elapsedMs, processorMs: (user + system) / 1_000 };
}
