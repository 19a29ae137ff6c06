import { StagesPanel } from '../../../shared/tasks/stages-panel.tsx';
import { progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useCancelComparison } from '../api/use-cancel-comparison.ts';
import { compareText } from '../text.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';
import { progressText, stageViews } from '../view-model/task-progress.ts';
import styles from './result-page.module.css';

export function TaskStages({ task }: { readonly task: Comparison }) {
  const { task: text, stageDetails, list } = compareText;
  const cancel = useCancelComparison();
  const onCancel = () =>
    cancel.mutate(task.id, {
      onSuccess: () => showToast({ kind: 'success', message: list.cancelled }),
      onError: (error) => showToast({ kind: 'error', message: error.message }),
    });
  return (
    <div className={styles.centre}>
      <StagesPanel
        name={`${task.origin.name} → ${task.target.name}`}
        stages={stageViews(task)}
        percent={progressPercent(task)}
        percentLabel={progressText(task)}
        now={stageDetails[task.progress.stage]}
        note={text.stillRunning}
        cancel={task.abilities.run ? { label: text.cancelTask, isPending: cancel.isPending, onCancel } : null}
      />
    </div>
  );
}
