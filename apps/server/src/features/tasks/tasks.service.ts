/**
 * The life cycle of a task: accepted (use taken, job queued, one transaction) → running → complete, failed or
 * cancelled (use refunded). Each step is safe to repeat: a retried job, a killed worker or a double click has
 * no second effect.
 */
import type { Tools } from '@wenjian/api';
import type { ObjectAccess, SignedInUser } from '../../platform/access/authorise.ts';
import {
  type ObjectScope,
  proveGuestScope,
  proveTeamScope,
  type TeamScope,
} from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { takeUse } from '../billing/index.ts';
import { announceChange } from '../live/index.ts';
import { recordAction } from '../records/index.ts';
import { FREE_RUNS_MAX } from './free-uses.rules.ts';
import { requireFreeUse } from './free-uses.service.ts';
import { renameTask } from './rename-task.ts';
import { required } from './required-task.ts';
import { isOnSamples } from './sample-files.ts';
import { findStanding, type TaskStanding } from './standings.repository.ts';
import { bytesOf } from './task-bytes.ts';
import { endOf, outcomeOf } from './task-end.ts';
import { objectOf } from './task-object.ts';
import { type Alongside, type Run, runOf, settle, type TaskParts } from './task-run.ts';
import { judgeStanding, taskAbilities } from './tasks.policy.ts';
import {
  findByIdempotencyKey,
  insertTask,
  lockTask,
  readTask,
  scopeOfTask,
  type TaskRow,
  type Tool,
  undeleteTask,
  updateRun,
  updateTask,
} from './tasks.repository.ts';
import { taskText } from './tasks.text.ts';

export interface NewTask {
  readonly tool: Tool;
  readonly title: string;
  readonly input: unknown;
  readonly idempotencyKey: string | undefined;
  /** This run takes no use, for any tool: it only prepares one that will. */
  readonly isFree?: boolean;
}

/** The initial state of a new run, instead of nothing. */
export interface Rerun {
  readonly input?: unknown;
  readonly summary?: unknown;
}

export interface TaskService {
  accept(scope: TeamScope, task: NewTask): Promise<TaskRow>;
  /** In the caller's transaction, for a task that is part of something else. */
  acceptIn(connection: Connection, scope: TeamScope, task: NewTask): Promise<TaskRow>;
  /** All or none. The first task's key stands for all of them; the first is returned. */
  acceptAll(scope: TeamScope, first: NewTask, others: readonly NewTask[]): Promise<TaskRow>;
  /** `revise` gets the task as it is, locked; without it, the same input runs again. */
  rerun(scope: TeamScope, id: string, revise?: (task: TaskRow) => Rerun): Promise<TaskRow>;
  /**
   * Runs a failed task again without taking a use, because the product itself was at fault. False: meanwhile it is deleted, or has run again.
   */
  retryIn(connection: Connection, run: Run): Promise<boolean>;
  cancel(scope: TeamScope, id: string): Promise<TaskRow>;
  rename(scope: ObjectScope, id: string, title: string): Promise<TaskRow>;
  renameIn(connection: Connection, scope: TeamScope, id: string, title: string): Promise<void>;
  /** `alongside` deletes, in the same transaction, the tool's own data of the task. */
  remove(scope: TeamScope, id: string, alongside?: Alongside): Promise<void>;
  removeIn(connection: Connection, scope: TeamScope, id: string): Promise<void>;
  /** Restores deleted tasks; a run that the deletion had cancelled runs again. */
  restoreIn(connection: Connection, scope: TeamScope, id: string): Promise<void>;
  /** For one of these tools. Throws `closed` or `gone` for a person who had access before. */
  access(user: SignedInUser, id: string, tools: readonly Tool[]): Promise<ObjectAccess | null>;
}

