/**
 * The life of a task: accepted (use taken, job queued, one transaction) → running → complete, failed or cancelled
 * (use given back). Each step is safe to repeat: a retried job, a killed worker or a double click change nothing twice.
 */
import type { ErrorName, JobName, JobPayload, TaskStage } from '@wenjian/api';
import { AppError } from '../../platform/app-error.ts';
import type { ObjectAccess, SignedInUser } from '../../platform/authorise.ts';
import type { Connection, Database } from '../../platform/database.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { TeamScope } from '../../platform/team-scope.ts';
import { giveBackUse, takeUse } from '../billing/index.ts';
import { findMembership } from '../teams/index.ts';
import { isFreeTool } from './free-uses.rules.ts';
import { requireFreeUse } from './free-uses.service.ts';
import { taskAbilities } from './tasks.policy.ts';
import {
  findByIdempotencyKey,
  findTaskTeam,
  insertTask,
  lockTask,
  readTask,
  scopeOfTask,
  type TaskRow,
  type Tool,
  updateRun,
  updateTask,
} from './tasks.repository.ts';

export interface NewTask {
  readonly tool: Tool & JobName;
  readonly title: string;
  readonly input: unknown;
  readonly idempotencyKey: string | undefined;
}

export interface TaskService {
  accept(scope: TeamScope, task: NewTask): Promise<TaskRow>;
  /** All or none. The first one's key stands for all of them; the first is answered. */
  acceptAll(scope: TeamScope, first: NewTask, others: readonly NewTask[]): Promise<TaskRow>;
  /** `input` takes the place of the one it ran with. */
  rerun(scope: TeamScope, id: string, input?: unknown): Promise<TaskRow>;
  cancel(scope: TeamScope, id: string): Promise<TaskRow>;
  rename(scope: TeamScope, id: string, title: string): Promise<TaskRow>;
  /** `alongside` removes, in the same transaction, what the tool keeps for the task. */
  remove(scope: TeamScope, id: string, alongside?: Alongside): Promise<void>;
  access(user: SignedInUser, id: string, tool: Tool): Promise<ObjectAccess | null>;
}

export type Alongside = (connection: Connection) => Promise<void>;

/** Interactive work runs before what was queued for the background. */
const INTERACTIVE_PRIORITY = 10;

export function createTaskService(database: Database, queue: JobQueue): TaskService {
  const enqueue = (connection: Connection, task: TaskRow) =>
    queue.enqueue(
      task.tool,
      { taskId: task.id, run: task.run },
      { connection, priority: INTERACTIVE_PRIORITY },
    );
  return {
    accept: (scope, task) =>
      database.transaction((transaction) => accept(transaction, scope, [task], enqueue)),
    acceptAll: (scope, first, others) =>
      database.transaction((transaction) => accept(transaction, scope, [first, ...others], enqueue)),
    rerun: (scope, id, input) =>
      database.transaction((transaction) => rerun(transaction, scope, { id, input }, enqueue)),
    cancel: (scope, id) => database.transaction((transaction) => cancel(transaction, scope, id)),
    async rename(scope, id, title) {
      return required(await updateTask(database, scope, id, { title }));
    },
    async remove(scope, id, alongside) {
      await database.transaction(async (transaction) => {
        const task = required(await lockTask(transaction, scope, id));
        if (isUnfinished(task)) await settle(transaction, scope, runOf(task), { status: 'cancelled' });
        await alongside?.(transaction);
        // The key goes with the task: whoever asks again means a new one.
        await updateTask(transaction, scope, id, { deletedAt: new Date(), idempotencyKey: null });
      });
    },
    async access(user, id, tool) {
      const owner = await findTaskTeam(database, id, tool);
      const scope = owner ? await findMembership(database, user.id, owner.teamId) : null;
      return owner && scope ? { scope, abilities: taskAbilities(scope, owner.ownerId) } : null;
    },
  };
}

type Enqueue = (connection: Connection, task: TaskRow) => Promise<void>;
type Run = JobPayload<JobName>;

async function accept(
  connection: Connection,
  scope: TeamScope,
  [first, ...others]: readonly [NewTask, ...NewTask[]],
  enqueue: Enqueue,
): Promise<TaskRow> {
  const { idempotencyKey } = first;
  const row = await acceptNew(connection, scope, first, enqueue);
  // The key stood there already: the request was sent twice, and the first one's task is the answer.
  if (!row)
    return required(idempotencyKey ? await findByIdempotencyKey(connection, scope, idempotencyKey) : null);
  for (const other of others) await acceptNew(connection, scope, other, enqueue);
  return row;
}

