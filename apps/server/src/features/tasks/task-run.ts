/** One run of a task, as its job sees it: progress, partial results and one end, whatever is repeated. */
import { type ErrorName, errorCatalogue, type JobPayload, type TaskStage, type Tools } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import { giveBackUse } from '../billing/index.ts';
import { announceChange } from '../live/index.ts';
import { COMPLETE, endOf } from './task-end.ts';
import { readTask, scopeOfTask, type TaskRow, type Tool, updateRun } from './tasks.repository.ts';
import { tellOwner } from './tell-owner.ts';

export type Run = JobPayload<Tool>;

export type Alongside = (connection: Connection) => Promise<void>;

/** What tasks of all tools need. */
export interface TaskParts {
  readonly database: Database;
  readonly tools: Tools;
}

export interface TaskResult {
  readonly summary: unknown;
  /** Null: the run has only prepared the next one. */
  readonly resultSha256: string | null;
}

export type FirstResult = TaskResult & { readonly resultSha256: string };

/** What a job sees of its task; `null` when the run is over (finished, cancelled, deleted, run again). */
export interface TaskRun {
  readonly task: TaskRow;
  readonly scope: TeamScope;
  /** False: the run is no longer wanted. */
  progress(stage: TaskStage, fraction: number): Promise<boolean>;
  /** It begins again later. */
  waitAgain(): Promise<void>;
  /** A partial result to show while the run continues; the summary is kept even if the run fails. */
  savePartial(part: Partial<TaskResult>): Promise<void>;
  /** A result that is worked on at once, while the run continues; it stands if the run does not come to its end. A result of an earlier run is not replaced by half a one. */
  saveFirst(result: FirstResult): Promise<void>;
  /** `alongside` writes, in the same transaction, the tool's own data besides the result. */
  complete(result: TaskResult, alongside?: Alongside): Promise<void>;
  fail(failure: ErrorName, message?: string): Promise<void>;
}

export async function openRun({ database, tools }: TaskParts, run: Run): Promise<TaskRun | null> {
  const scope = await scopeOfTask(database, run.taskId);
  if (!scope) return null;
  const isWanted = await updateRun(database, scope, run, { status: 'running' });
  const task = isWanted ? await readTask(database, scope, run.taskId) : null;
  if (!task) return null;
  const tell = tellOwner(tools, scope, task);
  return {
    task,
    scope,
    progress: (stage, fraction) => updateRun(database, scope, run, { stage, fraction }),
    async waitAgain() {
      await updateRun(database, scope, run, { status: 'pending', stage: 'queued', fraction: 0 });
    },
    async savePartial(part) {
      await updateRun(database, scope, run, part);
    },
    saveFirst: (result) =>
      database.transaction(async (transaction) => {
        const finishedAt = new Date().toISOString();
        const previous = { ...result, input: task.input, finishedAt, isFirst: true } as const;
        if (task.previous !== null || !(await updateRun(transaction, scope, run, { ...result, previous })))
          return;
        await announceChange(transaction, task.id, 'status');
      }),
    complete: (result, alongside) =>
      database.transaction(async (transaction) => {
        const finished = { ...COMPLETE, previous: null, finishedAt: new Date() };
        const isDone = await updateRun(transaction, scope, run, { ...result, ...finished });
        if (isDone) await alongside?.(transaction);
        if (isDone && result.resultSha256 !== null) await tell(transaction, null);
        if (isDone) await announceChange(transaction, task.id, 'status');
      }),
    fail: (failure, failureMessage) =>
      database.transaction(async (transaction) => {
        await lockSpace(transaction, scope);
        const set = { status: 'failed', failure, failureMessage: failureMessage ?? null } as const;
        // It may have got a first result since it began.
        const current = (await readTask(transaction, scope, task.id)) ?? task;
        if (await settle(transaction, scope, { ...current, run: task.run }, set))
          await tell(transaction, failureMessage ?? errorCatalogue[failure].message);
      }),
  };
}

/** Ends a run without a result; its use is given back. */
export async function settle(
  connection: Connection,
  scope: TeamScope,
  task: TaskRow,
  set: Partial<TaskRow>,
): Promise<boolean> {
  const run = runOf(task);
  const isSettled = await updateRun(connection, scope, run, endOf(task, set));
  if (isSettled) {
    await giveBackUse(connection, scope, run);
    await announceChange(connection, task.id, 'status');
  }
  return isSettled;
}

export function runOf(task: TaskRow): Run {
  return { taskId: task.id, run: task.run };
}
