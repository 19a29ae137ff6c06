/** A review whose result can be shown. */

import type { ObjectScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { finishedTask, readTask } from '../tasks/index.ts';
import { auditServerText } from './audit.text.ts';

export async function reviewedTask(connection: Connection, scope: ObjectScope, id: string) {
  const task = await readTask(connection, scope, id);
  if (task?.status === 'complete' && task.resultSha256 === null)
    throw new AppError('TASK_NOT_FINISHED', { message: auditServerText.notStarted });
  return finishedTask(connection, scope, id);
}
