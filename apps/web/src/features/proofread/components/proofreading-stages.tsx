import { StagesPanel } from '../../../shared/tasks/stages-panel.tsx';
import { progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useCancelProofreading } from '../api/use-proofreading-actions.ts';
import { proofreadingText } from '../text.ts';
import type { Proofreading } from '../view-model/proofread-shapes.ts';
import { shownStage, stageViews, statusText } from '../view-model/proofreading-progress.ts';
import styles from './own-page.module.css';

/** The contract is being read and examined. */
export function ProofreadingStages({ task }: { readonly task: Proofreading }) {
  const text = proofreadingText.running;
  const cancel = useCancelProofreading();
  const onCancel = () =>
    cancel.mutate(task.id, {
      onSuccess: () => showToast({ kind: 'success', message: text.cancelled }),
      onError: ({ message }) => showToast({ kind: 'error', message }),
    });
  return (
    <div className={styles.centre}>
      <StagesPanel
        name={task.file.name}
        stages={stageViews(task)}
        percent={progressPercent(task)}
        percentLabel={statusText(task)}
        now={proofreadingText.now[shownStage(task)]}
        note={text.note}
        cancel={task.abilities.run ? { label: text.cancel, isPending: cancel.isPending, onCancel } : null}
      />
    </div>
  );
}
