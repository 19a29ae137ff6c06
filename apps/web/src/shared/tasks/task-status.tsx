import type { TaskStatus as Status } from '@wenjian/api';
import { Progress } from 'antd';
import styles from './task-status.module.css';

interface TaskStatusProps {
  /** Selects the icon before the word. */
  readonly mark: Status;
  readonly word: string;
  /** Null when no task is running. */
  readonly percent: number | null;
  /** Why it failed, or what it waits for. */
  readonly note?: string | null | undefined;
}

/** Status as a word, with a bar while the task is under way and the reason when it failed. */
export function TaskStatus({ mark, word, percent, note }: TaskStatusProps) {
  return (
    <div className={styles.status} data-status={mark}>
      <span className={styles.word}>{word}</span>
      {percent !== null && <Progress percent={percent} size="small" showInfo={false} aria-label={word} />}
      {note && <span className={styles.reason}>{note}</span>}
    </div>
  );
}
