import { TaskStages } from '../../../../shared/tasks/task-stages.tsx';
import { comparisons } from '../../api/comparisons.ts';
import { compareText } from '../../text.ts';
import type { Comparison } from '../../view-model/comparison-shapes.ts';
import { filesText, progressText, stageViews } from '../../view-model/task-progress.ts';

export function ComparisonStages({ task }: { readonly task: Comparison }) {
  return (
    <TaskStages<Comparison>
      tasks={comparisons}
      task={task}
      name={filesText(task)}
      stages={stageViews(task)}
      percentLabel={progressText(task)}
      now={compareText.stageDetails[task.progress.stage]}
      words={compareText.task}
    />
  );
}
