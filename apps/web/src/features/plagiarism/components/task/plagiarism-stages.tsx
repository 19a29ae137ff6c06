import { TaskStages } from '../../../../shared/tasks/task-stages.tsx';
import { plagiarisms } from '../../api/plagiarisms.ts';
import { plagiarismText } from '../../text.ts';
import type { PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';
import { againstWords, progressText, shownStage, stageViews } from '../../view-model/task-view.ts';

export function PlagiarismStages({ task }: { readonly task: PlagiarismTask }) {
  return (
    <TaskStages<PlagiarismTask>
      tasks={plagiarisms}
      task={task}
      name={againstWords(task)}
      stages={stageViews(task)}
      percentLabel={progressText(task)}
      now={plagiarismText.now[shownStage(task.progress.stage)]}
      words={plagiarismText.task}
    />
  );
}
