/** A task, or the reason why there is none to work with. */
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { hasFirstResult } from './task-end.ts';
import { readTask, type TaskRow } from './tasks.repository.ts';

export type ShownTask = TaskRow & { readonly resultSha256: string };

export async function requiredTask(connection: Connection, scope: ObjectScope, id: string): Promise<TaskRow> {
  return required(await readTask(connection, scope, id));
}

/** A task whose result can be shown; throws the specific reason if there is none. */
export async function finishedTask(
  connection: Connection,
  scope: ObjectScope,
  id: string,
): Promise<ShownTask> {
  return finished(required(await readTask(connection, scope, id)));
}

/** A finished task, or one whose first result is worked on while the rest is examined. */
export async function shownTask(connection: Connection, scope: ObjectScope, id: string): Promise<ShownTask> {
  const task = required(await readTask(connection, scope, id));
  const { resultSha256 } = task;
  return hasFirstResult(task) && resultSha256 !== null ? { ...task, resultSha256 } : finished(task);
}

function finished(task: TaskRow): ShownTask {
  const { status, resultSha256 } = task;
  if (status === 'failed' || status === 'cancelled') throw new AppError('TASK_WITHOUT_RESULT');
  if (status !== 'complete' || resultSha256 === null) throw new AppError('TASK_NOT_FINISHED');
  return { ...task, resultSha256 };
}

/** Between reading a result and writing about it, the task may have been deleted or run again, or its first result replaced. */
export function requireSameRun(current: TaskRow | null, seen: TaskRow): void {
  if (!current) throw new AppError('NOT_FOUND');
  if (current.run !== seen.run || current.resultSha256 !== seen.resultSha256)
    throw new AppError('TASK_NOT_FINISHED');
}

export function required<T>(value: T | null): T {
  if (value === null) throw new AppError('NOT_FOUND');
  return value;
}
