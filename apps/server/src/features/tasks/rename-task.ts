import type { Tools } from '@wenjian/api';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { recordAction } from '../records/index.ts';
import { objectOf } from './task-object.ts';
import { lockTask, type TaskRow, updateTask } from './tasks.repository.ts';

/** The former title stays in the records. */
export async function renameTask(
  connection: Connection,
  tools: Tools,
  scope: ObjectScope,
  { id, title }: Pick<TaskRow, 'id' | 'title'>,
): Promise<TaskRow> {
  const before = await lockTask(connection, scope, id);
  if (before?.title === title) return before;
  const task = before && (await updateTask(connection, scope, id, { title }));
  if (!task) throw new AppError('NOT_FOUND');
  const details = { before: before.title };
  await recordAction(connection, scope, { action: 'renamed', ...objectOf(tools, task), details });
  return task;
}
