import { StagesPanel } from '../../../shared/tasks/stages-panel.tsx';
import { progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useCancelTask } from '../api/use-task-actions.ts';
import { plagiarismText } from '../text.ts';
import type { PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import { againstWords, progressText, shownStage, stageViews } from '../view-model/task-view.ts';
import styles from './result-page.module.css';

/** A check in progress. */
export function TaskStages({ task }: { readonly task: PlagiarismTask }) {
  const { task: text, now, list } = plagiarismText;
  const cancel = useCancelTask();
  const onCancel = () =>
    cancel.mutate(task.id, {
      onSuccess: () => showToast({ kind: 'success', message: list.cancelled }),
      onError: (error) => showToast({ kind: 'error', message: error.message }),
    });
  return (
    <div className={styles.centre}>
      <StagesPanel
        name={againstWords(task)}
        stages={stageViews(task)}
        percent={progressPercent(task)}
        percentLabel={progressText(task)}
        now={now[shownStage(task.progress.stage)]}
        note={text.note}
        cancel={task.abilities.run ? { label: text.cancel, isPending: cancel.isPending, onCancel } : null}
      />
    </div>
  );
}
