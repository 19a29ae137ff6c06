import { Button, Progress } from 'antd';
import type { ReactNode } from 'react';
import type { SimpleTasks } from '../../../shared/tasks/create-tasks.ts';
import { useQueuePlace } from '../../../shared/tasks/use-queue-place.ts';
import { convertText } from '../text.ts';
import type { Conversion, Recognition } from '../view-model/shapes.ts';
import styles from './task-panel.module.css';

interface TaskRunningProps<Task extends Conversion | Recognition> {
  readonly tasks: Pick<SimpleTasks<Task>, 'useCancel'>;
  readonly task: Task;
  readonly heading: ReactNode;
  readonly percent: number;
  /** What the percentage measures. */
  readonly percentLabel: string;
  readonly children?: ReactNode;
}

/** A running task: its progress, the current step, and the cancel button. */
export function TaskRunning<Task extends Conversion | Recognition>(props: TaskRunningProps<Task>) {
  const { tasks, task, heading, percent, percentLabel, children } = props;
  const { task: text, stageDetails, common } = convertText;
  const cancel = tasks.useCancel();
  const place = useQueuePlace(task);
  return (
    <section className={styles.panel} aria-label={text.running}>
      {heading}
      <Progress percent={percent} status="normal" aria-label={percentLabel} />
      <p className={styles.note} aria-live="polite">
        {place ?? stageDetails[task.progress.stage]}
      </p>
      {children}
      <p className={styles.note}>{common.stillRunning}</p>
      {task.abilities.run && (
        <div className={styles.actions}>
          <Button loading={cancel.isPending} onClick={() => cancel.mutate(task)}>
            {common.cancel}
          </Button>
        </div>
      )}
    </section>
  );
}
