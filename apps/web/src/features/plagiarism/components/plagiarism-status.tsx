import { TaskStatus } from '../../../shared/tasks/task-status.tsx';
import { isUnfinished, progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import type { PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import { progressText } from '../view-model/task-view.ts';

export function PlagiarismStatus({ task }: { readonly task: PlagiarismTask }) {
  return (
    <TaskStatus
      mark={task.status}
      word={progressText(task)}
      percent={isUnfinished(task.status) ? progressPercent(task) : null}
      note={task.failure?.message}
    />
  );
}