async function acceptNew(
  connection: Connection,
  scope: TeamScope,
  { idempotencyKey, ...task }: NewTask,
  enqueue: Enqueue,
): Promise<TaskRow | null> {
  const row = await insertTask(connection, scope, { ...task, idempotencyKey: idempotencyKey ?? null });
  if (!row) return null;
  await charge(connection, scope, row);
  await enqueue(connection, row);
  return row;
}

/** Reading documents is free, some tools are free so many times a day; neither has anything to give back. */
async function charge(connection: Connection, scope: TeamScope, task: TaskRow): Promise<void> {
  const { tool } = task;
  if (tool === 'document') return;
  if (isFreeTool(tool)) await requireFreeUse(connection, scope);
  else await takeUse(connection, scope, tool, runOf(task));
}

async function rerun(
  connection: Connection,
  scope: TeamScope,
  { id, input }: { readonly id: string; readonly input: unknown },
  enqueue: Enqueue,
): Promise<TaskRow> {
  const task = required(await lockTask(connection, scope, id));
  if (isUnfinished(task)) throw new AppError('TASK_NOT_FINISHED');
  const fresh = {
    run: task.run + 1,
    input: input ?? task.input,
    status: 'pending',
    stage: 'queued',
    fraction: 0,
    failure: null,
    failureMessage: null,
    summary: null,
    resultSha256: null,
    finishedAt: null,
  } as const;
  const row = required(await updateTask(connection, scope, id, fresh));
  await charge(connection, scope, row);
  await enqueue(connection, row);
  return row;
}

async function cancel(connection: Connection, scope: TeamScope, id: string): Promise<TaskRow> {
  const task = required(await lockTask(connection, scope, id));
  if (!isUnfinished(task)) throw new AppError('TASK_NOT_RUNNING');
  await settle(connection, scope, runOf(task), { status: 'cancelled' });
  return required(await readTask(connection, scope, id));
}

async function settle(
  connection: Connection,
  scope: TeamScope,
  run: Run,
  set: Partial<TaskRow>,
): Promise<void> {
  const isSettled = await updateRun(connection, scope, run, { ...set, finishedAt: new Date() });
  if (isSettled) await giveBackUse(connection, scope, run);
}

export interface TaskResult {
  readonly summary: unknown;
  readonly resultSha256: string;
}

/** What a job sees of its task; `null` when the run is over (finished, cancelled, deleted, run again). */
export interface TaskRun {
  readonly task: TaskRow;
  readonly scope: TeamScope;
  /** False: nobody waits for this run any more. */
  progress(stage: TaskStage, fraction: number): Promise<boolean>;
  /** `alongside` writes, in the same transaction, what the tool keeps besides the result. */
  complete(result: TaskResult, alongside?: Alongside): Promise<void>;
  fail(failure: ErrorName, message?: string): Promise<void>;
}

export async function openRun(database: Database, run: Run): Promise<TaskRun | null> {
  const scope = await scopeOfTask(database, run.taskId);
  if (!scope) return null;
  const isWanted = await updateRun(database, scope, run, { status: 'running' });
  const task = isWanted ? await readTask(database, scope, run.taskId) : null;
  if (!task) return null;
  return {
    task,
    scope,
    progress: (stage, fraction) => updateRun(database, scope, run, { stage, fraction }),
    complete: (result, alongside) =>
      database.transaction(async (transaction) => {
        const finished = { status: 'complete', stage: 'done', fraction: 1, finishedAt: new Date() } as const;
        const isDone = await updateRun(transaction, scope, run, { ...result, ...finished });
        if (isDone) await alongside?.(transaction);
      }),
    fail: (failure, failureMessage) =>
      database.transaction((transaction) =>
        settle(transaction, scope, run, {
          status: 'failed',
          failure,
          failureMessage: failureMessage ?? null,
        }),
      ),
  };
}

/** A task whose result can be shown; says which of the reasons it is when there is none. */
export async function finishedTask(
  connection: Connection,
  scope: TeamScope,
  id: string,
): Promise<TaskRow & { readonly resultSha256: string }> {
  const task = required(await readTask(connection, scope, id));
  const { status, resultSha256 } = task;
  if (status === 'failed' || status === 'cancelled') throw new AppError('TASK_WITHOUT_RESULT');
  if (status !== 'complete' || resultSha256 === null) throw new AppError('TASK_NOT_FINISHED');
  return { ...task, resultSha256 };
}

function runOf(task: TaskRow): Run {
  return { taskId: task.id, run: task.run };
}

function isUnfinished(task: TaskRow): boolean {
  return task.status === 'pending' || task.status === 'running';
}

function required<T>(value: T | null): T {
  if (value === null) throw new AppError('NOT_FOUND');
  return value;
}
