import { Button } from 'antd';
import { Link } from 'react-router';
import type { ApiError } from '../../../shared/http/api-error.ts';
import { convertText } from '../text.ts';
import styles from './task-panel.module.css';

interface TaskMissingProps {
  readonly error: Error & Partial<Pick<ApiError, 'status'>>;
  readonly onRetry: () => void;
}

const GONE: readonly (number | undefined)[] = [404, 410];

/** The task could not be read: gone, or only out of reach for the moment. */
export function TaskMissing({ error, onRetry }: TaskMissingProps) {
  const text = convertText.common;
  const isGone = GONE.includes(error.status);
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{isGone ? text.missingTitle : text.loadFailed}</h2>
      {!isGone && <p className={styles.note}>{error.message}</p>}
      <div className={styles.actions}>
        {!isGone && <Button onClick={onRetry}>{text.refresh}</Button>}
        <Link to="/convert-tool/list">
          <Button>{text.backToTools}</Button>
        </Link>
      </div>
    </section>
  );
}
