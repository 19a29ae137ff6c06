/** Runs one comparison: both files read and compared in a thread, the result kept as a blob, the task settled. */
import { Readable } from 'node:stream';
import { type ErrorName, type TaskStage, taskStages } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Database } from '../../platform/database.ts';
import { runEngine } from '../../platform/engine-thread.ts';
import type { JobHandler, RunningJob } from '../../platform/job-queue.ts';
import { openRun, type TaskRun } from '../tasks/index.ts';
import { compareInput } from './compare.input.ts';
import type { CompareEngineInput, CompareEngineOutput } from './compare.thread.ts';

/** How often a running job looks whether somebody cancelled it. */
const CANCEL_CHECK_MS = 1_000;

export function compareJob(database: Database, blobs: BlobStore): JobHandler<'compare'> {
  return {
    name: 'compare',
    async run(job) {
      const run = await openRun(database, job.payload);
      if (!run) return;
      const watch = watchRun(run, job.signal);
      try {
        await compare(run, blobs, watch);
      } catch (error) {
        if (watch.isUnwanted()) return;
        if (job.isLastAttempt) await run.fail(failureOf(job));
        throw error;
      } finally {
        watch.stop();
      }
    },
    async giveUp(payload) {
      const run = await openRun(database, payload);
      await run?.fail('INTERNAL');
    },
  };
}

async function compare(run: TaskRun, blobs: BlobStore, watch: RunWatch): Promise<void> {
  const { origin, target } = compareInput.parse(run.task.input);
  const output = await blobs.withLocalFile(origin.sha256, (originPath) =>
    blobs.withLocalFile(target.sha256, (targetPath) => {
      const input: CompareEngineInput = {
        old: { path: originPath, name: origin.name },
        new: { path: targetPath, name: target.name },
      };
      return runEngine<CompareEngineOutput>({
        entry: new URL('./compare.thread.ts', import.meta.url),
        input,
        signal: watch.signal,
        onProgress: watch.report,
      });
    }),
  );
  if (output.kind === 'unreadable') return run.fail(output.failure, output.message);
  await run.progress('saving', 0.95);
  const { sha256 } = await blobs.put(Readable.from([output.resultJson]));
  await run.complete({ summary: output.statistics, resultSha256: sha256 });
}

interface RunWatch {
  readonly signal: AbortSignal;
  readonly report: (stage: string, fraction: number) => void;
  isUnwanted(): boolean;
  stop(): void;
}

/** Writes progress at most once a second, and ends the engine when the run is no longer wanted. */
function watchRun(run: TaskRun, jobSignal: AbortSignal): RunWatch {
  const cancelled = new AbortController();
  let latest: { stage: TaskStage; fraction: number } = { stage: 'reading', fraction: 0 };
  const tell = async () => {
    const isWanted = await run.progress(latest.stage, latest.fraction).catch(() => true);
    if (!isWanted) cancelled.abort();
  };
  const timer = setInterval(tell, CANCEL_CHECK_MS);
  void tell();
  return {
    signal: AbortSignal.any([cancelled.signal, jobSignal]),
    report(stage, fraction) {
      const known = taskStages.find((name) => name === stage);
      if (known) latest = { stage: known, fraction };
    },
    isUnwanted: () => cancelled.signal.aborted,
    stop: () => clearInterval(timer),
  };
}

function failureOf(job: RunningJob<'compare'>): ErrorName {
  return job.signal.aborted ? 'TASK_TIMED_OUT' : 'INTERNAL';
}
