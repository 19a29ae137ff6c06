/** Who may do what with the tasks of each tool. */
import type { TaskObject, Tools } from '@wenjian/api';
import type { ObjectAccess, SignedInUser } from '../../platform/access/authorise.ts';
import type { TaskService } from './tasks.service.ts';

type Access = (user: SignedInUser, id: string) => Promise<ObjectAccess | null>;

export function taskObjects(
  tasks: Pick<TaskService, 'access'>,
  { names, rows }: Tools,
): Readonly<Record<TaskObject, Access>> {
  const entries = names.map((tool): [TaskObject, Access] => [
    rows[tool].object,
    (user, id) => tasks.access(user, id, [tool]),
  ]);
  return Object.fromEntries(entries) as Record<TaskObject, Access>;
}
