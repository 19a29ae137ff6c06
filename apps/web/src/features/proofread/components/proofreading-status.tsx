import { TaskStatus } from '../../../shared/tasks/task-status.tsx';
import { isUnfinished, progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import type { Proofreading } from '../view-model/proofread-shapes.ts';
import { statusText } from '../view-model/proofreading-progress.ts';

export function ProofreadingStatus({ task }: { readonly task: Proofreading }) {
  return (
    <TaskStatus
      mark={task.status}
      word={statusText(task)}
      percent={isUnfinished(task.status) ? progressPercent(task) : null}
      note={task.failure?.message}
    />
  );
}
