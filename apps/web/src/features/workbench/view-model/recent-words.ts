/** A task of any tool in words. Pure. */
import type { TaskStatus } from '@wenjian/api';
import { isUnfinished, progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import type { RecentTask } from '../api/use-recent-tasks.ts';
import { workbenchText } from '../text.ts';

const text = workbenchText.recent;

export interface RecentStatus {
  readonly mark: TaskStatus;
  readonly word: string;
  /** Null when no task is running. */
  readonly percent: number | null;
  readonly note: string | null;
}

export function recentStatus(
  task: Pick<RecentTask, 'status' | 'progress' | 'isWaiting' | 'failure' | 'notice'>,
): RecentStatus {
  const { status, progress, isWaiting, failure, notice } = task;
  // Waiting for a choice is neither failed nor finished.
  if (isWaiting) return { mark: 'pending', word: text.waiting, percent: null, note: null };
  const percent = isUnfinished(status) ? progressPercent(task) : null;
  const word =
    status === 'running' && progress.stage !== 'queued'
      ? text.running(text.stages[progress.stage], percent ?? 0)
      : text.statuses[status];
  return { mark: status, word, percent, note: failure?.message ?? notice ?? null };
}
