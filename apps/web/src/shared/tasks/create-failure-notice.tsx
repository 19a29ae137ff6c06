import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import styles from './create-failure-notice.module.css';
import { taskText } from './task.text.ts';
import { type CreateFailureTitles, describeCreateFailure } from './view-model/create-failure.ts';

interface CreateFailureNoticeProps {
  readonly error: Error;
  readonly titles: CreateFailureTitles;
  /** What of the user's work is safe. */
  readonly kept: string;
  readonly onRetry: () => void;
}

/** In place: what happened, what was kept, what to do. */
export function CreateFailureNotice({ error, titles, kept, onRetry }: CreateFailureNoticeProps) {
  const { title, detail, remedy } = describeCreateFailure(error, titles);
  return (
    <Alert
      type={remedy === 'plans' ? 'warning' : 'error'}
      showIcon
      title={title}
      description={
        <>
          <div>{detail}</div>
          <div>{kept}</div>
          <div className={styles.remedy}>
            {remedy === 'plans' ? (
              <Link to="/prime-introduction">
                <Button>{taskText.seePlans}</Button>
              </Link>
            ) : (
              <Button onClick={onRetry}>{taskText.tryAgain}</Button>
            )}
          </div>
        </>
      }
    />
  );
}