export function createTaskService({ database, tools }: TaskParts, queue: JobQueue): TaskService {
  const enqueue = (connection: Connection, task: TaskRow) =>
    queue.enqueue(
      task.tool,
      { taskId: task.id, run: task.run },
      {
        connection,
        owner: { teamId: task.teamId, userId: task.ownerId },
        bytes: bytesOf(task.input),
      },
    );
  const running = { tools, enqueue };
  return {
    accept: (scope, task) =>
      database.transaction((transaction) => accept(transaction, scope, [task], running)),
    acceptIn: (connection, scope, task) => accept(connection, scope, [task], running),
    acceptAll: (scope, first, others) =>
      database.transaction((transaction) => accept(transaction, scope, [first, ...others], running)),
    rerun: (scope, id, revise = () => ({})) =>
      database.transaction((transaction) => rerun(transaction, scope, { id, revise }, running)),
    retryIn: (connection, run) => retry(connection, run, running),
    cancel: (scope, id) => database.transaction((transaction) => cancel(transaction, scope, id)),
    rename: (scope, id, title) =>
      database.transaction(async (transaction) => {
        const row = await renameTask(transaction, tools, scope, { id, title });
        await announceChange(transaction, id, 'status');
        return row;
      }),
    async renameIn(connection, scope, id, title) {
      required(await updateTask(connection, scope, id, { title }));
      await announceChange(connection, id, 'status');
    },
    remove: (scope, id, alongside) =>
      database.transaction(async (transaction) => {
        const task = await remove(transaction, scope, id, alongside);
        await recordAction(transaction, scope, { action: 'deleted', ...objectOf(tools, task) });
      }),
    async removeIn(connection, scope, id) {
      await remove(connection, scope, id);
    },
    async restoreIn(connection, scope, id) {
      const task = required(await undeleteTask(connection, scope, id));
      const request = { id, revise: () => ({}) };
      if (task.status === 'cancelled') await rerun(connection, scope, request, running);
    },
    async access(user, id, tools) {
      const standing = await findStanding(database, user, id);
      return standing && tools.includes(standing.tool) ? accessOf(standing, user, id) : null;
    },
  };
}

function accessOf(standing: TaskStanding, user: SignedInUser, taskId: string): ObjectAccess | null {
  const { teamId, ownerId, role, collaboration, collaborator } = standing;
  const verdict = judgeStanding(standing);
  if (verdict === 'unknown') return null;
  if (verdict === 'gone') throw new AppError('GONE');
  if (verdict === 'closed') throw new AppError('COLLABORATION_CLOSED');
  const hasJoined = collaboration === 'open' && collaborator?.state === 'joined';
  const permission = hasJoined ? collaborator.permission : null;
  const scope = role ? proveTeamScope(teamId, user.id, role) : proveGuestScope(teamId, user.id, taskId);
  return { scope, abilities: taskAbilities(scope, ownerId, permission) };
}

interface Running {
  readonly tools: Tools;
  enqueue(connection: Connection, task: TaskRow): Promise<void>;
}

async function accept(
  connection: Connection,
  scope: TeamScope,
  [first, ...others]: readonly [NewTask, ...NewTask[]],
  running: Running,
): Promise<TaskRow> {
  // Waits for a transaction that is just closing the space, and then finds it closed.
  required(await lockSpace(connection, scope));
  const row = await acceptNew(connection, scope, first, running);
  // The key exists already: the request was sent twice, and the first task is returned.
  if (!row) return firstOf(connection, scope, first);
  for (const other of others) await acceptNew(connection, scope, other, running);
  return row;
}

async function firstOf(
  connection: Connection,
  scope: TeamScope,
  { tool, idempotencyKey }: NewTask,
): Promise<TaskRow> {
  const row = required(idempotencyKey ? await findByIdempotencyKey(connection, scope, idempotencyKey) : null);
  // Another tool's task is not a valid answer to this request.
  if (row.tool !== tool) throw new AppError('CONFLICT', { message: taskText.keyTaken });
  return row;
}

async function acceptNew(
  connection: Connection,
  scope: TeamScope,
  { idempotencyKey, isFree = false, ...task }: NewTask,
  { tools, enqueue }: Running,
): Promise<TaskRow | null> {
  const row = await insertTask(connection, scope, { ...task, idempotencyKey: idempotencyKey ?? null });
  if (!row) return null;
  if (!isFree) await charge(connection, scope, row, tools);
  await enqueue(connection, row);
  return row;
}

