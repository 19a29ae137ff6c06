import type { TaskStatus } from '@wenjian/api';
import { isGone } from '../../../shared/http/api-error.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';

/** Quick for one watched task, slower for a list. */
const TASK_POLL_MS = 1000;
export const LIST_POLL_MS = 2000;

interface Watched {
  readonly state: {
    readonly data: { readonly status: TaskStatus } | undefined;
    readonly error: Error | null;
  };
}

/** Until the task has ended or is gone. */
export function pollTask({ state: { data, error } }: Watched): number | false {
  return data && isUnfinished(data.status) && !isGone(error) ? TASK_POLL_MS : false;
}
