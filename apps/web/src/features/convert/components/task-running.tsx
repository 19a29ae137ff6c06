import { Button, Progress } from 'antd';
import type { ReactNode } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import type { useCancelConversion } from '../api/use-conversions.ts';
import type { useCancelRecognition } from '../api/use-recognitions.ts';
import { convertText } from '../text.ts';
import type { Conversion, Recognition } from '../view-model/shapes.ts';
import styles from './task-panel.module.css';

interface TaskRunningProps {
  readonly task: Conversion | Recognition;
  readonly heading: ReactNode;
  readonly percent: number;
  /** What the percentage measures. */
  readonly percentLabel: string;
  readonly cancel: ReturnType<typeof useCancelConversion> | ReturnType<typeof useCancelRecognition>;
  readonly children?: ReactNode;
}

/** A running task: its progress, the current step, and the cancel button. */
export function TaskRunning({ task, heading, percent, percentLabel, cancel, children }: TaskRunningProps) {
  const { task: text, stageDetails, common } = convertText;
  const onCancel = () =>
    cancel.mutate(task.id, {
      onSuccess: () => showToast({ kind: 'success', message: common.cancelled }),
      onError: (error) => showToast({ kind: 'error', message: error.message }),
    });
  return (
    <section className={styles.panel} aria-label={text.running}>
      {heading}
      <Progress percent={percent} status="normal" aria-label={percentLabel} />
      <p className={styles.note} aria-live="polite">
        {stageDetails[task.progress.stage]}
      </p>
      {children}
      <p className={styles.note}>{common.stillRunning}</p>
      {task.abilities.run && (
        <div className={styles.actions}>
          <Button loading={cancel.isPending} onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      )}
    </section>
  );
}
