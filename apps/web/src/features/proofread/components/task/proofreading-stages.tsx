import { TaskStages } from '../../../../shared/tasks/task-stages.tsx';
import { proofreadings } from '../../api/proofreadings.ts';
import { proofreadingText } from '../../text.ts';
import type { Proofreading } from '../../view-model/proofread-shapes.ts';
import { shownStage, stageViews, statusText } from '../../view-model/proofreading-progress.ts';

/** The contract is being read and examined. */
export function ProofreadingStages({ task }: { readonly task: Proofreading }) {
  return (
    <TaskStages<Proofreading>
      tasks={proofreadings}
      task={task}
      name={task.file.name}
      stages={stageViews(task)}
      percentLabel={statusText(task)}
      now={proofreadingText.now[shownStage(task)]}
      words={proofreadingText.running}
    />
  );
}