/** Reading documents and trying a tool on the samples is free, and some tools have free daily uses; none has anything to refund. */
async function charge(connection: Connection, scope: TeamScope, task: TaskRow, tools: Tools): Promise<void> {
  if (isOnSamples(task.input)) return;
  const bought = tools.balance.find((tool) => tool === task.tool);
  if (bought !== undefined) await takeUse(connection, scope, bought, runOf(task));
  else if (isDaily(tools, task)) await requireFreeUse(connection, scope, tools);
}

function isDaily({ rows }: Tools, { tool }: TaskRow): boolean {
  return rows[tool].price === 'daily';
}

interface RerunRequest {
  readonly id: string;
  readonly revise: (task: TaskRow) => Rerun;
  readonly isFree?: boolean;
}

async function rerun(
  connection: Connection,
  scope: TeamScope,
  { id, revise, isFree = false }: RerunRequest,
  { tools, enqueue }: Running,
): Promise<TaskRow> {
  const task = required(await lockTaskInSpace(connection, scope, id));
  if (isUnfinished(task)) throw new AppError('TASK_NOT_FINISHED');
  if (!isFree && isDaily(tools, task) && task.run >= FREE_RUNS_MAX)
    throw new AppError('FREE_LIMIT_REACHED', { message: taskText.runTooOften(FREE_RUNS_MAX) });
  const { input = task.input, summary = null } = revise(task);
  const fresh = {
    run: task.run + 1,
    input,
    status: 'pending',
    stage: 'queued',
    fraction: 0,
    failure: null,
    failureMessage: null,
    summary,
    resultSha256: null,
    previous: outcomeOf(task),
    askedAt: new Date(),
    finishedAt: null,
  } as const;
  const row = required(await updateTask(connection, scope, id, fresh));
  // A daily use is counted when a task is accepted; running it again takes none, and is limited above.
  if (!isFree && !isDaily(tools, row)) await charge(connection, scope, row, tools);
  await announceChange(connection, row.id, 'status');
  await enqueue(connection, row);
  return row;
}

async function retry(connection: Connection, { taskId, run }: Run, running: Running): Promise<boolean> {
  const scope = await scopeOfTask(connection, taskId);
  const task = scope && (await lockTaskInSpace(connection, scope, taskId));
  if (!task || task.run !== run || task.status !== 'failed') return false;
  await rerun(connection, scope, { id: taskId, revise: () => ({}), isFree: true }, running);
  return true;
}

async function cancel(connection: Connection, scope: TeamScope, id: string): Promise<TaskRow> {
  const task = required(await lockTaskInSpace(connection, scope, id));
  if (!isUnfinished(task)) throw new AppError('TASK_NOT_RUNNING');
  await callOff(connection, scope, task);
  return required(await readTask(connection, scope, id));
}

async function remove(
  connection: Connection,
  scope: TeamScope,
  id: string,
  alongside?: Alongside,
): Promise<TaskRow> {
  const task = required(await lockTaskInSpace(connection, scope, id));
  if (isUnfinished(task)) await callOff(connection, scope, task);
  await alongside?.(connection);
  // The key is removed with the task: a later request with it creates a new one.
  await updateTask(connection, scope, id, { deletedAt: new Date(), idempotencyKey: null });
  await announceChange(connection, id, 'status');
  return task;
}

/** The space first, as everywhere: a use is taken or refunded. */
async function lockTaskInSpace(
  connection: Connection,
  scope: TeamScope,
  id: string,
): Promise<TaskRow | null> {
  await lockSpace(connection, scope);
  return lockTask(connection, scope, id);
}

/** Cancelling after partial results does not refund the use. */
async function callOff(connection: Connection, scope: TeamScope, task: TaskRow): Promise<void> {
  if (task.resultSha256 === null) {
    await settle(connection, scope, task, { status: 'cancelled' });
    return;
  }
  const set = { status: 'cancelled', failureMessage: taskText.partlyDelivered } as const;
  await updateRun(connection, scope, runOf(task), endOf(task, set));
}

function isUnfinished(task: TaskRow): boolean {
  return task.status === 'pending' || task.status === 'running';
}
