/**
 * The common part of every tool's job: open the run, check for cancellation, report progress, handle
 * failures.
 */
import { type ErrorName, type TaskStage, taskStages } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { stageSeconds } from '../../platform/observe/metrics.ts';
import { furthestPoint } from '../../platform/queue/attempt-clock.ts';
import { EngineStopped } from '../../platform/queue/engine-stopped.ts';
import type { JobHandler, RunningJob } from '../../platform/queue/job-queue.ts';
import { PutBack } from '../../platform/queue/put-back.ts';
import { openRun, type TaskParts, type TaskRun } from './task-run.ts';
import type { TaskRow, Tool } from './tasks.repository.ts';
import { taskText } from './tasks.text.ts';

/** How often a running job writes its progress and checks for cancellation. */
const CHECK_MS = 1_000;

export interface TaskJob {
  readonly task: TaskRow;
  readonly scope: TeamScope;
  /** Aborted when the run is cancelled, or its time is over. */
  readonly signal: AbortSignal;
  readonly report: (stage: string, fraction: number) => void;
  readonly savePartial: TaskRun['savePartial'];
  readonly saveFirst: TaskRun['saveFirst'];
  readonly complete: TaskRun['complete'];
  fail(failure: ErrorName, message?: string): Promise<void>;
}

export function runTaskJob<Name extends Tool>(
  name: Name,
  parts: TaskParts,
  work: (job: TaskJob) => Promise<void>,
): JobHandler<Name> {
  return {
    name,
    async run(job) {
      const run = await openRun(parts, job.payload);
      if (!run) return;
      const watch = watchRun(run, job);
      try {
        await work({
          task: run.task,
          scope: run.scope,
          signal: watch.signal,
          report: watch.report,
          savePartial: run.savePartial,
          saveFirst: run.saveFirst,
          complete: run.complete,
          fail: run.fail,
        });
      } catch (error) {
        if (watch.isUnwanted()) return;
        if (job.signal.reason instanceof PutBack) await run.waitAgain();
        if (error instanceof EngineStopped) return await run.fail(error.errorName, error.message);
        if (job.isLastAttempt) await run.fail(job.signal.aborted ? 'TASK_TIMED_OUT' : 'INTERNAL');
        throw error;
      } finally {
        watch.stop();
      }
    },
    async giveUp(payload, reason) {
      const run = await openRun(parts, payload);
      await run?.fail('INTERNAL', reason === 'failed' ? undefined : taskText.setAside[reason]);
    },
  };
}

interface RunWatch {
  readonly signal: AbortSignal;
  readonly report: (stage: string, fraction: number) => void;
  isUnwanted(): boolean;
  stop(): void;
}

function watchRun(run: TaskRun, { signal: jobSignal, advanced }: RunningJob<Tool>): RunWatch {
  const cancelled = new AbortController();
  let latest: { stage: TaskStage; fraction: number } = { stage: 'reading', fraction: 0 };
  const tell = async () => {
    const isWanted = await run.progress(latest.stage, latest.fraction).catch(() => true);
    if (!isWanted) cancelled.abort();
  };
  const noteProgress = furthestPoint(advanced);
  const timer = setInterval(tell, CHECK_MS);
  void tell();
  const job = run.task.tool;
  let endStage = stageSeconds.startTimer({ job, stage: latest.stage });
  return {
    signal: AbortSignal.any([cancelled.signal, jobSignal]),
    report(stage, fraction) {
      const known = taskStages.find((name) => name === stage);
      if (!known) return;
      if (known !== latest.stage) {
        endStage();
        endStage = stageSeconds.startTimer({ job, stage: known });
      }
      latest = { stage: known, fraction };
      noteProgress(known, fraction);
    },
    isUnwanted: () => cancelled.signal.aborted,
    stop() {
      clearInterval(timer);
      endStage();
    },
  };
}
