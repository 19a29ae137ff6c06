import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { compareText } from '../text.ts';
import { describeCreateFailure } from '../view-model/create-failure.ts';
import styles from './compare-upload-page.module.css';

interface CreateFailureNoticeProps {
  readonly error: Error;
  /** What of the user's work is safe. */
  readonly kept: string;
  readonly onRetry: () => void;
}

/** In place: what happened, what was kept, what to do. */
export function CreateFailureNotice({ error, kept, onRetry }: CreateFailureNoticeProps) {
  const text = compareText.upload;
  const { title, detail, remedy } = describeCreateFailure(error);
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
                <Button>{text.seePlans}</Button>
              </Link>
            ) : (
              <Button onClick={onRetry}>{text.tryAgain}</Button>
            )}
          </div>
        </>
      }
    />
  );
}
