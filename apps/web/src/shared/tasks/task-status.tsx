import type { TaskStatus as Status } from '@wenjian/api';
import { Progress } from 'antd';
import styles from './task-status.module.css';
import { isUnfinished, progressPercent } from './view-model/task-state.ts';

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

interface StatusOfProps {
  readonly task: Parameters<typeof progressPercent>[0] & {
    readonly failure: { readonly message: string } | null;
  };
  readonly word: string;
}

/** The same, read from the task. */
export function StatusOf({ task, word }: StatusOfProps) {
  const { status, failure } = task;
  const percent = isUnfinished(status) ? progressPercent(task) : null;
  return <TaskStatus mark={status} word={word} percent={percent} note={failure?.message} />;
}
