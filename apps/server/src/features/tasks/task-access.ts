/** Who may do what with the tasks of each tool. */
import { type TaskObject, taskTools, toolTable } from '@wenjian/api';
import type { ObjectAccess, SignedInUser } from '../../platform/authorise.ts';
import type { TaskService } from './tasks.service.ts';

type Access = (user: SignedInUser, id: string) => Promise<ObjectAccess | null>;

export function taskObjects(tasks: Pick<TaskService, 'access'>): Readonly<Record<TaskObject, Access>> {
  const entries = taskTools.map((tool): [TaskObject, Access] => [
    toolTable[tool].object,
    (user, id) => tasks.access(user, id, [tool]),
  ]);
  return Object.fromEntries(entries) as Record<TaskObject, Access>;
}
