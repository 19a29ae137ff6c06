import { Progress } from 'antd';
import type { Comparison } from '../view-model/comparison-shapes.ts';
import { isUnfinished, progressPercent, progressText } from '../view-model/task-progress.ts';
import styles from './comparison-status.module.css';

/** Status as a word, with a bar while the task is under way and the reason when it failed. */
export function ComparisonStatus({ task }: { readonly task: Comparison }) {
  const text = progressText(task);
  return (
    <div className={styles.status} data-status={task.status}>
      <span className={styles.word}>{text}</span>
      {isUnfinished(task.status) && (
        <Progress percent={progressPercent(task)} size="small" showInfo={false} aria-label={text} />
      )}
      {task.failure && <span className={styles.reason}>{task.failure.message}</span>}
    </div>
  );
}
