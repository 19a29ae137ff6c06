import { TaskStatus } from '../../../shared/tasks/task-status.tsx';
import { isUnfinished, progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';
import { progressText } from '../view-model/task-progress.ts';

export function ComparisonStatus({ task }: { readonly task: Comparison }) {
  return (
    <TaskStatus
      mark={task.status}
      word={progressText(task)}
      percent={isUnfinished(task.status) ? progressPercent(task) : null}
      note={task.failure?.message}
    />
  );
}
