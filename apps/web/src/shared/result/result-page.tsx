import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { ApiError } from '../http/api-error.ts';
import { ReadOnlyWarning } from '../ui/read-only-warning.tsx';
import styles from './result-page.module.css';
import { resultPageText as text } from './result-page.text.ts';

interface ShownTask {
  readonly abilities: { readonly change: boolean };
  readonly notice?: string | undefined;
}

interface ResultPageProps {
  readonly task: ShownTask;
  /** Visitors know that they cannot change anything. */
  readonly isVisitor?: boolean;
  readonly children: ReactNode;
}

/** A task's page in any of its states, below what the reader must know about it. */
export function ResultPage({ task, isVisitor = false, children }: ResultPageProps) {
  return (
    <div className={styles.page}>
      <TaskNotices task={task} isVisitor={isVisitor} />
      {children}
    </div>
  );
}

function TaskNotices({ task, isVisitor = false }: Omit<ResultPageProps, 'children'>) {
  return (
    <>
      {!isVisitor && !task.abilities.change && <ReadOnlyWarning />}
      {task.notice !== undefined && <Alert type="warning" showIcon closable title={task.notice} />}
    </>
  );
}

interface LoadFailedProps {
  readonly title?: string;
  readonly error: Error | null;
  readonly onRetry: () => unknown;
}

export function LoadFailed({ title = text.failed, error, onRetry }: LoadFailedProps) {
  return (
    <Alert
      type="error"
      showIcon
      title={title}
      description={error?.message}
      action={<Button onClick={() => onRetry()}>{text.retry}</Button>}
    />
  );
}

/** In the place of the whole result. */
export function PageFailed(props: LoadFailedProps) {
  return (
    <div className={styles.centre}>
      <LoadFailed {...props} />
    </div>
  );
}

/** An address with an invalid id names no document. */
const INVALID_ID = 400;

export function isInvalidId(error: Error | null): boolean {
  return error instanceof ApiError && error.status === INVALID_ID;
}
