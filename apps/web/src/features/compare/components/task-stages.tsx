import { Button, Progress, Steps } from 'antd';
import { showToast } from '../../../shared/ui/toast.ts';
import { useCancelComparison } from '../api/use-cancel-comparison.ts';
import { compareText } from '../text.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';
import { progressPercent, progressText, stageViews } from '../view-model/task-progress.ts';
import styles from './result-page.module.css';

const STEP_STATUS = { done: 'finish', current: 'process', waiting: 'wait' } as const;

/** A task under way: its stages, what happens now, and the way out. */
export function TaskStages({ task }: { readonly task: Comparison }) {
  const { task: text, stageDetails, list } = compareText;
  const cancel = useCancelComparison();
  const stages = stageViews(task);
  const onCancel = () =>
    cancel.mutate(task.id, {
      onSuccess: () => showToast({ kind: 'success', message: list.cancelled }),
      onError: (error) => showToast({ kind: 'error', message: error.message }),
    });
  return (
    <div className={styles.centre}>
      <section className={styles.panel} aria-live="polite">
        <p className={styles.files}>
          {task.origin.name} → {task.target.name}
        </p>
        <Steps
          size="small"
          responsive={false}
          current={stages.findIndex(({ state }) => state === 'current')}
          items={stages.map(({ title, state }) => ({ title, status: STEP_STATUS[state] }))}
        />
        <div className={styles.bar}>
          <Progress percent={progressPercent(task)} status="normal" aria-label={progressText(task)} />
        </div>
        <p className={styles.now}>{stageDetails[task.progress.stage]}</p>
        <p className={styles.note}>{text.stillRunning}</p>
        {task.abilities.change && (
          <div className={styles.actions}>
            <Button loading={cancel.isPending} onClick={onCancel}>
              {text.cancelTask}
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
